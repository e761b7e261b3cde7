"""The people of the club and their records.

Marked texts with their places; no view and no window is known here.
Used by windows, paper and the command line alike.
"""
