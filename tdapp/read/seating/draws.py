"""The draw sheet: every draw that was made, undone ones too, with all that is needed to compute it again."""

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from hashlib import sha256
from typing import Any, TypeVar

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.facts import DrawKind, Fact, Moved, SeatsDrawn
from tdapp.domain.hands.hand_facts import LastHandsSet
from tdapp.domain.seating.balancing import drawn_to_fill, drawn_to_go
from tdapp.domain.seating.breaking import break_problem
from tdapp.domain.seating.buttons import known
from tdapp.domain.seating.draw_facts import DrawBasis
from tdapp.domain.seating.draw_print import room_print
from tdapp.domain.seating.draw_problem import as_drawn, joining
from tdapp.domain.seating.room import Given
from tdapp.domain.seating.seeds import number_of, period_at, seed_in
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, EntryId, Seat, Seq, TableNo
from tdapp.read.bounties.envelope_draws import DrawnEnvelope, drawn_envelope, envelope_data
from tdapp.read.chips.race_draws import DrawnRace, drawn_race, race_data
from tdapp.read.seating.draw_list import (
    Commitment,
    Commitments,
    ValueLine,
    kind_of,
    made_in,
    seated_by,
    seeded_in,
    undone_at,
    values_given,
)
from tdapp.read.seating.draw_rooms import RoomChange, Rooms, change_data

T = TypeVar("T")
Step = tuple[Act, State | None]  # an act, and the tournament as it was just before it


class DrawnCard(Struct, frozen=True):
    """Somebody was dealt a card: the entry and the card, 0 the two of clubs to 51 the ace of spades."""

    entry: EntryId
    card: int


class DrawnMove(Struct, frozen=True):
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


class DrawRow(Struct, frozen=True):
    """One draw. `number` counts over the whole journal; `line` is its line there; `kind` is a code of
    `words.seating.draws`.

    `bound`: its seed was made of secret, value and number; not so in journals of earlier versions. `undone`: the line
    that took it back, 0: it counts. `given`: the value in its seed, None: none; `basis`: what the room had to do with
    it, None in journals of earlier versions. `period`: that was played, see `seeds.period_at`. `room`: the fingerprint
    of what went into it, and `change` how that room came about. `groups`: by which people were spread. `joining`: who
    was seated as newcomers; `dealt`: the cards of a table that broke, in the order of its seats. `card`: for the last
    hands, with the lowest and the highest there was; None: none was drawn. `seated`: who got which seat. `moves`:
    single ones. `race`: the chip race it dealt the cards of, None: of none. `envelope`: the one it drew, None: none.
    `final`: the final table with its seats, None: it was not drawn for one.
    """

    number: int
    line: Seq
    at: datetime
    kind: str
    seed: str
    bound: bool
    undone: Seq
    given: Given | None
    basis: DrawBasis | None
    period: int
    room: str
    change: RoomChange
    groups: tuple[tuple[EntryId, int], ...]
    joining: tuple[EntryId, ...]
    dealt: tuple[DrawnCard, ...]
    card: tuple[int, int, int] | None
    seated: tuple[tuple[EntryId, Seat], ...]
    moves: tuple[DrawnMove, ...] = ()
    race: DrawnRace | None = None
    envelope: DrawnEnvelope | None = None
    final: tuple[TableNo, int] | None = None


class DrawSheet(Struct, frozen=True):
    """All draws of a tournament in their order, the secrets they are bound to, and the values given in the room.

    `end`: how the room was left, with its fingerprint, as for the draw that would be next. `chain`: the head of the
    journal's chain after each of its lines, as papers have it.
    """

    tournament: str
    commitments: tuple[Commitment, ...]
    values: tuple[ValueLine, ...]
    draws: tuple[DrawRow, ...]
    end: RoomChange
    end_room: str
    chain: tuple[str, ...]


def draw_sheet(acts: Sequence[Act], steps: Iterable[Step], gone: Mapping[ActNo, ActNo], now: State) -> DrawSheet:
    """The sheet of a tournament: `steps` are its acts as they happened, `gone` those that do not count any more."""
    seen, rooms = Commitments(), Rooms()
    draws: list[DrawRow] = []
    for act, before in steps:
        seen.look_at(act)
        seed = seed_in(act.facts)
        if seed and before is not None:
            _leave(rooms, draws, act.first)
            draws.append(_row(act, before, seed, len(draws) + 1, rooms, undone_at(acts, gone, act)))
    _leave(rooms, draws, Seq(acts[-1].last + 1))
    end, room = rooms.change_to(now), room_print(now, len(draws) + 1)
    return DrawSheet(now.setup.name, seen.shown(), values_given(acts, gone), tuple(draws), end, room, ())


