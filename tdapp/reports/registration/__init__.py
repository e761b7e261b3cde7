"""The lists of the registration desk.

Takes a sheet from `read` and gives a PDF.
Knows millimetres, no tournament and no file.
"""
