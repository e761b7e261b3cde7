"""Chips: the set, stacks, the colour-up plan, races, counts, and the bank that says what is in play.

Decisions: `chip_sets`, `racing`, `adjusting`, `chip_counts`.
Uses `clock`, `money`, `people` (clean names) and `registration`; no room uses it.
"""
