"""The blind clock: levels and breaks, how much of them has been played, what time brings by itself.

Decisions: `timing` (the clock), `announcing` (messages to the room).
Uses no other room, only limits that stand in the open; every room may use it.
"""
