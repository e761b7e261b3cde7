"""Exports lists: entries and results as tables, and how a file is written so that it is whole or not there."""

from collections.abc import Collection, Iterator, Mapping

from tdapp.app.lists.tabular import Cell, Table
from tdapp.domain.units import Cents, EntryId, Money
from tdapp.read.prizes.outs_told import NOTHING_TOLD, OutTold
from tdapp.read.registration.players import EntryStatus, PlayerRow, PlayersView
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

_ENTRIES = QT_TRANSLATE_NOOP("Export", "Entries")
_RESULTS = QT_TRANSLATE_NOOP("Export", "Results")
_NO = QT_TRANSLATE_NOOP("Export", "No.")
_LAST = QT_TRANSLATE_NOOP("Export", "Last name")
_FIRST = QT_TRANSLATE_NOOP("Export", "First name")
_STATUS = QT_TRANSLATE_NOOP("Export", "Status")
_TABLE = QT_TRANSLATE_NOOP("Export", "Table")
_SEAT = QT_TRANSLATE_NOOP("Export", "Seat")
_PLACE = QT_TRANSLATE_NOOP("Export", "Place")
_PLACE_TO = QT_TRANSLATE_NOOP("Export", "Shared down to place")
_PRIZE = QT_TRANSLATE_NOOP("Export", "Prize")
_BOUNTIES = QT_TRANSLATE_NOOP("Export", "Bounties won")
_SIDE_POOLS = QT_TRANSLATE_NOOP("Export", "Side pools won")
_TOTAL = QT_TRANSLATE_NOOP("Export", "Prize and bounties")
_BOUNTY = QT_TRANSLATE_NOOP("Export", "Bounty")
_PAID_OUT = QT_TRANSLATE_NOOP("Export", "Prize paid out")
_PAID = QT_TRANSLATE_NOOP("Export", "Paid")
_NATION = QT_TRANSLATE_NOOP("Export", "Nationality")
_OUT_AT = QT_TRANSLATE_NOOP("Export", "Out at")
_OUT_BY = QT_TRANSLATE_NOOP("Export", "Knocked out by")
_CURRENCY = QT_TRANSLATE_NOOP("Export", "Currency")
STATUS = {
    EntryStatus.REGISTERED: QT_TRANSLATE_NOOP("Players", "Registered"),
    EntryStatus.WAITING: QT_TRANSLATE_NOOP("Players", "Not yet seated"),
    EntryStatus.PLAYING: QT_TRANSLATE_NOOP("Players", "Playing"),
    EntryStatus.OUT: QT_TRANSLATE_NOOP("Players", "Out"),
    EntryStatus.WINNER: QT_TRANSLATE_NOOP("Players", "Winner"),
}


def entries_table(view: PlayersView, words: Words) -> Table:
    """The list of all entries by ticket number. Table and seat stand apart: a spreadsheet takes '12-4' for a date. What
    is on the heads has a column where there are bounties.
    """
    bounty = (_BOUNTY,) if view.heads else ()
    head = (_NO, _LAST, _FIRST, _STATUS, _TABLE, _SEAT, *bounty, _PAID, _CURRENCY)
    return Table(_ENTRIES, head, tuple(_entry(row, words, heads=view.heads) for row in view.rows))


def _entry(row: PlayerRow, words: Words, *, heads: bool) -> tuple[Cell, ...]:
    table, seat = row.seat if row.seat else (None, None)
    status = words(STATUS[row.status])
    who = (row.entry, row.name.last, row.name.first, status, table, seat)
    return (*who, *((row.head,) if heads else ()), row.paid, row.paid.currency)


def results_table(view: PlayersView, told: Mapping[EntryId, OutTold] | None = None) -> Table:
    """The list of everybody who has a place, first place first, with the prize and whether it was paid out; where
    bounties were won, with those and both together, and where side pools were, with these. `told`: what is known of
    each beside that; nationality, the time out and who did it have a column each where one of them is known.
    """
    placed = sorted((row for row in view.rows if row.place is not None), key=_place)
    bounties = any(row.won is not None for row in placed)
    sides = dict(view.sides)
    more = (*((_BOUNTIES, _TOTAL) if bounties else ()), *((_SIDE_POOLS,) if sides else ()))
    known = [(told or {}).get(row.entry, NOTHING_TOLD) for row in placed]
    there = (
        (_NATION, any(each.nation for each in known)),
        (_OUT_AT, any(each.at for each in known)),
        (_OUT_BY, any(each.by for each in known)),
    )
    columns = [text for text, filled in there if filled]
    head = (_PLACE, _PLACE_TO, _LAST, _FIRST, _PRIZE, *more, _CURRENCY, _PAID_OUT, *columns)
    rows = (
        (*_result(row, sides, bounties=bounties), *_told(each, columns))
        for row, each in zip(placed, known, strict=True)
    )
    return Table(_RESULTS, head, tuple(rows))


def _told(told: OutTold, columns: Collection[Text]) -> Iterator[Cell]:
    """The cells of what is known of somebody, in these columns."""
    if _NATION in columns:
        yield told.nation or None
    if _OUT_AT in columns:
        yield told.at
    if _OUT_BY in columns:
        yield " + ".join(each.full for each in told.by) or None


def _result(row: PlayerRow, sides: Mapping[EntryId, Money], *, bounties: bool) -> tuple[Cell, ...]:
    shared = row.place_to if row.place_to != row.place else None
    both = sum(each.cents for each in (row.prize, row.won) if each is not None)
    total = Money(Cents(both), row.paid.currency) if both else None
    side = sides.get(row.entry)
    more = (*((row.won, total) if bounties else ()), *((side,) if sides else ()))
    currency = row.paid.currency if both or side is not None else None
    paid = row.prize_paid if row.prize is not None else None
    return (row.place, shared, row.name.last, row.name.first, row.prize, *more, currency, paid)


def _place(row: PlayerRow) -> tuple[int, EntryId]:
    return (row.place or 0, row.entry)
