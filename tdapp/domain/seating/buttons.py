"""The dealer button: placed by one seat, carried on hand by hand, and asked for where nobody knows it (N-17, N-18)."""

from datetime import datetime
from enum import StrEnum

from tdapp.domain.facts import Fact
from tdapp.domain.refusal import Refused, require
from tdapp.domain.seating.evolve_tables import current, dealt_on, next_hand, nobody_due, taken
from tdapp.domain.seating.game_now import game_now
from tdapp.domain.seating.newcomers import who_plays
from tdapp.domain.seating.table_facts import ButtonPlaced, Game
from tdapp.domain.state import State, Table
from tdapp.domain.units import Seat, TableNo
from tdapp.poker.positions import Positions, next_seat


class DealtIn(StrEnum):
    """Whether a newcomer gets cards in the next hand. `ASK`: nobody knows the button of that table."""

    AT_ONCE = "at_once"
    WAITS = "waits"
    ASK = "ask"


def place(
    state: State,
    now: datetime,
    table: TableNo,
    button: int,
    small_blind: int | None = None,
    big_blind: int | None = None,
) -> tuple[Fact, ...]:
    """Place the button of the hand that is being played before this seat, which may be empty (a dead button).

    The blinds follow: from the hands before, if they are known, else from who sits next. Both given, they are taken as
    they are; the small blind may be an empty seat, when nobody posts it.
    """
    found, seats = _occupied(state, table)
    require(1 <= button <= len(found.seats), "seat.unknown", seat=Seat(table, button))
    require(len(seats) > 1, "button.too_few", table=table)
    if small_blind is None or big_blind is None:
        positions = _from_button(state, found, button, seats, known(state, now, table))
        require(positions is not None, "button.heads_up", seat=Seat(table, button))
    else:
        require(1 <= small_blind <= len(found.seats), "seat.unknown", seat=Seat(table, small_blind))
        require(big_blind in seats, "button.nobody_there", seat=Seat(table, big_blind))
        require(small_blind != big_blind, "button.one_blind_each", seat=Seat(table, big_blind))
        positions = Positions(button, small_blind, big_blind)
    return (ButtonPlaced(table, positions, state.clock.at(now)),)


def forget(state: State, now: datetime, table: TableNo) -> tuple[Fact, ...]:
    """Forget where the button of this table is: nobody knows any more. Nothing to do where nobody knew."""
    _occupied(state, table)
    return (ButtonPlaced(table, None, state.clock.at(now)),) if table in state.floor.buttons else ()


def known(state: State, now: datetime, table: TableNo) -> Positions | None:
    """The button and blinds of the hand that is being played; None: to be asked, hands have gone by uncounted."""
    button = state.floor.buttons.get(table)
    if button is None or table not in state.tables or not current(state, button, state.clock.at(now)):
        return None
    return button.positions


def coming(state: State, now: datetime, table: TableNo) -> Positions | None:
    """The button and blinds of the next hand, with who sits there now."""
    last = known(state, now, table)
    return None if last is None else next_hand(state, state.tables[table], last, state.clock.at(now))


def dealt_in(state: State, now: datetime, seat: Seat) -> DealtIn:
    """Whether whoever joins in this seat plays the next hand, or waits until the button has passed (N-17).

    Who is on the way to the same table is there already: a plan is asked about in the room as it will be.
    """
    last = known(state, now, seat.table)
    if game_now(state, now) is Game.STUD:
        return DealtIn.AT_ONCE
    if last is None:
        return DealtIn.AT_ONCE if _begins(state, seat.table) else DealtIn.ASK
    table, also = state.tables[seat.table], (seat.number,)
    after = dealt_on(state.floor, table, last, also)
    plays = after is None or seat.number in who_plays(after, taken(table, also))
    return DealtIn.AT_ONCE if plays else DealtIn.WAITS


def _begins(state: State, table: TableNo) -> bool:
    """Whether all who sit there were moved there and are still on the way, as after a new draw: nobody has to wait."""
    seats = state.tables[table].seats
    return any(seats) and all(entry is None or entry in state.floor.unseated for entry in seats)


def _occupied(state: State, table: TableNo) -> tuple[Table, list[int]]:
    require(not state.finished, "finished")
    found = state.tables.get(table)
    if found is None:
        raise Refused("table.unknown", table=table)
    return found, [number for number, entry in enumerate(found.seats, 1) if entry is not None]


def _from_button(state: State, table: Table, button: int, seats: list[int], last: Positions | None) -> Positions | None:
    """The blinds that go with this button. None: heads-up the button is never before an empty seat."""
    for _hand in range(len(seats) + 1):
        if last is not None and last.button == button and last.big_blind in seats:
            return last
        last = dealt_on(state.floor, table, last) if last is not None else None
        state = nobody_due(state, table.number)
    if len(seats) == 2:
        other = next_seat(button, seats)
        return Positions(button, button, other) if button in seats else None
    small = next_seat(button, seats)
    return Positions(button, small, next_seat(small, seats))
