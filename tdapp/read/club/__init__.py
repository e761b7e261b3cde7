"""The club's own stream, operators, and what was found when its file was held against itself.

What acts of the club say stands in `club_lines`. Reads `domain/club`, `people` and `money`.
Looks at the rooms `journal` and `people`.
"""
