"""Views of moves: what is proposed with its reasons, and who was moved and has not been seen in the new seat yet."""

from collections.abc import Iterator
from datetime import datetime

from msgspec import Struct

from tdapp.domain.seating.break_order import BreaksBy
from tdapp.domain.seating.buttons import DealtIn, dealt_in
from tdapp.domain.seating.game_now import game_now
from tdapp.domain.seating.moves import room_after
from tdapp.domain.seating.proposal import Choices, Costs, Move, Proposal, ProposalKind, Where, WhyThisPlayer
from tdapp.domain.seating.table_facts import Game
from tdapp.domain.seating.why_tables import why_tables
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, Seat, TableNo
from tdapp.poker.cards import Card, card_text
from tdapp.read.message import Said, say
from tdapp.read.people.names import NOBODY, Directory, PlayerName


class MoveView(Struct, frozen=True):
    """One proposed move; `badge` counts from 1, `why` says who moves and where, with the rule.

    `entry`, `name` and `from_seat` None: who goes follows from the button of table `giver`, which is to be asked;
    `to_seat` None: so does the seat, from that of `taker`. `deals`: whether the player gets cards in the next hand,
    None: not known before the seat is. `card`: dealt in the draw for a table that breaks, such as 'Kd', '' none.
    `tables`: why this table gives and that one takes, None: it breaks, all draw, or the director has chosen it.
    """

    badge: int
    entry: EntryId | None
    name: PlayerName | None
    from_seat: Seat | None
    to_seat: Seat | None
    why: Said
    giver: TableNo
    taker: TableNo
    deals: DealtIn | None = None
    card: str = ""
    tables: Said | None = None


class LeftOutView(Struct, frozen=True):
    """Somebody the director leaves out of the plan; `entry`, `name` and `seat` None: the whole table gives nobody."""

    table: TableNo
    entry: EntryId | None = None
    name: PlayerName | None = None
    seat: Seat | None = None


class LostView(Struct, frozen=True):
    """A move the director has chosen that cannot be made any more: the seat was taken meanwhile, or is gone."""

    entry: EntryId
    name: PlayerName
    seat: Seat


class ProposalView(Struct, frozen=True):
    """A proposal of moves that the director may tick and accept. `seed` is the chance they were drawn with.

    `partial`: whether some may be left out (a balance), or all belong together (breaking a table, a draw). `asks`: the
    tables whose button is to be asked first. `bound`: no plan has fewer moves; `costs`: why this one has more.
    `left_out`, `lost`: what the director has chosen and is none of the moves. `order`: by what this table breaks next,
    None: it does not, the director has chosen it.
    """

    kind: ProposalKind
    table: TableNo | None  # the table that breaks
    moves: tuple[MoveView, ...]
    seed: str
    partial: bool
    asks: tuple[TableNo, ...] = ()
    bound: int = 0
    costs: tuple[Said, ...] = ()
    choices: Choices | None = None
    left_out: tuple[LeftOutView, ...] = ()
    order: BreaksBy | None = None
    lost: tuple[LostView, ...] = ()


class UnseatedView(Struct, frozen=True):
    """Somebody who was moved and has not been seen in the new seat yet. Areas of the room: '' where none was named."""

    entry: EntryId
    name: PlayerName
    from_seat: Seat
    to_seat: Seat
    deals: DealtIn
    from_area: str = ""
    to_area: str = ""


def proposal_view(state: State, now: datetime, directory: Directory, proposal: Proposal) -> ProposalView:
    """A proposal with names and reasons."""
    cards = {dealt.entry: card_text(Card(dealt.card)) for dealt in proposal.dealt}
    there = room_after(state, proposal) if proposal.kind in (ProposalKind.BALANCE, ProposalKind.BREAK) else state
    moves = []
    tables = _tables(state, proposal)
    for badge, move in enumerate(proposal.moves, 1):
        entry = move.entry
        person = None if entry is None else directory.get(state.entries[entry].player, NOBODY)
        deals = None
        if proposal.kind in (ProposalKind.BALANCE, ProposalKind.BREAK) and move.seat is not None:
            deals = dealt_in(there, now, move.seat)
        why = _why(state, game_now(state, now), proposal.kind, move)
        card = "" if entry is None else cards.get(entry, "")
        ways = move.origin, move.seat, why, move.giver, move.taker, deals, card, tables[badge - 1]
        moves.append(MoveView(badge, entry, person, *ways))
    return ProposalView(
        proposal.kind,
        proposal.table,
        tuple(moves),
        proposal.seed,
        proposal.partial,
        proposal.asks,
        proposal.bound,
        tuple(_cost(cost) for cost in proposal.costs),
        proposal.choices,
        tuple(_left_out(state, directory, proposal.choices)),
        proposal.order,
        tuple(_lost(state, directory, proposal)),
    )


