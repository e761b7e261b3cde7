"""Views of the clock: what runs, how long still, levels and breaks, time nobody looked at.

What acts of the clock say stands in `clock_lines`.
Reads `domain/clock` and `money`. Looks at no other room.
"""
