"""Pool, places and payouts as they are shown, and what the prize money still needs.

What acts about prizes say stands in `prize_lines`.
Reads `domain/prizes`.
"""
