"""Views of the registration desk and the list of entries: prices for one buyer, who waits, who is there.

What acts about entries and sales say stands in `seat_lines` and `sale_lines`.
Reads `domain/registration`, `money`, `prizes`, `clock`, `chips` and `seating`. Looks at `people` and `clock`.
"""
