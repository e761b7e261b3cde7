"""Words of the club, its file, its copies, and trouble with disks.

Marked texts with their places; no view and no window is known here.
Looks at no other room.
"""
