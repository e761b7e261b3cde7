"""The gates of who may play and of codes; lists that become entries; terms the club keeps.

Desk and windows come here.
Looks at `club` (templates), `lists` and `people`.
"""
