"""The list of entries, and the preview of a bust-out before it happens."""

from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from itertools import islice
from operator import attrgetter
from typing import cast

from msgspec import Struct

from tdapp.domain.bounties.heads import have_amounts, head_of
from tdapp.domain.bounties.known_heads import KnownHeads
from tdapp.domain.hands.hand_for_hand import would_get
from tdapp.domain.journal import apply
from tdapp.domain.money.sale_spans import registration_open
from tdapp.domain.pieces import Pieces, at_once
from tdapp.domain.prizes.places import Award, paid_down, pays_nobody, places_paid, standing
from tdapp.domain.refusal import Allowed, Refused
from tdapp.domain.registration.entries import NOT_SAID, NOTHING_COUNTED, bust_out
from tdapp.domain.registration.sales import bought_later
from tdapp.domain.sidepools.side_book import side_books
from tdapp.domain.state import Entry, State
from tdapp.domain.tally import changed, differ
from tdapp.domain.units import Cents, Chips, EntryId, Money, PlayerId, Seat
from tdapp.read.people.names import NOBODY, Directory, PlayerName, fold, remembered
from tdapp.read.prizes.fates import Fates, fates, out_lately
from tdapp.read.remembering import Remembering
from tdapp.values import replace


class EntryStatus(StrEnum):
    """Whether an entry is registered, plays, waits for a seat, is out or has won."""

    REGISTERED = "registered"  # in play; seats are not drawn yet, so nobody has one
    WAITING = "waiting"  # in play, and has no seat though seats were drawn
    PLAYING = "playing"
    OUT = "out"
    WINNER = "winner"

    @property
    def in_play(self) -> bool:
        """Whether it is neither out nor the winner."""
        return self not in (EntryStatus.OUT, EntryStatus.WINNER)


class PlayerRow(Struct, frozen=True):
    """One entry in the list of entries. `place` and `place_to` span the places shared in a tie; None while still in.

    `provisional`: more entries may come, so the place may still fall. `prize` None: no prize, or not known yet.
    `paid`: what this entry brought in, with its rebuys and add-ons and without what was given back, as its account has
    it; `buy_in`: for the entry alone, which is what cancelling it is about. `head`: the bounty on the head of somebody
    in play; None: none. `won`: the bounties won.
    """

    entry: EntryId
    player: PlayerId
    name: PlayerName
    status: EntryStatus
    seat: Seat | None
    place: int | None
    place_to: int | None
    provisional: bool
    prize: Money | None
    prize_paid: bool
    paid: Money
    buy_in: Money
    search: str  # folded name, for finding
    head: Money | None = None
    won: Money | None = None


class _Memory(Struct, frozen=True):
    """What the next view is told apart from this one by."""

    state: State
    names: object  # as `remembered`
    entries: tuple[Entry, ...]
    bought: dict[EntryId, Cents]
    fates: Fates


_Rows = list[PlayerRow | None]
PIECE = 512  # rows


class PlayersView(Remembering, frozen=True):
    """The list of all entries by ticket number, with the counts of each kind. `waiting`: in play, and without a seat
    though seats were drawn; `drawn`: whether they were. `heads`: whether there are bounties on heads, `prizes`: whether
    anybody is paid. `sides`: what was won in side pools, by entry. `memory` is for the next view and nobody else.
    """

    rows: tuple[PlayerRow, ...]
    playing: int
    out: int
    waiting: int
    drawn: bool = True
    heads: bool = False
    prizes: bool = True
    sides: tuple[tuple[EntryId, Money], ...] = ()
    memory: _Memory | None = None


class BustPreview(Struct, frozen=True):
    """The preview of a bust-out: the place, the prize, the average before and after, the table and what it will need.

    `others` are the rest of the same hand, each with a preview of its own, in the order they were named.
    `shared_to`: the worst of the places that are shared, None: `place` is shared with nobody. `head`: the bounty on all
    their heads, None: none. `won`: who gets of it how much, and what comes onto the own head; nobody: not said yet.
    """

    row: PlayerRow
    place: int
    provisional: bool
    prize: Money | None
    places_paid: int
    left_before: int
    average_before: Chips
    average_after: Chips
    table_before: int | None
    table_after: int | None
    leaves_short: bool  # the table will be two or more short of the fullest
    others: tuple["BustPreview", ...] = ()
    head: Money | None = None
    won: tuple[tuple[PlayerName, Money, Money], ...] = ()
    shared_to: int | None = None


def players_view(state: State, now: datetime, directory: Directory, previous: PlayersView | None = None) -> PlayersView:
    """The list of all entries at `now`. Rows that say the same as in `previous` are those very rows, so that a list of
    10,000 can tell at a glance which ones changed; where nothing it rests on did, `previous` is the view.
    """
    return at_once(listing_players(state, now, directory, previous))


