"""What the bounties need of the director: a name, an envelope, a payment."""

from collections.abc import Iterator
from datetime import datetime

from tdapp.domain.bounties.bounties import payable
from tdapp.domain.bounties.bounty_book import BountyBook, bounty_book
from tdapp.domain.bounties.heads import is_mystery
from tdapp.domain.clock.clock import position
from tdapp.domain.clock.structure import Level
from tdapp.domain.money.bounty_terms import Stage, StageKind
from tdapp.domain.money.paying import money
from tdapp.domain.prizes.seats import money_at
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId
from tdapp.read.message import say
from tdapp.read.needs import MOST_NAMED, Need, Urgency
from tdapp.read.people.names import NOBODY, Directory, PlayerName

PART, ASK = "desk.bounties", "window.bounty"


def bounty_needs(state: State, now: datetime, directory: Directory) -> Iterator[Need]:
    """The cards of the bounties: nobody named, envelopes to set or to draw, bounties to pay or to recover."""
    book = bounty_book(state)
    if not book.taken:
        return
    yield from _envelopes(state, now, book)
    if book.open:
        names = tuple(_name(state, directory, each) for each in reversed(book.open[-MOST_NAMED:]))
        title = say("needs.bounties_open", n=len(book.open))
        yield Need("bounties_open", Urgency.INFO, title, say("needs.bounties_open.why", names=names), ASK)
    if book.undrawn:
        title = say("needs.envelopes_undrawn", n=len(book.undrawn))
        yield Need("envelopes_undrawn", Urgency.INFO, title, say("needs.envelopes_undrawn.why"), PART)
    yield from settling(state, now, book)


def settling(state: State, now: datetime, book: BountyBook) -> Iterator[Need]:
    """The cards of bounties to be paid and to be recovered."""
    due = [share for share in book.due_to() if payable(state, now, share)]
    if due:
        total = money(state, Cents(sum(payable(state, now, share) for share in due)))
        title = say("needs.bounties_due", n=len(due))
        yield Need("bounties_due", Urgency.INFO, title, say("needs.unpaid.total", total=total), PART)
    if book.back:
        title = say("needs.bounties_back", total=money(state, book.back))
        why = say("needs.bounties_back.why", n=len(book.back_from()))
        yield Need("bounties_back", Urgency.WARNING, title, why, PART)


def _envelopes(state: State, now: datetime, book: BountyBook) -> Iterator[Need]:
    if not is_mystery(state):
        return
    if state.envelopes is None:
        if state.alive > 1 and stage_reached(state, now):
            why = say("needs.envelopes_set.why", total=money(state, book.held))
            yield Need("envelopes_set", Urgency.WARNING, say("needs.envelopes_set"), why, PART)
    elif book.gap and state.alive > 1:
        title = say("needs.envelopes_gap", difference=money(state, Cents(abs(book.gap))))
        yield Need("envelopes_gap", Urgency.WARNING, title, say("needs.envelopes_gap.why"), PART)


def stage_reached(state: State, now: datetime) -> bool:
    """Whether mystery bounties begin by the terms; never by itself where the director says when."""
    stage = state.terms.bounty.stage if state.terms.bounty is not None else None
    if stage is None or stage.kind is StageKind.BY_HAND or not state.clock.started(now):
        return False
    match stage.kind:
        case StageKind.LEFT:
            return state.alive <= stage.number
        case StageKind.MONEY:
            return 1 < state.alive <= money_at(state)
        case _:
            return _level_begun(state, now, stage)


def _level_begun(state: State, now: datetime, stage: Stage) -> bool:
    here = position(state.structure, state.clock.at(now)).period
    begun = sum(isinstance(period, Level) for period in state.structure[: here + 1])
    return begun >= stage.number


def _name(state: State, directory: Directory, entry: EntryId) -> PlayerName:
    return directory.get(state.entries[entry].player, NOBODY)
