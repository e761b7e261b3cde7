"""The watch over the clocks of a club: who looked last, and when.

Windows ask it what ran unseen.
Looks at no other room.
"""
