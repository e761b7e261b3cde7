"""Views of tables, seats, moves and draws: the floor map, the list of moves, the draw sheet.

What acts about tables say stands in `table_lines`.
Reads `domain/seating`, `chips` and `hands`. Looks at `people`, `chips`, `clock` and `prizes`.
"""
