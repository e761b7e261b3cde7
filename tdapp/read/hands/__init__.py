"""Views of hand-for-hand play, of head counts and of the last hands, and what they need of the director.

What acts about it say stands in `hand_lines`.
Reads `domain/hands` and `prizes`. Looks at `prizes` and `people`.
"""
