"""Words of the clock, of times and of the question about time nobody looked at.

Marked texts, and functions that say a view of `read` in words; no window is known here.
Looks at no other room.
"""
