"""The practice night: its twelve tasks, what each is about, and whether it is done.

Reads states, and facts for what leaves no mark in a state. Looks at no other room.
"""
