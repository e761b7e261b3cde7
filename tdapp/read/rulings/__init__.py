"""Views of the rulings desk: a table as far as it is known, rulings given, penalties that run.

The rule finder looks through a rulebook.
Reads `domain/rulings`, `seating`, `clock`, and the floors `rulings` and `rulebooks`. Looks at `people` and `clock`.
"""
