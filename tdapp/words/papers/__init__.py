"""What stands on paper, and the page that prints it.

Marked texts with their places; no view and no window is known here.
Used by windows, paper and the command line alike.
"""
