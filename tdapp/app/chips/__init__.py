"""Chip sets of the club with their pictures; counts and ledgers as lists; how a race is rounded.

Prepares and keeps; `domain/chips` decides.
Looks at `club` (templates), `lists` and `rulings` (what the book says).
"""
