"""Phases of a hand: what it waits for next."""

from enum import StrEnum


class Phase(StrEnum):
    """The phase of a hand: what it waits for next."""

    HOLE = "hole"
    ACT = "act"
    BOARD = "board"
    SHOW = "show"
    OVER = "over"
