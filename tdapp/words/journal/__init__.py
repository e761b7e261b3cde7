"""Words of the journal: what was done, line by line, and why a line cannot be taken back.

Marked texts with their places; no view and no window is known here.
Used by windows, paper and the command line alike.
"""
