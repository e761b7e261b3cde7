"""Makes every draw of seats once more, and compares: the same list, the same seed, the same seats."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.facts import DrawKind, Moved, MoveReason, Reinstated, Seated, SeatsDrawn
from tdapp.domain.refusal import Conflict, Refused
from tdapp.domain.seating.breaking import break_problem
from tdapp.domain.seating.draw_print import room_print
from tdapp.domain.seating.draw_problem import as_drawn, for_everybody, for_newcomers, joining
from tdapp.domain.seating.final_table import FinalTable
from tdapp.domain.seating.room import Given
from tdapp.domain.seating.seat_lottery import Seating, solve
from tdapp.domain.seating.seeds import number_of, seed_in, seed_of
from tdapp.domain.state import State
from tdapp.domain.units import EntryId, Seat, Seq
from tdapp.read.seating.draw_list import Commitments, made_in, seated_by, seeded_in


class DrawFault(Struct, frozen=True):
    """A draw, by its number over the whole journal, that does not come out as its line says. `why`: 'seats', 'list' (of
    who and what was drawn from) or 'seed'.
    """

    line: Seq
    number: int
    why: str


def draw_faults(acts: Iterable[Act], steps: Iterable[tuple[Act, State | None]]) -> Iterator[DrawFault | None]:
    """The faults of the draws of a tournament; None after each draw without one. `steps` are its acts as they happened,
    each with the tournament just before it.

    Only draws whose seeds are bound to a number are made again: those of earlier versions were drawn otherwise.
    """
    seen, last = Commitments(), 0
    for act in acts:
        seen.look_at(act)
        last = act.number if seed_in(act.facts) else last
    secrets = {each.commitment: each.secret for each in seen.shown() if each.secret}
    number = 0
    for act, before in steps:
        if act.number > last:
            return  # nothing is drawn any more, and what goes on need not be played again
        seed = seed_in(act.facts)
        if not seed or before is None:
            continue
        number += 1
        why = _fault(act, before, seed, number, secrets.get(before.room.commitment, ""))
        yield DrawFault(act.first, number, why) if why else None


def _fault(act: Act, before: State, seed: str, number: int, secret: str) -> str:
    if number_of(seed) is None:
        return ""
    made = made_in(act.facts)
    value = made.value if made is not None else ""
    if number_of(seed) != number or (secret and seed_of(secret, Given(value, 0, ""), number) != seed):
        return "seed"
    drawn = as_drawn(before, act.facts)
    if made is not None and made.room != room_print(drawn, number):
        return "list"
    try:
        expected = _seats(act, before, drawn, seed)
    except (Refused, Conflict, LookupError):
        return "seats"
    return "" if expected is None or sorted(expected) == sorted(seated_by(act.facts)) else "seats"


def _seats(act: Act, before: State, drawn: State, seed: str) -> list[tuple[EntryId, Seat]] | None:
    """The seats that this seed gives; None for a draw of another kind."""
    match seeded_in(act.facts):
        case SeatsDrawn() as fact:
            return [*_everybody(drawn, fact)]
        case Seated() | Reinstated():
            return [*solve(for_newcomers(drawn, joining(act.facts))[0], seed)]
        case Moved(reason=MoveReason.BREAK, entry=entry):
            seat = before.entries[entry].seat
            return [*solve(break_problem(before, seat.table, seed)[0], seed)] if seat is not None else []
    return None


def _everybody(drawn: State, fact: SeatsDrawn) -> Seating:
    groups = zip(fact.seats, fact.groups, strict=True) if fact.groups else ()
    flags = {entry: str(group) if group else "" for (entry, _seat), group in groups}
    final = FinalTable(*fact.sizes[0]) if fact.kind is DrawKind.FINAL else None
    return solve(for_everybody(drawn, fact.kind, flags, final), fact.seed)