def _left_out(state: State, directory: Directory, choices: Choices) -> Iterator[LeftOutView]:
    for number in sorted(choices.stays):
        entry = state.entries.get(number)
        if entry is not None and entry.seat is not None and not entry.out:
            name = directory.get(entry.player, NOBODY)
            yield LeftOutView(entry.seat.table, number, name, entry.seat)
    yield from (LeftOutView(table) for table in sorted(choices.spared) if table in state.tables)


def _lost(state: State, directory: Directory, proposal: Proposal) -> Iterator[LostView]:
    made = {(move.entry, move.seat) for move in proposal.moves}
    for number, seat in proposal.choices.kept:
        entry = state.entries.get(number)
        if entry is not None and not entry.out and entry.seat != seat and (number, seat) not in made:
            yield LostView(number, directory.get(entry.player, NOBODY), seat)


def unseated_view(state: State, now: datetime, directory: Directory) -> tuple[UnseatedView, ...]:
    """The players who were moved and have not been seen in the new seat yet, by the seat they come from."""
    found = []
    for number, origin in state.floor.unseated.items():
        entry = state.entries[number]
        if entry.seat is not None:
            name, deals = directory.get(entry.player, NOBODY), dealt_in(state, now, entry.seat)
            areas = state.room.rules.area_of(origin.table), state.room.rules.area_of(entry.seat.table)
            found.append(UnseatedView(number, name, origin, entry.seat, deals, *areas))
    return tuple(sorted(found, key=lambda view: (view.from_seat, view.entry)))


def cited(state: State, rules: dict[str, str]) -> tuple[str, str]:
    """The rulebook whose rule the plan follows, and its number: the house's own, or the TDA's where it has none."""
    book = state.rulebook if state.rulebook in rules else "TDA2024"
    return book, rules[book]


BALANCING = {"HC": "11-A", "TDA2024": "11-A"}
STUD_ROUND = {"TDA2024": "11-B"}
STUD = {"TDA2024": "11"}
BREAKING = {"HC": "10", "TDA2024": "10-B"}
GIVING = {"HC": "11-C", "TDA2024": "11-C"}
HALTING = {"HC": "11-D", "TDA2024": "11-D"}
_BY_RULE = (Where.BIG_BLIND_AT_ONCE, Where.SINGLE_BIG_BLIND_TWICE, Where.FEWEST_HANDS, Where.LAST_OPEN)
_DUE = (WhyThisPlayer.NEXT_BIG_BLIND, WhyThisPlayer.LATER_BIG_BLIND, WhyThisPlayer.POSITION)
_GAMES = {Game.BLINDS: BALANCING, Game.STUD_ROUND: STUD_ROUND, Game.STUD: STUD, Game.BY_TURNS: STUD_ROUND}


def _why(state: State, game: Game, kind: ProposalKind, move: Move) -> Said:
    if kind is ProposalKind.BREAK:
        book, rule = cited(state, BREAKING)
        return say("move.break", book=book, rule=rule)
    if kind is not ProposalKind.BALANCE:
        return say(f"move.{kind}")
    who = say(f"move.who.{move.who}", table=move.giver)
    if move.hands:
        where = say("move.where.fewest_hands", n=move.hands)
    else:
        where = say(f"move.where.{move.where}", table=move.taker)
    book, rule = cited(state, _GAMES[game])
    if move.where in _BY_RULE:
        return say("move.why", who=who, where=where, book=book, rule=rule)
    if move.who in _DUE:
        return say("move.why.who", who=who, where=where, book=book, rule=rule)
    return say("move.why.neither", who=who, where=where)


def _tables(state: State, proposal: Proposal) -> list[Said | None]:
    """Why tables give and take; nothing where a table breaks or everybody draws."""
    if proposal.kind is not ProposalKind.BALANCE:
        return [None] * len(proposal.moves)
    book, rule = cited(state, GIVING)
    found: list[Said | None] = []
    for why in why_tables(state, proposal.moves):
        if why is None:
            found.append(None)
            continue
        gives, takes = say(f"move.gives.{why.gives}"), say(f"move.takes.{why.takes}")
        found.append(say("move.tables", gives=gives, takes=takes, book=book, rule=rule))
    return found


def _cost(cost: Costs) -> Said:
    return say(f"cost.{cost.why}", tables=tuple(str(table) for table in cost.tables))
