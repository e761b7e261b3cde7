"""The club, its file, its copies, and trouble with disks.

Marked texts with their places; no view and no window is known here.
Used by windows, paper and the command line alike.
"""
