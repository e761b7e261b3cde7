"""The gate of who may play, before anybody is sold an entry or a rebuy, gets a place in the queue or a seat.

Asked are those who get something out of a change, by whatever door it comes: taking a refund back is an entry too. A
block is lifted with a reason like any other refusal that can be, by whoever may block; a missing field is not. One
reason, given at any step of a letting-in, stands for the rest of it: the call, the answer, the seat and the check-in,
until he goes out, cancels or leaves the queue. Whatever is sold later is a question of its own, and so is a block that
came after it.
"""

from __future__ import annotations  # the people of the club are named here, and loaded only with a club

from collections.abc import Iterable
from datetime import date, datetime
from typing import TYPE_CHECKING

from tdapp.app.gates import Change, Gate
from tdapp.domain.act import Act
from tdapp.domain.effects import Gains, gains
from tdapp.domain.facts import Fact, Registered, Reinstated, Seated, SeatsDrawn
from tdapp.domain.hands.hand_facts import BustOutCorrected
from tdapp.domain.money.sale_facts import AlternateAdded, AlternateAnswered, AlternateCalled, AlternateGone, CheckedIn
from tdapp.domain.people.people_facts import PlayerBlocked
from tdapp.domain.people.person import PersonData, PrivateData, checked, missing
from tdapp.domain.refusal import Allowed, Refused
from tdapp.domain.rights import BLOCKS
from tdapp.domain.units import AlternateNo, EntryId, PlayerId
from tdapp.read.people.names import PlayerName
from tdapp.read.people.person import FREE, PlayerStanding, Standing

if TYPE_CHECKING:
    from tdapp.app.desk import Desk
    from tdapp.app.people.people import People


def _may_play(desk: Desk, change: Change, allow: Allowed) -> None:
    """Refuse a change out of which somebody gets something who may not play.

    Codes: register.blocked, register.blocked_for_good, register.perhaps_blocked (a reason lifts them);
    register.field_missing. An id the club does not know is let pass: the people may still be on their way.
    """
    found = gains(change.before, change.after, (*change.done, *change.undone))
    if found == Gains():
        return  # and nobody is read from the file
    people, today = desk.people, change.now.astimezone().date()
    for player in sorted(found.comes | found.buys | found.goes_on):
        if _standing(people, player, today) != FREE and (
            player in found.buys or not _let_in(people, player, _after(desk, change), desk.club_acts())
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


def _after(desk: Desk, change: Change) -> _Steps:
    """The facts that would count after a change, act by act, and when a block was lifted for them; its own come last.

    None: no block was lifted.
    """
    gone = {act.number for act in change.gone}
    before = desk.history(change.tournament).counting() if change.before is not None else ()
    counting = sorted((*(act for act in before if act.number not in gone), *change.back), key=lambda act: act.number)
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


WHO_MAY_PLAY = Gate("who may play", check=_may_play)


def add_to_play(people: People, data: PersonData, private: PrivateData | None = None) -> PlayerId:
    """A new person of the club who is to play at once: refused when the club insists on more than is there."""
    see_all_is_there(people, data, private)
    return people.add(data, private)


def see_all_is_there(people: People, data: PersonData, private: PrivateData | None = None) -> None:
    """Refuse somebody new who is to play at once, when the club insists on more than is there."""
    wanted = people.rules().mandatory
    lacking = next(missing(checked(data), private if private is not None else PrivateData(), wanted), None)
    if lacking is not None:
        raise Refused("register.field_missing", field=lacking.value, name=PlayerName(data.last, data.first))
