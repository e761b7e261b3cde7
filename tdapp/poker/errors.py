"""Refusals of the engine: a code and the facts; the sentence is made in `words`."""

from typing import Final, NoReturn

from msgspec import Struct

MOST_CHIPS: Final = 10**15
"""No amount at a table is larger; beyond, numbers grow that nobody can write down."""


class PokerError(Exception):
    """An input the engine refuses: `code` says what, `facts` say where and what would be legal instead."""

    def __init__(self, code: str, /, **facts: object) -> None:
        facts = {name: writable(value) for name, value in facts.items()}
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, object] = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}({told})"


def writable(value: object) -> object:
    """A fact as it is, but a number of thousands of digits, which Python does not write, as its size."""
    if isinstance(value, int) and value.bit_length() > 1_000:
        return f"{'-' if value < 0 else ''}2^{value.bit_length() - 1}..."
    if isinstance(value, tuple | list):
        return tuple(map(writable, value))
    if isinstance(value, Struct):
        try:
            repr(value)
        except ValueError:
            return type(value).__name__
    return value


def refuse(code: str, /, **facts: object) -> NoReturn:
    """Raise a refusal with a code and its facts: one word at the place where the rule is checked."""
    raise PokerError(code, **facts)


def chips_in(value: object, *, what: str, least: int = 0) -> int:
    """The amount itself when it is a whole number of chips from `least` to `MOST_CHIPS`; refused otherwise.

    >>> chips_in(400, what="bet")
    400
    """
    if type(value) is not int or value < least:
        refuse("bad_chips", what=what, amount=value, least=least)
    if value > MOST_CHIPS:
        refuse("too_many_chips", what=what, amount=value, legal=MOST_CHIPS)
    return value
