"""Tournament rulings beyond the worked cases: what cannot be is refused, races keep count, positions fit together."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.poker.cards import FULL_DECK, text
from tdapp.rulings import Code, Impossible, Situation, resolve
from tdapp.rulings.situation import AtSeat, Level
from tests.rulings.cases import BOOKS

HC, QLD, TDA = BOOKS["HC"], BOOKS["QLD"], BOOKS["TDA2024"]
SIX = tuple(AtSeat(seat) for seat in range(1, 7))


@pytest.mark.parametrize(
    ("incident", "facts", "where", "code"),
    [
        ("chip_race", {"old_chip": 100, "new_chip": 25, "holders": (1,), "held": (3,)}, "new_chip", "not_a_multiple"),
        ("chip_race", {"old_chip": 20, "new_chip": 50, "holders": (1,), "held": (3,)}, "new_chip", "not_a_multiple"),
        ("chip_race", {"old_chip": 25, "new_chip": 100, "holders": (1, 2), "held": (3,)}, "held", "lists_differ"),
        (
            "chip_race",
            {"old_chip": 25, "new_chip": 100, "holders": (1, 2), "held": (3, 2), "highest": "As"},
            "highest",
            "lists_differ",
        ),
        ("halt", {"here": 8, "fullest": 5}, "fullest", "fullest_has_fewer"),
        ("end_of_day", {"drawn": 8}, "drawn", "out_of_range"),
        ("hand_for_hand", {"players": 2, "bust_tables": (1, 1)}, "bust_tables", "more_out_than_players"),
        (
            "hand_for_hand",
            {"players": 9, "bust_tables": (1, 1), "bust_stacks": (500,)},
            "bust_stacks",
            "lists_differ",
        ),
        (
            "hand_for_hand",
            {"players": 50, "bust_tables": (1, 2), "paid": 49, "prizes": (900, 800)},
            "prizes",
            "too_many_prizes",
        ),
        (
            "hand_for_hand",
            {"players": 50, "bust_tables": (1, 2), "prizes": (900, 800, 700)},
            "prizes",
            "too_many_prizes",
        ),
        ("next_positions", {"last_small_blind": 3, "last_big_blind": 3}, "last_big_blind", "blinds_at_one_seat"),
        ("worst_position", {"last_small_blind": 1, "last_big_blind": 9, "table_size": 8}, "last_big_blind", None),
        ("worst_position", {"last_small_blind": 9, "last_big_blind": 1, "table_size": 8}, "last_small_blind", None),
        ("worst_position", {"last_small_blind": 1, "last_big_blind": 2, "table_size": 5}, "table_size", None),
    ],
)
def test_what_cannot_be_is_refused_with_its_field(
    incident: str, facts: dict[str, Any], where: str, code: str | None
) -> None:
    with pytest.raises(Impossible) as refused:
        resolve(Situation(f"tournament.{incident}", seats=SIX, facts=facts), HC)
    assert (refused.value.where, refused.value.code) == (f"facts.{where}", code or "seat_beyond_table")


@pytest.mark.parametrize(
    ("facts", "where", "code"),
    [
        ({"last_small_blind": 1, "last_big_blind": 2, "table_size": 6}, "seats", "table_full"),
        (
            {"last_small_blind": 1, "last_big_blind": 2, "gone": (1, 2, 3, 4, 5, 6)},
            "facts.gone",
            "nobody_left_at_table",
        ),
    ],
)
def test_a_table_that_cannot_take_a_player(facts: dict[str, Any], where: str, code: str) -> None:
    with pytest.raises(Impossible) as refused:
        resolve(Situation("tournament.worst_position", seats=SIX, facts=facts), HC)
    assert (refused.value.where, refused.value.code) == (where, code)


def test_one_player_has_no_positions() -> None:
    alone = Situation("tournament.next_positions", seats=SIX[:2], small_blind=1, big_blind=2, facts={"gone": (2,)})
    with pytest.raises(Impossible) as refused:
        resolve(alone, HC)
    assert (refused.value.where, refused.value.code) == ("seats", "too_few_at_table")


def test_a_buy_in_with_the_lowest_above_the_highest_is_refused() -> None:
    turned = Level(big_blind=5, small_blind=2, min_buy_in=500, max_buy_in=100)
    with pytest.raises(Impossible) as refused:
        resolve(Situation("tournament.rebuy", level=turned, facts={"stack": 60}), QLD)
    assert (refused.value.where, refused.value.code) == ("level.max_buy_in", "buy_in_turned")


def test_a_seat_that_nobody_wants_is_not_given_away() -> None:
    nobody: dict[str, Any] = {"when": "vacant", "original": 0, "others": 0, "newcomers": 0}
    with pytest.raises(Impossible) as refused:
        resolve(Situation("tournament.seat_wish", facts=nobody), QLD)
    assert (refused.value.where, refused.value.code) == ("facts.newcomers", "below_one")


@settings(deadline=None)
@given(
    st.dictionaries(st.integers(1, 10), st.integers(1, 40), min_size=1, max_size=10),
    st.sampled_from(("half_up", "always_up")),
    st.data(),
)
def test_a_race_counts_every_chip(held: dict[int, int], rounding: str, data: st.DataObject) -> None:
    """Whoever holds nothing but old chips has something left, and the totals of the sentence are those of the seats."""
    deck = data.draw(st.permutations(FULL_DECK))
    racing = sum(chips % 4 > 0 for chips in held.values())
    bare = data.draw(st.lists(st.sampled_from(sorted(held)), unique=True))
    seats = data.draw(st.permutations(sorted(held)))
    facts: dict[str, Any] = {
        "old_chip": 25,
        "new_chip": 100,
        "holders": tuple(seats),
        "held": tuple(held[seat] for seat in seats),
        "only_these": tuple(bare),
    }
    if racing:
        facts["highest"] = text(deck[:racing])
    ruling = resolve(Situation("tournament.chip_race", facts=facts, options={"race_rounding": rounding}), TDA)
    assert ruling.code is Code.PROCEDURE
    gains = {effect.seat: effect.gains for effect in ruling.effects}
    assert {effect.seat: effect.removed for effect in ruling.effects} == {seat: n * 25 for seat, n in held.items()}
    assert all(gains[seat] for seat in bare)
    assert all(n * 25 // 100 <= gains[seat] // 100 <= n * 25 // 100 + 1 for seat, n in held.items())
    totals = next(step for step in ruling.steps if step.code == "tournament.race_totals")
    assert totals.args == {"taken": sum(held.values()) * 25, "given": sum(gains.values())}


@settings(deadline=None)
@given(st.sets(st.integers(1, 10), min_size=2, max_size=10), st.data())
def test_the_player_who_moves_to_balance_is_the_next_big_blind(seats: set[int], data: st.DataObject) -> None:
    """Rule 11 and the dead button speak of the same player."""
    small, big = data.draw(st.permutations(sorted(seats)))[:2]
    table: dict[str, Any] = {
        "seats": tuple(AtSeat(seat) for seat in sorted(seats)),
        "small_blind": small,
        "big_blind": big,
    }
    positions = resolve(Situation("tournament.next_positions", **table), HC)
    moves = resolve(Situation("tournament.who_moves", **table), HC)
    due = next(step for step in positions.steps if step.code == "tournament.big_blind_is")
    assert moves.steps[0].args == due.args
    assert positions.next_to_act in seats


@pytest.mark.parametrize(("drawn", "fits"), [(2, False), (3, True), (7, True), (8, False)])
def test_the_card_for_the_last_hands_is_one_of_those_the_book_has(drawn: int, fits: bool) -> None:
    case = Situation("tournament.end_of_day", facts={"drawn": drawn})
    if fits:
        assert resolve(case, HC).code is Code.AMOUNT
    else:
        with pytest.raises(Impossible) as caught:
            resolve(case, HC)
        assert (caught.value.where, caught.value.facts["least"], caught.value.facts["most"]) == ("facts.drawn", 3, 7)
