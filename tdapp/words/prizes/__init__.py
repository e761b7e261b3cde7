"""Words of the account of the prize money, and of what is odd about prizes.

Marked texts with their places; no view and no window is known here.
Looks at no other room.
"""
