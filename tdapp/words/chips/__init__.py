"""Words of chips, their colours, counts and races.

Marked texts, and functions that say a view of `read` in words; no window is known here.
Looks at no other room.
"""
