"""What the side pools need of the director: a payment, a recovery, and who won once play is over."""

from collections.abc import Iterable, Iterator
from datetime import datetime

from tdapp.domain.money.paying import money
from tdapp.domain.sidepools.side_book import SideBook, SideShare, player_of, side_books
from tdapp.domain.sidepools.side_payouts import may_pay
from tdapp.domain.state import State
from tdapp.domain.units import Cents
from tdapp.read.message import say
from tdapp.read.needs import MOST_NAMED, Need, Urgency
from tdapp.read.people.names import NOBODY, Directory, PlayerName

SHOW = "desk.side_pool"


def side_needs(state: State, now: datetime, directory: Directory) -> Iterator[Need]:
    """The cards of the side pools: what is due and may be paid, what is too much, and whose is open at the end."""
    for book in side_books(state):
        yield from _settling(state, now, book, directory)


def _settling(state: State, now: datetime, book: SideBook, directory: Directory) -> Iterator[Need]:
    name, key = book.pool.terms.name, f"side_{book.pool.number}"
    due, back = ([each for each in book.shares if cents(each)] for cents in (_due, _back))
    if due and may_pay(state, now, book.pool):
        said = say("needs.side_due.why", total=money(state, book.due), names=_names(state, due, directory))
        yield Need(f"{key}_due", Urgency.INFO, say("needs.side_due", pool=name), said, SHOW, (str(book.pool.number),))
    if back:
        said = say("needs.side_back.why", total=money(state, book.back), names=_names(state, back, directory))
        yield Need(
            f"{key}_back", Urgency.WARNING, say("needs.side_back", pool=name), said, SHOW, (str(book.pool.number),)
        )
    if book.open and (state.finished or state.winner() is not None):
        said = say("needs.side_open.why", total=money(state, book.open))
        yield Need(f"{key}_open", Urgency.INFO, say("needs.side_open", pool=name), said, SHOW, (str(book.pool.number),))


def _due(share: SideShare) -> Cents:
    return share.due


def _back(share: SideShare) -> Cents:
    return share.back


def _names(state: State, shares: Iterable[SideShare], directory: Directory) -> tuple[PlayerName, ...]:
    found = [directory.get(player_of(state, share.entry), NOBODY) for share in shares]
    return tuple(found[:MOST_NAMED])
