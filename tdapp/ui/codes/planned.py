"""What a list of tickets and vouchers of others holds, and which of its rows cannot be taken and why."""

from datetime import date

from msgspec import Struct

from tdapp.app.lists.columns import Column, Columns, cells_of
from tdapp.app.lists.csv_files import BadRow, ListRow, ReadList
from tdapp.domain.club.club import ClubState
from tdapp.domain.club.club_facts import AcceptedCode
from tdapp.domain.money import accepted_codes
from tdapp.domain.money.paying import code_of
from tdapp.domain.refusal import Refused
from tdapp.domain.tournament import MOST_MONEY
from tdapp.read.message import say_refused
from tdapp.words.parsing import BadInput, parse_day, parse_money
from tdapp.words.say import decimals


class CodesPlan(Struct, frozen=True):
    """The codes that can be taken of a list, and the rows that cannot."""

    codes: tuple[AcceptedCode, ...]
    bad: tuple[BadRow, ...]


def plan_codes(club: ClubState, sheet: ReadList, columns: Columns, currency: str) -> CodesPlan:
    """The codes of a list as the columns say, their worth in this currency.

    Codes of rows that are left out: row.no_code, row.no_worth, row.worth_missing, row.no_day, row.code_twice, and
    row.refused for what the rules do not take, with the refusal as a sentence.
    """
    found: list[AcceptedCode] = []
    lines: dict[str, int] = {}
    bad = list(sheet.bad)
    for row in sheet.rows[1 if columns.head else 0 :]:
        read = _read(row, columns, currency)
        if isinstance(read, BadRow):
            bad.append(read)
        elif read.code in lines:
            bad.append(_bad(row, "row.code_twice", first=lines[read.code]))
        else:
            try:
                accepted_codes.accept(club, (read,))
            except Refused as refused:
                bad.append(_bad(row, "row.refused", why=say_refused(refused)))
                continue
            lines[read.code] = row.line
            found.append(read)
    return CodesPlan(tuple(found), tuple(sorted(bad, key=lambda each: each.line)))


def _read(row: ListRow, columns: Columns, currency: str) -> AcceptedCode | BadRow:
    cells = cells_of(row, columns)
    code, worth, until = code_of(cells[Column.CODE]), cells[Column.WORTH], cells[Column.UNTIL]
    if not code:
        return _bad(row, "row.no_code")
    try:
        value = parse_money(worth, currency=currency, digits=decimals(currency), least=1, most=MOST_MONEY).cents
    except BadInput:
        return _bad(row, "row.no_worth" if worth else "row.worth_missing", typed=worth)
    try:
        expires: date | None = parse_day(until) if until.strip() else None
    except BadInput:
        return _bad(row, "row.no_day", typed=until)
    return AcceptedCode(code, value, currency, cells[Column.ISSUER], expires)


def _bad(row: ListRow, code: str, **facts: object) -> BadRow:
    return BadRow(row.line, code, ", ".join(filter(None, row.fields))[:200], facts)
