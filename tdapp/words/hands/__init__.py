"""Words of hand-for-hand play, head counts and the last hands of the day.

Marked texts with their places; no view and no window is known here.
Used by windows, paper and the command line alike.
"""
