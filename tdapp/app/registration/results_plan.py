"""The plan of an import of results: who of the club finished where, with which prize, and which rows cannot be taken.

Who is who goes as in a list of entrants (`exchange`). A place that stands several times is shared by all of them.
"""

import re
from collections import Counter
from collections.abc import Generator, Iterable

from msgspec import Struct

from tdapp.app.lists.columns import RESULT_COLUMNS, Column, Columns, cells_of
from tdapp.app.lists.csv_files import BadRow, ReadList
from tdapp.app.people.past_evenings import Finished
from tdapp.app.registration.exchange import Person, planning
from tdapp.domain.units import Cents
from tdapp.store.collector import leave_out
from tdapp.values import replace
from tdapp.words.parsing import BadInput, parse_money, parse_number
from tdapp.words.say import decimals

__all__ = ["RESULT_COLUMNS", "ResultsPlan", "planning_results"]

MOST_PLACES, MOST_PRIZE = 100_000, 10**13
# '#4', 'T5' and '=5' (tied), '3rd', '1er', '8ème', '9º', '6-7' or '6 - 7'.
_PLACE = re.compile(r"[#=tT]?\s?(\d+)(?:\.|[ºª°]|st|nd|rd|th|er|re|ère|e|ème|ste|de)?(?:\s?[-–]\s?\d+\S{0,3})?")
_NOTHING = {"", "-", "–", "—"}


class ResultsPlan(Struct, frozen=True):
    """Every row that can be taken, best place first, and those that cannot, by line."""

    good: tuple[Finished, ...]
    bad: tuple[BadRow, ...]


def planning_results(
    sheet: ReadList, columns: Columns, people: Iterable[Person], currency: str
) -> Generator[int, None, ResultsPlan]:
    """Plan row by row, so that it can be left at any time. Codes of rows that cannot be taken, beside those of a list
    of entrants: row.no_place, row.place_missing, row.no_prize.
    """
    plan = yield from planning(sheet, columns, people, {})
    rows = {row.line: row for row in sheet.rows}
    bad, read = list(plan.bad), list[Finished]()
    for number, who in enumerate(plan.good):
        said = cells_of(rows[who.line], columns)
        try:
            code = "row.no_place"
            place = _place(said[Column.PLACE])
            code = "row.no_prize"
            prize = _prize(said[Column.PRIZE], currency)
        except BadInput:
            typed = said[Column.PLACE if code == "row.no_place" else Column.PRIZE]
            code = code if typed else "row.place_missing"  # nobody need have a prize
            bad.append(BadRow(who.line, code, _text(said), {"typed": typed[:40]}))
        else:
            counts = (_count(said, Column.ENTRIES, 1), _count(said, Column.REBUYS), _count(said, Column.ADD_ONS))
            read.append(Finished(who, place, place, prize, *counts))
        if number % 20 == 0:
            leave_out(number)
            yield number
    shared = Counter(each.first for each in read)
    yield len(read)
    good = [
        replace(each, last=each.first + shared[each.first] - 1) if shared[each.first] > 1 else each for each in read
    ]
    yield len(read)
    good.sort(key=lambda each: (each.first, each.who.line))
    yield len(read)
    return ResultsPlan(tuple(good), tuple(sorted(bad, key=lambda row: row.line)))


def _place(typed: str) -> int:
    """The place of a row, however it is written; of places that are shared the best one.

    >>> [_place(each) for each in ("1", "2.", "3rd", "#4", "T5", "=5", "6-7", "8ème", "9º")]
    [1, 2, 3, 4, 5, 5, 6, 8, 9]
    """
    written = _PLACE.fullmatch(typed)
    return parse_number(written[1] if written else typed, least=1, most=MOST_PLACES)


def _prize(typed: str, currency: str) -> Cents:
    if typed in _NOTHING:
        return Cents(0)
    return parse_money(typed, currency=currency, digits=decimals(currency), most=MOST_PRIZE).cents


def _count(said: dict[Column, str], column: Column, least: int = 0) -> int:
    """How many entries, rebuys or add-ons somebody had; the least where it is not said."""
    try:
        return max(least, parse_number(said[column], least=0, most=1_000))
    except BadInput:
        return least


def _text(said: dict[Column, str]) -> str:
    return ", ".join(text for text in said.values() if text)[:200]
