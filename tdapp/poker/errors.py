"""Refusals of the engine: a code and the facts; the sentence is made in `words`."""

from typing import NoReturn


class PokerError(Exception):
    """An input the engine refuses: `code` says what, `facts` say where and what would be legal instead."""

    def __init__(self, code: str, /, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, object] = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}({told})"


def refuse(code: str, /, **facts: object) -> NoReturn:
    """Raise a refusal with a code and its facts: one word at the place where the rule is checked."""
    raise PokerError(code, **facts)


def chips_in(value: object, *, what: str, least: int = 0) -> int:
    """The amount itself when it is a whole number of chips of at least `least`; refused otherwise.

    >>> chips_in(400, what="bet")
    400
    """
    if type(value) is not int or value < least:
        refuse("bad_chips", what=what, amount=value, least=least)
    return value
