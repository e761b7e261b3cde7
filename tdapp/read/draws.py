"""The draw sheet: every draw that was made, undone ones too, with all that is needed to compute it again."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar

from tdapp.domain.act import Act
from tdapp.domain.balancing import drawn_to_fill, drawn_to_go
from tdapp.domain.breaking import break_problem
from tdapp.domain.buttons import known
from tdapp.domain.chip_facts import TableRaced
from tdapp.domain.draw_facts import DrawCommitted
from tdapp.domain.drawing import for_everybody, for_newcomers
from tdapp.domain.draws import Problem
from tdapp.domain.facts import DrawKind, Fact, Moved, MoveReason, Reinstated, Seated, SeatsDrawn, TableOpened
from tdapp.domain.final_table import FinalTable
from tdapp.domain.hand_facts import LastHandsSet
from tdapp.domain.journal import apply
from tdapp.domain.seeds import number_of, seed_in
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, EntryId, Seat, Seq, TableNo
from tdapp.read.draw_list import Commitment, Commitments, kind_of, seated_by, seeded_in
from tdapp.read.race_draws import DrawnRace, drawn_race, race_data

T = TypeVar("T")
Step = tuple[Act, State | None]  # an act, and the tournament as it was just before it


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """Somebody was dealt a card: the entry and the card, 0 the two of clubs to 51 the ace of spades."""

    entry: EntryId
    card: int


@dataclass(frozen=True, slots=True)
class DrawnMove:
    """A move for which a button was not known. `players`: who could have gone, with how often each was moved before.

    `free`: the seats that were free at the table that takes. Either is empty where the rules decided. `passed`: who was
    drawn to go before and stayed, `skipped`: seats drawn before that stayed empty; a wish or the director had it so.
    """

    entry: EntryId
    origin: TableNo
    players: tuple[tuple[EntryId, int], ...]
    free: tuple[int, ...]
    seat: Seat
    passed: tuple[EntryId, ...] = ()
    skipped: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DrawRow:
    """One draw. `number` counts over the whole journal; `line` is its line there; `kind` a code of `words.draws`.

    `bound`: its seed was made of secret, public value and number; not so in journals of earlier versions.
    `problem` None: no seats of a whole room were drawn. `dealt`: the cards of a table that broke, in the order of its
    seats. `card`: for the last hands, with the lowest and the highest there was; None: none was drawn. `seated`: who
    got which seat. `moves`: single ones. `race`: the chip race it dealt the cards of, None: of none.
    """

    number: int
    line: Seq
    at: datetime
    kind: str
    seed: str
    bound: bool
    undone: bool
    public: str
    commitment: str
    problem: Problem | None
    dealt: tuple[DrawnCard, ...]
    card: tuple[int, int, int] | None
    seated: tuple[tuple[EntryId, Seat], ...]
    moves: tuple[DrawnMove, ...] = ()
    race: DrawnRace | None = None


@dataclass(frozen=True, slots=True)
class DrawSheet:
    """All draws of a tournament in their order, the secrets they are bound to, and the value given in the room.

    `public` None: none was given.
    """

    tournament: str
    commitments: tuple[Commitment, ...]
    public: str | None
    draws: tuple[DrawRow, ...]


def draw_sheet(steps: Iterable[Step], now: State, gone: Mapping[ActNo, ActNo]) -> DrawSheet:
    """The sheet of a tournament from its acts as they happened; `gone`: those that do not count any more."""
    seen = Commitments()
    draws: list[DrawRow] = []
    for act, before in steps:
        seen.look_at(act)
        seed = seed_in(act.facts)
        if seed and before is not None:
            draws.append(_row(act, before, seed, len(draws) + 1, undone=act.number in gone))
    return DrawSheet(now.setup.name, seen.shown(), now.room.public, tuple(draws))


def as_data(sheet: DrawSheet) -> dict[str, Any]:
    """The sheet for the file that `packaging/check_draws.py` reads: numbers and texts only, no names of people."""
    return {
        "sheet": "tdapp draws",
        "version": 1,
        "tournament": sheet.tournament,
        "public_value": sheet.public or "",
        "commitments": [
            {"commitment": each.commitment, "line": each.line, "before_registration": each.early, "secret": each.secret}
            for each in sheet.commitments
        ],
        "draws": [_draw_data(row) for row in sheet.draws],
    }


def _draw_data(row: DrawRow) -> dict[str, Any]:
    data: dict[str, Any] = {
        "number": row.number,
        "line": row.line,
        "at": row.at.isoformat(),
        "kind": row.kind.removeprefix("draw."),
        "undone": row.undone,
        "seed": row.seed,
        "public_value": row.public,
        "commitment": row.commitment,
    }
    if row.problem is not None:
        data |= _problem_data(row.problem)
    if row.dealt:
        data["cards"] = [[each.entry, each.card] for each in row.dealt]
    if row.card is not None:
        data |= dict(zip(("card", "lowest", "highest"), row.card, strict=True))
    if row.moves:
        data["moves"] = [
            {
                "entry": move.entry,
                "from": move.origin,
                "players": [list(each) for each in move.players],
                "passed": list(move.passed),
                "free": list(move.free),
                "skipped": list(move.skipped),
                "to": list(move.seat),
            }
            for move in row.moves
        ]
    if row.race is not None:
        data["race"] = race_data(row.race)
    data["result"] = [[entry, seat.table, seat.number] for entry, seat in row.seated]
    return data


def _problem_data(problem: Problem) -> dict[str, Any]:
    return {
        "players": list(problem.players),
        "tables": [
            {"table": table.table, "heads": table.heads, "seats": list(table.seats), "takes": table.takes}
            for table in problem.tables
        ],
        "first": list(problem.first),
        "even": problem.even,
        "kept": [[entry, seat.table, seat.number] for entry, seat in problem.kept],
        "apart": [list(pair) for pair in problem.apart],
        "never": [list(pair) for pair in problem.never],
        "groups": list(problem.groups),
    }


def _row(act: Act, before: State, seed: str, number: int, *, undone: bool) -> DrawRow:
    kind = kind_of(act.facts)
    problem, dealt, card = _drawn(act.facts, before, seed)
    state = before
    for fact in act.facts:
        if isinstance(fact, DrawCommitted):
            state = apply(state, (fact,))
    return DrawRow(
        number=number,
        line=act.first,
        at=act.at,
        kind=kind,
        seed=seed,
        bound=number_of(seed) is not None,
        undone=undone,
        public=state.room.public or "",
        commitment=state.room.commitment,
        problem=problem,
        dealt=dealt,
        card=card,
        seated=seated_by(act.facts),
        moves=_moves(act, before) if kind == "draw.moves" else (),
        race=drawn_race(act.facts, before),
    )


def _moves(act: Act, before: State) -> tuple[DrawnMove, ...]:
    """The moves that even tables out of which something was drawn."""
    every = [(fact, seat) for fact in act.facts if isinstance(fact, Moved) and (seat := _sat(before, fact)) is not None]
    chosen = [(fact, origin) for fact, origin in every if not fact.seed]
    drawn = [(fact, origin) for fact, origin in every if fact.seed]
    found = []
    for fact, origin in drawn:
        giver, taker = before.tables[origin.table], before.tables[fact.seat.table]
        order: list[EntryId] = []
        if known(before, act.at, giver.number) is None:
            there = {entry for entry in giver.seats if entry is not None}
            there -= {each.entry for each, seat in chosen if seat.table == giver.number}
            there |= {each.entry for each, _seat in chosen if each.seat.table == giver.number}
            order = drawn_to_go(before, giver.number, fact.seed, there)
        seats: list[int] = []
        if known(before, act.at, taker.number) is None or not taker.seated:
            seats = drawn_to_fill(before, taker.number, fact.seed)
        went = {each.entry for each, seat in drawn if seat.table == giver.number}
        filled = {each.seat.number for each, _seat in drawn if each.seat.table == taker.number}
        found.append(
            DrawnMove(
                fact.entry,
                giver.number,
                tuple((entry, before.floor.moved.get(entry, 0)) for entry in sorted(order)),
                tuple(sorted(seats)),
                fact.seat,
                passed=tuple(each for each in _ahead(order, fact.entry) if each not in went),
                skipped=tuple(each for each in _ahead(seats, fact.seat.number) if each not in filled),
            )
        )
    return tuple(found)


def _sat(before: State, fact: Moved) -> Seat | None:
    return before.entries[fact.entry].seat


def _ahead(order: Sequence[T], one: T) -> Sequence[T]:
    """What stands before it in an order it is in; nothing where nothing was drawn."""
    return order[: order.index(one)] if order else order


def _drawn(
    facts: tuple[Fact, ...], before: State, seed: str
) -> tuple[Problem | None, tuple[DrawnCard, ...], tuple[int, int, int] | None]:
    """What there was to draw, the cards dealt, and the card for the last hands."""
    seeded = seeded_in(facts)
    if isinstance(seeded, SeatsDrawn):
        groups = zip(seeded.seats, seeded.groups, strict=False)
        flags = {entry: str(group) for (entry, _seat), group in groups if group}
        final = FinalTable(*seeded.sizes[0]) if seeded.kind is DrawKind.FINAL else None
        return for_everybody(before, seeded.kind, flags, final), (), None
    if isinstance(seeded, LastHandsSet):
        return None, (), (seeded.hands, seeded.low, seeded.high)
    if isinstance(seeded, TableRaced):
        return None, (), None
    if isinstance(seeded, Moved):
        if seeded.reason is not MoveReason.BREAK:
            return None, (), None
        table = before.entries[seeded.entry].seat
        problem, dealt = break_problem(before, table.table if table else TableNo(0), seed)
        return problem, tuple(DrawnCard(entry, card) for entry, card in dealt.items()), None
    first = next(at for at, fact in enumerate(facts) if isinstance(fact, Seated | Reinstated | TableOpened))
    state = apply(before, facts[:first]) if first else before
    joining = [fact.entry for fact in facts if isinstance(fact, Seated) and fact.seed]
    for fact in facts:
        if isinstance(fact, Reinstated):
            joining.append(fact.entry)
            back = state.entries[fact.entry]._replace(out=False)
            state = state._replace(entries=state.entries.insert(fact.entry, back))
    return for_newcomers(state, joining)[0], (), None
