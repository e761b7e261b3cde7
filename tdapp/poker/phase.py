"""What a hand waits for."""

from enum import StrEnum


class Phase(StrEnum):
    """What the hand waits for."""

    HOLE = "hole"
    ACT = "act"
    BOARD = "board"
    SHOW = "show"
    OVER = "over"
