"""Rulebooks as data: which rules there are, what they say in numbers and choices, and where it is written.

A book is a folder of TOML files (`resources/rulebooks/<id>/`): `book.toml` names the book and lists its rules, the
other files hold, chapter by chapter, its values and the rule numbers of every step a ruling can take; `en.toml` and
`nl.toml` hold our own titles and summaries. Nothing here is the wording of a rulebook.
"""
