"""How the desk calls a decision: what it is given besides the state, the time and what the caller said."""

from __future__ import annotations  # a decision is called for the desk

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from inspect import signature
from typing import TYPE_CHECKING, Any

from tdapp.app.rulings.book_values import by_the_book
from tdapp.domain.facts import Fact
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed
from tdapp.domain.state import State
from tdapp.domain.units import PlayerId

if TYPE_CHECKING:
    from tdapp.app.desk import Desk
    from tdapp.app.people.people import People

Decision = Callable[..., tuple[Fact, ...]]


def decide(
    desk: Desk,
    state: State,
    now: datetime,
    decision: Decision,
    args: Sequence[Any],
    kwargs: Mapping[str, Any],
    allow: Allowed = NOTHING_LIFTED,
) -> tuple[Fact, ...]:
    """The facts a decision makes, none when there is nothing to change. Raises `Refused`.

    It is given the values of the rulebook where it takes any, people by the id this tournament knows them by, and what
    was lifted where it refuses anything that can be.
    """
    args, named = _known_here(desk, state, decision, args, kwargs)
    if allow.codes and "allow" in _names(decision):
        named["allow"] = allow
    return decision(state, now, *args, **by_the_book(decision, state, named))


def _names(decision: Decision) -> list[str]:
    return list(signature(decision).parameters)


def _known_here(
    desk: Desk, state: State, decision: Decision, args: Sequence[Any], kwargs: Mapping[str, Any]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """What a decision is given, with every `player` and `players` under the id by which this tournament knows them.

    Somebody whose records were merged stands here under one of them: by that she is known to be in, or to wait.
    """
    names = _names(decision)[2:]  # after the state and the time
    given = dict(zip(names, args, strict=False)) | dict(kwargs)
    mapped: dict[str, Any] = {}
    if isinstance(one := given.get("player"), str):
        mapped["player"] = _as_known_in(state, desk.people, PlayerId(one))
    if several := given.get("players"):
        mapped["players"] = tuple(_as_known_in(state, desk.people, each) for each in several)
    if not mapped:
        return tuple(args), dict(kwargs)
    changed = [mapped.get(name, value) for name, value in zip(names, args, strict=False)]
    return (*changed, *args[len(names) :]), {name: mapped.get(name, value) for name, value in kwargs.items()}


def _as_known_in(state: State, people: People, player: PlayerId) -> PlayerId:
    """The id an earlier entry of the same person bears, or her place in the queue: nobody stands there under two."""
    if player not in people.directory:
        return player
    waiting = {alternate.player for alternate in state.queue()}
    known = (one for one in people.ids_of(player) if one in state.players or one in waiting)
    return next(known, people.resolve(player))
