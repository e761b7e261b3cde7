"""Structures as files, TOML and CSV. What is wrong in one is named with its line and column; nothing is half taken."""

import json
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from msgspec import Struct

from tdapp.app.lists.letters import decode
from tdapp.app.structures import tabular
from tdapp.app.structures.rows import Column, Row
from tdapp.app.structures.tabular import CHIPS, NAME, BadTable, Field, WrongCell
from tdapp.domain.clock.structure import Break, Structure, level_numbers
from tdapp.domain.refusal import Refused
from tdapp.domain.tournament import MOST_CHIPS, MOST_PERIODS, checked_structure
from tdapp.domain.units import Chips
from tdapp.nested import toml_of as toml_values
from tdapp.nested import toml_text
from tdapp.values import replace
from tdapp.words.say import Words
from tdapp.words.structures import table as texts

LARGEST = 1024 * 1024  # bytes
KEYS: Mapping[str, Field] = {
    "game": Column.GAME,
    "small": Column.SMALL,
    "big": Column.BIG,
    "small_bet": Column.SMALL_BET,
    "big_bet": Column.BIG_BET,
    "ante": Column.ANTE,
    "ante_kind": Column.KIND,
    "bring_in": Column.BRING_IN,
    "minutes": Column.LASTS,
    "text": NAME,
    "colour_up": CHIPS,
}
BREAK_FIELDS: Mapping[Field, Field] = {Column.SMALL: NAME, Column.ANTE: CHIPS}  # as the table has those of a break
OTHER_KEYS = ("kind", "seconds", "hands")
_PLACE = re.compile(r"line (\d+), column (\d+)")


class Written(Struct, frozen=True):
    """A structure with its name and the stack it was made for; 0: the file says none."""

    name: str
    structure: Structure
    starting_stack: Chips = Chips(0)


