"""A cause of a difference in a count of chips: its kind, what it comes to, and which numbers, stacks or chips it is
about.
"""

from enum import StrEnum
from typing import NamedTuple

from tdapp.domain.units import Chips, EntryId, TableNo


class Why(StrEnum):
    """The kinds of cause a difference in a count may have, in the order of how likely they are."""

    NOT_COUNTED = "not_counted"  # `n` players, at `table` if they all sit at one
    RESEATED = "reseated"  # somebody came to `table` or left it after it was counted
    BOTH_WAYS = "both_ways"  # `table` as one number is `entered`, its stacks come to `meant`
    RACE_ON = "race_on"  # `n` tables are not raced yet
    AS_BEFORE = "as_before"  # the count before found the same
    BOUGHT_SINCE = "bought_since"  # `n` rebuys or add-ons were sold after their stacks were counted
    OUT_SINCE = "out_since"  # `n` players went out after they were counted, at `table` if it was one of them
    RACED_OFF = "raced_off"  # `n` chips of `chip`, which was raced off, are still counted
    ZERO = "zero"  # `entered` for `meant`
    SWAPPED = "swapped"
    TWICE = "twice"  # `table` and `second` were counted the same
    GIVEN_UP = "given_up"  # the stack `entry` gave up, which left play
    SEAT_WON = "seat_won"  # the stack of `entry`, who won a seat at the milestone of a satellite
    DISQUALIFIED = "disqualified"
    CANCELLED = "cancelled"  # the stack of a cancelled entry
    GIVEN_BACK = "given_back"  # a rebuy or add-on of `entry` that was given back
    ADJUSTED = "adjusted"  # adjustment `n` was recorded and not done, or done twice
    RACE_ROUNDING = "race_rounding"  # the race of `chip` for `other`, at `table` (None: all), went another way
    RACE_OLD = "race_old"  # its old chips were not taken in
    RACE_NEW = "race_new"  # its new chips were not given out
    STACKS = "stacks"  # `n` stacks of `chip` chips, sold as `offers`
    MISREAD = "misread"
    CHIPS = "chips"  # `n` chips of `chip` too many or too few
    EXCHANGED = "exchanged"  # `n` chips of `chip` changed for as many of `other`
    BARREL = "barrel"  # a stack of 20 of `chip`


class Cause(NamedTuple):
    """What may stand behind `change`: so much more was counted than is in play, less if it is below zero.

    What the other fields are stands at each `Why`; `entered` and `meant` are numbers as counted and as they may be.
    """

    why: Why
    change: int
    n: int = 0
    table: TableNo | None = None
    second: TableNo | None = None
    entry: EntryId | None = None
    chip: Chips | None = None
    other: Chips | None = None
    entered: Chips | None = None
    meant: Chips | None = None
    offers: tuple[str, ...] = ()
