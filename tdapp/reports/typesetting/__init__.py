"""Setting text and filling pages: fonts, lines, lists, two or eight on a sheet.

Knows millimetres and the folder of fonts it is handed, no sheet in particular.
Every other room uses it; it uses none.
"""
