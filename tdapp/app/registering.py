"""Who is let in: the check before somebody of the club is registered, wherever that is done.

    room.do(admitting(club.people, entries.register), players, seed, ...)

takes the decision as ever, with its name in the journal, after the people of the club were looked at. A block is lifted
with a reason like any other refusal that can be (the codes below); a missing field is not.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import wraps
from typing import Any

from tdapp.app.people import People
from tdapp.domain.facts import Fact
from tdapp.domain.person import PersonData, PrivateData, checked, missing
from tdapp.domain.refusal import NOTHING_LIFTED, Allowed, Refused
from tdapp.domain.state import State
from tdapp.domain.units import PlayerId
from tdapp.read.names import PlayerName
from tdapp.read.person import Standing


def admitting(people: People, decision: Callable[..., tuple[Fact, ...]]) -> Callable[..., tuple[Fact, ...]]:
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
        coming = admit(people, state, now, players, allow=allow)
        return decision(state, now, coming, *args, allow=allow, **more)

    return decide


def add_to_play(people: People, data: PersonData, private: PrivateData | None = None) -> PlayerId:
    """A new person of the club who is to play at once: refused when the club insists on more than is there."""
    wanted = people.rules().mandatory
    lacking = next(missing(checked(data), private if private is not None else PrivateData(), wanted), None)
    if lacking is not None:
        raise Refused("register.field_missing", field=lacking.value, name=PlayerName(data.last, data.first))
    return people.add(data, private)


def admit(
    people: People, state: State, now: datetime, players: Sequence[PlayerId], *, allow: Allowed = NOTHING_LIFTED
) -> tuple[PlayerId, ...]:
    """The same people, each by the id this tournament knows her by. Refuses somebody who may not play.

    Codes: register.blocked, register.blocked_for_good, register.perhaps_blocked (a reason lifts them);
    register.field_missing. An id the club does not know is let pass: the people may still be on their way.
    """
    today = now.astimezone().date()
    for player in players:
        if player not in people.directory:
            continue
        name = people.directory[player]
        standing = people.standing(player, today)
        if standing.standing is Standing.PERHAPS:
            allow.unless(False, "register.perhaps_blocked", name=name)
        elif standing.standing is Standing.BLOCKED and standing.until is None:
            allow.unless(False, "register.blocked_for_good", name=name)
        elif standing.standing is Standing.BLOCKED:
            allow.unless(False, "register.blocked", name=name, until=standing.until)
        for lacking in people.missing(player):
            raise Refused("register.field_missing", field=lacking.value, name=name)
    return tuple(_as_known_in(state, people, player) for player in players)


def _as_known_in(state: State, people: People, player: PlayerId) -> PlayerId:
    """The id an earlier entry of the same person bears, so that one person never stands in a tournament under two."""
    return next((one for one in people.ids_of(player) if one in state.players), people.resolve(player))
