"""Play in step as the floor looks at it, and what it needs of the director.

What acts about it say stands in `hand_lines`.
Reads `domain/hands`.
"""
