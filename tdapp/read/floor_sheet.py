"""The state of the floor on one sheet, from which a night goes on by hand when the laptop is gone."""

from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct

from tdapp.domain.state import State
from tdapp.read.clock.clock import ClockView, clock_view
from tdapp.read.money.statement import OpenPrize
from tdapp.read.papers import Stamp
from tdapp.read.rulings.rulings import PenaltyView
from tdapp.read.status import StatusView, status_view


class FloorSheet(Struct, frozen=True):
    """Clock, counts and sums at one instant, with what is still open: penalties that run, and who is owed what."""

    stamp: Stamp
    clock: ClockView
    status: StatusView
    penalties: tuple[PenaltyView, ...]
    owed: tuple[OpenPrize, ...]


def floor_sheet(
    state: State, now: datetime, stamp: Stamp, penalties: Sequence[PenaltyView], owed: Sequence[OpenPrize]
) -> FloorSheet:
    """The state of the floor now. `penalties`: all of them; those that no longer run are left out."""
    return FloorSheet(
        stamp=stamp,
        clock=clock_view(state, now),
        status=status_view(state, now),
        penalties=tuple(each for each in penalties if each.runs),
        owed=tuple(owed),
    )
