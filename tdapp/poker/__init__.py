"""Hold'em and Omaha at one table: cards, hands, betting, pots, showdown and the record of a hand.

Knows nothing of tournaments, languages or windows. Chips are whole numbers, seats count from 1, cards are numbers with
a text form (`AsKd`). Readings of unclear rules are dated in `NOTES.md`.
"""
