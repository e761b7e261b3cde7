"""What the director tells the room in hand-for-hand play, sentence by sentence: who is out in which place, how many are
left, what comes next.

While tables still play nothing is told of the hand: whoever hears that somebody is out plays another way.
"""

from collections.abc import Iterator
from datetime import datetime

from tdapp.domain.hands.hand_for_hand import near_money, pending, would_get
from tdapp.domain.hands.hands import HandForHand
from tdapp.domain.prizes.places import Award
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId, Money
from tdapp.read.message import Said, say
from tdapp.read.people.names import NOBODY, Directory, PlayerName
from tdapp.read.prizes.stage import MoneyStage, Stage, money_stage

MOST_SAID = 2  # places of one hand that are told one by one; of more, how many are out
MOST_NAMED = 3  # sharers of a place that are named


def announcement(state: State, now: datetime, directory: Directory, *, named: bool = True) -> tuple[Said, ...]:
    """The sentences for the room as play stands now; none where there is nothing to tell.

    `named` False: without names, for a screen that has no room for them.
    """
    play, at = state.hands.play, money_stage(state, now)
    if play is None:
        near = at.stage in (Stage.TO_GO, Stage.BUBBLE) and near_money(state)
        code = "announce.near" + _protected(at, posted=state.posted is not None)
        return (say(code, n=at.left, paid=at.paid),) if near else ()
    if pending(state, play):
        return tuple(_playing(play, at, posted=state.posted is not None))
    told = _out(state, play, directory, named=named)
    return (*told, _left(at, posted=state.posted is not None), say("announce.next"))


def _playing(play: HandForHand, at: MoneyStage, *, posted: bool) -> Iterator[Said]:
    yield say("announce.one_hand")
    if not play.busts:
        yield _left(at, posted=posted)


def _left(at: MoneyStage, *, posted: bool) -> Said:
    """How many are left, and what that means for them; amounts only where prizes are posted."""
    if at.next_out is None:
        return say("announce.left.only", n=at.left)
    if at.to_go:
        return say("announce.left" + _protected(at, posted=posted), n=at.left, paid=at.paid)
    return (
        say("announce.in_money.amount", n=at.left, amount=at.next_out)
        if posted
        else say("announce.in_money", n=at.left)
    )


def _protected(at: MoneyStage, *, posted: bool) -> str:
    """The form of a sentence that says that the bubble gets its buy-in back, once the room may know."""
    return ".bubble" if posted and at.bubble is not None else ""


def _out(state: State, play: HandForHand, directory: Directory, *, named: bool) -> Iterator[Said]:
    """Who is out in the hand, best place first."""
    if not play.busts:
        yield say("announce.nobody")
        return
    found = would_get(state)
    groups: dict[tuple[int, int], list[EntryId]] = {}
    for bust in sorted(play.busts, key=lambda bust: found[bust.entry].place.best):
        place = found[bust.entry].place
        groups.setdefault((place.best, place.worst), []).append(bust.entry)
    if len(groups) > MOST_SAID:
        yield say("announce.out.several", n=len(play.busts), best=min(groups)[0], worst=max(groups)[1])
        return
    for sharers in groups.values():
        yield _of_place(state, [found[one] for one in sharers], _names(state, sharers, directory), named=named)


def _names(state: State, sharers: list[EntryId], directory: Directory) -> tuple[PlayerName, ...]:
    return tuple(directory.get(state.entries[entry].player, NOBODY) for entry in sharers)


def _of_place(state: State, gets: list[Award], names: tuple[PlayerName, ...], *, named: bool) -> Said:
    """Who is out in one place or shares several; the amount where prizes are posted and there is one.

    Cents that cannot be split go to some of them, so then it is said what they get together.
    """
    place, cents = gets[0].place, [award.cents for award in gets]
    even = len(set(cents)) == 1
    amount = Money(Cents(cents[0] if even else sum(cents)), state.setup.currency)
    paid = (".paid" if even else ".together") if state.posted is not None and any(cents) else ""
    said = "" if named and len(names) <= MOST_NAMED else ".unnamed"
    if len(names) == 1:
        return say(f"announce.out{said}{paid}", name=names[0], place=place.best, amount=amount)
    args = {"best": place.best, "worst": place.worst, "n": len(names)}
    return say(f"announce.share{said}{paid}", names=names, amount=amount, **args)
