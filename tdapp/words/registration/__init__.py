"""Words of the registration desk and the terms of entry.

Marked texts, and functions that say a view of `read` in words; no window is known here.
Looks at no other room.
"""
