"""Words of the side pools: refusals, lines of the journal, what needs the director.

Marked texts with their places; no view and no window is known here.
Looks at no other room.
"""
