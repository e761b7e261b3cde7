"""A stream in memory: its acts, undo, the rows an act changes.

Used by the desk, the books and rooms that look back; by no window.
Looks at no other room.
"""
