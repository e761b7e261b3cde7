"""The account of the prize money, and what is odd about prizes.

Marked texts with their places; no view and no window is known here.
Used by windows, paper and the command line alike.
"""
