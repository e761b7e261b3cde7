"""Situations and rulings as TOML or JSON text, so that a worked case is a file.

The fields are those of `Situation`; `schema()` is their JSON schema. A mistake in a file is named with its field.
"""

from typing import Any

import msgspec

from tdapp.nested import TOO_DEEP, json_of, toml_of
from tdapp.rulings.ruling import Ruling
from tdapp.rulings.situation import Situation


class BadCase(Exception):
    """A case file that cannot be read; `what` names the field or the line and what is wrong there."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


def read_situation(text: str) -> Situation:
    """The situation from TOML or JSON text (JSON starts with a brace); BadCase names the field that is wrong.

    A TOML case may carry `title`, `about` and `expect` beside the situation; they are left aside here.
    """
    return situation_of(read_plain(text))


def read_plain(text: str) -> dict[str, Any]:
    """The text as plain tables and lists; BadCase names line and column of a slip."""
    try:
        plain = json_of(text) if text.lstrip()[:1] == "{" else toml_of(text)
    except ValueError as error:
        raise BadCase(str(error)) from error
    if not isinstance(plain, dict):
        raise BadCase("a case is a table of fields")
    return plain


def situation_of(plain: dict[str, Any]) -> Situation:
    """The situation from plain tables; BadCase names the field."""
    fields = {name: value for name, value in plain.items() if name not in ("title", "about", "expect")}
    try:
        return msgspec.convert(fields, Situation)
    except RecursionError as error:
        raise BadCase(TOO_DEEP) from error
    except msgspec.ValidationError as error:
        raise BadCase(str(error).replace("$.", "").replace("`", "'")) from error


def plain_situation(situation: Situation) -> dict[str, Any]:
    """The situation as plain tables, fields nobody entered left out; `situation_of` reads it back."""
    plain: dict[str, Any] = msgspec.to_builtins(situation)
    return plain


def plain_ruling(ruling: Ruling) -> dict[str, Any]:
    """The ruling as plain tables, empty fields left out; citations and the deciding `rule` as they are printed."""
    plain: dict[str, Any] = msgspec.to_builtins(ruling, str_keys=True)
    plain["citations"] = [str(cite) for cite in ruling.citations]
    if ruling.rule is not None:
        plain["rule"] = str(ruling.rule)
    return plain


def schema() -> dict[str, Any]:
    """The JSON schema of a situation."""
    return msgspec.json.schema(Situation)
