"""A structure as a table of texts: what goes out to a spreadsheet or a CSV file, and what comes in from one.

Each cell is read as if it were typed. What cannot be read is named with its line and column, and then nothing of it
is taken. Knows no window.
"""

import csv
import re
from collections.abc import Mapping, Sequence
from io import StringIO
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from tdapp.app.structures import cells
from tdapp.app.structures.ladder import FIRST, USUAL_BREAK
from tdapp.app.structures.rows import OF_BETS, Column, Row, Wrong
from tdapp.domain.clock.structure import AnteKind, Break, Level
from tdapp.domain.units import Chips
from tdapp.texts import Text
from tdapp.values import replace
from tdapp.words.parsing import BadInput, parse_number
from tdapp.words.say import Words
from tdapp.words.structures import table as texts

BLINDS, NAME, CHIPS = "blinds", "name", "chips"  # columns of a file that are no column of the table
Field = Column | str
NAMES: Mapping[Field, tuple[str, ...]] = MappingProxyType(
    {
        Column.ROW: ("row", "rij", "nr", "no", "#", "starts", "start", "begint", "time", "tijd"),
        Column.LEVEL: ("level", "lvl", "niveau", "round", "ronde", "kind", "soort", "type"),
        Column.GAME: ("game", "games", "spel", "spellen"),
        Column.SMALL: ("smallblind", "small", "sb"),
        Column.BIG: ("bigblind", "big", "bb"),
        BLINDS: ("blinds", "blind", "stakes"),
        Column.SMALL_BET: ("smallbet", "kleinebet"),
        Column.BIG_BET: ("bigbet", "grotebet"),
        Column.ANTE: ("ante", "antes", "bigblindante", "bbante", "bba"),
        Column.BRING_IN: ("bringin",),
        Column.KIND: ("postedby", "anteby", "antekind", "gepostdoor", "whopays", "ante kind"),
        Column.LASTS: ("minutes", "minuten", "min", "mins", "duration", "duur", "length", "lengte", "lasts"),
        NAME: ("nameofthebreak", "break", "naamvandepauze", "pauze", "name", "naam", "text", "breakname"),
        CHIPS: ("racedoff", "chips", "chipsoff", "colourup", "colorup", "chipseruit", "geracet", "race", "uitgeracet"),
    }
)
_FIELD_OF = {re.sub(r"[^a-z#]", "", name): field for field, names in NAMES.items() for name in names}
ORDER = (
    Column.LEVEL, Column.GAME, Column.SMALL, Column.BIG, Column.SMALL_BET, Column.BIG_BET, Column.ANTE, Column.BRING_IN,
    Column.KIND, Column.LASTS, NAME, CHIPS,
)  # fmt: skip
READ = (
    Column.GAME, Column.SMALL_BET, Column.BIG_BET, Column.BIG, Column.SMALL, Column.ANTE, Column.KIND, Column.BRING_IN,
    Column.LASTS,
)  # fmt: skip
_KEEPS = {
    Column.SMALL: "small_blind", Column.BIG: "big_blind", Column.SMALL_BET: "small_bet", Column.BIG_BET: "big_bet",
}  # fmt: skip
_PAUSE = re.compile(r"(?:break|pauze|pause|dinner|diner)\b[\s:,(]*(\d{1,3})?", re.IGNORECASE)
_PAIR = re.compile(r"\s*([\d.,'’ km]+?)\s*[/–-]\s*([\d.,'’ km]+?)\s*(?:[(,]\s*(?:ante)?\s*([\d.,'’ km]+?)\s*\)?)?\s*")
_LINES_SEARCHED = 6  # for the heads: a title may stand above them
MOST_LINES, MOST_CELLS = 2_000, 40


class WrongCell(Struct, frozen=True):
    """A cell that cannot be read: its line counted from 1, its column, and what is wrong with what stands there.

    `for_break`: it is the line of a break.
    """

    line: int
    column: Column
    wrong: Wrong
    for_break: bool = False


class BadTable(ValueError):
    """Raised for a table of which nothing is taken: `text` and `facts` are why, or `wrong` the cells that are."""

    def __init__(self, text: Text | None = None, *, wrong: Sequence[WrongCell] = (), **facts: Any) -> None:
        super().__init__(text.source if text is not None else "cells")
        self.text, self.facts, self.wrong = text, facts, tuple(wrong)

    def said(self, words: Words) -> str:
        """What is wrong, in a sentence: of several cells the first, and how many more there are."""
        if self.text is not None:
            return words(self.text, **self.facts)
        first, more = self.wrong[0], len(self.wrong) - 1
        field = words(cells.heading(first.column, for_break=first.for_break))
        said = words(first.wrong.text, field=field, **dict(first.wrong.facts))
        line = words(texts.IN_LINE, line=first.line, problem=said)
        return words(texts.AND_MORE, problem=line, n=more) if more else line


