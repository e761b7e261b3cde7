"""Every rule of the room is a sentence, in English and Dutch, for one and for several."""

from collections.abc import Callable
from datetime import UTC

import pytest

from tdapp.domain.seating.room import BlockedSeat
from tdapp.domain.seating.table_facts import BreakOrder, FloorRules
from tdapp.domain.units import TableNo
from tdapp.texts import LANGUAGES
from tdapp.ui.i18n import Languages
from tdapp.words.say import Words
from tdapp.words.seating.room_said import (
    balance_said,
    blocked_said,
    first_said,
    order_said,
    ranges,
    redraw_said,
    sizes_said,
)

LANGUAGE = Languages(zone=UTC)
T = TableNo


@pytest.mark.parametrize(
    ("said", "english", "dutch"),
    [
        (lambda w: sizes_said(w, (), 9), "Every table has 9 seats.", "Elke tafel heeft 9 stoelen."),
        (
            lambda w: sizes_said(w, ((T(12), 6),), 9),
            "6 seats at table 12; 9 at every other table.",
            "6 stoelen aan tafel 12; 9 aan elke andere tafel.",
        ),
        (
            lambda w: sizes_said(w, ((T(1), 8), (T(2), 8), (T(12), 6), (T(3), 8)), 9),
            "8 seats at tables 1-3, 6 at table 12; 9 at every other table.",
            "8 stoelen aan tafels 1-3, 6 aan tafel 12; 9 aan elke andere tafel.",
        ),
        (lambda w: order_said(w, ()), "Tables open in number order.", "Tafels gaan open op volgorde van"),
        (lambda w: order_said(w, (5,)), "Table 5 opens first, the others by number.", "Tafel 5 gaat het eerst open"),
        (
            lambda w: order_said(w, (5, 1, 2, 3)),
            "Tables open in this order: 5, 1-3; then by number.",
            "Tafels gaan open in deze volgorde: 5, 1-3; de andere op nummer.",
        ),
        (lambda w: blocked_said(w, ()), "Every seat is in use.", "Elke stoel is in gebruik."),
        (
            lambda w: blocked_said(w, (BlockedSeat(10), BlockedSeat(9, T(3), "camera"))),
            "Not in use: seat 10 at every table and 3-9 (camera).",
            "Buiten gebruik: stoel 10 aan elke tafel en 3-9 (camera).",
        ),
        (lambda w: first_said(w, ()), "Seats fill at random.", "Stoelen worden willekeurig gevuld."),
        (lambda w: first_said(w, (1,)), "Seat 1 of each table fills first.", "Stoel 1 van elke tafel wordt"),
        (lambda w: first_said(w, (1, 9)), "Seats 1 and 9 of each table fill first", "De stoelen 1 en 9 van elke tafel"),
        (lambda w: redraw_said(w, ()), "New seats are drawn only for the final table.", "Alleen voor de finaletafel"),
        (
            lambda w: redraw_said(w, (16, 24)),
            "Everybody draws a new seat at 24 and 16 players left, and at the final table.",
            "Iedereen loot een nieuwe stoel bij 24 en 16 spelers over, en aan de finaletafel.",
        ),
    ],
)
def test_a_rule_is_said_in_one_sentence(said: Callable[[Words], str], english: str, dutch: str) -> None:
    assert said(LANGUAGE.words("en")).startswith(english)
    assert said(LANGUAGE.words("nl")).startswith(dutch)


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        (FloorRules(), "Tables may differ by 1 player; beyond that, players are moved."),
        (FloorRules(tolerance=2), "Tables may differ by 2 players; beyond that, players are moved."),
        (FloorRules(), "A table 3 players short stops dealing (11-D)."),
        (FloorRules(halt_short=2), "A table 2 players short stops dealing (11-D)."),
        (FloorRules(), "A table breaks as soon as its players fit at the other tables."),
        (FloorRules(ideal=8), "A table breaks once the other tables would have 8 players or fewer."),
        (FloorRules(), "The highest table number breaks first."),
        (FloorRules(broken=(T(7),)), "Table 7 breaks first, then the highest number."),
        (FloorRules(broken=(T(7), T(3))), "Tables break in this order: 7, 3; then the highest number."),
        (FloorRules(order=BreakOrder.NEWEST), "The table opened last breaks first."),
        (FloorRules(order=BreakOrder.FARTHEST, near=T(2)), "The table furthest from table 2 breaks first."),
    ],
)
def test_balancing_is_said_rule_by_rule(rules: FloorRules, sentence: str) -> None:
    assert sentence in balance_said(LANGUAGE.words("en"), rules, 3)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("order", BreakOrder)
def test_every_order_of_breaking_has_four_sentences(language: str, order: BreakOrder) -> None:
    said = balance_said(LANGUAGE.words(language), FloorRules(order=order), 3)
    assert len(said) == 4 and all(each.endswith(".") and not set("{}%") & set(each) for each in said)


def test_three_in_a_row_are_a_range() -> None:
    assert ranges((5, 1, 2, 3, 4, 9, 10)) == ["5", "1-4", "9", "10"]
