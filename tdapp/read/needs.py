"""What needs the director now, most urgent first."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta

from tdapp.domain.book_values import SILENT, BookValues
from tdapp.domain.money.sale_spans import closes_at, registration_open, window_open
from tdapp.domain.money.terms import SaleKind, WindowKind
from tdapp.domain.play_over import winner_of
from tdapp.domain.prizes.places import prizes
from tdapp.domain.registration.check_in import unverified
from tdapp.domain.registration.price_list import sold_of, still_feeds
from tdapp.domain.rulings.discipline import dealing_in
from tdapp.domain.seating.halting import HaltState, halts
from tdapp.domain.seating.locks import how_many_open
from tdapp.domain.seating.moves import stuck
from tdapp.domain.seating.proposal import Proposal, ProposalKind
from tdapp.domain.state import Registration, State, Table
from tdapp.domain.units import Cents, EntryId, Money
from tdapp.read.chips.colour_up_needs import break_soon, to_race
from tdapp.read.chips.count_needs import count_needs
from tdapp.read.chips.race_needs import race_needs
from tdapp.read.clock.clock import ClockPhase, clock_view
from tdapp.read.hands.hand_needs import hand_needs
from tdapp.read.message import Said, say, say_refused
from tdapp.read.need import MOST_NAMED, Need, Urgency
from tdapp.read.people.names import Directory
from tdapp.read.prizes.prize_needs import Answered, left_to_settle, prize_money, unanswered
from tdapp.read.prizes.prizes import doubts, field_is_final
from tdapp.read.registration.alone_at_table import Since
from tdapp.read.registration.check_in import FROM_THE_START, lone_players
from tdapp.read.registration.waiting import AlternateStatus, waiting_view
from tdapp.read.seating.moves import HALTING, cited, unseated_view

STRUCTURE = "structure.page"
PRIZES = "prizes.page"
PENALTIES = "rulings.penalties"
DEALT_IN = "rulings.dealt_in"
WAITING = "desk.waiting"
CHECK_IN = "desk.check_in"
CLOSING = "desk.closing"
TERMS = "desk.terms"
SHEET = "desk.sheet"
SOON = timedelta(minutes=5)
START_NEAR = timedelta(minutes=20)
CHECKED_IN = timedelta(minutes=10)  # so long before and after the start somebody who is not there is looked for


def needs_view(
    state: State,
    now: datetime,
    proposal: Proposal | None = None,
    directory: Directory | None = None,
    since: Since = FROM_THE_START,
    *,
    answered: Answered = unanswered,
    by_book: BookValues = SILENT,
) -> tuple[Need, ...]:
    """Everything that only the director can settle at `now`, most urgent first. `since`: who is alone, see `lone`.
    `answered`: whether it was said who got bounties that are still held.
    """
    if state.finished:
        return tuple(left_to_settle(state, directory or {}, answered))
    found = [
        need
        for look in (
            _winner_open(state, now, directory or {}),
            _seats(state, now),
            _tables(state, now, proposal, directory or {}, by_book),
            hand_needs(state, now, by_book),
            race_needs(state, now),
            count_needs(state, directory or {}),
            _clock(state, now),
            _registration(state, now),
            _on_sale(state, now),
            _alternates(state, now, directory or {}),
            _check_in(state, now, directory or {}, since),
            _prizes(state, now),
            prize_money(state, now, directory or {}),
            _penalties(state, directory or {}),
            _served(state, directory or {}),
            _winner(state, now, directory or {}),
        )
        for need in look
    ]
    return tuple(sorted(found, key=_urgency))


def _urgency(need: Need) -> Urgency:
    return need.urgency


def _seats(state: State, now: datetime) -> Iterator[Need]:
    """Players without a seat: before the draw everybody, after it those who came late."""
    started = state.clock.started(now)
    if not state.tables:
        if state.alive > 1 and (started or _starts_soon(state, now) or field_is_final(state, now)):
            urgency = Urgency.DANGER if started else Urgency.WARNING
            yield Need("draw_seats", urgency, say("needs.draw_seats", n=state.alive), None, "seats.draw")
        return
    seated = sum(table.seated for table in state.open_tables())
    waiting = state.alive - seated
    if waiting:
        free = sum(len(table.seats) for table in state.open_tables()) - seated
        detail = say("needs.waiting.free", n=free) if free else say("needs.waiting.full")
        yield Need("waiting", Urgency.WARNING, say("needs.waiting", n=waiting), detail, "seats.waiting")


def _starts_soon(state: State, now: datetime) -> bool:
    return _start_within(state, now, START_NEAR)


def _tables(
    state: State, now: datetime, proposal: Proposal | None, directory: Directory, by_book: BookValues
) -> Iterator[Need]:
    """Tables out of balance, to break, or to draw together; what is proposed is one key away."""
    accept = "moves.accept" if proposal else "tables.page"
    yield from _unseated(state, now, directory)
    if proposal is not None and proposal.kind in (ProposalKind.FINAL, ProposalKind.REDRAW):
        kind = proposal.kind.value
        title = say(f"needs.{kind}", n=len(proposal.moves))
        yield Need(kind, Urgency.WARNING, title, say("needs.final.why"), accept)
        return
    if (why := stuck(state, now, by_book)) is not None:
        title = say("needs.draw_stuck", n=state.alive)
        yield Need("draw_stuck", Urgency.DANGER, title, say_refused(why, state, directory), "window.room")
    yield from _halts(state, now, accept, by_book)
    if proposal is None:
        return
    moves = say("needs.moves", n=len(proposal.moves)) if proposal.moves else None
    if proposal.kind is ProposalKind.BREAK and proposal.table is not None:
        table = int(proposal.table)
        yield Need("break", Urgency.INFO, say("needs.break", table=table), moves, accept)
    else:
        fullest = max((table.seated for table in state.open_tables()), default=0)
        short = [each for each in state.open_tables() if fullest - each.seated >= 2 and how_many_open(state, each)]
        if proposal.asks:
            asked = tuple(str(table) for table in proposal.asks[:MOST_NAMED])
            moves = say("needs.ask_buttons", n=len(proposal.moves), tables=asked)
        yield Need("balance", Urgency.WARNING, _short("needs.balance", short, fullest), moves, accept)


def _halts(state: State, now: datetime, accept: str, by_book: BookValues) -> Iterator[Need]:
    """Tables that stop, or will once it is known where their button is; and players who sit alone."""
    by_state: dict[HaltState, list[Table]] = {}
    for halt in halts(state, now, by_book):
        by_state.setdefault(halt.state, []).append(state.tables[halt.table])
    fullest = max((table.seated for table in state.open_tables()), default=0)
    book, rule = cited(state, HALTING)
    for halted, code, urgency in (
        (HaltState.STOPS, "table_stops", Urgency.DANGER),
        (HaltState.ASK, "table_short", Urgency.DANGER),
    ):
        tables = by_state.get(halted)
        if tables:
            why = say(f"needs.{code}.why", book=book, rule=rule)
            yield Need(code, urgency, _short(f"needs.{code}", tables, fullest), why, accept)
    alone = by_state.get(HaltState.ALONE)
    if alone:
        yield Need("table_alone", Urgency.DANGER, _short("needs.table_alone", alone, fullest), None, accept)


def _unseated(state: State, now: datetime, directory: Directory) -> Iterator[Need]:
    """Who was moved and has not been seen in the new seat yet."""
    people = unseated_view(state, now, directory)
    if people:
        first = people[0]
        detail = say("needs.unseated.first", name=first.name, origin=first.from_seat, seat=first.to_seat)
        yield Need("unseated", Urgency.INFO, say("needs.unseated", n=len(people)), detail, "moves.confirm")


def _short(code: str, tables: Sequence[Table], fullest: int) -> Said:
    """One table by its number and how short it is, several by their numbers."""
    if len(tables) == 1:
        return say(code, table=int(tables[0].number), n=fullest - tables[0].seated)
    return say(code + ".several", n=len(tables), tables=tuple(str(table.number) for table in tables[:MOST_NAMED]))


def _clock(state: State, now: datetime) -> Iterator[Need]:
    """The start, the break that comes, and a schedule that has run out."""
    clock = clock_view(state, now)
    match clock.phase:
        case ClockPhase.NOT_STARTED if state.tables:
            yield Need("start", Urgency.INFO, say("needs.start"), say("needs.start.why", n=state.alive), "clock.start")
        case ClockPhase.OVER if state.alive > 1:
            yield Need(
                "levels_over", Urgency.WARNING, say("needs.levels_over"), say("needs.levels_over.why"), STRUCTURE
            )
        case ClockPhase.RUNNING if clock.next_break and clock.left <= SOON:
            yield break_soon(state, now, minutes=_minutes(clock.left))
        case ClockPhase.BREAK:
            yield from to_race(state, now, clock)
        case ClockPhase.RUNNING if clock.next_level is None and clock.next_break is None and state.alive > 1:
            yield Need("last_level", Urgency.INFO, say("needs.last_level"), say("needs.levels_over.why"), STRUCTURE)


def _registration(state: State, now: datetime) -> Iterator[Need]:
    """Registration not opened yet, or about to close by itself."""
    if state.registration is Registration.NOT_YET:
        yield Need(
            "open_registration",
            Urgency.INFO,
            say("needs.open_registration"),
            say("needs.open_registration.why"),
            "registration.open",
        )
        return
    ends = closes_at(state, state.closes, now) if registration_open(state, now) else None
    if ends is None:
        return
    left = ends - now
    if left <= SOON:
        yield Need(
            "registration_closes", Urgency.INFO, say("needs.registration_closes", n=_minutes(left)), None, CLOSING
        )


def _on_sale(state: State, now: datetime) -> Iterator[Need]:
    """Add-ons that are sold in this break alone: nobody can sell them afterwards."""
    for line in state.terms.offers:
        if (
            line.kind is SaleKind.ADD_ON
            and line.window.kind is WindowKind.BREAK
            and window_open(state, line.window, now)
        ):
            sold = sold_of(state, line.key)
            detail = say("needs.add_ons.why", sold=sold, players=state.alive)
            yield Need("add_ons", Urgency.WARNING, say("needs.add_ons", name=line.name), detail, SHEET)


def _alternates(state: State, now: datetime, directory: Directory) -> Iterator[Need]:
    """Alternates to call, at the desk, or called in vain."""
    view = waiting_view(state, now, directory)
    gone = view.of(AlternateStatus.EXPIRED)
    if gone:
        numbers = tuple(int(row.number) for row in gone[:MOST_NAMED])
        title = say("needs.alternates_expired", n=len(gone), numbers=numbers)
        yield Need("alternates_expired", Urgency.WARNING, title, say("needs.alternates_expired.why"), WAITING)
    waits = view.of(AlternateStatus.WAITING)
    if waits and view.seats:
        first = waits[: view.seats]
        detail = say("needs.alternates.next", name=first[0].name, number=int(first[0].number))
        yield Need("alternates", Urgency.WARNING, say("needs.alternates", n=len(first)), detail, WAITING)
    here = view.of(AlternateStatus.ANSWERED)
    if here:
        detail = say("needs.alternates.next", name=here[0].name, number=int(here[0].number))
        yield Need("alternates_here", Urgency.WARNING, say("needs.alternates_here", n=len(here)), detail, WAITING)


def _check_in(state: State, now: datetime, directory: Directory, since: Since) -> Iterator[Need]:
    """Who is still not there around the start, where the desk looks for it; and who sits at a table alone."""
    if not state.present:
        return
    for lone in lone_players(state, now, directory, since):
        if not state.clock.started(now) or state.clock.at(now) >= CHECKED_IN:
            break  # later on a table with one name ticked only says that nobody ticks any more
        title = say("needs.alone", table=int(lone.table), name=lone.name)
        left = lone.next_move
        detail = say("needs.alone.why", n=lone.absent, chips=lone.neither, left=left) if left is not None else None
        yield Need("alone", Urgency.WARNING, title, detail, CHECK_IN)
    absent = len(unverified(state))
    started = state.clock.started(now)
    near = state.clock.at(now) < CHECKED_IN if started else _start_within(state, now, CHECKED_IN)
    if absent and near:
        detail = say("needs.absent.why" if started else "needs.absent.before")
        yield Need("absent", Urgency.INFO, say("needs.absent", n=absent), detail, CHECK_IN)


def _start_within(state: State, now: datetime, near: timedelta) -> bool:
    return state.clock.anchor is not None and state.clock.anchor - now <= near


def _prizes(state: State, now: datetime) -> Iterator[Need]:
    """Prizes that no longer add up to the pool, or that nobody has been shown yet."""
    currency = state.setup.currency
    by_hand = state.prizes is not None and sum(state.prizes) != state.pool
    page = PRIZES if by_hand else "prizes.post"
    standing = prizes(state)
    gap = state.pool - sum(standing)
    if standing and gap:
        args = {"difference": Money(Cents(abs(gap)), currency), "pool": Money(state.pool, currency)}
        title = say("needs.prizes_short" if gap > 0 else "needs.prizes_over", **args)
        why = say("needs.prizes_by_hand") if state.posted is None else _with_doubt(state, say("needs.prizes_posted"))
        yield Need("prizes_differ", Urgency.WARNING, title, why, page)
    elif standing and state.posted is None and field_is_final(state, now) and state.clock.started(now):
        feeding = still_feeds(state, now)
        if any(line.window.kind is not WindowKind.BY_HAND for line in feeding):
            return  # the pool grows still; what is sold meanwhile stands in the panel itself
        if feeding:
            title = say("needs.still_sold", name=feeding[0].name)
            yield Need("still_sold", Urgency.INFO, title, say("needs.still_sold.why"), TERMS)
            return
        detail = say("needs.post_prizes.why", n=len(standing), pool=Money(state.pool, currency))
        detail = _with_doubt(state, detail)
        yield Need("post_prizes", Urgency.WARNING, say("needs.post_prizes"), detail, "prizes.post")


def _with_doubt(state: State, line: Said) -> Said:
    """The line of a card that posts prizes, with the first thing that is odd about them."""
    odd = doubts(state)
    return say("needs.prizes_odd", line=line, doubt=odd[0]) if odd else line


def _winner_open(state: State, now: datetime, directory: Directory) -> Iterator[Need]:
    """One is left while others may still come in: closing registration makes it the winner, and nothing else does."""
    left = state.winner()
    if left is not None and winner_of(state, now) is None:
        name = directory.get(left.player)
        title = say("needs.winner_open.name", name=name) if name else say("needs.winner_open")
        yield Need("winner_open", Urgency.WARNING, title, say("needs.winner_open.why"), "registration.close")


def _winner(state: State, now: datetime, directory: Directory) -> Iterator[Need]:
    winner = winner_of(state, now)
    if winner is not None:
        name = directory.get(winner.player)
        title = say("needs.finish.name", name=name) if name else say("needs.finish")
        yield Need("finish", Urgency.INFO, title, say("needs.finish.why"), "tournament.finish")


def _penalties(state: State, directory: Directory) -> Iterator[Need]:
    """Who comes back after the next hand at his table: the dealer has to be told, and it is easily forgotten."""
    away: dict[EntryId, int] = {}
    for penalty in state.away():
        away[penalty.entry] = max(away.get(penalty.entry, 0), penalty.left)
    seats = ((state.entries[entry].seat, entry) for entry, left in away.items() if left == 1)
    back = sorted((seat, entry) for seat, entry in seats if seat is not None)
    if len(back) == 1:
        seat, entry = back[0]
        name = directory.get(state.entries[entry].player)
        detail = say("needs.penalty_ends.name", name=name) if name else None
        yield Need("penalty_ends", Urgency.INFO, say("needs.penalty_ends", seat=seat), detail, PENALTIES)
    elif back:
        told = tuple(seat for seat, _entry in back[:MOST_NAMED])
        title = say("needs.penalty_ends.several", n=len(back), seats=told)
        yield Need("penalty_ends", Urgency.INFO, title, None, PENALTIES)


def _served(state: State, directory: Directory) -> Iterator[Need]:
    """Who has missed all his hands and may be dealt in again, until that hand was counted or the director says so."""
    people = {penalty.entry: state.entries[penalty.entry].seat for penalty in state.served()}
    back = sorted((seat, entry) for entry, seat in people.items() if seat is not None)
    if not back:
        return
    # Where somebody else misses that hand as well it has to be counted, and not only said that it was dealt.
    action = DEALT_IN if {seat.table for seat, _entry in back} <= set(dealing_in(state)) else PENALTIES
    if len(back) == 1:
        seat, entry = back[0]
        name = directory.get(state.entries[entry].player)
        title = say("needs.penalty_served", seat=seat)
        detail = say("needs.penalty_served.name", name=name) if name else None
    else:
        title = say("needs.penalty_served.several", n=len(back), seats=tuple(seat for seat, _ in back[:MOST_NAMED]))
        detail = say("needs.penalty_served.why")
    yield Need("penalty_served", Urgency.WARNING, title, detail, action)


def _minutes(left: timedelta) -> int:
    """Whole minutes still to pass, the begun one counted."""
    return max(1, -(-left // timedelta(minutes=1)))
