"""Sounds and events of a club: its rules and sounds, and the one place that tells of each happening once.

Uses `domain/events` and `read/events`; `clock` announces what is typed.
"""
