"""Fields of a hand history (PHH): texts, numbers and amounts as TOML gave them, each refused by its name.

An amount is a number of the file's own unit, which may have two decimals (cents); it is read digit by digit and never
becomes a float. Inside, chips are whole: `unit` says how many of them make one of the file's.
"""

from collections.abc import Iterable, Mapping
from datetime import time
from decimal import Decimal
from enum import StrEnum
from typing import Any, Final, NoReturn, TypeVar

from tdapp.poker.errors import MOST_CHIPS, refuse

Option = TypeVar("Option", bound=StrEnum)
Fields = Mapping[str, Any]

CENTS: Final = 100
RULED: Final = "# ruled"
"""How a line begins that tells what the floor ruled: commentary to the format, a step to us."""
_AMOUNTS: Final = ("small_bet", "big_bet", "min_bet", "_lowest_chip", "_small_blind", "_big_bet", "_ante")
_LISTS: Final = ("antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks")


def needed(fields: Fields, name: str) -> object:
    """The value of a field that must be there."""
    if name not in fields:
        refuse("phh_field_missing", field=name)
    return fields[name]


def listed(fields: Fields, name: str) -> list[Any]:
    """A list that must be there."""
    value = needed(fields, name)
    if not isinstance(value, list):
        bad(name, value)
    return value


def bad(name: str, value: object) -> NoReturn:
    """Refuse the value of a field; of a long one its beginning is told."""
    told = value if isinstance(value, str) else repr(value)
    refuse("phh_bad_field", field=name, value=told if len(told) <= 60 else told[:60] + "...")


def decimal_of(written: str) -> Decimal:
    """A number of a TOML text, exactly as written: for `tomllib`, which would make it a float."""
    return Decimal(written)


def whole(value: object, name: str, *, least: int = 0) -> int:
    """A whole number that is no amount of chips: a seat, a day, a level. PHH also allows 2.0, which is whole."""
    if isinstance(value, Decimal) and value.is_finite() and abs(value.adjusted()) < 18 and value == int(value):
        value = int(value)
    if type(value) is not int or not least <= value <= MOST_CHIPS:
        bad(name, value)
    return value


def amount(value: object, name: str, unit: int) -> int:
    """Chips of an amount in a file's unit; refuses unknown and endless ones and parts of a cent."""
    parts = _hundredths(value, name)
    if parts * unit % CENTS:
        refuse("phh_fraction", field=name, value=str(value))
    return parts * unit // CENTS


def _hundredths(value: object, name: str) -> int:
    """A number times a hundred, exactly."""
    if type(value) is int:
        if abs(value) > MOST_CHIPS:
            bad(name, value)
        return value * CENTS
    if not isinstance(value, Decimal):
        bad(name, value)
    if not value.is_finite():
        refuse("phh_unknown_stack", field=name)
    if not value:
        return 0
    sign, digits, exponent = value.as_tuple()
    if len(digits) > 60 or abs(value.adjusted()) > 15:
        bad(name, value)
    assert isinstance(exponent, int)  # it is finite
    number = int("".join(map(str, digits)))
    if exponent >= -2:
        parts: int = number * 10 ** (exponent + 2)
    else:
        parts, rest = divmod(number, 10 ** (-exponent - 2))
        if rest:
            refuse("phh_fraction", field=name, value=str(value))
    return -parts if sign else parts


def unit_of(fields: Fields) -> int:
    """How many chips make one of the file's: 1, or 100 when an amount has cents. Our own files say it."""
    if "_unit" in fields:
        unit = whole(fields["_unit"], "_unit", least=1)
        if unit not in (1, CENTS):
            bad("_unit", unit)
        return unit
    return CENTS if any(map(_has_cents, _all_amounts(fields))) else 1


def _all_amounts(fields: Fields) -> Iterable[object]:
    for name in _AMOUNTS:
        yield fields.get(name)
    for name in _LISTS:
        values = fields.get(name)
        yield from values if isinstance(values, list) else ()
    actions = fields.get("actions")
    for line in actions if isinstance(actions, list) else ():
        words = line.split("#", 1)[0].split() if isinstance(line, str) else ()
        if len(words) == 3 and words[1] == "cbr":
            yield written_amount(words[2])


def _has_cents(value: object) -> bool:
    if not isinstance(value, Decimal) or not value.is_finite() or abs(value.adjusted()) > 15:
        return False
    return value != value.to_integral_value()


def written_amount(written: str) -> object:
    """The number of a `cbr` as TOML would give it; the text itself when it is none."""
    if not written.isascii() or len(written) > 60 or not written.replace(".", "", 1).isdigit():
        return written
    return Decimal(written) if "." in written else int(written)


def rows(fields: Fields, name: str, width: int) -> list[list[Any]]:
    """A list of rows of so many values; empty when the field is not there."""
    found = listed(fields, name) if name in fields else []
    for row in found:
        if not isinstance(row, list) or len(row) != width:
            bad(name, row)
    return found


def text_of(value: object, name: str) -> str:
    """A text."""
    if not isinstance(value, str):
        bad(name, value)
    return value


def text_or_number(value: object, name: str) -> str | int:
    """A name or number, of a table or a hand."""
    return value if isinstance(value, str) else whole(value, name)


def time_of(value: object, name: str) -> time:
    """A time of day without a zone; also read out of a text, and of a whole date and time."""
    if isinstance(value, str):
        try:
            value = time.fromisoformat(value)
        except ValueError:
            bad(name, value)
    if not isinstance(value, time):
        bad(name, value)
    return value.replace(tzinfo=None)


def option_of(kind: type[Option], value: object, name: str) -> Option:
    """One of the choices of an option of ours."""
    found = [member for member in kind if member.value == value]
    if not found:
        bad(name, value)
    return found[0]


def yes_or_no(value: object, name: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        bad(name, value)
    return value
