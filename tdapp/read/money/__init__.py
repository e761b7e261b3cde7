"""Views of the money: payments, accounts of players, drawers, slips.

Everything is read from acts, so that a sum can be followed to its lines.
Reads acts for payments and slips, the state for accounts, what went through them for drawers. Looks at `people` and
`registration`.
"""
