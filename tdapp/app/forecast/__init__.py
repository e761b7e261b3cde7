"""The forecast of a club's evenings: what is worked out beside the clock, learnt from finished ones, and kept.

Uses no other room.
"""
