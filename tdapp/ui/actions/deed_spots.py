"""What the deeds ask of a spot: who plays there, who is out, what is seen of the seat; and what an action is told."""

from tdapp.domain.seating.room import RoomRules
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.read.registration.players import EntryStatus, PlayerRow
from tdapp.read.seating.tables import SeatView, TableView
from tdapp.read.status import Phase
from tdapp.texts import Text
from tdapp.ui.actions import deed_texts as texts
from tdapp.ui.actions.deeds import Deed, Fits, Says, Spot, Tells
from tdapp.ui.session import Session


def player_of(spot: Spot) -> PlayerRow:
    row = spot.row
    assert row is not None, "a deed for one player"
    return row


def seat_of(spot: Spot) -> Seat:
    assert spot.seat is not None, "a deed at a seat or table"
    return spot.seat


def plays(_session: Session, spot: Spot) -> bool:
    return spot.row is not None and spot.row.status.in_play


def one(_session: Session, spot: Spot) -> bool:
    return spot.row is not None


def is_out(_session: Session, spot: Spot) -> bool:
    return bool(spot.rows) and all(row.status is EntryStatus.OUT for row in spot.rows)


def one_out(session: Session, spot: Spot) -> bool:
    return is_out(session, spot) and spot.row is not None


def several(_session: Session, spot: Spot) -> bool:
    return len(spot.rows) > 1


def seat_view(session: Session, spot: Spot) -> SeatView | None:
    """The seat as the map has it; None for a whole table."""
    return session.tables_view().at(spot.seat) if spot.seat is not None and spot.seat.number else None


def table_view(session: Session, spot: Spot) -> TableView | None:
    """The whole table that is chosen, and no seat of it; None for none."""
    seat = spot.seat
    if seat is None or seat.number:
        return None
    return next((table for table in session.tables_view().tables if table.number == seat.table), None)


def free(session: Session, spot: Spot) -> bool:
    there = seat_view(session, spot)
    return there is not None and there.entry is None


def drawn(session: Session) -> bool:
    return session.tournament is not None and session.status_view().tables > 0


def is_on(session: Session) -> bool:
    return session.status_view().phase in (Phase.RUNNING, Phase.PAUSED)


def is_here(session: Session, entry: EntryId) -> bool:
    return session.view(lambda state: entry in state.present)


def of_one(says: Says) -> Says:
    """A reason that is asked for one player; where nobody or several are chosen, that is why not."""

    def why_not(session: Session, spot: Spot) -> str:
        if spot.row is None:
            return session.words(texts.ONE_ONLY if spot.rows else texts.CHOOSE)
        return says(session, spot)

    return why_not


def the_entry(_session: Session, spot: Spot) -> tuple[EntryId]:
    return (player_of(spot).entry,)


def everybody(_session: Session, spot: Spot) -> tuple[tuple[EntryId, ...]]:
    return (spot.entries,)


def the_seat(_session: Session, spot: Spot) -> tuple[Seat]:
    return (seat_of(spot),)


def the_table(_session: Session, spot: Spot) -> tuple[TableNo]:
    return (seat_of(spot).table,)


def _on_pages(players: str = "", tables: str = "") -> dict[str, str]:
    return {page: key for page, key in (("players", players), ("tables", tables)) if key}


def deed(
    name: str, text: Text, icon: str, action: str, fits: Fits, why_not: Says, told: Tells, *, players: str = "",
    tables: str = "", instead: tuple[str, ...] = (),
) -> Deed:  # fmt: skip
    return Deed(name, text, icon, action, fits, why_not, told, _on_pages(players, tables), instead)


def never(_session: Session, _spot: Spot) -> str:
    return ""


def nothing(_session: Session, _spot: Spot) -> tuple[object, ...]:
    return ()


def rules_of(session: Session) -> RoomRules:
    rules: RoomRules = session.view(lambda state: state.room.rules)
    return rules
