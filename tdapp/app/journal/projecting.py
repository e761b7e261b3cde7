"""The rows an act changes in the projected tables, worked out from its facts: only those it touches are written."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from tdapp.domain.act import Act
from tdapp.domain.club.club import ClubState
from tdapp.domain.facts import (
    BustedOut,
    Fact,
    Moved,
    Registered,
    Reinstated,
    Retracted,
    Seated,
    SeatsDrawn,
    SeatsSwapped,
    Unregistered,
)
from tdapp.domain.hands.hand_facts import BustOutCorrected, BustOutPlaced, HandEnded
from tdapp.domain.money.bounty_payments import BountyPaid, BountyReturned, MarkerFound, MarkerLost
from tdapp.domain.money.paying import drawer_of, in_full
from tdapp.domain.money.pool_payments import PoolAdded, SeasonPaid
from tdapp.domain.money.prize_payments import PrizePaid, PrizeReturned
from tdapp.domain.money.sale_facts import Bought, SaleReturned, Surrendered
from tdapp.domain.money.side_payments import SideJoined, SideLeft, SidePaid, SideReturned
from tdapp.domain.prizes.places import awards
from tdapp.domain.prizes.prize_facts import SeatWon
from tdapp.domain.rulings.ruling_facts import Disqualified, PenaltyGiven, PenaltyKind, RulingGiven
from tdapp.domain.seating.table_facts import TablesSwapped
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId, Seq, TournamentId
from tdapp.read.status import phase
from tdapp.store.projection import (
    EntryRow,
    PaymentKind,
    PaymentRow,
    Projection,
    RecordRow,
    ResultRow,
    Rows,
    TournamentRow,
    touched,
)
from tdapp.values import replace

_NAME_THEIR_ENTRY = (Registered, Unregistered, Seated, Moved, BustedOut, Disqualified, Surrendered, SeatWon)
_MAY_CHANGE_ANY = (SeatsDrawn, TablesSwapped, Reinstated, Retracted)


def project(
    tournament: TournamentId,
    *,
    before: State | None,
    after: State,
    act: Act,
    now: datetime,
    archived: bool = False,
    back: Sequence[Act] = (),
    gone: Sequence[Act] = (),
    nothing_since: bool = False,
) -> Projection:
    """The rows to write for `act`. `back` and `gone`: earlier acts that count again, or no longer, because of it;
    `nothing_since`: no other act counts after those, so they alone say which entries change.
    """
    facts = [fact for each in (*back, *gone) for fact in each.facts] if nothing_since else act.facts
    named = named_entries(facts)
    entries = named if named is not None else _differing(before, after)
    return touched(
        before=_rows(tournament, before, entries, now, archived, gone),
        after=_rows(tournament, after, entries, now, archived, [*back, act]),
    )


def rebuilt(tournament: TournamentId, acts: Iterable[Act], state: State, now: datetime, club: ClubState) -> Rows:
    """The projected rows of a tournament made of the acts that count and their state: what the tables must say.

    Money of a tournament that was imported changed hands in another club, and is no payment of this one; its clock
    stands.
    """
    imported, archived = tournament in club.imported, tournament in club.archived
    state = replace(state, clock=state.clock.stopped(now)) if imported else state
    rows = _rows(tournament, state, set(state.entries), now, archived, list(acts))
    return replace(rows, payments={}) if imported else rows


def named_entries(facts: Sequence[Fact]) -> set[EntryId] | None:
    """The entries these facts change, None when they may have changed any."""
    found: set[EntryId] = set()
    for fact in facts:
        if isinstance(fact, _MAY_CHANGE_ANY) or _changes_order(fact):
            return None
        if isinstance(fact, _NAME_THEIR_ENTRY):
            found.add(fact.entry)
        elif isinstance(fact, SeatsSwapped):
            found.update((fact.entry, fact.other))
        elif isinstance(fact, BustOutCorrected):
            found.update((fact.wrong, fact.right))
    return found


def _changes_order(fact: Fact) -> bool:
    """Whether others went out sooner or later than was written because of this fact."""
    match fact:
        case BustOutPlaced():
            return True
        case BustedOut(before=before):
            return before is not None
        case HandEnded(places=places):
            return bool(places)
    return False


def payments(tournament: TournamentId, acts: Iterable[Act]) -> dict[tuple[Seq, int], PaymentRow]:
    """The money that changed hands in these acts, by journal line and part of it."""
    rows: dict[tuple[Seq, int], PaymentRow] = {}
    for act in acts:
        for line, fact in enumerate(act.facts, act.first):
            match fact:
                case Registered():
                    kind = PaymentKind.BUY_IN if fact.again is None else PaymentKind.RE_ENTRY
                    parts = in_full(fact.paid) if fact.sale is None else fact.sale.payments
                case Unregistered():
                    kind, parts = PaymentKind.REFUND, fact.payments
                case SaleReturned():
                    kind, parts = PaymentKind.REFUND, fact.payments
                case Bought():
                    kind, parts = PaymentKind(fact.kind.value), fact.sale.payments
                case PrizePaid():
                    kind, parts = PaymentKind.PRIZE, in_full(fact.amount, fact.tender, fact.code)
                case PrizeReturned():
                    kind, parts = PaymentKind.PRIZE_BACK, in_full(fact.amount, fact.tender)
                case BountyPaid():
                    kind, parts = PaymentKind.BOUNTY, in_full(fact.amount, fact.tender)
                case BountyReturned():
                    kind, parts = PaymentKind.BOUNTY_BACK, in_full(fact.amount, fact.tender)
                case MarkerLost():
                    kind, parts = PaymentKind.MARKER, in_full(fact.amount, fact.tender)
                case MarkerFound():
                    kind, parts = PaymentKind.MARKER_BACK, in_full(fact.amount, fact.tender)
                case SideJoined():
                    kind, parts = PaymentKind.SIDE, in_full(Cents(fact.amount + fact.fee), fact.tender)
                case SideLeft():
                    kind, parts = PaymentKind.SIDE_LEFT, in_full(Cents(fact.amount + fact.fee), fact.tender)
                case SidePaid():
                    kind, parts = PaymentKind.SIDE_PRIZE, in_full(fact.amount, fact.tender)
                case SideReturned():
                    kind, parts = PaymentKind.SIDE_BACK, in_full(fact.amount, fact.tender)
                case PoolAdded():
                    kind, parts = PaymentKind.ADDED, in_full(fact.amount, fact.tender)
                case SeasonPaid():
                    kind, parts = PaymentKind.SEASON, in_full(fact.amount, fact.tender)
                case _:
                    continue
            entry = EntryId(0) if isinstance(fact, PoolAdded | SeasonPaid) else fact.entry
            drawer = drawer_of(fact)
            for part, paid in enumerate(parts, 1):
                how = (paid.tender, paid.code, drawer, paid.cents)
                rows[Seq(line), part] = PaymentRow(tournament, Seq(line), part, entry, kind, *how)
    return rows


def records(tournament: TournamentId, acts: Iterable[Act]) -> dict[tuple[Seq, EntryId], RecordRow]:
    """The records of entries in these acts (rulings and penalties), by journal line and entry."""
    rows: dict[tuple[Seq, EntryId], RecordRow] = {}
    for act in acts:
        for line, fact in enumerate(act.facts, act.first):
            seq = Seq(line)
            match fact:
                case RulingGiven():
                    for entry in fact.entries:
                        told = (fact.incident, fact.book, ", ".join(fact.rules))
                        rows[seq, entry] = RecordRow(tournament, seq, entry, "ruling", *told)
                case PenaltyGiven():
                    kind, hands = fact.kind.value, fact.hands
                    rows[seq, fact.entry] = RecordRow(tournament, seq, fact.entry, kind, fact.offence, hands=hands)
                case Disqualified():
                    kind = PenaltyKind.DISQUALIFICATION.value
                    rows[seq, fact.entry] = RecordRow(tournament, seq, fact.entry, kind, fact.offence)
                case _:
                    continue
    return rows


def _differing(before: State | None, after: State) -> set[EntryId]:
    """The entries that differ between two states, and those whose turn among the bust-outs may."""
    if before is None:
        return set(after.entries)
    changed = set(before.entries.differing(after.entries))
    one, other = list(before.outs), list(after.outs)
    same = min(len(one), len(other))
    if one[len(one) - same :] != other[len(other) - same :]:
        changed.update(out.entry for out in (*one, *other))
    return changed


def _rows(
    tournament: TournamentId,
    state: State | None,
    entries: set[EntryId],
    now: datetime,
    archived: bool,
    acts: Sequence[Act],
) -> Rows:
    paid, noted = payments(tournament, acts), records(tournament, acts)
    if state is None:
        return Rows(payments=paid, records=noted)
    found = [entry for number in entries if (entry := state.entries.get(number)) is not None]
    order = _order_of_going(state, {entry.id for entry in found if entry.out})
    rows = {
        entry.id: EntryRow(tournament, entry.id, entry.player, entry.seat, not entry.out, order.get(entry.id))
        for entry in found
    }
    results = {
        entry: ResultRow(tournament, entry, award.place.best, award.place.worst, award.cents)
        for entry, award in (awards(state).items() if state.finished else ())
    }
    return Rows(tournament_row(tournament, state, now, archived), rows, results, paid, noted)


def tournament_row(tournament: TournamentId, state: State, now: datetime, archived: bool) -> TournamentRow:
    """The tournament's line in the club's list."""
    setup = state.setup
    return TournamentRow(
        tournament,
        setup.name,
        setup.day,
        phase(state, now).value,
        setup.currency,
        len(state.entries),
        state.alive,
        state.pool,
        archived,
        state.bank.chip_set.key if state.bank.chip_set is not None else "",
    )


def _order_of_going(state: State, out: set[EntryId]) -> dict[EntryId, int]:
    """Who of these went first (1), second (2) ... of everybody. Newest are found first, the rest is not looked at."""
    order: dict[EntryId, int] = {}
    number = len(state.entries) - state.alive
    for each in state.outs:
        if len(order) == len(out):
            break
        if each.entry in out:
            order[each.entry] = number
        number -= 1
    return order
