"""What a chip race needs of the director, and rulings by which chips leave play that nobody has recorded."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Iterator
from datetime import datetime, timedelta

from tdapp.domain.chips.chip_bank import Race, RaceWay
from tdapp.domain.chips.racing import to_go
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.structure import Break
from tdapp.domain.state import State
from tdapp.domain.units import TableNo
from tdapp.read.chips.ruling_chips import rulings_to_record
from tdapp.read.message import Said, say
from tdapp.read.needs import MOST_NAMED, Need, Urgency

RACE, DRAW, END, FOUND = "chips.race", "chips.draw_cards", "chips.end_race", "chips.found"
SOON = timedelta(minutes=2)  # before the end of the break


def race_needs(state: State, now: datetime) -> Iterator[Need]:
    """The card of the race that goes on, and one for the first ruling whose chips are to be recorded."""
    race = state.bank.race
    if race is not None:
        yield _race(state, now, race)
    for chips in rulings_to_record(state):
        title = say("needs.ruling_chips", ruling=int(chips.ruling))
        yield Need("ruling_chips", Urgency.INFO, title, None, FOUND)
        return


def _race(state: State, now: datetime, race: Race) -> Need:
    """Tables to go; once there are none, the draw or the end."""
    left = to_go(state, race)
    chip = int(race.old)
    if not left:
        return Need("race", Urgency.WARNING, say("needs.race_done", chip=chip), None, END)
    open_tables = [number for number in left if number not in race.waiting]
    late = _late(state, now)
    if late is not None:
        urgency = Urgency.DANGER if late <= timedelta(0) else Urgency.WARNING
        minutes = -(-late // timedelta(minutes=1))
        title = say("needs.race_late", n=minutes, chip=chip) if minutes > 0 else say("needs.race_over_time", chip=chip)
        return Need("race", urgency, title, _tables(left), RACE if open_tables else DRAW)
    if open_tables or race.way is not RaceWay.DRAWN:
        return Need("race", Urgency.INFO, say("needs.race", n=len(left), chip=chip), _tables(left), RACE)
    return Need("race", Urgency.INFO, say("needs.race_draw", n=len(left), chip=chip), None, DRAW)


def _tables(left: tuple[TableNo, ...]) -> Said | None:
    """Which tables, where they are few."""
    numbers = tuple(str(number) for number in left)
    return say("needs.race.tables", tables=numbers) if len(left) <= MOST_NAMED else None


def _late(state: State, now: datetime) -> timedelta | None:
    """How much is left of the break once that is little; nothing when play goes on already. None: there is time, or
    the room stands still.
    """
    if not state.clock.started(now):
        return None
    here = position(state.structure, state.clock.at(now))
    period = state.structure[here.period]
    if not isinstance(period, Break):
        return timedelta(0) if state.clock.runs(now) else None
    left = period.lasts - here.into
    return left if left <= SOON else None
