"""What the director rules: rulings given, penalties, disqualification, changed limits of a cash game.

Decisions: `discipline` (verbs `floor.*`). How a ruling is found is of the floor `tdapp/rulings`.
Uses `seating`; play in step asks it who misses a hand.
"""
