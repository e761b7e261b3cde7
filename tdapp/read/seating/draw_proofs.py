"""Makes every draw once more, and compares: the same list, the same seed, the same outcome."""

from collections.abc import Iterable, Iterator
from datetime import datetime

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.seating.draw_print import room_print
from tdapp.domain.seating.draw_problem import as_drawn
from tdapp.domain.seating.room import Given
from tdapp.domain.seating.seeds import made_of, number_of, seed_in
from tdapp.domain.state import State
from tdapp.domain.units import Seq
from tdapp.read.seating.draw_list import Commitments, made_in
from tdapp.read.seating.draw_results import wrong_result


class DrawProof(Struct, frozen=True):
    """A draw by its number over the whole journal. `why` it does not come out as its line says: 'list' (of who and what
    was drawn from), 'seed', or as `draw_results.wrong_result` has it; '' it does.

    `bound`: its seed has the number of a draw. Those of before that were drawn by another chance: nobody makes them
    again.
    """

    line: Seq
    number: int
    why: str
    bound: bool


def draw_proofs(acts: Iterable[Act], steps: Iterable[tuple[Act, State | None]]) -> Iterator[DrawProof]:
    """Every draw of a tournament made again. `steps` are its acts as they happened, each with the tournament just
    before it.
    """
    seen, last = Commitments(), 0
    for act in acts:
        seen.look_at(act)
        last = act.number if seed_in(act.facts) else last
    secrets = {each.commitment: each.secret for each in seen.shown() if each.secret}
    number = 0
    since: datetime | None = None
    for act, before in steps:
        if act.number > last:
            return  # nothing is drawn any more, and what goes on need not be played again
        seed = seed_in(act.facts)
        if seed and before is not None:
            number += 1
            bound = number_of(seed) is not None
            secret = secrets.get(before.room.commitment, "")
            why = _wrong(act, before, number, secret, since or act.at) if bound else ""
            yield DrawProof(act.first, number, why, bound)
        since = act.at


def _wrong(act: Act, before: State, number: int, secret: str, since: datetime) -> str:
    """What is wrong with a draw, '' for nothing."""
    seed, made = seed_in(act.facts), made_in(act.facts)
    given = Given(made.value, 0, "") if made is not None else before.room.given
    if number_of(seed) != number or (secret and not made_of(seed, secret, given, number)):
        return "seed"
    drawn = as_drawn(before, act.facts)
    if made is not None and made.room != room_print(drawn, number):
        return "list"
    return wrong_result(act, before, drawn, since)
