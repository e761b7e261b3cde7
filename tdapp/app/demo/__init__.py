"""The demo club: an evening played through the same desk as any other.

Called by `tdapp demo` and by the window that opens clubs.
Looks at `chips`, `clock`, `club`, `money`, `rulings` and `seating`.
"""
