"""Views of the registration desk and the list of entries: prices for one buyer, who waits, who is there.

What acts about entries and sales say stands in `seat_lines` and `sale_lines`.
Reads `domain/registration` and `domain/money`.
"""
