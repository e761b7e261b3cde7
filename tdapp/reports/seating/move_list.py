"""Lists of who was moved, in large type: by name for the players, then by the table they go to for the dealers."""

from pathlib import Path
from typing import BinaryIO

from tdapp.read.seating.move_papers import MovedPlayers, by_new_table
from tdapp.read.seating.moves import UnseatedView
from tdapp.read.sheet_kind import SheetKind
from tdapp.reports.typesetting.listing import Column, Listing, Row, draw, leaves
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.reports.typesetting.sheet import Sheet
from tdapp.words.papers import papers as said
from tdapp.words.say import Words

_HIGH, _SIZE = 27.0, 16.0


def build(model: MovedPlayers, words: Words, out: BinaryIO, *, paper: Paper, fonts: Path) -> Printed:
    """Write both lists of moved players, each beginning on a page of its own."""
    facts = words(said.PLAYERS, n=len(model.players))
    sheet = Sheet(out, kind=SheetKind.MOVE_LIST, stamp=model.stamp, words=words, paper=paper, fonts=fonts, facts=facts)
    if not model.players:
        sheet.empty_page()
        return sheet.finish()
    lists = [(words(said.BY_NAME), _by_name(model, words)), (words(said.BY_TABLE), _by_table(model, words))]
    pages = [(covers, listing, rows) for covers, listing in lists for rows in leaves(sheet, listing)]
    for number, (covers, listing, rows) in enumerate(pages, 1):
        sheet.start_page(number, len(pages), covers)
        draw(sheet, listing, rows)
        sheet.end_page()
    return sheet.finish()


def _by_name(model: MovedPlayers, words: Words) -> Listing:
    columns = (_name(words), _from(words), *_to(model, words), _deals(words))
    rows = tuple(
        Row((player.name, words.seat(player.from_seat), *_goes(model, player, words), _dealt(player, words)))
        for player in model.players
    )
    return Listing(columns, rows, high=_HIGH, size=_SIZE)


def _by_table(model: MovedPlayers, words: Words) -> Listing:
    columns = (*_to(model, words), _name(words), _from(words), _deals(words))
    rows = tuple(
        Row((*_goes(model, player, words), player.name, words.seat(player.from_seat), _dealt(player, words)))
        for player in by_new_table(model).players
    )
    return Listing(columns, rows, high=_HIGH, size=_SIZE)


def _name(words: Words) -> Column:
    return Column(words(said.NAME), 0.44)


def _from(words: Words) -> Column:
    return Column(words(said.FROM_HEAD), 0.14)


def _deals(words: Words) -> Column:
    return Column(words(said.DEALS_HEAD), 0.24)


def _to(model: MovedPlayers, words: Words) -> tuple[Column, ...]:
    """The new seat, and the part of the room where parts have names."""
    seat = Column(words(said.TO_HEAD), 0.16, bold=True)
    return (seat, Column(words(said.WHERE_HEAD), 0.22)) if model.has_areas else (seat,)


def _goes(model: MovedPlayers, player: UnseatedView, words: Words) -> tuple[str, ...]:
    seat = words.seat(player.to_seat)
    return (seat, player.to_area) if model.has_areas else (seat,)


def _dealt(player: UnseatedView, words: Words) -> str:
    return words(said.DEALS_SHORT[player.deals])
