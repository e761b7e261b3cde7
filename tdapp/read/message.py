"""Messages: something to be said to a person, as a code and the facts its sentence needs. `words` knows the
sentence.
"""

from __future__ import annotations  # a sentence may stand within a sentence

from collections.abc import Mapping
from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Union

from msgspec import Struct

from tdapp.domain.units import Money, PlayerId, Seat
from tdapp.read.people.names import Directory, PlayerName

if TYPE_CHECKING:  # a sentence can be said before there is a tournament
    from tdapp.domain.prizes.prize_guard import Wrong
    from tdapp.domain.refusal import Refused
    from tdapp.domain.state import State
    from tdapp.domain.units import EntryId

MOST_NAMED = 4  # whose prizes would be wrong; of more it is said how many


class Countdown(Struct, frozen=True):
    """The time left of a level or break, said as a clock shows it."""

    left: timedelta


class Moment(Struct, frozen=True):
    """An instant to the second, said with its day where that is not the day of `seen`."""

    at: datetime
    seen: datetime


class Filled(Struct, frozen=True):
    """Words somebody typed with places in braces, and what fills them: 'Table {table} breaks'. A place with nothing to
    fill it stays as it was typed.
    """

    text: str
    args: tuple[tuple[str, Any], ...] = ()


# What may fill a place in a sentence. `words` writes each kind its own way: a number grouped, a time of day, a list.
Argument = Union[
    int,
    Decimal,
    str,
    PlayerName,
    Seat,
    Money,
    datetime,
    date,
    timedelta,
    Countdown,
    Moment,
    Filled,
    "Said",
    tuple["Argument", ...],
]


class Said(Struct, frozen=True):
    """A message: `code` picks the sentence, `args` fill its places. An int called `n` chooses singular or plural."""

    code: str
    args: tuple[tuple[str, Any], ...] = ()


def say(code: str, **args: Argument) -> Said:
    """The message with this code.

    >>> say("needs.waiting", n=3)
    Said(code='needs.waiting', args=(('n', 3),))
    """
    return Said(code, tuple(args.items()))


def say_refused(refused: Refused, state: State | None = None, directory: Directory | None = None) -> Said:
    """The message for the director when the rules said no. With state and directory entries get their names.

    `lift` among its facts: whoever is told may go on with a reason.
    """
    facts = dict(refused.facts)
    others = facts.pop("who") if facts.pop("lift", False) else None  # who may lift it, where whoever asks may not
    if isinstance(why := facts.get("why"), str):
        facts["why"] = Said("conflict." + why)
    if isinstance(what := facts.get("field"), str):
        facts["field"] = Said("field." + what)
    if isinstance(right := facts.get("right"), str):
        facts["right"] = Said("right." + right)
    if "entry" in facts or "player" in facts:
        facts["name"] = _name(facts.get("player"), facts.get("entry"), state, directory or {})
    if (other := facts.get("other")) is not None:
        player = PlayerId(other) if isinstance(other, str) else None
        facts["other_name"] = _name(player, other if player is None else None, state, directory or {})
    if wrong := facts.get("wrongs"):
        facts["wrongs"] = _wrongs(wrong, state, directory or {})
    if refused.overridable:
        facts["lift"] = True
    said = Said("refused." + refused.code, tuple(facts.items()))
    if others is None:
        return said
    if not others:
        return say("not_lifted.by_nobody", refusal=said)
    return say("not_lifted", refusal=said, who=others)


def refused_code(said: Said) -> str:
    """The code of what was refused, also where the message says who may lift it.

    >>> refused_code(say("not_lifted", refusal=Said("refused.sale.limit"), who=("Ada",)))
    'refused.sale.limit'
    """
    within = dict(said.args).get("refusal")
    return refused_code(within) if isinstance(within, Said) else said.code


def say_trouble(code: str, facts: Mapping[str, Any]) -> Said:
    """The message for the director about trouble with file or disk. A file that is held says by whom, if that is
    known.
    """
    held = code == "store.locked" and facts.get("holder") and facts.get("since")
    args: dict[str, Any] = {key: v if isinstance(v, int | datetime) else str(v) for key, v in facts.items()}
    why = args.get("detail", "")
    if isinstance(why, str) and why.startswith("store."):  # trouble within trouble: a copy that met a full disk
        args["detail"] = Said("trouble." + why)
    if "why" in args:  # a reason of its own, by its code
        args["why"] = Said(str(args["why"]))
    return Said(f"trouble.{code}{'.by' if held else ''}", tuple(args.items()))


def _wrongs(found: tuple[Wrong, ...], state: State | None, directory: Directory) -> tuple[Said, ...]:
    """Whose prizes would be wrong, and by how much: as many as a sentence holds."""
    said = []
    for wrong in found[:MOST_NAMED]:
        code = "due" if wrong.award.cents > wrong.paid.cents else "back" if wrong.award.cents else "nothing"
        money = {"paid": wrong.paid, "award": wrong.award, "difference": wrong.difference}
        said.append(say("prizes.wrong." + code, name=_name(None, wrong.entry, state, directory), **money))
    more = len(found) - MOST_NAMED
    return (*said, say("prizes.wrong.more", n=more)) if more > 0 else tuple(said)


def _name(player: PlayerId | None, number: EntryId | None, state: State | None, directory: Directory) -> PlayerName:
    """The person a refusal is about; the ticket number where nobody knows the name."""
    if player is None and state is not None and number is not None and number in state.entries:
        player = state.entries[number].player
    return directory.get(player, PlayerName(f"#{number}")) if player is not None else PlayerName(f"#{number}")