def structure_from(name: str, data: bytes) -> Written:
    """The structure in a file of that name: TOML, or else CSV. Refuses (`BadTable`) what cannot be read."""
    stem, _, kind = name.rpartition(".")
    if len(data) > LARGEST:
        raise BadTable(texts.TOO_LARGE, limit=LARGEST // 1024)
    try:
        text, _encoding = decode(data, "")
    except UnicodeDecodeError as error:
        raise BadTable(texts.NOT_A_TABLE) from error
    if kind.casefold() == "toml":
        return _of_toml(stem, text)
    lines = tabular.lines_of(text)
    rows = tabular.rows_of(lines)
    heads = tabular.heads_of(lines)
    numbers = [line.number for line in lines[heads[0] + 1 :]] if heads is not None else []
    return Written(stem or name, checked_rows(rows, numbers))


def _of_toml(stem: str, text: str) -> Written:
    try:
        values = toml_values(text)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE.search(str(error))
        line, column = (int(place[1]), int(place[2])) if place else (text.count("\n") + 1, 1)
        raise BadTable(texts.BAD_TOML, line=line, column=column) from error
    except ValueError as error:
        raise BadTable(texts.NOT_A_TABLE) from error
    periods = values.get("period")
    if not isinstance(periods, list) or not all(isinstance(each, dict) for each in periods) or not periods:
        raise BadTable(texts.NO_PERIODS)
    at = _lines(text, len(periods))
    said = [(number, _cells(each, number, text)) for number, each in zip(at, periods, strict=True)]
    try:
        rows = tabular.read_rows(said)
    except BadTable as error:
        wrong = [replace(each, line=_line_of(text, each.line, _keys_of(each))) for each in error.wrong]
        raise BadTable(wrong=wrong) from error
    name, stack = values.get("name", stem), values.get("starting_stack", 0)
    if not isinstance(name, str) or not isinstance(stack, int) or not 0 <= stack <= MOST_CHIPS:
        raise BadTable(texts.NO_STACK, most=MOST_CHIPS)
    return Written(name.strip()[:80] or stem, checked_rows(rows, at), Chips(stack))


def _cells(period: Mapping[str, Any], begins: int, text: str) -> dict[Field, str]:
    """The cells of a period of a TOML file, as they would be typed."""
    strange = [key for key in period if key not in KEYS and key not in OTHER_KEYS]
    if strange:
        line = _line_of(text, begins, strange[:1])
        raise BadTable(texts.NO_SUCH_KEY, line=line, key=strange[0][:40], keys=", ".join((*KEYS, *OTHER_KEYS)))
    said = {field: _text(period[key]) for key, field in KEYS.items() if key in period}
    if period.get("seconds"):
        minutes = _text(period.get("minutes", 0))
        said[Column.LASTS] = f"{minutes}:{_text(period['seconds']).zfill(2)}"
    if period.get("hands"):
        said[Column.GAME] = f"{said.get(Column.GAME, '')} x{_text(period['hands'])}"
    if period.get("kind") == "break":
        said[Column.LEVEL] = "break"
    return {field: text for field, text in said.items() if text or field is Column.GAME}


def _text(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(_text, value))
    return str(value)


def _lines(text: str, many: int) -> list[int]:
    """The line each period begins on; where they are written in one line, that one for all."""
    found = [
        number for number, line in enumerate(text.splitlines(), 1) if re.match(r"\s*\[\[\s*\"?period\"?\s*\]\]", line)
    ]
    return found if len(found) == many else [1] * many


def _keys_of(wrong: WrongCell) -> list[str]:
    """The keys of a TOML file from which a cell is read."""
    read = BREAK_FIELDS.get(wrong.column, wrong.column) if wrong.for_break else wrong.column
    return [key for key, field in KEYS.items() if field == read]


def _line_of(text: str, begins: int, keys: Collection[str]) -> int:
    """The line of one of these keys in the period that begins on a line; that one where none of them stands there."""
    for at, line in enumerate(text.splitlines()[begins:], begins + 1):
        if line.lstrip().startswith("[["):
            break
        if any(re.match(rf"\s*\"?{re.escape(key)}\"?\s*=", line) for key in keys):
            return at
    return begins


def checked_rows(rows: tuple[Row, ...], lines: list[int]) -> Structure:
    """The structure these rows make. Refuses one that cannot be played, naming the line."""
    if len(rows) > MOST_PERIODS:
        raise BadTable(texts.FULL, limit=MOST_PERIODS)
    try:
        return checked_structure(tuple(row.period for row in rows))
    except Refused as refused:
        row = refused.facts.get("row")
        if not isinstance(row, int) or not 0 < row <= len(lines):
            raise BadTable(texts.NO_LEVEL_IN_FILE) from refused
        raise BadTable(texts.NOT_PLAYABLE, line=lines[row - 1]) from refused


# Out


def csv_of(made: Written, *, words: Words) -> bytes:
    """The structure as a CSV file that spreadsheets of any country open."""
    rows = [Row(period) for period in made.structure]
    table = tabular.table_of(rows, words)
    numbers = level_numbers(made.structure)
    if table and numbers:  # the numbers of levels are for whoever reads the file
        for line, number in zip(table[1:], numbers, strict=True):
            line[0] = str(number) if number is not None else line[0]
    return b"\xef\xbb\xbf" + tabular.written(table, ";").encode()


def toml_of(made: Written) -> bytes:
    """The structure as a TOML file, as the built-in ones are written."""
    return "\n".join(_toml(made)).encode() + b"\n"


def _toml(made: Written) -> Iterator[str]:
    from tdapp.app.club.templates import written_period

    yield f"name = {toml_text(made.name)}"
    if made.starting_stack:
        yield f"starting_stack = {made.starting_stack}"
    for period in made.structure:
        yield "\n[[period]]"
        for key, value in written_period(period).items():
            if (key == "seconds" and not value) or (isinstance(period, Break) and value in ("", [])):
                continue
            yield f"{key} = {toml_text(value) if isinstance(value, str) else json.dumps(value)}"
