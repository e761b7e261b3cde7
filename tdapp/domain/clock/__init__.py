"""The blind clock: levels and breaks, how much of them has been played, what time brings by itself.

Decisions: `timing` (the clock), `announcing` (messages to the room).
Faces the rest of the domain: it knows nothing of players or money.
"""
