"""Views of people of the club, and how one is found: names, search, history, duplicates.

Names are made here for every other room.
Reads `domain/people`.
"""
