"""The gate of the prize money: what was paid stays right.

Only the desk uses it.
Looks at no other room.
"""
