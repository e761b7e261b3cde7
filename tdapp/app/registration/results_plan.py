"""The plan of an import of results: who of the club finished where, with which prize, and which rows cannot be taken.

Who is who goes as in a list of entrants (`exchange`). A place that stands several times is shared by all of them.
"""

from collections import Counter
from collections.abc import Generator, Iterable

from msgspec import Struct

from tdapp.app.lists.columns import RESULT_COLUMNS, Column, Columns, cells_of
from tdapp.app.lists.csv_files import BadRow, ReadList
from tdapp.app.registration.exchange import Incoming, Person, planning
from tdapp.domain.units import Cents
from tdapp.words.parsing import BadInput, parse_money, parse_number
from tdapp.words.say import decimals

__all__ = ["RESULT_COLUMNS", "Finished", "ResultsPlan", "planning_results"]

MOST_PLACES, MOST_PRIZE = 100_000, 10**13
_NOTHING = {"", "-", "–", "—"}


class Finished(Struct, frozen=True):
    """A row that can be taken: who it is, at which place, tied down to which, the prize, and how many entries."""

    who: Incoming
    first: int
    last: int
    prize: Cents
    entries: int


class ResultsPlan(Struct, frozen=True):
    """Every row that can be taken, best place first, and those that cannot, by line."""

    good: tuple[Finished, ...]
    bad: tuple[BadRow, ...]


def planning_results(
    sheet: ReadList, columns: Columns, people: Iterable[Person], currency: str
) -> Generator[int, None, ResultsPlan]:
    """Plan row by row, so that it can be left at any time. Codes of rows that cannot be taken, beside those of a list
    of entrants: row.no_place, row.no_prize.
    """
    plan = yield from planning(sheet, columns, people, {})
    cells = {row.line: cells_of(row, columns) for row in sheet.rows}
    bad, read = list(plan.bad), list[tuple[Incoming, int, Cents, int]]()
    for number, who in enumerate(plan.good):
        said = cells[who.line]
        try:
            code = "row.no_place"
            place = parse_number(said[Column.PLACE].rstrip(".ºª°"), least=1, most=MOST_PLACES)
            code = "row.no_prize"
            prize = _prize(said[Column.PRIZE], currency)
        except BadInput:
            typed = said[Column.PLACE if code == "row.no_place" else Column.PRIZE]
            bad.append(BadRow(who.line, code, _text(said), {"typed": typed[:40]}))
        else:
            read.append((who, place, prize, _entries(said)))
        if number % 50 == 0:
            yield number
    shared = Counter(place for _who, place, _prize, _entries in read)
    good = [Finished(who, at, at + shared[at] - 1, prize, entries) for who, at, prize, entries in read]
    good.sort(key=lambda each: (each.first, each.who.line))
    return ResultsPlan(tuple(good), tuple(sorted(bad, key=lambda row: row.line)))


def _prize(typed: str, currency: str) -> Cents:
    if typed in _NOTHING:
        return Cents(0)
    return parse_money(typed, currency=currency, digits=decimals(currency), most=MOST_PRIZE).cents


def _entries(said: dict[Column, str]) -> int:
    """How many entries somebody had; 1 where it is not said."""
    try:
        return max(1, parse_number(said[Column.ENTRIES], least=0, most=1_000))
    except BadInput:
        return 1


def _text(said: dict[Column, str]) -> str:
    return ", ".join(text for text in said.values() if text)[:200]
