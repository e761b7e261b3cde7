"""Words of the side pools: refusals, lines of the journal, what needs the director.

Marked texts with their places; of the views only `side_won` is known here.
Looks at no other room.
"""
