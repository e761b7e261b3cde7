"""The people of the club: found, kept, blocked, erased, brought in and out as lists.

Keeps people in the store; what may be is decided in `domain/people`.
Looks at `lists`.
"""
