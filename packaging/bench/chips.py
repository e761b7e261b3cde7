"""The chips of a tournament of 10,000 players with 4,000 rebuys and 3,000 add-ons: whether there are enough, which
leave at which break, and ways to make a stack.

The reference is a bare loop that counts what was sold of each line of the price list; the limit is in seconds.
"""

import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from rpds import HashTrieMap  # noqa: E402 - the checkout is found before

from tdapp.app.club.templates import structures  # noqa: E402
from tdapp.domain.chips import chip_sets  # noqa: E402
from tdapp.domain.chips.chip_set import Chip, ChipSet  # noqa: E402
from tdapp.domain.money.sale_facts import Sale  # noqa: E402
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms  # noqa: E402
from tdapp.domain.numbered import Numbered  # noqa: E402
from tdapp.domain.registration.price_list import set_terms  # noqa: E402
from tdapp.domain.state import Entry, Purchase, State  # noqa: E402
from tdapp.domain.units import Cents, Chips, EntryId, SaleNo  # noqa: E402
from tdapp.read.chips.chip_plan import plan_view, stock_view  # noqa: E402
from tdapp.read.chips.chip_sets import proposals_view  # noqa: E402
from tdapp.values import replace  # noqa: E402
from tests.domain.evening import START, Evening, player  # noqa: E402

Row = tuple[str, float | None, float | None, float | None, str]
PLAYERS, REBUYS, ADD_ONS = 10_000, 4_000, 3_000
LIMIT = 0.2  # seconds for plan and stock together
ROUNDS = 9
DENOMINATIONS = {25: 200_000, 100: 250_000, 500: 200_000, 1000: 200_000, 5000: 150_000, 25_000: 40_000}


def rows() -> Iterator[Row]:
    """Every measurement of the chips before play."""
    state = large_tournament()
    plan, stock = median(lambda: plan_view(state, START)), median(lambda: stock_view(state, START))
    entries, bought = list(state.entries.values()), list(state.purchases.values())
    bare = median(lambda: bare_loop(entries, bought))
    if not stock_view(state, START).enough or len(plan_view(state, START).steps) < 3:
        raise AssertionError("plan and stock are not what was to be measured")
    many = f"{PLAYERS:,} players"
    yield (f"{many}: plan and stock check (limit {LIMIT} s)", plan + stock, LIMIT, 1.0, f"{LIMIT} s")
    yield (f"{many}: plan and stock check", plan + stock, bare, None, "a bare loop over what they bought")
    yield ("the plan alone", plan, None, None, "")
    yield ("the stock check alone", stock, None, None, "")
    yield ("ways to make a stack", median(lambda: proposals_view(state, START)), None, None, "")


def median(look: Callable[[], object]) -> float:
    """Seconds of one look, of several the one in the middle."""
    found = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        look()
        found.append(time.perf_counter() - began)
    return statistics.median(found)


def bare_loop(entries: list[Entry], purchases: list[Purchase]) -> dict[str, int]:
    """What was sold of each line, and nothing else."""
    found: dict[str, int] = {}
    for entry in entries:
        key = entry.sale.offer if entry.sale else ""
        found[key] = found.get(key, 0) + 1
    for bought in purchases:
        found[bought.sale.offer] = found.get(bought.sale.offer, 0) + 1
    return found


def large_tournament() -> State:
    """Everybody has entered, the chips are chosen, the stacks are made, and play has not begun."""
    series = next(each for each in structures() if each.key == "series_60")
    made = Evening(structure=series.structure)
    more = SaleSpan(SaleSpanKind.LEVEL, 4)
    offers = (
        Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(40_00)), None, more),
        Offer("add_on", "Add-on", SaleKind.ADD_ON, Price(Cents(40_00)), Chips(30_000), more),
    )
    made.do(set_terms, Terms(offers=offers))
    chips = tuple(
        Chip(Chips(value), f"#{value % 256:02x}8040", count) for value, count in sorted(DENOMINATIONS.items())
    )
    made.do(chip_sets.choose_set, ChipSet("bench", "Bench", chips))
    stack = tuple((Chips(chip), count) for chip, count in ((25, 8), (100, 8), (500, 4), (1000, 2), (5000, 3)))
    made.do(chip_sets.make_stack, "", stack)
    made.do(chip_sets.make_stack, "add_on", ((Chips(5000), 6),))
    made.do(chip_sets.expect, {"": PLAYERS + 100, "rebuy": REBUYS, "add_on": ADD_ONS})
    entries = {EntryId(each): Entry(EntryId(each), player(each), Cents(60_00)) for each in range(1, PLAYERS + 1)}
    keys = ["rebuy"] * REBUYS + ["add_on"] * ADD_ONS
    bought = {
        SaleNo(each): Purchase(
            SaleNo(each), EntryId(each), made.state.terms.offers[key == "add_on"].kind, _sale(key), announced=False
        )
        for each, key in enumerate(keys, 1)
    }
    return replace(
        made.state,
        entries=Numbered(entries),
        players=HashTrieMap({entry.player: entry.id for entry in entries.values()}),
        purchases=HashTrieMap(bought),
        alive=len(entries),
        last_entry=EntryId(len(entries)),
    )


def _sale(key: str) -> Sale:
    return Sale(key, Price(Cents(40_00)), Chips(30_000), ())
