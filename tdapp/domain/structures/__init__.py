"""Making a structure: what is wrong with one and how it is mended, one that is made for an evening, what is left of one
that is made to end in time.

No decisions: what is made here is taken by `tournament.change_structure`.
Uses `clock`, `chips`, `money` and `registration`; no room uses it.
"""
