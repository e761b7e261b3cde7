"""Structures: what is found in one and what mends it, structures that are proposed, ways to end in time.

Uses `chips` (what is said of colour-ups); no room uses it.
"""
