"""Words of draws, tables, moves and where a seat is.

Marked texts, and functions that say a view of `read` in words; no window is known here.
Looks at no other room.
"""
