"""The structure sheet.

Takes a sheet from `read` and gives a PDF.
Knows millimetres, no tournament and no file.
"""