class Line(Struct, frozen=True):
    """A line of a table: its number in the text, counted from 1, and its cells."""

    number: int
    cells: tuple[str, ...]


def lines_of(text: str) -> tuple[Line, ...]:
    """The lines of a text that was copied from a spreadsheet or is a CSV file, without the empty ones.

    Tabs, semicolons or, where there are neither, commas stand between cells. Refuses what is no table.
    """
    if len(text) > MOST_LINES * 200 or "\0" in text:
        raise BadTable(texts.NOT_A_TABLE)
    between = next((sign for sign in ("\t", ";") if sign in text), "," if _by_commas(text) else "\t")
    found = []
    try:
        for number, row in enumerate(csv.reader(StringIO(text, newline=""), delimiter=between), 1):
            found.append(Line(number, tuple(cell.strip() for cell in row[:MOST_CELLS])))
    except csv.Error as error:
        raise BadTable(texts.NOT_A_TABLE) from error
    lines = tuple(line for line in found if any(line.cells))
    if not lines or len(lines) > MOST_LINES:
        raise BadTable(texts.NOT_A_TABLE)
    return lines


def _by_commas(text: str) -> bool:
    """Whether commas stand between cells: in the line of heads, where none groups thousands."""
    first = text.strip().partition("\n")[0]
    return sum(_field(part) is not None for part in first.split(",")) > 1


def _field(head: str) -> Field | None:
    return _FIELD_OF.get(re.sub(r"[^a-z#]", "", head.casefold()))


def heads_of(lines: Sequence[Line]) -> tuple[int, tuple[Field | None, ...]] | None:
    """The place of the line of heads, and what each column holds (None: nothing we know); None: there are no heads."""
    for place, line in enumerate(lines[:_LINES_SEARCHED]):
        fields = tuple(map(_field, line.cells))
        known = {field for field in fields if field is not None}
        if len(known) > 1 and (known & {Column.BIG, BLINDS, Column.SMALL_BET, Column.LASTS}):
            return place, fields
    return None


def rows_of(lines: Sequence[Line], lasts: Level = FIRST) -> tuple[Row, ...]:
    """The rows of a table with heads. `lasts`: the level before them, as long as which those are that say nothing.

    Refuses a table without heads, and any cell that cannot be read, naming all of them.
    """
    found = heads_of(lines)
    if found is None:
        raise BadTable(texts.NO_HEADS)
    place, fields = found
    if place + 1 == len(lines):
        raise BadTable(texts.ONLY_HEADS)
    return read_rows([(line.number, _by_field(fields, line)) for line in lines[place + 1 :]], lasts)


def read_rows(lines: Sequence[tuple[int, Mapping[Field, str]]], lasts: Level = FIRST) -> tuple[Row, ...]:
    """The rows whose cells these are, each with its line. Refuses any cell that cannot be read, naming all of them."""
    rows: list[Row] = []
    wrong: list[WrongCell] = []
    for number, said in lines:
        pause = _pause(said)
        row = _break_of(said, pause) if pause is not None else _level_of(said, lasts)
        for column, each in row.wrong:
            wrong.append(WrongCell(number, column, each, pause is not None))
        if isinstance(row.period, Level):
            lasts = row.period
        rows.append(row)
    if wrong:
        raise BadTable(wrong=wrong)
    return tuple(rows)


def _by_field(fields: Sequence[Field | None], line: Line) -> dict[Field, str]:
    return {field: cell for field, cell in zip(fields, line.cells, strict=False) if field is not None and cell}


def _pause(said: Mapping[Field, str]) -> str | None:
    """The minutes a line of a break says beside the word, '' none; None: it is no break."""
    for text in said.values():
        if match := _PAUSE.match(text):
            return match[1] or ""
    blinds = {Column.SMALL, Column.BIG, BLINDS, Column.SMALL_BET} & said.keys()
    return "" if not blinds and {NAME, CHIPS} & said.keys() else None


def _break_of(said: Mapping[Field, str], minutes: str) -> Row:
    row = Row(USUAL_BREAK)
    name = said.get(NAME, "")
    typed = {
        Column.SMALL: "" if _PAUSE.fullmatch(name) and not name.casefold().startswith("di") else name,
        Column.ANTE: said.get(CHIPS, ""),
        Column.LASTS: said.get(Column.LASTS, "") or minutes,
    }
    for column, text in typed.items():
        row = cells.typed_into(row, column, text) if text else row
    return row


