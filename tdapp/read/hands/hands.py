"""Hand-for-hand play at one instant: tables that have played, heads counted, who went out, the last hands."""

from datetime import datetime, timedelta

from msgspec import Struct

from tdapp.domain.book_values import SILENT, BookValues
from tdapp.domain.bounties.head_values import Fall
from tdapp.domain.bounties.heads import falls_of
from tdapp.domain.bounties.known_heads import KnownHeads
from tdapp.domain.hands.end_of_day import day_left, hands_left
from tdapp.domain.hands.going_out import out_of
from tdapp.domain.hands.hand_for_hand import asks_stacks, near_money, pending, would_get
from tdapp.domain.hands.hands import Bust
from tdapp.domain.hands.head_count import heads_at
from tdapp.domain.prizes.places import Award, Place
from tdapp.domain.state import State
from tdapp.domain.units import Chips, EntryId, Money, Seat, TableNo
from tdapp.read.people.names import NOBODY, Directory, PlayerName
from tdapp.read.prizes.stage import MoneyStage, money_stage


class PlayerInStep(Struct, frozen=True):
    """Who sits in a seat of a table. `head`: the bounty on this player; None: none."""

    entry: EntryId
    seat: Seat
    name: PlayerName
    head: Money | None = None


class TableInStep(Struct, frozen=True):
    """One table in hand-for-hand play. `done`: it has played the hand; None: it plays none, for nobody there has an
    opponent.

    `heads`: counted in this hand, None: not yet. `left`: of the last hands of the day, None: there are none.
    """

    number: TableNo
    seated: int
    done: bool | None
    heads: int | None
    left: int | None

    @property
    def agrees(self) -> bool | None:
        """Whether as many were counted as sit there; None: not counted."""
        return None if self.heads is None else self.heads == self.seated


class BustInHand(Struct, frozen=True):
    """Somebody who went out in the hand that is played hand for hand. `seat` None: without one.

    `stack`: the chips before the hand, None: not said. `place` and `prize` as they are if the hand is over now; it is
    0 where the place is not paid. `head`: what the bounty was worth, None: nothing, or its envelope is not drawn; `by`:
    who won it; `open`: nobody has said yet who did.
    """

    entry: EntryId
    name: PlayerName
    seat: Seat | None
    stack: Chips | None
    place: Place
    prize: Money
    head: Money | None = None
    by: tuple[PlayerName, ...] = ()
    open: bool = False


class HandView(Struct, frozen=True):
    """The hand that is played hand for hand. `waits`: tables that have not played it. `asks_stacks`: they decide who is
    placed how. `busts`: the best place first.

    `per_hand` None: the clock runs as it does.
    """

    number: int
    elapsed: timedelta
    per_hand: timedelta | None
    by_stack: bool
    waits: int
    busts: tuple[BustInHand, ...]
    asks_stacks: bool


class HandsView(Struct, frozen=True):
    """The room in hand-for-hand play. `play` None: tables play at their own pace. `tables`: those with players, by
    number.

    `stage`: how far play is from the money, with what the next ones out get.

    `near`: the money may be reached within a hand. `announced`: the room has been told of it. `last`: the hands every
    table still plays from the card on, None: no card was drawn; `with_this`: the hand then being played was the first.
    `day_left`: of the schedule until the day ends, None: nobody has said; `card_due`: the card is to be drawn.
    """

    play: HandView | None
    tables: tuple[TableInStep, ...]
    stage: MoneyStage
    near: bool
    announced: bool
    last: int | None
    with_this: bool
    day_ends: int | None
    day_left: timedelta | None
    card_due: bool

    @property
    def in_money(self) -> bool:
        """Whether everybody left gets a prize."""
        return 0 < self.stage.left <= self.stage.paid

    @property
    def uncounted(self) -> tuple[TableNo, ...]:
        """The tables nobody has counted in this hand."""
        return tuple(table.number for table in self.tables if table.heads is None)

    @property
    def differing(self) -> tuple[TableNo, ...]:
        """The tables where the count is another than the book's."""
        return tuple(table.number for table in self.tables if table.agrees is False)


def hands_view(state: State, now: datetime, directory: Directory, by_book: BookValues = SILENT) -> HandsView:
    """Hand-for-hand play at `now`."""
    hands = state.hands
    waits = pending(state, hands.play) if hands.play is not None else ()
    last = hands_left(state)
    tables = tuple(
        TableInStep(
            number=table.number,
            seated=table.seated,
            done=_done(state, table.number, waits),
            heads=heads_at(state, table),
            left=last.get(table.number),
        )
        for table in state.open_tables()
        if table.seated
    )
    left = day_left(state, now)
    at = money_stage(state, now)
    return HandsView(
        play=_hand(state, now, directory, len(waits)),
        tables=tables,
        stage=at,
        near=near_money(state),
        announced=hands.money is not None and hands.money.paid == at.paid,
        last=hands.last.hands if hands.last is not None else None,
        with_this=hands.last is not None and hands.last.with_this,
        day_ends=hands.day_ends,
        day_left=left,
        card_due=hands.last is None and left is not None and left <= by_book.before and state.alive > 1,
    )


def players_at(state: State, now: datetime, table: TableNo, directory: Directory) -> tuple[PlayerInStep, ...]:  # noqa: ARG001
    """Who sits at a table, by seat: asked for the one that is looked at, not for a thousand of them."""
    found, heads = state.tables.get(table), KnownHeads(state)
    return tuple(
        PlayerInStep(entry, Seat(table, number), directory.get(state.entries[entry].player, NOBODY), heads.of(entry))
        for number, entry in enumerate(found.seats if found is not None else (), 1)
        if entry
    )


def _done(state: State, table: TableNo, waits: tuple[TableNo, ...]) -> bool | None:
    play = state.hands.play
    if play is None or table in waits:
        return False
    return True if table in play.done else None


def _hand(state: State, now: datetime, directory: Directory, waits: int) -> HandView | None:
    play = state.hands.play
    if play is None:
        return None
    found = would_get(state)
    falls = falls_of(state) if play.busts and state.collected.bounty else {}
    busts = tuple(
        _bust(state, directory, bust, found[bust.entry], falls.get(bust.entry))
        for bust in sorted(play.busts, key=lambda bust: found[bust.entry].place.best)
    )
    return HandView(
        number=play.number,
        elapsed=max(timedelta(0), now - play.since),
        per_hand=play.per_hand,
        by_stack=play.by_stack,
        waits=waits,
        busts=busts,
        asks_stacks=asks_stacks(play),
    )


def _bust(state: State, directory: Directory, bust: Bust, award: Award, fall: Fall | None) -> BustInHand:
    def name(entry: EntryId) -> PlayerName:
        return directory.get(state.entries[entry].player, NOBODY) if entry in state.entries else NOBODY

    return BustInHand(
        entry=bust.entry,
        name=name(bust.entry),
        seat=out_of(state.outs, bust.entry).seat,
        stack=bust.stack,
        place=award.place,
        prize=Money(award.cents, state.setup.currency),
        head=Money(fall.head, state.setup.currency) if fall is not None and fall.head else None,
        by=tuple(name(part.entry) for part in fall.parts) if fall is not None else (),
        open=fall is not None and bust.entry in state.heads.open,
    )
