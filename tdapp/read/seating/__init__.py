"""Tables, seats, moves and draws as they are looked at: the floor map, the list of moves, the draw sheet.

What acts about tables say stands in `table_lines`.
Reads `domain/seating` and the stacks that `chips` knows.
"""
