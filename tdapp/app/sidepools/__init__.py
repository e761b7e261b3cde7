"""The gate of the side pools: what was paid stays right.

Only the desk uses it.
Looks at no other room.
"""
