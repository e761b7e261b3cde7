"""Sheets of the chips: the plan, stacks, races, counts.

Takes a model from `read`, and its words, and gives a PDF.
Uses `typesetting`, and no other room.
"""
