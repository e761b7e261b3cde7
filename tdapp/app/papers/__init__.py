"""Every sheet of paper as a PDF: takes a model of `read` and has `reports` set it.

The one room that knows `reports`.
Looks at `chips`, `money`, `rulings` and `seating`.
"""
