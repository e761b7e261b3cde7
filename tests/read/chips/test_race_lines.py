"""What races and chips found, hidden, late or lost say in the journal."""

from typing import Any

import pytest

from tdapp.domain.chips import adjusting, racing
from tdapp.domain.chips.chip_bank import AdjustKind, RaceWay
from tdapp.domain.units import Chips, EntryId, TableNo
from tests.domain.chips.holdings import at_break, seats_of
from tests.domain.evening import lifted
from tests.read.journal.test_journal_view import ENGLISH, last, read

ONE, TWO, THREE = TableNo(1), TableNo(2), TableNo(3)


@pytest.mark.parametrize(
    ("way", "said"),
    [
        (RaceWay.CARDS, "Race of the 25 chips for 100 begins, by cards"),
        (RaceWay.DRAWN, "Race of the 25 chips for 100 begins, drawn by the desk"),
        (RaceWay.ROUND_UP, "Race of the 25 chips for 100 begins, everybody is rounded up"),
        (RaceWay.FLOOR, "Race of the 25 chips for 100 begins, the floor exchanges"),
    ],
)
def test_how_a_race_begins(way: RaceWay, said: str) -> None:
    evening = at_break()
    evening.did(racing.begin, Chips(25), Chips(100), way=way)
    assert last(evening) == said


def test_a_whole_race() -> None:
    evening = at_break()
    evening.did(racing.begin, Chips(25), Chips(100), way=RaceWay.DRAWN)
    (one, two, *_), (three, *_) = seats_of(evening, ONE), seats_of(evening, TWO)
    evening.did(racing.settle, ONE, {one: 2, two: 2})
    assert last(evening) == "Table 1: 4 × 25 to race"
    evening.did(racing.draw, "1/ab")
    assert last(evening) == "Cards drawn for the race of table 1"
    evening.did(racing.settle, TWO, {three: 1}, only_these=[three])
    assert last(evening).startswith("Table 2 raced: 1 × 25 for 0 × 100, kept in with one chip: First")
    evening.did(racing.settle, THREE, {})
    assert last(evening) == "Table 3 raced: no odd chips"
    evening.did(racing.end)
    assert last(evening) == "Race of the 25 chips ends, 75 more in play"
    undo = read(evening).undo
    assert undo is not None
    assert ENGLISH.said(undo) == "Undo: end of the race of the 25 chips"


@pytest.mark.parametrize(("odd", "said"), [((1,), "25 fewer in play"), ((2, 2), "chips in play unchanged")])
def test_what_a_race_came_to(odd: tuple[int, ...], said: str) -> None:
    evening = at_break()
    evening.did(racing.begin, Chips(25), Chips(100), way=RaceWay.DRAWN)
    evening.did(racing.settle, ONE, dict(zip(seats_of(evening, ONE), odd, strict=False)))
    if len(odd) > 1:
        evening.did(racing.draw, "1/ab")
    evening.did(racing.end, allow=lifted("race.tables_left"))
    assert last(evening) == f"Race of the 25 chips ends, {said}"


def test_cards_drawn_for_several_tables() -> None:
    evening = at_break()
    evening.did(racing.begin, Chips(25), Chips(100), way=RaceWay.DRAWN)
    for table in (ONE, TWO):
        one, two, *_ = seats_of(evening, table)
        evening.did(racing.settle, table, {one: 2, two: 2})
    evening.did(racing.draw, "1/ab")
    assert last(evening) == "Cards drawn for the race of 2 tables"


PIECES = ((Chips(25), 2), (Chips(100), 1))


@pytest.mark.parametrize(
    ("kind", "how", "said"),
    [
        (AdjustKind.FOUND, {"taken": PIECES}, "Found without an owner, out of play: 2 × 25 and 1 × 100"),
        (AdjustKind.FOREIGN, {"taken": PIECES}, "Not from this tournament, removed: 2 × 25 and 1 × 100"),
        (AdjustKind.HIDDEN, {"taken": PIECES}, "Hidden, out of play: 2 × 25 and 1 × 100"),
        (
            AdjustKind.HIDDEN,
            {"taken": PIECES, "entry": EntryId(3)},
            "Hidden by First3 Last3, out of play: 2 × 25 and 1 × 100",
        ),
        (AdjustKind.LOST, {"taken": PIECES}, "Lost: 2 × 25 and 1 × 100"),
        (AdjustKind.STACK, {"taken": PIECES}, "Stack handed out wrong: −150"),
        (AdjustKind.CHANGE, {"taken": PIECES}, "Wrong change given: −150"),
        (AdjustKind.OTHER, {"taken": PIECES}, "Chips in play changed by \u2212150"),
    ],
)
def test_chips_beside_sales_and_races(kind: AdjustKind, how: dict[str, Any], said: str) -> None:
    evening = at_break()
    evening.did(adjusting.adjust, kind, **how, allow=lifted("adjust.other"))
    assert last(evening) == said


def test_chips_late_for_their_race() -> None:
    evening = at_break()
    evening.did(racing.begin, Chips(25), Chips(100))
    evening.did(racing.end, allow=lifted("race.tables_left"))
    evening.did(adjusting.adjust, AdjustKind.LATE, taken=((Chips(25), 10),))
    assert last(evening) == "Too late for the race: 10 × 25 changed for 2 × 100"
    evening.did(adjusting.adjust, AdjustKind.LATE, taken=((Chips(25), 3),))
    assert last(evening) == "Too late for the race, out of play: 3 × 25"
