"""Views of the bounties: what is on each head, who won what, what is open.

What acts about bounties say stands in `bounty_lines`.
Reads `domain/bounties` and `money`. Looks at `people`.
"""
