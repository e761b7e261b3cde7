"""Bounties: who knocked out whom, what is on every head, what is won, paid and held.

A room of its own beside prizes: a bounty follows from who went out against whom, a prize from who went out when.
Begin reading at `heads.py`.
"""
