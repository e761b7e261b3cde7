"""Tables of a TOML text with the lines they stand on, so that what is wrong with one can be named by file and line."""

from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from functools import partial
from typing import Any

from tdapp.app.toml_lines import TomlLines
from tdapp.domain.refusal import Refused, require
from tdapp.nested import toml_text
from tdapp.read.message import say_refused
from tdapp.texts import LANGUAGES

Row = tuple[Any, Callable[[str], int]]  # a table, and the line of a name in it


def rows_of(text: str, file: str, name: str) -> list[Row]:
    """The tables `[[name]]` of a TOML text. Refuses a text that is none (`events.toml`) or says anything else
    (`events.unknown`), by file and line.
    """
    read = TomlLines(file, text, "events.toml")
    for other in read.data:
        require(other == name, "events.unknown", file=file, line=read.line(("", 0), other), name=other)
    written = read.data.get(name, [])
    require(isinstance(written, list), "events.unknown", file=file, line=1, name=name)
    rows: list[Row] = []
    for number, each in enumerate(written):
        place = (name, number)
        require(isinstance(each, dict), "events.unknown", file=file, line=read.line(place), name=name)
        rows.append((each, partial(read.line, place)))
    return rows


def values_of(row: Row, file: str, reads: Mapping[str, Callable[[Any], Any]], needed: Sequence[str]) -> dict[str, Any]:
    """What a table says, each name by its way to read it. Refuses a name that is not known (`events.unknown`), one that
    is `needed` and not there (`events.missing`), and what cannot be read (`events.value`, `events.wrong`), by file and
    line.
    """
    data, line = row
    for name in data:
        require(name in reads, "events.unknown", file=file, line=line(name), name=name)
    for name in needed:
        require(bool(data.get(name)), "events.missing", file=file, line=line(""), name=name)
    values: dict[str, Any] = {}
    for name, value in data.items():
        try:
            values[name] = reads[name](value)
        except Refused as refused:
            raise Refused("events.wrong", file=file, line=line(name), why=say_refused(refused)) from refused
        except (ValueError, TypeError, AttributeError) as error:
            raise Refused("events.value", file=file, line=line(name), name=name, given=str(value)) from error
    return values


def plain(value: Any) -> str:
    """A text. TypeError for anything else."""
    if not isinstance(value, str):
        raise TypeError(value)
    return value.strip()


def whole(value: Any) -> int:
    """A whole number. TypeError for anything else."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(value)
    return value


def yes(value: Any) -> bool:
    """A yes or no. TypeError for anything else."""
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def seconds(value: Any) -> timedelta:
    """A span of time in seconds. ValueError for one nobody waits for."""
    many = whole(value)
    if not 0 <= many <= 1_000_000:
        raise ValueError(value)
    return timedelta(seconds=many)


def by_language(value: Any, check: Callable[[str], None]) -> tuple[tuple[str, str], ...]:
    """A text in each language; a plain one is in the first. `check` refuses one. ValueError for another language."""
    if isinstance(value, str):
        value = {next(iter(LANGUAGES)): value}
    told = tuple((language, plain(text)) for language, text in value.items() if plain(text))
    for language, text in told:
        if language not in LANGUAGES:
            raise ValueError(language)
        check(text)
    return told


def written(texts: tuple[tuple[str, str], ...]) -> str:
    """A text in each language, as `by_language` reads it."""
    return "{ " + ", ".join(f"{language} = {toml_text(text)}" for language, text in texts) + " }"
