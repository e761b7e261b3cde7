"""Something to be said to a person: a code and the facts its sentence needs. `words` knows the sentence."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any

from tdapp.domain.refusal import Refused
from tdapp.domain.units import Money, Seat
from tdapp.read.names import PlayerName

# What may fill a place in a sentence. `words` writes each kind its own way: a number grouped, a time of day, a list.
Argument = int | str | PlayerName | Seat | Money | datetime | date | timedelta | tuple["Argument", ...]


@dataclass(frozen=True, slots=True)
class Said:
    """`code` picks the sentence, `args` fill its places. An int called `n` chooses singular or plural."""

    code: str
    args: tuple[tuple[str, Any], ...] = ()


def say(code: str, **args: Argument) -> Said:
    """A sentence by its code.

    >>> say("needs.waiting", n=3)
    Said(code='needs.waiting', args=(('n', 3),))
    """
    return Said(code, tuple(args.items()))


def say_refused(refused: Refused) -> Said:
    """What to tell the director when the rules said no."""
    return Said("refused." + refused.code, tuple(refused.facts.items()))
