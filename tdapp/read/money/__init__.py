"""Views of the money: payments, accounts of players, drawers, slips.

Everything is read from acts, so that a sum can be followed to its lines.
Reads `domain/money`.
"""
