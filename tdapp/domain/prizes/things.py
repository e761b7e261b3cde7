"""Prizes that are not money: a trophy, a bottle, a seat at a final; set by place, posted, and handed over.

What one is worth is said and never counted: it is no money of the pool.
"""

from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise

from tdapp.domain.facts import Fact
from tdapp.domain.money.paying import money
from tdapp.domain.people.naming import named
from tdapp.domain.prizes.payout_checks import MOST_PLACES
from tdapp.domain.prizes.payouts import places_stand
from tdapp.domain.prizes.places import awards
from tdapp.domain.prizes.prize_facts import Thing, ThingHanded, ThingReturned, ThingsSet
from tdapp.domain.refusal import Allowed, Refused, require
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId
from tdapp.values import replace

MOST_THINGS = 50
MOST_WORTH = Cents(1_000_000_000_00)


def set_things(state: State, now: datetime, things: Sequence[Thing]) -> tuple[Fact, ...]:
    """Set what is won besides money, in any order; a draft until the prizes are posted. () for nothing.

    Refuses a thing without a name, a place that is none, the same thing twice at a place, and more than fit on paper.
    """
    require(not state.finished, "finished")
    require(len(things) <= MOST_THINGS, "things.many", most=MOST_THINGS)
    kept = tuple(replace(each, name=named(each.name, "thing")) for each in things)
    for each in kept:
        require(0 < each.place <= MOST_PLACES, "things.place", place=each.place, most=MOST_PLACES)
        require(0 <= each.worth <= MOST_WORTH, "pool.amount", limit=money(state, MOST_WORTH))
    kept = tuple(sorted(kept, key=lambda each: (each.place, each.name)))
    for one, after in pairwise(kept):
        require(one.key != after.key, "things.twice", thing=one.name, place=one.place)
    require(kept != state.things, "things.same")
    return (ThingsSet(kept),)


def things_posted(state: State) -> tuple[Thing, ...]:
    """What the room was shown besides money, best place first, with what the winner gets by a deal."""
    dealt = state.posted_deal.last.things if state.posted_deal is not None else ()
    by_deal = tuple(Thing(1, name) for name in dealt)
    return tuple(sorted((*state.posted_things, *by_deal), key=lambda each: each.place))


def who_gets(state: State, thing: Thing) -> tuple[EntryId, ...]:
    """Who took the place of a thing: one, several who share it, or nobody yet."""
    found = awards(state).items()
    return tuple(entry for entry, award in found if award.place.best <= thing.place <= award.place.worst)


def left_to_hand(state: State) -> tuple[Thing, ...]:
    """What was posted, has a taker, and was not handed over."""
    return tuple(each for each in things_posted(state) if each.key not in state.things_handed and who_gets(state, each))


def hand_over(state: State, now: datetime, thing: Thing, entry: EntryId) -> tuple[Fact, ...]:
    """Hand a thing to whoever took its place; of several who share it, to the one named.

    Refuses while entries may still come, what was not posted or was handed over before, somebody who did not take that
    place, and a prize that is held back.
    """
    places_stand(state, now)
    require(thing in things_posted(state), "things.not_posted", thing=thing.name)
    _not_handed(state, thing)
    require(entry in who_gets(state, thing), "things.other_place", entry=entry, thing=thing.name, place=thing.place)
    require(entry not in state.held, "pay.held", entry=entry)
    return (ThingHanded(thing, entry),)


def take_back(state: State, now: datetime, thing: Thing) -> tuple[Fact, ...]:
    """Take back a thing that was handed over: it waits for its winner again."""
    entry = state.things_handed.get(thing.key)
    if entry is None:
        raise Refused("things.not_handed", thing=thing.name)
    return (ThingReturned(thing, entry),)


def _not_handed(state: State, thing: Thing) -> None:
    entry = state.things_handed.get(thing.key)
    if entry is not None:
        raise Refused("things.is_handed", entry=entry, thing=thing.name)


def handed_stays(before: State, after: State, allow: Allowed) -> None:
    """Refuse without a reason what would leave a thing in the hands of somebody who did not win it."""
    for key, entry in after.things_handed.items():
        if _rightly(before, key, entry) and not _rightly(after, key, entry):
            thing = next(each for each in things_posted(before) if each.key == key)
            allow.unless(False, "things.handed_stays", entry=entry, thing=thing.name)


def _rightly(state: State, key: str, entry: EntryId) -> bool:
    """Whether somebody may have a thing: it was posted, and she took its place."""
    return any(each.key == key and entry in who_gets(state, each) for each in things_posted(state))
