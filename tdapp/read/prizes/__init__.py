"""Views of pool, places and payouts, and what the prize money still needs.

What acts about prizes say stands in `prize_lines`.
Reads `domain/prizes`, `hands`, `money` and `registration`. Looks at `people` and `journal`.
"""
