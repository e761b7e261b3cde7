"""What seats and tables need of the director: the draw, players without a seat, moves, tables far too short."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta

from tdapp.domain.book_values import BookValues
from tdapp.domain.play_over import field_is_final, play_is_over
from tdapp.domain.seating.halting import HaltState, halts
from tdapp.domain.seating.locks import how_many_open
from tdapp.domain.seating.moves import stuck
from tdapp.domain.seating.proposal import Proposal, ProposalKind
from tdapp.domain.state import State, Table
from tdapp.read.clock.clock_needs import starts_within
from tdapp.read.message import Said, say, say_refused
from tdapp.read.needs import MOST_NAMED, Need, Urgency
from tdapp.read.people.names import Directory
from tdapp.read.seating.moves import HALTING, cited, unseated_view

START_NEAR = timedelta(minutes=20)


def seat_needs(state: State, now: datetime) -> Iterator[Need]:
    """The card of players without a seat: before the draw everybody, after it those who came late."""
    started = state.clock.started(now)
    if not state.tables:
        if state.alive > 1:
            near = starts_within(state, now, START_NEAR) or field_is_final(state, now)
            urgency = Urgency.DANGER if started else Urgency.WARNING if near else Urgency.INFO
            yield Need("draw_seats", urgency, say("needs.draw_seats", n=state.alive), None, "seats.draw")
        return
    filled = state.filled
    waiting = state.alive - filled.seated
    if waiting:
        detail = say("needs.waiting.free", n=filled.free) if filled.free else say("needs.waiting.full")
        yield Need("waiting", Urgency.WARNING, say("needs.waiting", n=waiting), detail, "seats.waiting")


def table_needs(
    state: State, now: datetime, proposal: Proposal | None, directory: Directory, by_book: BookValues
) -> Iterator[Need]:
    """The cards of tables out of balance, to break, or to draw together; what is proposed is one key away."""
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
    if not _breaks(proposal):
        moves = say("needs.moves", n=len(proposal.moves)) if proposal.moves else None
        fullest = state.filled.fullest
        short = [each for each, here in state.filled.heads if fullest - here >= 2 and how_many_open(state, each)]
        if proposal.asks:
            asked = tuple(str(table) for table in proposal.asks[:MOST_NAMED])
            moves = say("needs.ask_buttons", n=len(proposal.moves), tables=asked)
        yield Need("balance", Urgency.WARNING, _short("needs.balance", short, fullest), moves, accept)


def break_needs(proposal: Proposal | None) -> Iterator[Need]:
    """The card of a table that can be broken: it waits for whatever keeps the room from dealing."""
    if proposal is not None and _breaks(proposal):
        moves = say("needs.moves", n=len(proposal.moves)) if proposal.moves else None
        yield Need("break", Urgency.INFO, say("needs.break", table=int(proposal.table or 0)), moves, "moves.accept")


def _breaks(proposal: Proposal) -> bool:
    return proposal.kind is ProposalKind.BREAK and proposal.table is not None


def _halts(state: State, now: datetime, accept: str, by_book: BookValues) -> Iterator[Need]:
    """Tables that stop, or will once it is known where their button is; and players who sit alone."""
    by_state: dict[HaltState, list[Table]] = {}
    for halt in halts(state, now, by_book):
        by_state.setdefault(halt.state, []).append(state.tables[halt.table])
    fullest = state.filled.fullest
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
    """Who was moved and has not been seen in the new seat yet, while there is anything to play for."""
    people = () if play_is_over(state, now) else unseated_view(state, now, directory)
    if people:
        first = people[0]
        detail = say("needs.unseated.first", name=first.name, origin=first.from_seat, seat=first.to_seat)
        yield Need("unseated", Urgency.INFO, say("needs.unseated", n=len(people)), detail, "moves.confirm")


def _short(code: str, tables: Sequence[Table], fullest: int) -> Said:
    """One table by its number and how short it is, several by their numbers."""
    if len(tables) == 1:
        return say(code, table=int(tables[0].number), n=fullest - tables[0].seated)
    return say(code + ".several", n=len(tables), tables=tuple(str(table.number) for table in tables[:MOST_NAMED]))
