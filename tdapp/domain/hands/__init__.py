"""What the whole room plays by the hand: hand for hand, the last hands of the day, heads counted, places shared.

Decisions: `hand_for_hand`, `end_of_day`, `head_count`.
Uses `clock`, `seating`, `prizes` and `rulings` (hands missed); `registration` asks it who went out in which hand.
"""