def listing_players(
    state: State, now: datetime, directory: Directory, previous: PlayersView | None = None
) -> Pieces[PlayersView]:
    """The same list, so many rows a piece."""
    provisional = registration_open(state, now)
    last = previous.memory if previous else None
    if last and last.state is state and last.fates.stands is not provisional and last.names == remembered(directory):
        return cast("PlayersView", previous)
    bought = last.bought if last and last.state.purchases is state.purchases else bought_later(state)
    memory = _Memory(
        state, remembered(directory), tuple(state.by_ticket()), bought, fates(state, stands=not provisional)
    )
    rows, anew = _kept(previous, memory) if previous else _from_nothing(memory)
    finished = _finished(memory, [memory.entries[number] for number in anew])
    heads = KnownHeads(state)
    for many, number in enumerate(anew, 1):
        if many % PIECE == 0:
            yield
        entry, old = memory.entries[number], rows[number]
        name, later = directory.get(entry.player, NOBODY), bought.get(entry.id, Cents(0))
        row = _row(state, entry, name, finished.get(entry.id), later, heads, provisional=provisional)
        rows[number] = old if old == row else row
    waiting = state.alive - state.filled.seated if state.tables else 0
    return PlayersView(
        rows=cast("tuple[PlayerRow, ...]", tuple(rows)),
        playing=state.alive - waiting,
        out=len(state.entries) - state.alive,
        waiting=waiting,
        drawn=bool(state.tables),
        heads=heads.there,
        prizes=not pays_nobody(state),
        sides=_sides(state),
        memory=memory,
    )


def _sides(state: State) -> tuple[tuple[EntryId, Money], ...]:
    """What was won in side pools, by the entry it was joined with."""
    won: dict[EntryId, int] = {}
    for book in side_books(state) if state.side_pools else ():
        for share in book.shares:
            won[share.entry] = won.get(share.entry, 0) + share.won
    currency = state.setup.currency
    return tuple((entry, Money(Cents(cents), currency)) for entry, cents in sorted(won.items()) if cents)


def _from_nothing(memory: _Memory) -> tuple[_Rows, Collection[int]]:
    return [None] * len(memory.entries), range(len(memory.entries))


def _kept(previous: PlayersView, memory: _Memory) -> tuple[_Rows, Collection[int]]:
    """The rows there were at the places their entries have now, and the places of those that may say something else."""
    before, entries = previous.memory, memory.entries
    if before is None:
        return _from_nothing(memory)
    others = changed(before.entries, entries)
    stay = len(before.entries) <= len(entries)
    if stay and all(before.entries[number].id == entries[number].id for number in others):
        rows: _Rows = [*previous.rows, *[None] * (len(entries) - len(before.entries))]
        anew = {*others, *range(len(before.entries), len(entries))}
    else:  # somebody was taken out of the list, so others moved up
        known = {entry.id: (entry, row) for entry, row in zip(before.entries, previous.rows, strict=True)}
        found = [known.get(entry.id) for entry in entries]
        rows = [pair[1] if pair else None for pair in found]
        anew = {number for number, pair in enumerate(found) if not pair or pair[0] is not entries[number]}
    if not _like(before, memory):
        return rows, range(len(entries))
    lately = out_lately(before.fates, memory.fates)
    if lately is None:
        anew.update(number for number, entry in enumerate(entries) if entry.out)
    ids = {*(lately or ()), *_other_bounties(before.state, memory.state), *differ(before.bought, memory.bought)}
    ids |= {winner.id for state in (before.state, memory.state) if (winner := state.winner())}
    anew.update(number for each in ids if (number := _place_in(entries, each)) is not None)
    return rows, anew


def _like(before: _Memory, after: _Memory) -> bool:
    """Whether an entry that is the very same object has the same row, but for what is told of each: places, bounties
    and what was bought.
    """
    return (
        before.state.setup == after.state.setup
        and before.names == after.names
        and bool(before.state.tables) == bool(after.state.tables)  # from the draw on who has no seat waits for one
        and have_amounts(before.state) is have_amounts(after.state)  # the heads of all are there, or gone
    )


def _place_in(entries: Sequence[Entry], entry: EntryId) -> int | None:
    """The place of an entry in a list by ticket number; None: it is not there."""
    number = bisect_left(entries, entry, key=attrgetter("id"))
    return number if number < len(entries) and entries[number].id == entry else None


def _other_bounties(before: State, after: State) -> set[EntryId]:
    """The entries that have another bounty on their heads now, or have won others."""
    then, now = before.heads, after.heads
    return differ(then.grown, now.grown) | differ(then.won, now.won)


def _finished(memory: _Memory, wanted: Iterable[Entry]) -> dict[EntryId, Award]:
    """Place and prize of those wanted who have one, looked for from the best place down until all are found."""
    winner, found = memory.state.winner(), dict[EntryId, Award]()
    left = {entry.id for entry in wanted if entry.out or (winner and entry.id == winner.id)}
    for entry, award in paid_down(memory.state, memory.fates.prizes) if left else ():
        if entry in left:
            found[entry] = award
            left.remove(entry)
        if not left:
            break
    return found


