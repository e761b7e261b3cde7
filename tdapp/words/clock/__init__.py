"""The clock, times and the question about time nobody looked at.

Marked texts with their places; no view and no window is known here.
Used by windows, paper and the command line alike.
"""
