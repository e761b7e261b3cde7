"""Rulings in words: incidents, questions, steps and choices.

Marked texts, a module for each chapter of `tdapp/rulings`; `say` and `answer` make sentences of a ruling.
Says the floors `rulings`, `rulebooks` and `poker`; looks at no other room.
"""