def _level_of(said: Mapping[Field, str], before: Level) -> Row:
    """The level of a line; what it leaves out is as usual: a small blind of half the big one, as long as the last."""
    typed = {**said, **_blinds(said)}
    if Column.BIG not in typed and Column.SMALL in typed:
        typed[Column.BIG] = _times(typed[Column.SMALL], 2, 1)
    if Column.SMALL not in typed and Column.BIG in typed:
        typed[Column.SMALL] = _times(typed[Column.BIG], 1, 2)
    row = Row(Level(Chips(0), Chips(1), Chips(0), AnteKind.NONE, before.lasts))
    for column in READ:
        if column in typed and (column is Column.GAME or cells.editable(row, column)):
            row = cells.typed_into(row, column, typed[column])
    for column in OF_BETS:
        if column in typed and not cells.editable(row, column):
            row = _not_for(row, column, typed[column])
    if not {Column.BIG, *OF_BETS} & typed.keys():
        row = cells.typed_into(replace(row, wrong=()), Column.BIG, "")
    return _kept(row, typed)


def _kept(row: Row, typed: Mapping[Field, str]) -> Row:
    """The row with what was said of each blind and bet, whatever usually goes with another of them; and with the kind
    of an ante nobody said.
    """
    level = row.period
    if row.wrong or not isinstance(level, Level):
        return row
    given = {name: typed[column] for column, name in _KEEPS.items() if column in typed and cells.editable(row, column)}
    if not level.has_blinds:
        given = {name: text for name, text in given.items() if name in ("small_bet", "big_bet")}
    kept: dict[str, Any] = {name: Chips(parse_number(text, least=0, most=10**9)) for name, text in given.items()}
    level = replace(level, **kept)
    if Column.ANTE in typed and Column.KIND not in typed and level.ante:
        small = 2 * level.ante <= level.big_blind or not level.has_blinds
        level = replace(level, ante_kind=AnteKind.EACH if small else AnteKind.BIG_BLIND)
    return replace(row, period=level)


def _not_for(row: Row, column: Column, typed: str) -> Row:
    """The row with a bet that its game does not know, unless that is nothing."""
    if typed in ("0", "-", cells.NOTHING):
        return row
    return replace(row, wrong=(*row.wrong, (column, Wrong(typed, texts.NO_BETS, (("typed", typed[:40]),)))))


def _blinds(said: Mapping[Field, str]) -> dict[Field, str]:
    """Blinds that stand in one cell, '100/200' or '100/200 (200)', each in its own."""
    pair = _PAIR.fullmatch(said.get(BLINDS, ""))
    if pair is None:
        return {Column.BIG: said[BLINDS]} if BLINDS in said else {}
    ante: dict[Field, str] = {Column.ANTE: pair[3]} if pair[3] and Column.ANTE not in said else {}
    return {Column.SMALL: pair[1], Column.BIG: pair[2], **ante}


def _times(text: str, by: int, part: int) -> str:
    """A number that was typed, so many times; what is none is left as it is, to be named where it stands."""
    try:
        return str(parse_number(text, least=0, most=10**9) * by // part)
    except BadInput:
        return text


# Out


def table_of(rows: Sequence[Row], words: Words) -> list[list[str]]:
    """The rows under their heads, as they go into a spreadsheet: numbers plain, a break by its word."""
    always = (Column.LEVEL, Column.SMALL)
    used = [field for field in ORDER if field in always or any(_cell(row, field, words) for row in rows)]
    return [[_head(field, words) for field in used], *([_cell(row, field, words) for field in used] for row in rows)]


def written(table: Sequence[Sequence[str]], between: str) -> str:
    """The text of a table with this sign between its cells."""
    out = StringIO(newline="")
    csv.writer(out, delimiter=between, lineterminator="\n").writerows(table)
    return out.getvalue()


def _head(field: Field, words: Words) -> str:
    if isinstance(field, Column):
        return words(cells.heading(field))
    return words(texts.BREAK_NAME if field == NAME else texts.CHIPS)


def _cell(row: Row, field: Field, words: Words) -> str:
    period = row.period
    if isinstance(period, Break):
        return _of_break(period, field, words)
    if field is Column.LASTS:
        return _minutes(row, words)
    if not isinstance(field, Column) or not cells.editable(row, field):
        return ""
    match field:
        case Column.GAME:
            plain = cells.games_typed(period)
            return "" if plain == cells.games_typed(FIRST) else plain
        case Column.KIND:
            return words(texts.KINDS[period.ante_kind]) if period.ante else ""
    of = {**_KEEPS, Column.ANTE: "ante", Column.BRING_IN: "bring_in"}
    value: int = getattr(period, of[field])
    return str(value) if value or field in _KEEPS else ""


def _of_break(period: Break, field: Field, words: Words) -> str:
    if field is Column.LASTS:
        return _minutes(Row(period), words)
    if field is Column.LEVEL:
        return words(texts.PLAIN_BREAK)
    if field == NAME:
        return period.name
    return " ".join(map(str, period.colour_up)) if field == CHIPS else ""


def _minutes(row: Row, words: Words) -> str:
    return cells.shown(replace(row, wrong=()), Column.LASTS, words)
