"""Who may play: a gate of the desk, before anybody is sold an entry or a rebuy, gets a place in the queue or a seat.

Asked are those who get something out of a change, by whatever door it comes: taking a refund back is an entry too. A
block is lifted with a reason like any other refusal that can be, by whoever may block; a missing field is not. One
reason, given at any step of a letting-in, stands for the rest of it: the call, the answer, the seat and the check-in,
until he goes out, cancels or leaves the queue. Whatever is sold later is a question of its own, and so is a block that
came after it.
"""

from __future__ import annotations  # the people of the club are named here, and loaded only with a club

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, datetime
from inspect import signature
from typing import TYPE_CHECKING, Any

from tdapp.app.gates import Change
from tdapp.domain.act import Act
from tdapp.domain.effects import Gains, gains
from tdapp.domain.facts import Fact, Registered, Reinstated, Seated, SeatsDrawn
from tdapp.domain.hands.hand_facts import BustOutCorrected
from tdapp.domain.money.sale_facts import AlternateAdded, AlternateAnswered, AlternateCalled, AlternateGone, CheckedIn
from tdapp.domain.people.people_facts import PlayerBlocked
from tdapp.domain.people.person import PersonData, PrivateData, checked, missing
from tdapp.domain.refusal import Allowed, Refused
from tdapp.domain.rights import BLOCKS
from tdapp.domain.state import State
from tdapp.domain.units import AlternateNo, EntryId, PlayerId
from tdapp.read.people.names import PlayerName
from tdapp.read.people.person import FREE, PlayerStanding, Standing

if TYPE_CHECKING:
    from tdapp.app.people.people import People


def may_play(
    known: Callable[[], People],
    change: Change,
    allow: Allowed,
    *,
    acts: Callable[[], Iterable[Act]],
    club_acts: Callable[[], Iterable[Act]],
) -> None:
    """Refuse a change out of which somebody gets something who may not play.

    `acts`: those of the tournament that count; `club_acts`: of the club's stream; both, and the people, are asked for
    only where somebody gets something. Codes: register.blocked, register.blocked_for_good, register.perhaps_blocked (a
    reason lifts them); register.field_missing. An id the club does not know is let pass: the people may still be on
    their way.
    """
    found = gains(change.before, change.after, (*change.done, *change.undone))
    if found == Gains():
        return
    people, today = known(), change.now.astimezone().date()
    for player in sorted(found.comes | found.buys | found.goes_on):
        if _standing(people, player, today) != FREE and (
            player in found.buys or not _let_in(people, player, _after(acts(), change), club_acts())
        ):
            _not_blocked(people, player, today, allow)
    for player in sorted(found.comes):
        for lacking in people.missing(player) if player in people.directory else ():
            raise Refused("register.field_missing", field=lacking.value, name=people.directory[player])


def _standing(people: People, player: PlayerId, today: date) -> PlayerStanding:
    return people.standing(player, today) if player in people.directory else FREE


def _not_blocked(people: People, player: PlayerId, today: date, allow: Allowed) -> None:
    found = _standing(people, player, today)
    if found.standing is Standing.FREE:
        return
    name = people.directory[player]
    if found.standing is Standing.PERHAPS:
        allow.unless(False, "register.perhaps_blocked", name=name)
    elif found.until is None:
        allow.unless(False, "register.blocked_for_good", name=name)
    else:
        allow.unless(False, "register.blocked", name=name, until=found.until)


_Steps = list[tuple[tuple[Fact, ...], datetime | None]]


def _after(acts: Iterable[Act], change: Change) -> _Steps:
    """The facts that would count after a change, act by act, and when a block was lifted for them; its own come last.

    None: no block was lifted.
    """
    gone = {act.number for act in change.gone}
    counting = sorted((*(act for act in acts if act.number not in gone), *change.back), key=lambda act: act.number)
    return [*((act.facts, act.at if _lifted(act) else None) for act in counting), (change.facts, None)]


def _lifted(act: Act) -> bool:
    return act.override is not None and not BLOCKS.isdisjoint(act.override.code.split())


def _let_in(people: People, player: PlayerId, steps: _Steps, club_acts: Iterable[Act]) -> bool:
    """Whether somebody was let in with a reason since the block was made, and is still in by that.

    A letting-in begins in the queue, or where he is registered without having waited there.
    """
    ids = set(people.ids_of(player))
    since = max((act.at for act in club_acts for fact in act.facts if _blocks(fact, ids)), default=None)
    let_in, place, entry = False, None, None
    for facts, at in steps:
        lifted = at is not None and (since is None or at >= since)
        for fact in facts:
            if isinstance(fact, AlternateAdded) and fact.player in ids:
                let_in, place = lifted, fact.number
            elif isinstance(fact, AlternateGone) and fact.number == place:
                let_in, place = False, None
            elif isinstance(fact, Registered) and fact.player in ids:
                let_in, place, entry = lifted or (let_in and place is not None), None, fact.entry
            elif lifted and _given(fact, place, entry):
                let_in = True
    return let_in


def _given(fact: Fact, place: AlternateNo | None, entry: EntryId | None) -> bool:
    """Whether a fact takes this place in the queue, or this entry, further towards its seat or back into it."""
    match fact:
        case AlternateCalled() | AlternateAnswered():
            return fact.number == place
        case Seated() | Reinstated():
            return fact.entry == entry
        case BustOutCorrected():
            return fact.wrong == entry
        case CheckedIn():
            return entry in fact.entries
        case SeatsDrawn():
            return any(seated == entry for seated, _seat in fact.seats)
    return False


def _blocks(fact: Fact, ids: set[PlayerId]) -> bool:
    return isinstance(fact, PlayerBlocked) and fact.player in ids


def add_to_play(people: People, data: PersonData, private: PrivateData | None = None) -> PlayerId:
    """A new person of the club who is to play at once: refused when the club insists on more than is there."""
    wanted = people.rules().mandatory
    lacking = next(missing(checked(data), private if private is not None else PrivateData(), wanted), None)
    if lacking is not None:
        raise Refused("register.field_missing", field=lacking.value, name=PlayerName(data.last, data.first))
    return people.add(data, private)


def known_here(
    people: Callable[[], People],
    state: State,
    decision: Callable[..., object],
    args: Sequence[Any],
    kwargs: Mapping[str, Any],
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """What a decision is given, with every `player` and `players` under the id by which this tournament knows them.

    Somebody whose records were merged stands here under one of them: by that she is known to be in, or to wait.
    """
    names = list(signature(decision).parameters)[2:]  # after the state and the time
    given = dict(zip(names, args, strict=False)) | dict(kwargs)
    mapped: dict[str, Any] = {}
    if isinstance(one := given.get("player"), str):
        mapped["player"] = _as_known_in(state, people(), PlayerId(one))
    if several := given.get("players"):
        mapped["players"] = tuple(_as_known_in(state, people(), each) for each in several)
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
