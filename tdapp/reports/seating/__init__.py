"""Wall lists, seat cards, moves and the draw sheet.

Takes a sheet from `read` and gives a PDF.
Knows millimetres, no tournament and no file.
"""
