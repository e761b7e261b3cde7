"""Views of the side pools: who is in, who is ahead, what is to pay, who won.

What acts about side pools say stands in `side_lines`.
Reads `domain/sidepools` and `money`. Looks at `people`.
"""
