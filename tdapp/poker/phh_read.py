"""Reads the open poker hand history format (PHH), our files and other programs': text to a hand played to its end."""

import re
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from tdapp.nested import TOO_DEEP, toml_of
from tdapp.poker.errors import PokerError, refuse
from tdapp.poker.hand import Hand
from tdapp.poker.phh_actions import steps_of
from tdapp.poker.phh_details import Details, details_of
from tdapp.poker.phh_fields import Fields, amount, decimal_of, listed, unit_of
from tdapp.poker.phh_table import table_of
from tdapp.poker.table import Showing
from tdapp.values import replace

OWN_RULES: Final = (
    "raise_cap", "blind_pot", "antes_count", "over_short_bet", "call_below_minimum", "odd_chips", "ante_order",
    "lowest_chip",
)  # fmt: skip
"""What a file may say of the rules of its table, in fields of our own with an underscore before the name."""
_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")
# what a table that mucks all-in hands is refused with when it is played by the rules that want them shown
_SHOWN_BY_THE_RULES: Final = ("all_in_hands_are_shown", "not_now", "wrong_card_count")


class History(Struct, frozen=True):
    """A hand that was read, and what its file tells beside the play."""

    hand: Hand
    details: Details = Details()
    unit: int = 1
    """How many chips make one of the file's amounts: 100 when they have cents, which then are the chips."""
    finishing: tuple[int, ...] | None = None
    """The stacks at the end as the file gives them, in the order of `hand.seats`; None: it does not."""
    rules: frozenset[str] = frozenset()
    """The names of the rules it says itself that it was played by (`OWN_RULES`); for the others ours were taken."""


def read(source: str | bytes) -> Hand:
    """The hand of a PHH text, played up to its last action; refuses games that are not ours and illegal steps.

    A refused step carries its place in the list of actions. Steps that PHH leaves to the reader, such as mucks at the
    end, are not invented: the hand then still waits for them.
    """
    return read_history(source).hand


def read_history(source: str | bytes) -> History:
    """The one hand of a text with its details; refuses a text of many (`read_histories`)."""
    parts = [*parts_of(source)]
    if len(parts) != 1:
        refuse("phh_many_hands", hands=len(parts))
    return history_of(*parts[0])


def read_histories(source: str | bytes) -> tuple[History, ...]:
    """Every hand of a text of many (`.phhs`), or the one of a plain one; the first that is refused refuses all.

    A refusal tells in `hand` which of the hands it is.
    """
    return tuple([history_of(*part) for part in parts_of(source)])


def parts_of(source: str | bytes) -> Iterator[tuple[str, Fields]]:
    """The name ('' for the only one) and fields of each hand of a text; refuses a text that is no TOML, and where."""
    fields = _toml(_text(source))
    if "variant" in fields or not fields or not all(isinstance(value, dict) for value in fields.values()):
        yield "", fields
    else:
        yield from fields.items()


def history_of(name: str, fields: Fields) -> History:
    """The hand of these fields; a refusal tells the name of the hand unless it is the only one."""
    try:
        return _history(fields)
    except PokerError as error:
        if not name:
            raise
        raise PokerError(error.code, **{**error.facts, "hand": name}) from None


def _history(fields: Fields) -> History:
    unit = unit_of(fields)
    hand = _played(fields, unit)
    order = hand.seats
    finishing = None
    if "finishing_stacks" in fields:
        finishing = tuple([amount(chips, "finishing_stacks", unit) for chips in listed(fields, "finishing_stacks")])
        if len(finishing) != len(order):
            refuse("phh_list_length", field="finishing_stacks", found=len(finishing), wanted=len(order))
    told = frozenset(name for name in OWN_RULES if f"_{name}" in fields)
    return History(hand, details_of(fields, order), unit, finishing, told)


def _played(fields: Fields, unit: int) -> Hand:
    """The hand played by the rules; a file that does not say how hands are shown may also muck when all-in."""
    table = table_of(fields, unit)
    try:
        return _acted(Hand(table), fields, unit)
    except PokerError as error:
        if "_showing" in fields or error.code not in _SHOWN_BY_THE_RULES:
            raise
        try:
            return _acted(Hand(replace(table, showing=Showing.EQUAL_OR_BETTER)), fields, unit)
        except PokerError:
            raise error from None


def _acted(hand: Hand, fields: Fields, unit: int) -> Hand:
    held: dict[str, str] = {}
    for number, line in enumerate(listed(fields, "actions"), start=1):
        if not isinstance(line, str):
            refuse("phh_bad_action", at=number, action=repr(line)[:60])
        try:
            for step in steps_of(hand, line, unit, held):
                hand.do(step)
        except PokerError as error:
            raise PokerError(error.code, **{**error.facts, "at": number, "action": line[:60]}) from None
    return hand


def _text(source: str | bytes) -> str:
    if isinstance(source, str):
        return source.removeprefix("\ufeff")
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        refuse("phh_not_text", byte=error.start + 1)


def _toml(text: str) -> dict[str, Any]:
    try:
        return toml_of(text, parse_float=decimal_of)
    except (ValueError, ArithmeticError) as error:
        reason = str(error)
    if reason == TOO_DEEP:
        refuse("phh_too_deep")
    found = _PLACE.search(reason)
    if found:
        refuse("phh_not_toml", line=int(found[1]), column=int(found[2]), reason=reason)
    if "at end of document" in reason:
        refuse("phh_cut_off", line=text.rstrip().count("\n") + 1, reason=reason)
    raise PokerError("phh_not_toml", line=1, column=1, reason=reason)
