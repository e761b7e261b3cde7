"""The sheet of one incident: the case as it was seen, the ruling, and everything that belongs to it."""

from collections.abc import Mapping
from datetime import datetime

from msgspec import Struct

from tdapp.domain.state import State
from tdapp.domain.units import RulingNo, TableNo
from tdapp.poker import Hand
from tdapp.read.clock.clock import LevelView, clock_view
from tdapp.read.papers import Stamp
from tdapp.read.people.names import NOBODY, Directory, PlayerName
from tdapp.read.rulings.hand_view import HandView, SeatView, hand_view
from tdapp.read.rulings.rulings import GivenView, PenaltyView, RulingsView
from tdapp.rulebooks.book import Rulebook
from tdapp.rulings.hands.continuing import goes_on, since
from tdapp.rulings.hands.entered import Entered
from tdapp.rulings.hands.entering import enter
from tdapp.rulings.hands.setup import Readings, readings_of
from tdapp.rulings.ruling import Ruling
from tdapp.rulings.situation import AtSeat, Situation, Status
from tdapp.values import replace


class PlayedOn(Struct, frozen=True):
    """A hand that was played on after its ruling: what was done from step `first` of its record (from 0) came later."""

    hand: Hand
    first: int


class IncidentSheet(Struct, frozen=True):
    """One ruling as it stands on paper.

    `level` and `names` (by seat of its table) are those of the moment it was given. `book` None: this version does not
    have it. `case` None: this version cannot read it. `ruling` None: the case is ruled otherwise by now (another
    edition, or house values were changed), so only what was written down then may stand on the sheet.
    """

    stamp: Stamp
    given: GivenView
    level: LevelView | None
    names: Mapping[int, PlayerName]
    book: Rulebook | None
    case: Situation | None
    ruling: Ruling | None
    penalties: tuple[PenaltyView, ...]
    hand: HandView | None = None
    """The hand it happened in; None when none was entered, or this version cannot read it."""
    played_on: PlayedOn | None = None
    """The same hand as it was played on after the ruling; None when nobody kept that."""

    @property
    def seats(self) -> tuple[AtSeat, ...]:
        """The seats as they stood: from the hand with what lies before each now, else as they were entered."""
        if self.case is None:
            return ()
        seats = tuple(sorted(self.case.seats, key=lambda each: each.seat))
        drawn = {seat.seat: seat for seat in self.hand.seats} if self.hand is not None else {}
        return tuple(_as_drawn(place, drawn[place.seat]) if place.seat in drawn else place for place in seats)


def incident_sheet(
    then: State,
    directory: Directory,
    stamp: Stamp,
    given: GivenView,
    view: RulingsView,
    *,
    book: Rulebook | None,
    case: Situation | None,
    ruling: Ruling | None,
) -> IncidentSheet:
    """The sheet of a ruling. `then` is the tournament as it stood when it was given, `view` the desk as it is now."""
    entered = _entered(case.hand, book) if case is not None else None
    return IncidentSheet(
        stamp=stamp,
        given=given,
        level=_level(then, given.at or stamp.printed_at),
        names=_names(then, directory, given.table),
        book=book,
        case=case,
        ruling=ruling,
        penalties=penalties_for(view, given.number),
        hand=hand_view(entered) if entered is not None else None,
        played_on=played_on(entered, _entered(given.hand, book)),
    )


def _as_drawn(place: AtSeat, drawn: SeatView) -> AtSeat:
    """A seat with its bet and status of now; who has acted is told round by round."""
    status = Status.FOLDED if drawn.folded else Status.ALL_IN if drawn.all_in else place.status
    return replace(place, bet=drawn.bet, status=status, acted=None)


def _entered(line: str, book: Rulebook | None) -> Entered | None:
    if not line:
        return None
    return enter(line, Situation(""), readings_of(book) if book is not None else Readings())


def played_on(kept: Entered | None, later: Entered | None) -> PlayedOn | None:
    """How a hand went on after it was kept; None when nothing was done since, or it is another hand."""
    if kept is None or later is None or later.hand is None or not goes_on(kept, later):
        return None
    done = since(kept, later)
    return PlayedOn(Hand.around(later.hand), len(later.hand.record) - len(done)) if done else None


def penalties_for(view: RulingsView, ruling: RulingNo) -> tuple[PenaltyView, ...]:
    """The penalties that were given because of a ruling, first one first."""
    return tuple(sorted((each for each in view.penalties if each.ruling == ruling), key=lambda each: each.number))


def _level(then: State, at: datetime) -> LevelView | None:
    return clock_view(then, at).level


def _names(then: State, directory: Directory, table: TableNo | None) -> dict[int, PlayerName]:
    found = then.tables.get(table) if table is not None else None
    if found is None:
        return {}
    seated = ((number, entry) for number, entry in enumerate(found.seats, 1) if entry is not None)
    return {number: directory.get(then.entries[entry].player, NOBODY) for number, entry in seated}
