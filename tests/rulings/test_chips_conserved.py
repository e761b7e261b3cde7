"""No ruling on a wager makes or loses a chip: put in + must add - goes back = what he stands at, seat by seat."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from tdapp.rulings import INCIDENTS, Code, Impossible, Ruling, Situation, resolve
from tdapp.rulings.ruling import SeatEffect
from tdapp.rulings.situation import Action, AtSeat, Did, Level
from tests.rulings.cases import BOOKS, all_cases
from tests.rulings.test_any_situation import situations

BLINDS = Level(big_blind=200, small_blind=100, lowest_chip=25)
TOURNAMENT = [BOOKS["TDA2024"], BOOKS["HC"]]
WAGERS = (Code.CALL, Code.BET, Code.RAISE_TO, Code.ALL_IN, Code.FULL_CALL)
CHIPS_IN = ("betting.silent_chips", "betting.overbet_for_change", "betting.words_and_chips", "betting.words")


def effects(ruling: Ruling) -> list[SeatEffect]:
    """Every effect of a ruling, those of the choices it leaves included."""
    choices = ruling.discretion.choices if ruling.discretion is not None else ()
    return [*ruling.effects, *(effect for choice in choices for effect in choice.effects)]


def faults(ruling: Ruling, situation: Situation) -> list[str]:
    """Where chips appear or vanish, or the chips somebody put in are not those that were entered."""
    found = [f"{effect}" for effect in effects(ruling) if effect.lost_or_made]
    if situation.incident not in CHIPS_IN or ruling.code not in WAGERS or not situation.seats:
        return found
    seat, chips = situation.facts["seat"], situation.facts.get("chips", ())
    entered = sum(chips) if isinstance(chips, tuple) else 0
    if situation.incident == "betting.words" and situation.facts.get("said") not in ("raise", "bet"):
        entered = 0  # not asked for
    told = [effect for effect in ruling.effects if effect.seat == seat]
    if len(told) != 1:
        return [*found, f"{len(told)} effects for seat {seat}"]
    (effect,) = told
    if effect.put_in != entered and situation.facts.get("earlier", "left") == "left":
        found.append(f"{effect.put_in} put in, {entered} entered")
    if ruling.code in (Code.BET, Code.RAISE_TO) and effect.to != ruling.bet_level:
        found.append(f"he stands at {effect.to}, the bet is {ruling.bet_level}")
    return found


def test_no_worked_case_makes_or_loses_a_chip() -> None:
    found = [
        f"{case}: {fault}"
        for case in all_cases()
        for fault in faults(resolve(case.situation, case.book), case.situation)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
@pytest.mark.parametrize("chapter", ["betting", "turn"])
def test_no_random_situation_makes_or_loses_a_chip(chapter: str, book: Any) -> None:
    conserved(chapter, book, examples=10)


@pytest.mark.soak
@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
@pytest.mark.parametrize("chapter", ["betting", "turn"])
def test_no_random_situation_of_many_makes_or_loses_a_chip(chapter: str, book: Any) -> None:
    conserved(chapter, book, examples=2000)


def conserved(chapter: str, book: Any, *, examples: int) -> None:
    """Try so many situations of every incident of a chapter."""
    for incident in INCIDENTS.values():
        if incident.chapter != chapter:
            continue

        @settings(max_examples=examples, deadline=None, suppress_health_check=[*HealthCheck])
        @given(situations(incident))
        def holds(situation: Situation) -> None:
            try:
                ruling = resolve(situation, book)
            except Impossible:
                return
            assert not faults(ruling, situation)

        holds()


FACING_300 = Situation(
    "betting.words_and_chips",
    level=BLINDS,
    street="flop",
    pot=900,
    seats=(AtSeat(3, bet=300, stack=20000), AtSeat(4, stack=20000), AtSeat(5, stack=20000)),
)


@pytest.mark.parametrize("book", TOURNAMENT, ids=lambda book: book.id)
@pytest.mark.parametrize(
    ("bet", "facts", "back", "adds"),
    [
        (300, {"said": "call", "chips": (500,)}, 200, 0),
        (300, {"said": "amount", "amount": 2000, "chips": (1000, 1000, 500)}, 500, 0),
        (300, {"said": "raise", "amount": 2000, "chips": (500,)}, 0, 1500),
        (8000, {"said": "call", "chips": (1000, 1000)}, 0, 6000),
        (8000, {"said": "all_in", "chips": (5000,)}, 0, 15000),
        (300, {"said": "amount", "amount": 200, "chips": (500,)}, 200, 0),
    ],
)
def test_chips_beside_binding_words_count_toward_what_was_said(
    book: Any, bet: int, facts: dict[str, Any], back: int, adds: int
) -> None:
    seats = (AtSeat(3, bet=bet, stack=20000), *FACING_300.seats[1:])
    case = Situation(
        "betting.words_and_chips", level=BLINDS, street="flop", pot=900, seats=seats,
        facts={"seat": 4, "first": "words", **facts},
    )  # fmt: skip
    (effect,) = resolve(case, book).effects
    assert (effect.refund, effect.must_add) == (back, adds)


OUT_OF_TURN = Situation(
    "turn.out_of_turn",
    level=BLINDS,
    street="flop",
    pot=900,
    seats=(AtSeat(3, bet=600), AtSeat(4, bet=1800), AtSeat(5), AtSeat(6)),
    facts={"seat": 5, "what": "call", "since": "bet_more"},
)


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
@pytest.mark.parametrize("his", [0, 600])
def test_a_call_out_of_turn_that_is_released_gives_back_what_he_put_in(book: Any, his: int) -> None:
    seats = tuple(AtSeat(5, bet=his) if place.seat == 5 else place for place in OUT_OF_TURN.seats)
    case = Situation(**{**plain(OUT_OF_TURN), "seats": seats})
    ruling = resolve(case, book)
    assert ruling.code is Code.OOT_RELEASED
    assert [(effect.seat, effect.refund) for effect in ruling.effects] == [(5, 600)]


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
@pytest.mark.parametrize("raised", [1800, 1000])
def test_the_log_tells_what_was_put_in_out_of_turn(book: Any, raised: int) -> None:
    actions = (
        Action(3, Did.BET, 600),
        Action(5, Did.CALL, 600, in_turn=False),
        Action(4, Did.ALL_IN, raised),
    )
    seats = (AtSeat(3, stack=9000), AtSeat(4, stack=raised), AtSeat(5, stack=9000), AtSeat(6, stack=9000))
    case = Situation(**{**plain(OUT_OF_TURN), "seats": seats, "actions": actions})
    ruling = resolve(case, book)
    assert ruling.code is Code.OOT_RELEASED
    assert [(effect.seat, effect.refund) for effect in ruling.effects] == [(5, 600)]
    call = next(may for may in ruling.options if may.act == "call")
    assert (call.least, call.most) == (raised, raised), "what he did out of turn is no part of the bet he faces"


def plain(situation: Situation) -> dict[str, Any]:
    """The fields of a situation, to change some of them."""
    return {name: getattr(situation, name) for name in situation.__struct_fields__}
