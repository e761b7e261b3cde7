"""What a chip race needs of the director, and rulings by which chips leave play that nobody has recorded."""

from __future__ import annotations  # rpds takes its type arguments only from type checkers

from collections.abc import Iterator
from datetime import datetime, timedelta

from tdapp.domain.chips.chip_bank import Race, RaceWay
from tdapp.domain.chips.racing import Unraced, unraced
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.structure import Break
from tdapp.domain.state import State
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
    """Tables to go, then players who moved before theirs was raced; once nothing is lacking, the end. The draw is
    offered where it can be made.
    """
    left = unraced(state, race)
    chip = int(race.old)
    if left.done:
        return Need("race", Urgency.WARNING, say("needs.race_done", chip=chip), None, END)
    typed = race.way is not RaceWay.DRAWN or left.again or any(table not in race.waiting for table in left.tables)
    stuck = not left.tables and left.seats == left.stuck  # the race ends with a reason, or a move is taken back
    action = END if stuck else RACE if typed or not left.tables else DRAW
    late = _late(state, now)
    if late is not None:
        urgency = Urgency.DANGER if late <= timedelta(0) else Urgency.WARNING
        minutes = -(-late // timedelta(minutes=1))
        title = say("needs.race_late", n=minutes, chip=chip) if minutes > 0 else say("needs.race_over_time", chip=chip)
        return Need("race", urgency, title, _missing(left), action)
    if not left.tables:
        title = say("needs.race_players", n=len(left.seats), chip=chip)
        return Need("race", Urgency.WARNING, title, _missing(left), action)
    if action == RACE:
        return Need("race", Urgency.INFO, say("needs.race", n=len(left.tables), chip=chip), _missing(left), action)
    return Need("race", Urgency.INFO, say("needs.race_draw", n=len(left.tables), chip=chip), None, action)


def _missing(left: Unraced) -> Said | None:
    """Which tables are to go, or else which seats; nothing where they are many."""
    if len(left.tables) > MOST_NAMED or len(left.seats) > MOST_NAMED:
        return None
    if left.tables:
        return say("needs.race.tables", tables=tuple(str(number) for number in left.tables))
    if left.seats == left.stuck:
        return say("needs.race.stuck", seats=left.seats)
    return say("needs.race.seats", seats=tuple(seat for seat in left.seats if seat not in left.stuck))


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
