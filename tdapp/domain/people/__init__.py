"""People of the club: what is kept about one, who is barred, names as they are typed.

Decisions: `people` (merge, part, block, erase), which stand in the club's own stream.
Knows no tournament; everybody else may use it.
"""
