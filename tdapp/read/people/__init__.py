"""People of the club as a window shows and finds them: names, search, history, duplicates.

Names are made here for every other room.
Reads `domain/people`.
"""
