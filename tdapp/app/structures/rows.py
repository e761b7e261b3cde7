"""The rows of a structure as they are typed, right or wrong, and the columns in which they are."""

from enum import IntEnum
from typing import Any

from msgspec import Struct

from tdapp.domain.clock.structure import Period
from tdapp.texts import Text


class Column(IntEnum):
    """The columns of the table; those of games and bets are there where a level has them. A break has its name under
    SMALL and the chips that leave under ANTE.
    """

    ROW = 0
    LEVEL = 1
    GAME = 2
    SMALL = 3
    BIG = 4
    SMALL_BET = 5
    BIG_BET = 6
    ANTE = 7
    BRING_IN = 8
    KIND = 9
    LASTS = 10
    STARTS = 11


OF_BETS = (Column.SMALL_BET, Column.BIG_BET)


class Wrong(Struct, frozen=True):
    """A wrong entry: what was typed into a cell and will not do, with the sentence about it."""

    typed: str
    text: Text
    facts: tuple[tuple[str, Any], ...] = ()


class Row(Struct, frozen=True):
    """A level or break, and the cells of it that hold something wrong instead of the period's value."""

    period: Period
    wrong: tuple[tuple[Column, Wrong], ...] = ()
