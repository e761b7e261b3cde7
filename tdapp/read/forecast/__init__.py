"""Views of the evening ahead: what the forecast is asked about, what was watched of play, levers and what they do.

Reads `domain/forecast`, `clock`, `chips`, `money`, `prizes` and `registration`. Looks at no other room.
"""
