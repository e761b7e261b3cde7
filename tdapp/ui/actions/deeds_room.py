"""The deeds at seats and tables."""

from collections.abc import Iterator

from tdapp.domain.seating import arranging, breaking, buttons, locks, seating
from tdapp.domain.seating.halting import HaltState
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, Seat
from tdapp.read.seating.tables import TableView
from tdapp.ui.actions import deed_texts as texts
from tdapp.ui.actions import registration, rulings, seats, tables
from tdapp.ui.actions.deed_spots import (
    deed,
    free,
    never,
    nothing,
    rules_of,
    seat_of,
    seat_view,
    table_view,
    the_seat,
    the_table,
)
from tdapp.ui.actions.deeds import Deed, Line, Spot
from tdapp.ui.session import Session

WAITING_OFFERED = 5
STOPPED = (HaltState.STOPS, HaltState.ASK, HaltState.PLAYS_ON)

# A seat


def _waiting(session: Session, spot: Spot) -> Iterator[Line]:
    for entry, name in session.tables_view().waiting[:WAITING_OFFERED]:
        why = session.why_not(seating.move, entry, seat_of(spot))
        yield Line("sit", texts.SEAT_HERE, "armchair", seats.MOVE.id, (entry, seat_of(spot)), why, {"name": name})


def _at_seat(_session: Session, spot: Spot) -> bool:
    return spot.seat is not None and spot.seat.number > 0


def _no_button(session: Session, spot: Spot) -> str:
    return session.why_not(buttons.place, seat_of(spot).table, seat_of(spot).number)


def _may_block(session: Session, spot: Spot) -> bool:
    there = seat_view(session, spot)
    return there is not None and there.entry is None and there.blocked is None


def _blocked(session: Session, spot: Spot) -> bool:
    there = seat_view(session, spot)
    return there is not None and there.blocked is not None


def _no_block(session: Session, spot: Spot) -> str:
    return session.why_not(arranging.set_room, locks.with_blocked(rules_of(session), seat_of(spot), blocked=True))


def _no_unblock(session: Session, spot: Spot) -> str:
    seat, rules = seat_of(spot), rules_of(session)
    everywhere = any(each.table is None and each.seat == seat.number for each in rules.blocked)
    if everywhere:
        return session.words(texts.EVERY_TABLE)
    return session.why_not(arranging.set_room, locks.with_blocked(rules, seat, blocked=False))


SIT = Deed("sit", texts.SEAT_HERE, "armchair", seats.MOVE.id, free, offers=_waiting)
BUTTON = deed("button", texts.BUTTON, "circle-dot", tables.BUTTON.id, _at_seat, _no_button, the_seat, tables="Alt+D")
BLOCK = deed("block", texts.BLOCK, "ban", tables.BLOCK.id, _may_block, _no_block, the_seat)
UNBLOCK = deed(
    "unblock", texts.UNBLOCK, "check", tables.UNBLOCK.id, _blocked, _no_unblock, the_seat, instead=("window.room",)
)
OF_SEAT = ((SIT, BUTTON, BLOCK, UNBLOCK),)


# A table


def _whole(session: Session, spot: Spot) -> bool:
    table = table_view(session, spot)
    return table is not None and table.seated > 0


def _here_table(session: Session, spot: Spot) -> TableView | None:
    """The table of what is chosen, be it a seat of it."""
    seat = spot.seat
    return None if seat is None else table_view(session, Spot(seat=Seat(seat.table, 0)))


def _stops(session: Session, spot: Spot) -> bool:
    table = _here_table(session, spot)
    return table is not None and table.halt in STOPPED


def _counts(session: Session, spot: Spot) -> bool:
    table = _here_table(session, spot)
    return table is not None and (table.button is not None or any(each.away for each in table.seats))


def _known(session: Session, spot: Spot) -> bool:
    table = _here_table(session, spot)
    return table is not None and table.button is not None


def _arrived(session: Session, spot: Spot) -> tuple[EntryId, ...]:
    table = _here_table(session, spot)
    seated = table.seats if table is not None else ()
    return tuple(seat.entry for seat in seated if seat.entry is not None and seat.came_from is not None)


def _absent(session: Session, spot: Spot) -> tuple[EntryId, ...]:
    table = table_view(session, spot)
    present = session.view(_present)
    seated = table.seats if table is not None else ()
    return tuple(seat.entry for seat in seated if seat.entry is not None and seat.entry not in present)


def _present(state: State) -> frozenset[EntryId]:
    return frozenset(state.present)


def _no_break(session: Session, spot: Spot) -> str:
    return session.why_not_break(seat_of(spot).table)


def _no_compress(session: Session, spot: Spot) -> str:
    return session.why_not(breaking.compress, seat_of(spot).table)


def _no_close(session: Session, spot: Spot) -> str:
    return session.why_not(seating.close_table, seat_of(spot).table)


def _seated_at(session: Session, spot: Spot) -> bool:
    table = _here_table(session, spot)
    return table is not None and table.seated > 0


def _empty(session: Session, spot: Spot) -> bool:
    table = _here_table(session, spot)
    return table is not None and table.seated == 0


RULE_TABLE = deed("rule", texts.RULE_TABLE, "gavel", rulings.RULE_AT.id, _whole, never, the_seat, tables="Alt+R")
ALL_SEATED = deed(
    "all_seated", texts.ALL_SEATED, "check", seats.CONFIRM.id,
    lambda session, spot: len(_arrived(session, spot)) > 1, never,
    lambda session, spot: (_arrived(session, spot),),
)  # fmt: skip
ALL_HERE = deed(
    "all_here", texts.ALL_HERE, "user-check", registration.SEEN.id, lambda session, spot: bool(_absent(session, spot)),
    never, lambda session, spot: (_absent(session, spot),),
)  # fmt: skip
SHEET = deed("sheet", texts.SHEET, "coins", registration.SHEET.id, _whole, never, nothing)
PLAY_ON = deed("waive", texts.PLAY_ON, "play", tables.PLAY_ON.id, _stops, never, the_table, tables="Alt+Y")
HAND = deed("hand", texts.HAND, "hourglass", tables.HAND.id, _counts, never, the_table, tables="Alt+H")
FORGET = deed("forget", texts.FORGET, "circle-question-mark", tables.FORGET.id, _known, never, the_table)
COMPRESS = deed("compress", texts.COMPRESS, "arrow-left", tables.COMPRESS.id, _whole, _no_compress, the_table)
BREAK = deed("break", texts.BREAK, "split", seats.BREAK_TABLE.id, _seated_at, _no_break, the_table)
CLOSE = deed("close", texts.CLOSE, "x", seats.CLOSE_TABLE.id, _empty, _no_close, the_table)
OF_TABLE = (
    (RULE_TABLE, PLAY_ON, HAND, FORGET, ALL_SEATED, ALL_HERE, SHEET),
    (COMPRESS, BREAK, CLOSE),
)
