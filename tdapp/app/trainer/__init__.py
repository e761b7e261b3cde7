"""The practice night: a club of its own, a night that is played there up to each of twelve tasks, and how far it is.

Called by the bar over the bottom line. Looks at `chips`, `club`, `demo` and `rulings`.
"""
