"""What the prize money needs of the director: prizes to be paid, money to be taken back, the finish and after it."""

from collections.abc import Callable, Container, Iterator, Sequence
from datetime import datetime

from tdapp.domain.act import Act
from tdapp.domain.money.paying import money
from tdapp.domain.play_over import winner_of
from tdapp.domain.prizes.places import come_to, planned
from tdapp.domain.prizes.prize_book import PrizeBook, prize_book
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, Cents
from tdapp.read.message import say
from tdapp.read.needs import MOST_NAMED, Need, Urgency
from tdapp.read.people.names import Directory
from tdapp.read.prizes.prizes import field_is_final, holder

PRIZES = "prizes.page"
BOUNTIES = "finish.bounties"  # the refusal that is lifted by saying who got them
Answered = Callable[[], bool]


def bounties_answered(acts: Sequence[Act], gone: Container[ActNo]) -> bool:
    """Whether a reason that still counts says what became of the bounties; it stands on the payouts sheet."""
    given = (act.override.code for act in acts if act.override is not None and act.number not in gone)
    return any(BOUNTIES in code.split() for code in given)


def unanswered() -> bool:
    """That nobody said what became of the bounties."""
    return False


def prize_money(state: State, now: datetime, directory: Directory) -> Iterator[Need]:
    """The cards of prize money while the tournament goes on: what is to be taken back at any time, what is to be paid
    once nobody can enter.
    """
    book = prize_book(state)
    yield from _back(state, book, directory)
    if field_is_final(state, now):
        yield from _due(state, book)


def finish_needs(state: State, now: datetime, directory: Directory) -> Iterator[Need]:
    """The card of a winner: the tournament can be finished."""
    winner = winner_of(state, now)
    if winner is not None:
        name = directory.get(winner.player)
        title = say("needs.finish.name", name=name) if name else say("needs.finish")
        yield Need("finish", Urgency.INFO, title, say("needs.finish.why"), "tournament.finish")


def left_to_settle(state: State, directory: Directory, answered: Answered) -> Iterator[Need]:
    """The cards after the finish: everything of the prize money that does not come out, and bounties nobody was paid.
    `answered`: whether it was said who got them.
    """
    book = prize_book(state)
    yield from _back(state, book, directory)
    yield from _due(state, book)
    if book.gap:
        title = say("needs.prizes_end", difference=money(state, Cents(abs(book.gap))))
        fits = come_to(state, planned(state)) == book.pool
        why, action = ("needs.prizes_posted", "prizes.post") if fits else ("needs.prizes_end.why", PRIZES)
        yield Need("prizes_differ", Urgency.WARNING, title, say(why), action)
    if book.bounties and not answered():
        title = say("needs.bounties", total=money(state, book.bounties))
        yield Need("bounties", Urgency.INFO, title, say("needs.bounties.why"))


def _back(state: State, book: PrizeBook, directory: Directory) -> Iterator[Need]:
    found = book.back_from()
    if not found:
        return
    total = money(state, book.back)
    names = tuple(holder(state, each, directory) for each in found[:MOST_NAMED])
    if len(found) > 1:
        title = say("needs.prizes_back.several", total=total, n=len(found))
        detail = say("needs.prizes_back.why", names=names)
    else:
        award, paid = money(state, found[0].award), money(state, found[0].paid)
        title = say("needs.prizes_back", total=total, name=names[0])
        has = say("needs.prizes_back.has", paid=paid, award=award)
        detail = has if found[0].award else say("needs.prizes_back.nothing", paid=paid)
    yield Need("prizes_back", Urgency.WARNING, title, detail, PRIZES)


def _due(state: State, book: PrizeBook) -> Iterator[Need]:
    found = book.due_to()
    if found:
        total = money(state, Cents(sum(share.due for share in found)))
        detail = say("needs.unpaid.total", total=total)
        yield Need("unpaid", Urgency.WARNING, say("needs.unpaid", n=len(found)), detail, PRIZES)
