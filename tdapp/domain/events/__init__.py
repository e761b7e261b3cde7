"""Rules of what the room hears and sees by itself: when something happens, this is done.

`rules` has the values and what makes one sound. What happens is found by `read/events`, told by `app/events`.
Uses no other room.
"""
