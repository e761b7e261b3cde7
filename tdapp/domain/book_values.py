"""Values of the rulebook and of the house that decisions and views go by, such as how many players short a table stops.

The desk reads it out of the book and hands it to every decision and view that asks for `by_book`: none of them has
numbers of its own, and what the floor does is what the rulings desk answers.
"""

from datetime import timedelta
from enum import StrEnum

from msgspec import Struct


class Deals(StrEnum):
    """What the house lets players agree on: none, deals about the money alone, deals about the title too."""

    NONE = "none"
    MONEY = "money"
    TITLE = "title"


class BookValues(Struct, frozen=True):
    """The values of a rulebook that the floor goes by; where the book is silent, what most rooms do.

    `halt_short`: so many players short a table stops (11-D). `final_large`, `final_small`: how many sit down at the
    final table of tables of 9 or 8, and of 7 or 6 (RP-9); None: a full table. `per_hand` goes off the clock for a hand
    of hand-for-hand play, `most_a_hand` at most (RP-8); `by_stack`: bust-outs of one table are placed by their stacks
    before the hand (A37). The card at the end of the day is one from `low` to `high`, drawn `before` it ends;
    `with_this`: the hand being played counts (A39). `deals`: what players may agree on; no book says.
    """

    halt_short: int = 3
    final_large: int | None = None
    final_small: int | None = None
    per_hand: timedelta = timedelta(minutes=2)
    most_a_hand: timedelta = timedelta(minutes=3)
    by_stack: bool = True
    low: int = 3
    high: int = 7
    before: timedelta = timedelta(minutes=10)
    with_this: bool = False
    deals: Deals = Deals.TITLE


SILENT = BookValues()
