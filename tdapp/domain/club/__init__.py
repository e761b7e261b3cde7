"""The club between its tournaments: its list, its operators and what each may do.

Decisions: `club`, `operators`, which stand in the club's own stream.
Knows no tournament from inside; `money` asks it about drawers.
"""
