"""Three structures for an evening of 45, of 500 and of 2,000 players, and ways to end one of 45 in time.

The reference is one forecast of the same evening: a generator asks for some twenty small ones. The limit is in seconds
of the processor.
"""

import statistics
import sys
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tdapp.domain.forecast.forecasting import RUNS  # noqa: E402 - the checkout is found before
from tdapp.domain.structures.expecting import outlook_of  # noqa: E402
from tdapp.domain.structures.finding import Given  # noqa: E402
from tdapp.domain.structures.fitting import ways_to_end  # noqa: E402
from tdapp.domain.structures.generating import propose  # noqa: E402
from tdapp.domain.structures.lint import lint  # noqa: E402
from tdapp.domain.structures.wish import Style, Wish, given_for  # noqa: E402
from tdapp.domain.units import Chips  # noqa: E402

Row = tuple[str, float | None, float | None, float | None, str]
LIMIT = 1.0  # seconds for all three proposals
ROUNDS = 5
LARGE = 500  # players up to which the limit holds
T25 = tuple(Chips(value) for value in (25, 100, 500, 1000, 5000, 25_000, 100_000))
HOUR = timedelta(hours=1)


def rows() -> Iterator[Row]:
    """Every measurement of the generator."""
    for wish in (
        Wish(45, Chips(30_000), T25, lasts=4.5 * HOUR),
        Wish(500, Chips(50_000), T25, lasts=12 * HOUR, style=Style.FLAT),
        Wish(2_000, Chips(30_000), T25, lasts=14 * HOUR),
    ):
        found = propose(wish, seed=1)
        if not found:
            raise AssertionError("nothing was proposed")
        many = f"{wish.entries:,} players"
        ours = median(lambda wish=wish: propose(wish, seed=1))  # type: ignore[misc]
        one = median(lambda wish=wish, found=found: outlook_of(wish, found[0].structure, seed=1, runs=RUNS))  # type: ignore[misc]
        limit = LIMIT if wish.entries <= LARGE else None
        yield (f"{many}: three structures (limit {LIMIT} s)", ours, LIMIT, limit, f"{LIMIT} s")
        yield (f"{many}: three structures", ours, one, None, f"one forecast of {RUNS:,} evenings")
    yield from of_one()


def of_one() -> Iterator[Row]:
    """What is asked of one structure: findings while it is typed, and ways to end in time."""
    wish = Wish(45, Chips(30_000), T25, lasts=4.5 * HOUR)
    structure, late = propose(wish, seed=1)[0].structure, propose(wish, seed=1)[0].late_level
    known = given_for(wish, late)
    yield ("findings of a structure", median(lambda: lint(structure, known)), None, None, "")

    def fit() -> object:
        given = Given(wish.stack, T25, chips=wish.chips, stands=4)
        return ways_to_end(structure, given, 3.7 * HOUR, lambda each: outlook_of(wish, each, seed=1, runs=120))

    yield (f"ways to end in time (limit {LIMIT} s)", median(fit), LIMIT, 1.0, f"{LIMIT} s")


def median(look: Callable[[], object]) -> float:
    """Seconds of the processor for one look, of several the one in the middle."""
    found = []
    for _ in range(ROUNDS):
        began = time.process_time()
        look()
        found.append(time.process_time() - began)
    return statistics.median(found)
