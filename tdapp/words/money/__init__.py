"""Words of tenders, slips and the report of a drawer.

Marked texts, and functions that say a view of `read` in words; no window is known here.
Looks at no other room.
"""
