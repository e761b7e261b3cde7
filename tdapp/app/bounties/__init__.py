"""The gate of the bounties: what was paid stays right.

Only the desk uses it.
Looks at no other room.
"""
