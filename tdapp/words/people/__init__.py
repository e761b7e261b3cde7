"""Words of the people of the club and their records.

Marked texts, and functions that say a view of `read` in words; no window is known here.
Looks at `rulings`.
"""
