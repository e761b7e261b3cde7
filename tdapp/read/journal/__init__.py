"""The journal as the director reads it, and what an undo would change.

The words of each act come from its own room.
Reads acts. Looks at `people`, and through `act_lines` at the lines of every room.
"""
