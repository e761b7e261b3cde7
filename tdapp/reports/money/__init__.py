"""Slips and the report of a drawer.

Takes a sheet from `read` and gives a PDF.
Knows millimetres, no tournament and no file.
"""
