"""Words that stand on paper, and on the page that prints it.

Marked texts, and functions that say a view of `read` in words; no window is known here.
Looks at `chips`, `money` and `registration`.
"""
