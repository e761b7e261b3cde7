"""Structures: the sentences about what is found in one, about those that are proposed, about ending in time.

Uses no room.
"""
