"""Sheets of the chips: the plan, stacks, races, counts.

Takes a sheet from `read` and gives a PDF.
Knows millimetres, no tournament and no file.
"""
