"""What the prize money needs of the director: prizes to be paid, money to be taken back, the finish and after it."""

from collections.abc import Callable, Container, Iterator, Sequence
from datetime import datetime

from tdapp.domain.act import Act
from tdapp.domain.money.paying import money
from tdapp.domain.play_over import field_is_final, winner_of
from tdapp.domain.prizes.places import come_to, posted, prizes, to_post
from tdapp.domain.prizes.pool import season_due
from tdapp.domain.prizes.prize_book import PrizeBook, prize_book
from tdapp.domain.prizes.things import left_to_hand
from tdapp.domain.refusal import Refused
from tdapp.domain.state import State
from tdapp.domain.tournament import finish
from tdapp.domain.units import ActNo, Cents
from tdapp.read.message import say
from tdapp.read.needs import MOST_NAMED, Need, Urgency
from tdapp.read.people.names import Directory
from tdapp.read.prizes.prizes import holder
from tdapp.read.sheet_kind import SheetKind

PRIZES, SHEET, REVEAL = "prizes.page", "papers.sheet", "draws.reveal"
STATEMENT = (SheetKind.STATEMENT,)  # is signed in the end
OUT = (SheetKind.RESULTS,)  # hangs on the wall in the end
DEAL = (SheetKind.DEAL,)
BOUNTIES = "finish.bounties"  # so begin the refusals that are lifted by saying who got them
NO_POOL = "finish.pool"  # the one of a pool no prize can be made of
Answered = Callable[[], bool]


def bounties_answered(acts: Sequence[Act], gone: Container[ActNo]) -> bool:
    """Whether a reason that still counts says what became of the bounties; it stands on the payouts sheet."""
    given = (act.override.code for act in acts if act.override is not None and act.number not in gone)
    return any(part.startswith(BOUNTIES) for code in given for part in code.split())


def unanswered() -> bool:
    """That nobody said what became of the bounties."""
    return False


def signed() -> bool:
    """That what is to be signed is on paper: the agreement of a deal, the money statement."""
    return True


def deal_needs(state: State, agreed: Answered) -> Iterator[Need]:
    """The card of a deal that is posted: its agreement is to be signed before anybody is paid."""
    if state.posted_deal is not None and not agreed():
        n = len(state.posted_deal.last.shares)
        yield Need("sign_deal", Urgency.WARNING, say("needs.sign_deal", n=n), say("needs.sign_deal.why"), SHEET, DEAL)


def prize_money(state: State, now: datetime, directory: Directory) -> Iterator[Need]:
    """The cards of prize money while the tournament goes on: what is to be taken back at any time, what is to be paid
    once nobody can enter.
    """
    book = prize_book(state)
    yield from _back(state, book, directory)
    if field_is_final(state, now):
        yield from _due(state, book, directory)
        things = left_to_hand(state)
        if things:
            why = say("needs.things.why", things=tuple(each.name for each in things[:MOST_NAMED]))
            yield Need("things", Urgency.WARNING, say("needs.things", n=len(things)), why, "prizes.things")


def finish_needs(state: State, now: datetime, directory: Directory) -> Iterator[Need]:
    """The card of a winner: the tournament can be finished, all prizes paid. What takes a reason then it says."""
    book, left = prize_book(state), None
    try:
        finish(state, now)
    except Refused as refused:
        left = refused.code
    if left == BOUNTIES:
        why = say("needs.finish.bounties", total=money(state, book.bounties))
    elif left == NO_POOL and not prizes(state):
        why = say("needs.finish.pool", total=money(state, book.pool))
    elif left is None:
        why = say("needs.finish.why")
    else:
        return  # what is to be done before has a card of its own
    if state.all_seated:
        yield Need(
            "finish", Urgency.INFO, say("needs.seats_won.done", n=len(state.seats_won)), why, "tournament.finish"
        )
        return
    winner = winner_of(state, now)
    name = directory.get(winner.player) if winner is not None else None
    nobody = say("needs.finish") if winner is not None else say("needs.finish.nobody")
    title = say("needs.finish.name", name=name) if name else nobody
    yield Need("finish", Urgency.INFO, title, why, "tournament.finish")


def after_finish(
    state: State, directory: Directory, answered: Answered, printed: Answered, accounted: Answered
) -> Iterator[Need]:
    """The cards after the finish: the prize money that does not come out, the results to hang up, the money statement
    to sign, and the secret of the draws.

    `answered`: whether it was said who got bounties that are still held; `printed`, `accounted`: whether the results,
    and the statement, were printed or saved since the finish.
    """
    yield from _left_to_settle(state, directory, answered)
    if not printed():
        yield Need(
            "print_results", Urgency.INFO, say("needs.print_results"), say("needs.print_results.why"), SHEET, OUT
        )
    if (state.pool or state.collected.total) and not accounted():
        why = say("needs.sign_statement.why")
        yield Need("sign_statement", Urgency.INFO, say("needs.sign_statement"), why, SHEET, STATEMENT)
    if state.tables and state.room.commitment and not state.room.secret:
        yield Need("reveal", Urgency.INFO, say("needs.reveal"), say("needs.reveal.why"), REVEAL)


def _left_to_settle(state: State, directory: Directory, answered: Answered) -> Iterator[Need]:
    book = prize_book(state)
    yield from _back(state, book, directory)
    yield from _due(state, book, directory)
    if book.due_to() and state.posted is None and come_to(state, to_post(state)) == book.pool:
        why = say("needs.unpaid", n=len(book.due_to()))
        yield Need("post_prizes", Urgency.WARNING, say("needs.post_prizes.end"), why, "prizes.post")
    if book.gap:
        title = say("needs.prizes_end", difference=money(state, Cents(abs(book.gap))))
        fits = come_to(state, to_post(state)) == book.pool
        what, action = ("needs.prizes_posted", "prizes.post") if fits else ("needs.prizes_end.why", PRIZES)
        yield Need("prizes_differ", Urgency.WARNING, title, say(what), action)
    due = season_due(state)
    if due > 0:
        title = say("needs.season", total=money(state, due))
        yield Need("season", Urgency.INFO, title, say("needs.season.why"), PRIZES)
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


def _held(state: State, book: PrizeBook, directory: Directory) -> Iterator[Need]:
    found = [share for share in book.due_to() if share.held]
    if found:
        total = money(state, Cents(sum(share.due for share in found)))
        names = tuple(holder(state, each, directory) for each in found[:MOST_NAMED])
        detail = say("needs.prizes_held.why", total=total, names=names)
        yield Need("prizes_held", Urgency.INFO, say("needs.prizes_held", n=len(found)), detail, PRIZES)


def _due(state: State, book: PrizeBook, directory: Directory) -> Iterator[Need]:
    """Only what can be paid: prizes are posted before, and a hand in which somebody went out is over."""
    play = state.hands.play
    in_hand = {bust.entry for bust in play.busts} if play is not None else set()
    yield from _held(state, book, directory)
    shown = posted(state)
    payable = shown is not None and come_to(state, shown) == state.pool
    found = [share for share in book.due_to() if share.entry not in in_hand and not share.held] if payable else []
    if found:
        total = money(state, Cents(sum(share.due for share in found)))
        detail = say("needs.unpaid.total", total=total)
        yield Need("unpaid", Urgency.WARNING, say("needs.unpaid", n=len(found)), detail, PRIZES)
