"""Prices, payments and drawers: the terms of entry, until when what is sold, how money changes hands.

Decisions: `drawers` (of the club). Facts: `sale_facts`, `prize_payments`.
Uses `club` (rights, drawers), `clock` (when a sale ends) and `people` (clean names).
"""
