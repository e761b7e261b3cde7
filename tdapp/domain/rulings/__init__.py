"""What the director rules: rulings given, penalties, disqualification, limits of a cash game changed.

Decisions: `discipline` (verbs `floor.*`). How a ruling is found is of the floor `tdapp/rulings`.
Uses `seating`; play in step asks it who misses a hand.
"""
