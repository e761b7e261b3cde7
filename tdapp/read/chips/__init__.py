"""Views of chips: the set, the plan, races, counts, the ledger.

What acts about chips say stands in `chip_lines`, `race_lines` and `count_lines`.
Reads `domain/chips`, `clock`, `money` and `rulings`. Looks at the rooms `clock` and `people`.
"""
