"""The result of a tournament: the podium, everybody's place and prize, what is still to be settled, and its papers."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, datetime
from enum import StrEnum
from itertools import groupby, islice

from msgspec import Struct

from tdapp.domain.bounties.known_heads import KnownHeads
from tdapp.domain.money.paying import money
from tdapp.domain.play_over import field_is_final
from tdapp.domain.prizes.places import deal_places, paid_down, pays_nobody, prizes
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.state import State
from tdapp.domain.tally import differ
from tdapp.domain.units import Cents, EntryId, Money
from tdapp.read.people.names import NOBODY, Directory, PlayerName, remembered
from tdapp.read.prizes.fates import Fates, fates, out_lately
from tdapp.read.remembering import Remembering
from tdapp.read.sheet_kind import SheetKind
from tdapp.read.sidepools.side_won import SideWon, sides_won
from tdapp.values import replace

STEPS = 3  # places of the podium


class Payment(StrEnum):
    """How the prize of somebody stands. `NONE`: none is due; `BACK`: some of what was paid is to be taken back."""

    NONE = "none"
    DUE = "due"
    PAID = "paid"
    BACK = "back"


class Finisher(Struct, frozen=True):
    """Somebody who finished. `place_to` is `place` unless places are shared. `prize` None: not paid, or not known yet.

    `due` is still to be paid to them, `back` to be taken back from them, of the prize alone. `in_deal`: the prize is
    one of a deal. `bounty`: the bounties won; None: none.
    """

    entry: EntryId
    name: PlayerName
    place: int
    place_to: int
    prize: Money | None
    due: Money
    back: Money
    in_deal: bool = False
    bounty: Money | None = None

    @property
    def payment(self) -> Payment:
        if self.back.cents:
            return Payment.BACK
        if self.due.cents:
            return Payment.DUE
        return Payment.PAID if self.prize is not None else Payment.NONE

    @property
    def total(self) -> Money | None:
        """Prize and bounties together; None: neither."""
        there = [each for each in (self.prize, self.bounty) if each is not None]
        return Money(Cents(sum(each.cents for each in there)), there[0].currency) if there else None


class Step(Struct, frozen=True):
    """A step of the podium: whoever stands there, several where places are shared."""

    place: int
    place_to: int
    players: tuple[Finisher, ...]


class DealMade(Struct, frozen=True):
    """A deal: those who were left shared the first `places` prizes, `total` together."""

    places: int
    total: Money


class Secret(StrEnum):
    """The secret the draws were made with. `NONE`: there is none; `KEPT`: it is not revealed yet."""

    NONE = "none"
    KEPT = "kept"
    REVEALED = "revealed"


class _Memory(Struct, frozen=True):
    """What the next view builds on. `won`: the bounties by then."""

    fates: Fates
    names: object  # as `remembered`
    won: Mapping[EntryId, Cents]


class ResultView(Remembering, frozen=True):
    """The result as it stands, best place first; during play of those who are out.

    `podium` is empty until somebody has won. `won`: play is over; `finished`: the end was declared. `final`: no more
    entries can come, so places and prizes stand. `pays_nobody`: there are no prizes in this tournament.

    `unpaid` people are still to get `due`; `owing` people are to give `back`. `open_sum`: pool minus the prizes that
    stand; below zero: so much more was promised. `deal` None: none was made. `papers`: sheets with something on them.
    `sides`: who won the side pools. `memory` is for the next view and nobody else.
    """

    name: str
    day: date
    entries: int
    left: int
    won: bool
    finished: bool
    final: bool
    pays_nobody: bool
    podium: tuple[Step, ...]
    finishers: tuple[Finisher, ...]
    pool: Money
    paid: Money
    due: Money
    back: Money
    unpaid: int
    owing: int
    open_sum: Cents
    bounties: Money
    by_hand: bool
    deal: DealMade | None
    secret: Secret
    papers: tuple[SheetKind, ...]
    sides: tuple[SideWon, ...]
    memory: _Memory | None = None

    @property
    def has_bounties(self) -> bool:
        """Whether somebody who finished won a bounty."""
        return any(each.bounty is not None for each in self.finishers)

    @property
    def settled(self) -> bool:
        """Whether the prize money comes out: nobody is owed any or owes any, and the prizes come to the pool."""
        return not (self.unpaid or self.owing or self.open_sum)


def result_view(
    state: State,
    now: datetime,
    directory: Directory,
    *,
    drawers: bool = False,
    previous: ResultView | None = None,
) -> ResultView:
    """The result of a tournament at `now`. `drawers`: the club keeps cash drawers, so their sheet belongs to it.

    Whoever finished as in `previous` is that very object.
    """
    final, book = field_is_final(state, now), prize_book(state)
    over = state.finished or (final and state.alive <= 1 < len(state.entries))
    memory = _Memory(fates(state, stands=final), remembered(directory), state.heads.won)
    finishers = _kept(previous, memory, directory) if previous else None
    if finishers is None:
        found = _finishers(memory, directory)
        finishers = tuple(each for each in found if over or state.entries[each.entry].out)
    due_to = book.due_to() if final else ()
    return ResultView(
        name=state.setup.name,
        day=state.setup.day,
        entries=len(state.entries),
        left=state.alive,
        won=over,
        finished=state.finished,
        final=final,
        pays_nobody=pays_nobody(state),
        podium=_podium(finishers) if over else (),
        finishers=finishers,
        pool=money(state, book.pool),
        paid=money(state, book.paid),
        due=money(state, Cents(sum(share.due for share in due_to))),
        back=money(state, book.back),
        unpaid=len(due_to),
        owing=len(book.back_from()),
        open_sum=book.gap,
        bounties=money(state, book.bounties),
        by_hand=state.prizes is not None and prizes(state) == state.prizes,
        deal=deal_made(state),
        secret=_secret(state),
        papers=_papers(state, over=over, drawers=drawers),
        sides=sides_won(state, directory),
        memory=memory,
    )


def deal_made(state: State) -> DealMade | None:
    """The deal that was booked and by which the prizes stand; None: none."""
    places = deal_places(state)
    return DealMade(places, money(state, Cents(sum(prizes(state)[:places])))) if places else None


def _kept(previous: ResultView, memory: _Memory, directory: Directory) -> tuple[Finisher, ...] | None:
    """Whoever finished, where of those there were before nobody has another place or prize; else None.

    They stand as they went out, the last one first, until somebody has won or got a seat.
    """
    before = previous.memory
    if before is None or before.names != memory.names:
        return None
    then, now = before.fates.state, memory.fates.state
    stands = then.setup == now.setup and then.deal == now.deal and then.players is now.players
    if not stands or any(state.alive < 2 or state.seats_won for state in (then, now)):
        return None
    if out_lately(before.fates, memory.fates) is None:
        return None
    went = len(memory.fates.outs) - len(before.fates.outs)
    kept = previous.finishers[max(0, -went) :]
    if before.won is not memory.won:
        fell = {each.entry: number for number, each in enumerate(kept)}
        others = {number for entry in differ(before.won, memory.won) if (number := fell.get(entry)) is not None}
        heads = KnownHeads(now)
        kept = tuple(
            replace(each, bounty=heads.won(each.entry)) if number in others else each
            for number, each in enumerate(kept)
        )
    return (*islice(_finishers(memory, directory), max(0, went)), *kept)


def _finishers(memory: _Memory, directory: Directory) -> Iterator[Finisher]:
    """Whoever finished, best place first, and the last one in; each made when it is its turn."""
    state, final, these = memory.fates.state, memory.fates.stands, memory.fates.prizes
    shared, dealt = deal_places(state), these.deal.own if these.deal is not None else None
    heads = KnownHeads(state)
    for entry, award in paid_down(state, these):
        has = state.paid.get(entry, Cents(0))
        prize = award.cents if final or has else 0  # before, whoever comes in still changes place and prize
        yield Finisher(
            entry=entry,
            name=directory.get(state.entries[entry].player, NOBODY),
            place=award.place.best,
            place_to=award.place.worst,
            prize=money(state, award.cents) if prize else None,
            due=money(state, Cents(max(0, prize - has))),
            back=money(state, Cents(max(0, has - prize))),
            in_deal=bool(prize) and (award.place.best <= shared if dealt is None else entry in dealt),
            bounty=heads.won(entry),
        )


def _podium(finishers: Sequence[Finisher]) -> tuple[Step, ...]:
    top = (each for each in finishers if each.place <= STEPS)
    return tuple(
        Step(place, place_to, tuple(players))
        for (place, place_to), players in groupby(top, lambda each: (each.place, each.place_to))
    )


def _secret(state: State) -> Secret:
    if not state.room.commitment:
        return Secret.NONE
    return Secret.REVEALED if state.room.secret else Secret.KEPT


def _papers(state: State, *, over: bool, drawers: bool) -> tuple[SheetKind, ...]:
    """The sheets of the end, in the order they are handed out."""
    money_taken = bool(state.pool or state.collected.total)
    there = (
        (SheetKind.RESULTS, bool(state.outs) or over),
        (SheetKind.PAYOUTS, not pays_nobody(state)),
        (SheetKind.BOUNTIES, bool(state.collected.bounty)),
        (SheetKind.PAYMENTS, money_taken),
        (SheetKind.DRAWERS, money_taken and drawers),
        (SheetKind.STATEMENT, money_taken),
        (SheetKind.DRAWS, bool(state.room.commitment) and bool(state.tables)),
    )
    return tuple(kind for kind, is_there in there if is_there)
