"""Prize money: the pool and its places, prizes posted and paid, and that what was paid stays right.

Decisions: `payouts`, `prize_lock`, `prize_hold`. The account everybody reads is `prize_book`.
Uses `money`; `hands` and the open `tournament` ask it.
"""
