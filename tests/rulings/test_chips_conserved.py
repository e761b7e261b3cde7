"""No ruling makes or loses a chip: put in + must add - goes back = what he stands at, and pots are what was put in."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from tdapp.poker.betting import Structure
from tdapp.rulings import CHAPTERS, INCIDENTS, Code, Impossible, Situation, resolve
from tdapp.rulings.reading import BadCase
from tdapp.rulings.ruling import PotAward, SeatEffect
from tdapp.rulings.situation import Action, AtSeat, Did, Level
from tests.rulings.cases import BOOKS, FOLDER, all_cases, case_of, expected_effects
from tests.rulings.conserving import faults, not_conserved
from tests.rulings.test_any_situation import situations

BLINDS = Level(big_blind=200, small_blind=100, lowest_chip=25)
TOURNAMENT = [BOOKS["TDA2024"], BOOKS["HC"]]


def test_no_worked_case_makes_or_loses_a_chip() -> None:
    found = [
        f"{case}: {fault}"
        for case in all_cases()
        for fault in faults(resolve(case.situation, case.book), case.situation)
    ]
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_no_random_situation_of_many_makes_or_loses_a_chip(chapter: str, book: Any) -> None:
    """Of a few it is asked beside everything else, in `test_any_situation.py`."""
    conserved(chapter, book, examples=2000)


CHIPS = ("before", "put_in", "must_add", "refund", "to", "forfeits", "removed", "gives", "gains")


def test_a_worked_case_tells_of_all_chips_that_move() -> None:
    found = []
    for case in all_cases():
        ruling, expected = resolve(case.situation, case.book), dict(expected_effects(case.expect))
        told = [("effects", ruling.effects)]
        told += [(one.id, one.effects) for one in (ruling.discretion.choices if ruling.discretion is not None else ())]
        for where, effects in told:
            moved = [chips_of(effect) for effect in effects if any(chips_of(effect)[1:])]
            if moved and moved != [chips_of(one) for one in expected.get(where, ()) if any(chips_of(one)[1:])]:
                found.append(f"{case}, {where}: {moved}")
        if ruling.pots and "pots" not in case.expect:
            found.append(f"{case}: the pots")
    assert not found, "\n".join(found)


def chips_of(effect: SeatEffect) -> list[int | None]:
    """The seat, then every number of chips of an effect."""
    return [effect.seat, *(getattr(effect, name) for name in CHIPS)]


CASE = """
title = "Silent chips"
incident = "betting.silent_chips"
level = { big_blind = 200 }
street = "flop"
seats = [{ seat = 3, bet = 300 }, { seat = 4 }]
facts = { seat = 4, chips = [500] }
[expect]
code = "call"
"""


@pytest.mark.parametrize(
    ("effects", "said"),
    [
        ("[{ seat = 4, before = 0, put_in = 500, to = 300 }]", "seat 4: 200 chips are lost (500 put in, 300 ruled)"),
        ("[{ seat = 4, before = 0, put_in = 200, to = 300 }]", "seat 4: 100 chips are made (200 put in, 300 ruled)"),
        ("[{ seat = 4, put_in = 300, to = 300 }]", "seat 4: it is not said what he had in front of him"),
        ("[{ seat = 4, before = 0, put_in = 300 }]", "seat 4: it is not said where he stands"),
        ("[{ seat = 4, gains = 300 }]", "300 is gained, and 0 is given"),
        ("[{ seat = 3, hand = 'dead', forfeits = 200 }]", "seat 3: 100 chips are nowhere (300 put in, 200 ruled on)"),
        ("[{ seat = 3, hand = 'void', refund = 400 }]", "seat 3 gets 400 back, of 300 put in"),
    ],
)
def test_a_case_that_makes_or_loses_chips_is_not_read(effects: str, said: str) -> None:
    book = BOOKS["HC"]
    with pytest.raises(BadCase) as bad:
        case_of(FOLDER / "it.toml", book, f"{CASE}effects = {effects}\n")
    assert str(bad.value) == f"HC/it.toml, effects: {said}"
    choice = f"discretion = {{ choices = [{{ id = 'all_of_it', effects = {effects} }}] }}\n"
    with pytest.raises(BadCase, match="all_of_it"):
        case_of(FOLDER / "it.toml", book, CASE + choice)


def test_pots_are_what_was_put_in() -> None:
    hand = Situation("showdown.side_pots", seats=(AtSeat(1, paid=500), AtSeat(2, paid=900)), pot=1500)
    back = [SeatEffect(2, refund=400)]
    assert not_conserved(hand, back, [PotAward(1100, (1, 2))]) == []
    assert not_conserved(hand, back, [PotAward(1000, (1, 2))]) == [
        "100 chips are nowhere (1500 put in, 1400 in the pots and back)"
    ]
    assert not_conserved(hand, [*back, SeatEffect(1, gains=1000)], [PotAward(1100, (1, 2), {1: 1000})]) == [
        "pot 1 is 1100, and 1000 is given out of it"
    ]


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_nobody_gets_less_than_nothing_back_where_a_log_takes_chips_away(book: Any) -> None:
    """Two actions out of turn, the second entered with a smaller total than the first."""
    log = (Action(2, Did.CHECK, to=25, in_turn=False), Action(2, Did.CHECK, to=0, in_turn=False))
    hand = Situation(
        "turn.out_of_turn",
        level=BLINDS,
        seats=(AtSeat(1), AtSeat(2)),
        actions=log,
        facts={"seat": 2, "what": "call", "since": "check"},
    )
    ruling = resolve(hand, book)
    assert all(min(effect.refund, effect.put_in) >= 0 for effect in ruling.effects)
    assert not faults(ruling, hand)


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


@pytest.mark.parametrize("book", TOURNAMENT, ids=lambda book: book.id)
@pytest.mark.parametrize("his", [0, 600])
def test_a_call_out_of_turn_that_is_released_gives_back_what_he_put_in(book: Any, his: int) -> None:
    seats = tuple(AtSeat(5, bet=his) if place.seat == 5 else place for place in OUT_OF_TURN.seats)
    case = Situation(**{**plain(OUT_OF_TURN), "seats": seats})
    ruling = resolve(case, book)
    assert ruling.code is Code.OOT_RELEASED
    assert [(effect.seat, effect.refund) for effect in ruling.effects] == [(5, 600)]


def called_out_of_turn(raised: int) -> Situation:
    """A call of 600 out of turn that is in the log, and an all-in behind it by the player who was passed."""
    actions = (
        Action(3, Did.BET, 600),
        Action(5, Did.CALL, 600, in_turn=False),
        Action(4, Did.ALL_IN, raised),
    )
    seats = (AtSeat(3, stack=9000), AtSeat(4, stack=raised), AtSeat(5, stack=9000), AtSeat(6, stack=9000))
    return Situation(**{**plain(OUT_OF_TURN), "seats": seats, "actions": actions})


@pytest.mark.parametrize("his", [0, 600])
def test_qld_2_37_5_a_call_out_of_turn_is_a_bet_and_stays_in_if_he_folds(his: int) -> None:
    seats = tuple(AtSeat(5, bet=his) if place.seat == 5 else place for place in OUT_OF_TURN.seats)
    case = {**plain(OUT_OF_TURN), "seats": seats}
    ruling = resolve(Situation(**case), BOOKS["QLD"])
    assert ruling.code is Code.PLAYER_CHOICE
    assert ruling.effects == (SeatEffect(5, before=0, put_in=600, to=600),)
    assert "A58" in {noted.name for noted in ruling.assumed}
    folds = resolve(Situation(**{**case, "facts": {**OUT_OF_TURN.facts, "then": "folds"}}), BOOKS["QLD"])
    assert folds.effects == (SeatEffect(5, before=0, put_in=600, to=600, forfeits=600, hand="dead"),)


@pytest.mark.parametrize("raised", [1800, 1000])
def test_qld_37_4_what_he_put_in_out_of_turn_counts_toward_the_bet_he_faces(raised: int) -> None:
    ruling = resolve(called_out_of_turn(raised), BOOKS["QLD"])
    assert ruling.code is Code.PLAYER_CHOICE
    assert ruling.effects == (SeatEffect(5, before=0, put_in=600, to=600),)
    call = next(may for may in ruling.options if may.act == "call")
    assert (call.least, call.most) == (raised, raised)


@pytest.mark.parametrize("book", TOURNAMENT, ids=lambda book: book.id)
@pytest.mark.parametrize("raised", [1800, 1000])
def test_the_log_tells_what_was_put_in_out_of_turn(book: Any, raised: int) -> None:
    ruling = resolve(called_out_of_turn(raised), book)
    assert ruling.code is Code.OOT_RELEASED
    assert [(effect.seat, effect.refund) for effect in ruling.effects] == [(5, 600)]
    call = next(may for may in ruling.options if may.act == "call")
    assert (call.least, call.most) == (raised, raised), "what he did out of turn is no part of the bet he faces"


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
def test_more_cannot_go_back_than_was_put_in(book: Any) -> None:
    hand = Situation(
        "showdown.bettor_mucks",
        street="river",
        seats=(AtSeat(1, bet=300), AtSeat(2, bet=100)),
        facts={"seat": 1, "identifiable": False, "uncalled": 400},
    )
    with pytest.raises(Impossible) as refused:
        resolve(hand, book)
    assert (refused.value.code, refused.value.facts) == ("more_than_put_in", {"seat": 1, "amount": 400, "put": 300})


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.id)
@pytest.mark.parametrize(
    ("street", "seats", "most"),
    [
        ("turn", (AtSeat(3, bet=30), AtSeat(4, bet=90), AtSeat(5)), 90),
        ("turn", (AtSeat(3), AtSeat(4), AtSeat(5)), 2),
        ("flop", (AtSeat(3, bet=1), AtSeat(4, bet=2), AtSeat(5, bet=12)), 12),
        ("river", (AtSeat(3), AtSeat(4, bet=8)), 8),
    ],
)
def test_s36_3_nobody_bets_more_than_was_bet_before_the_early_card(
    book: Any, street: str, seats: tuple[AtSeat, ...], most: int
) -> None:
    level = Level(big_blind=2, small_blind=1, min_wager=2)
    ruling = resolve(Situation("board.premature", level=level, seats=seats, facts={"street": street}), book)
    assert ruling.max_raise_to == (most if book.id == "QLD" else None)


@pytest.mark.parametrize("book", TOURNAMENT, ids=lambda book: book.id)
def test_52_who_called_a_wrong_bet_all_in_for_less_gets_back_only_what_is_above(book: Any) -> None:
    hand = Situation(
        "betting.wrong_bet",
        structure=Structure.POT_LIMIT,
        level=BLINDS,
        street="flop",
        pot=2100,
        seats=(AtSeat(1, stack=9000), AtSeat(2, stack=9000), AtSeat(3, stack=1500), AtSeat(4, stack=2200)),
        actions=(
            Action(1, Did.BET, 2500),
            Action(2, Did.CALL, 2500),
            Action(3, Did.ALL_IN, 1500),
            Action(4, Did.ALL_IN, 2200),
        ),
        facts={"seat": 1, "found": "same_round"},
    )
    ruling = resolve(hand, book)
    assert ruling.bet_level == 2100
    assert [(effect.seat, effect.before, effect.refund, effect.to) for effect in ruling.effects] == [
        (1, 2500, 400, 2100),
        (2, 2500, 400, 2100),
        (3, 1500, 0, 1500),
        (4, 2200, 100, 2100),
    ]


@pytest.mark.parametrize("book", TOURNAMENT, ids=lambda book: book.id)
def test_62_hidden_chips_never_save_the_loser(book: Any) -> None:
    facts = {"seat": 1, "hidden": 1000, "in_play": False, "result": "lost", "winner": 2}
    ruling = resolve(Situation("showdown.hidden_chips", facts=facts), book)
    choices = ruling.discretion.choices if ruling.discretion is not None else ()
    for effects in [one.effects for one in choices] or [ruling.effects]:
        (his,) = [effect for effect in effects if effect.seat == 1]
        assert his.gives + his.removed == 1000


def plain(situation: Situation) -> dict[str, Any]:
    """The fields of a situation, to change some of them."""
    return {name: getattr(situation, name) for name in situation.__struct_fields__}
