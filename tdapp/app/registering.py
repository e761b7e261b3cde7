"""Who is let in: the check before somebody of the club is registered, wherever that is done.

    room.do(admitting(club.people, entries.register), players, seed, ...)

takes the decision as ever, with its name in the journal, after the people of the club were looked at. A block is lifted
with a reason like any other refusal that can be (the codes below); a missing field is not.
"""

from __future__ import annotations  # the people of the club are named here, and loaded only with a club

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import wraps
from typing import TYPE_CHECKING, Any

from tdapp.domain.facts import Fact
from tdapp.domain.person import PersonData, PrivateData, checked, missing
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, PlayerId
from tdapp.read.names import PlayerName
from tdapp.read.person import Standing

if TYPE_CHECKING:
    from tdapp.app.people import People

Decision = Callable[..., tuple[Fact, ...]]


def admitting(people: People, decision: Decision) -> Decision:
    """A decision `(state, now, players, ...)` about people of the club, who are looked at first: see `admit`."""

    @wraps(decision)
    def decide(
        state: State,
        now: datetime,
        players: Sequence[PlayerId],
        *args: Any,
        allow: Allowed = NOTHING_LIFTED,
        **more: Any,
    ) -> tuple[Fact, ...]:
        coming = tuple(admit(people, state, now, player, allow=allow) for player in players)
        return decision(state, now, coming, *args, allow=allow, **more)

    return decide


def admitting_one(people: People, decision: Decision) -> Decision:
    """The same for a decision `(state, now, player, ...)` about one: a number in the queue."""

    @wraps(decision)
    def decide(
        state: State, now: datetime, player: PlayerId, *args: Any, allow: Allowed = NOTHING_LIFTED, **more: Any
    ) -> tuple[Fact, ...]:
        coming = admit(people, state, now, player, allow=allow)
        return decision(state, now, coming, *args, allow=allow, **more)

    return decide


def admitting_again(people: People, decision: Decision) -> Decision:
    """The same for a decision `(state, now, entry, ...)` about somebody who had an entry: blocked since, perhaps."""

    @wraps(decision)
    def decide(
        state: State, now: datetime, entry: EntryId, *args: Any, allow: Allowed = NOTHING_LIFTED, **more: Any
    ) -> tuple[Fact, ...]:
        if entry in state.entries:
            admit(people, state, now, state.entries[entry].player, allow=allow)
        return decision(state, now, entry, *args, allow=allow, **more)

    return decide


def add_to_play(people: People, data: PersonData, private: PrivateData | None = None) -> PlayerId:
    """A new person of the club who is to play at once: refused when the club insists on more than is there."""
    wanted = people.rules().mandatory
    lacking = next(missing(checked(data), private if private is not None else PrivateData(), wanted), None)
    if lacking is not None:
        raise Refused("register.field_missing", field=lacking.value, name=PlayerName(data.last, data.first))
    return people.add(data, private)


def admit(
    people: People, state: State, now: datetime, player: PlayerId, *, allow: Allowed = NOTHING_LIFTED
) -> PlayerId:
    """The same person, by the id this tournament knows her by. Refuses somebody who may not play.

    Codes: register.blocked, register.blocked_for_good, register.perhaps_blocked (a reason lifts them);
    register.field_missing. An id the club does not know is let pass: the people may still be on their way.
    """
    if player not in people.directory:
        return player
    name = people.directory[player]
    found = people.standing(player, now.astimezone().date())
    if found.standing is Standing.PERHAPS:
        allow.unless(False, "register.perhaps_blocked", name=name)
    elif found.standing is Standing.BLOCKED and found.until is None:
        allow.unless(False, "register.blocked_for_good", name=name)
    elif found.standing is Standing.BLOCKED:
        allow.unless(False, "register.blocked", name=name, until=found.until)
    for lacking in people.missing(player):
        raise Refused("register.field_missing", field=lacking.value, name=name)
    return _as_known_in(state, people, player)


def _as_known_in(state: State, people: People, player: PlayerId) -> PlayerId:
    """The id an earlier entry of the same person bears, or her place in the queue: nobody stands there under two."""
    waiting = {alternate.player for alternate in state.queue()}
    known = (one for one in people.ids_of(player) if one in state.players or one in waiting)
    return next(known, people.resolve(player))