def bust_preview(
    state: State,
    now: datetime,
    directory: Directory,
    entries: Sequence[EntryId],
    tied: Sequence[bool] = (),
    stacks: Mapping[EntryId, Chips] = NOTHING_COUNTED,
    by: Mapping[EntryId, Sequence[EntryId]] = NOT_SAID,
) -> BustPreview | None:
    """The preview of a bust-out of these in one hand, in the order given (smallest stack first). None when they cannot
    all go out. `stacks` as `bust_out` has them; hand for hand the places are those of the hand as it is then.
    """
    lift = Allowed(frozenset({"bust_out.not_started"}))
    try:
        after = apply(state, bust_out(state, now, entries, tied, stacks, by=by, allow=lift))
    except Refused:
        return None
    given = dict(islice(paid_down(after, standing(after)), len(entries) + 1))  # one more: the winner this may leave
    given |= would_get(after)
    first, *others = [_fate(state, after, now, directory, entry, given[entry]) for entry in entries]
    head = _money(state, Cents(sum(head_of(state, entry) for entry in entries)))
    if head is None:
        return replace(first, others=tuple(others))
    return replace(first, others=tuple(others), head=head, won=tuple(_won(state, after, directory, by)))


def _won(
    state: State, after: State, directory: Directory, by: Mapping[EntryId, Sequence[EntryId]]
) -> Iterator[tuple[PlayerName, Money, Money]]:
    """What each winner of a bounty is paid by this hand, and what comes onto the own head."""
    then, now = state.heads, after.heads
    for winner in dict.fromkeys(each for named in by.values() for each in named):
        own = now.own.paid if now.own is not None and now.own.entry == winner else 0
        paid = now.won.get(winner, 0) - own - then.won.get(winner, 0)
        on = 0 if own else now.grown.get(winner, 0) - then.grown.get(winner, 0)
        name = directory.get(state.entries[winner].player, NOBODY)
        yield name, Money(Cents(paid), state.setup.currency), Money(Cents(on), state.setup.currency)


def _fate(state: State, after: State, now: datetime, directory: Directory, entry: EntryId, award: Award) -> BustPreview:
    found = state.entries[entry]
    provisional = registration_open(state, now)
    name, later = directory.get(found.player, NOBODY), bought_later(state).get(entry, Cents(0))
    left = after.tables[found.seat.table].seated if found.seat else None
    fullest = max((table.seated for table in after.tables.values()), default=0)
    return BustPreview(
        row=_row(state, found, name, None, later, KnownHeads(state), provisional=provisional),
        place=award.place.best,
        provisional=provisional,
        prize=None if provisional else _money(state, award.cents),
        places_paid=places_paid(after),
        left_before=state.alive,
        average_before=Chips(state.chips // state.alive),
        average_after=Chips(state.chips // after.alive),
        table_before=state.tables[found.seat.table].seated if found.seat else None,
        table_after=left,
        leaves_short=left is not None and fullest - left >= 2,
        shared_to=award.place.worst if award.place.worst > award.place.best else None,
    )


def _row(
    state: State,
    entry: Entry,
    name: PlayerName,
    award: Award | None,
    later: Cents,
    heads: KnownHeads,
    *,
    provisional: bool,
) -> PlayerRow:
    """`later`: what it paid for rebuys and add-ons."""
    prize = _prize(state, entry, award, provisional=provisional)
    return PlayerRow(
        entry=entry.id,
        player=entry.player,
        name=name,
        status=EntryStatus.WINNER if award is not None and not entry.out else status_of(state, entry),
        seat=entry.seat,
        place=award.place.best if award else None,
        place_to=award.place.worst if award else None,
        provisional=provisional and award is not None,
        prize=_money(state, prize),
        prize_paid=bool(prize) and state.paid.get(entry.id) == prize,
        paid=Money(Cents(entry.paid + later), state.setup.currency),
        buy_in=Money(entry.paid, state.setup.currency),
        search=fold(name.full),
        head=heads.of(entry.id) if not entry.out else None,
        won=heads.won(entry.id),
    )


def status_of(state: State, entry: Entry) -> EntryStatus:
    """Whether an entry plays, waits or is out; that it has won is not looked at."""
    if entry.out:
        return EntryStatus.OUT
    if entry.seat:
        return EntryStatus.PLAYING
    return EntryStatus.WAITING if state.tables else EntryStatus.REGISTERED


def _prize(state: State, entry: Entry, award: Award | None, *, provisional: bool) -> Cents:
    """What an entry gets as things stand; while places may still fall, what it got."""
    if award is None or provisional:
        return state.paid.get(entry.id, Cents(0))
    return award.cents


def _money(state: State, cents: Cents) -> Money | None:
    return Money(cents, state.setup.currency) if cents else None
