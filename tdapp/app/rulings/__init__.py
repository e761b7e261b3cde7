"""Rulebooks, the house's own values, and rulings made under them.

Hands the desk the values of a book, and windows the answers.
Looks at no other room.
"""
