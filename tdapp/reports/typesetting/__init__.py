"""Setting text and filling pages: fonts, lines, lists, two or eight on a sheet.

Takes a sheet from `read` and gives a PDF.
Knows millimetres, no tournament and no file.
"""
