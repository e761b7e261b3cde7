"""Sheets of the journal: the audit, which tells who did what.

Knows what the journal says in words, not what an act did to the state.
"""