def _leave(rooms: Rooms, draws: list[DrawRow], line: Seq) -> None:
    """The last draw has given its seats, unless it was taken back before this line."""
    if draws and not 0 < draws[-1].undone < line:
        rooms.seat(draws[-1].seated)


def as_data(sheet: DrawSheet) -> dict[str, Any]:
    """The sheet for the file that `packaging/check_draws.py` reads: numbers and texts only, no names of people."""
    data = {
        "sheet": "tdapp draws",
        "version": 2,
        "tournament": sheet.tournament,
        "commitments": [
            {"commitment": each.commitment, "line": each.line, "before_registration": each.early, "secret": each.secret}
            for each in sheet.commitments
        ],
        "values": [_value_data(each) for each in sheet.values],
        "draws": [_draw_data(row) for row in sheet.draws],
        "end": {"draws": len(sheet.draws), "room": sheet.end_room, **change_data(sheet.end)},
        "chain": list(sheet.chain),
    }
    return {**data, "seal": seal_of(data)}


def seal_of(data: dict[str, Any]) -> str:
    """The SHA-256 of a sheet, written without blanks, its names in order: what is changed in passing shows."""
    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def _value_data(each: ValueLine) -> dict[str, Any]:
    given = each.given
    return {
        "value": given.value,
        "draw": given.draw,
        "list": given.room,
        "groups": list(given.groups),
        "level": given.period,
        "line": each.line,
        "undone": each.undone,
    }


def _draw_data(row: DrawRow) -> dict[str, Any]:
    data: dict[str, Any] = {
        "number": row.number,
        "line": row.line,
        "at": row.at.isoformat(),
        "kind": row.kind.removeprefix("draw."),
        "undone": row.undone,
        "seed": row.seed,
        "value": row.given.value if row.given is not None else "",
        "list": row.given.room if row.given is not None else "",
        "level": row.period,
        "room": row.room,
        **change_data(row.change),
    }
    if row.groups:
        data["groups"] = [list(each) for each in row.groups]
    if row.final is not None:
        data["final"] = list(row.final)
    if row.joining:
        data["joining"] = list(row.joining)
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
    if row.envelope is not None:
        data["envelope"] = envelope_data(row.envelope)
    data["result"] = [[entry, seat.table, seat.number] for entry, seat in row.seated]
    return data


def _row(act: Act, before: State, seed: str, number: int, rooms: Rooms, undone: Seq) -> DrawRow:
    kind, made = kind_of(act.facts), made_in(act.facts)
    drawn = as_drawn(before, act.facts)
    seeded = seeded_in(act.facts)
    joins = kind == "draw.join"
    return DrawRow(
        number=number,
        line=act.first,
        at=act.at,
        kind=kind,
        seed=seed,
        bound=number_of(seed) is not None,
        undone=undone,
        given=before.room.given,
        basis=made.basis if made is not None else None,
        period=period_at(before, act.at),
        room=made.room if made is not None else room_print(drawn, number),
        change=rooms.change_to(drawn),
        groups=_groups(seeded),
        joining=tuple(joining(act.facts)) if joins else (),
        dealt=_dealt(seeded, before, seed) if kind == "draw.break" else (),
        card=(seeded.hands, seeded.low, seeded.high) if isinstance(seeded, LastHandsSet) else None,
        seated=seated_by(act.facts),
        moves=drawn_moves(act, before) if kind == "draw.moves" else (),
        race=drawn_race(act.facts, before),
        envelope=drawn_envelope(act.facts, before),
        final=seeded.sizes[0] if isinstance(seeded, SeatsDrawn) and seeded.kind is DrawKind.FINAL else None,
    )


def _groups(seeded: Fact) -> tuple[tuple[EntryId, int], ...]:
    if not isinstance(seeded, SeatsDrawn):
        return ()
    return tuple(
        sorted((entry, group) for (entry, _seat), group in zip(seeded.seats, seeded.groups, strict=False) if group)
    )


def _dealt(seeded: Fact, before: State, seed: str) -> tuple[DrawnCard, ...]:
    """The cards of a table that broke."""
    seat = before.entries[seeded.entry].seat if isinstance(seeded, Moved) else None
    _problem, dealt = break_problem(before, seat.table if seat else TableNo(0), seed)
    return tuple(DrawnCard(entry, card) for entry, card in dealt.items())


def drawn_moves(act: Act, before: State) -> tuple[DrawnMove, ...]:
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
