"""Rulings given, penalties that count down, and disqualification."""

import pytest

from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.discipline import GivenRuling
from tdapp.domain.rulings.ruling_facts import OVERRULED, PenaltyKind
from tdapp.domain.seating import seating
from tdapp.domain.units import Chips, EntryId, PenaltyNo, RulingNo, TableNo, TextId
from tdapp.values import replace
from tests.domain.evening import Evening, entry, playing

RULING = GivenRuling(
    incident="betting.silent_chips",
    table=TableNo(1),
    entries=entry(4),
    book="HC",
    edition="Dutch casino edition",
    code="call",
    rules=("45",),
    steps=("It is a call.",),
    language="en",
    case="{}",
)
ROUNDS, WARNING = PenaltyKind.ROUNDS, PenaltyKind.WARNING
TEXT, NO_TEXT = TextId("c" * 32), TextId("")


@pytest.fixture
def evening() -> Evening:
    """Eighteen players at two tables, the clock running."""
    return playing(18)


def table_of(evening: Evening, number: int) -> TableNo:
    seat = evening.state.entries[EntryId(number)].seat
    assert seat is not None
    return seat.table


def test_a_ruling_stands_as_it_was_given(evening: Evening) -> None:
    evening.do(discipline.give_ruling, NO_TEXT, "", RULING)
    evening.do(discipline.give_ruling, TEXT, "d1935", RULING)
    one, two = evening.state.rulings[RulingNo(1)], evening.state.rulings[RulingNo(2)]
    assert (one.rules, one.steps, one.decision, one.reason) == (("45",), ("It is a call.",), "", "")
    assert (two.reason, two.digest) == (TEXT, "d1935")


def test_rule_1_overruling_the_book_needs_a_reason(evening: Evening) -> None:
    overruled = replace(RULING, decision=OVERRULED)
    evening.refused("ruling.no_reason", discipline.give_ruling, NO_TEXT, "", overruled)
    evening.do(discipline.give_ruling, TEXT, "d1935", overruled)
    assert evening.state.rulings[RulingNo(1)].decision == OVERRULED


def test_the_hand_of_a_ruling_is_carried_on_as_often_as_more_of_it_is_known(evening: Evening) -> None:
    evening.do(discipline.give_ruling, NO_TEXT, "", replace(RULING, case='{"hand":"d1 b600 c r900!"}'))
    evening.do(discipline.give_ruling, NO_TEXT, "", RULING)
    one, two = RulingNo(1), RulingNo(2)
    evening.refused("ruling.unknown", discipline.carry_hand_on, RulingNo(3), "d1 f")
    evening.refused("ruling.without_hand", discipline.carry_hand_on, two, "d1 f")
    assert discipline.carry_hand_on(evening.state, evening.now, one, " d1  b600 c r900! ") == (), "nothing new"
    evening.do(discipline.carry_hand_on, one, "d1 b600 c r900! 1>1000")
    evening.do(discipline.carry_hand_on, one, "d1 b600 c r900! 1>1000 f f f f")
    assert dict(evening.state.carried_on) == {one: "d1 b600 c r900! 1>1000 f f f f"}


@pytest.mark.parametrize("case", ["", "[", "[1]", '{"hand":3}', '{"hand":""}', "[" * 10_000])
def test_a_case_nobody_can_read_has_no_hand(evening: Evening, case: str) -> None:
    evening.do(discipline.give_ruling, NO_TEXT, "", replace(RULING, case=case))
    evening.refused("ruling.without_hand", discipline.carry_hand_on, RulingNo(1), "d1 f")


def test_a_penalty_is_given_with_its_ruling_or_neither_is(evening: Evening) -> None:
    evening.do(discipline.give_ruling, NO_TEXT, "", RULING, discipline.WithPenalty(EntryId(4), ROUNDS, 9))
    given = evening.state.penalties[PenaltyNo(1)]
    assert (given.kind, given.hands, given.offence, given.ruling) == (ROUNDS, 9, RULING.incident, 1)
    none, dq = discipline.WithPenalty(EntryId(4), ROUNDS, 0), PenaltyKind.DISQUALIFICATION
    evening.refused("penalty.hands", discipline.give_ruling, NO_TEXT, "", RULING, none)
    counted = discipline.WithPenalty(EntryId(4), dq, 0)
    evening.refused("penalty.disqualify_instead", discipline.give_ruling, NO_TEXT, "", RULING, counted)
    assert list(evening.state.rulings) == [1]


def test_rule_71_the_number_of_hands_is_fixed_when_given_and_counts_down_at_the_table(evening: Evening) -> None:
    evening.do(discipline.give_penalty, EntryId(4), ROUNDS, 9, "conduct.device")
    home = table_of(evening, 4)
    other = next(number for number in evening.state.tables if number != home)
    evening.do(discipline.hand_played, home)
    evening.do(discipline.hand_played, home)
    assert [penalty.left for penalty in evening.state.away()] == [7]
    evening.refused("penalty.nobody_away", discipline.hand_played, other)
    for _ in range(7):
        evening.do(discipline.hand_played, home)
    assert evening.state.away() == []
    assert [penalty.entry for penalty in evening.state.served()] == [4]
    evening.do(discipline.hand_played, home)  # the first one with him in it
    assert evening.state.served() == []
    evening.refused("penalty.nobody_away", discipline.hand_played, home)
    assert [penalty.hands for penalty in evening.state.penalties_of(EntryId(4))] == [9]


def test_a_penalty_goes_with_the_player_to_another_table(evening: Evening) -> None:
    evening.do(discipline.give_penalty, EntryId(4), ROUNDS, 9, "conduct.device")
    home = table_of(evening, 4)
    other = next(number for number in evening.state.tables if number != home)
    there = next(number for number in evening.state.tables[other].seats if number is not None)
    evening.do(seating.swap, EntryId(4), there)
    evening.do(discipline.hand_played, other)
    assert [penalty.left for penalty in evening.state.away()] == [8]


def test_who_has_served_one_penalty_and_not_the_other_is_not_dealt_in(evening: Evening) -> None:
    evening.do(discipline.give_penalty, EntryId(4), ROUNDS, 1, "conduct.device")
    evening.do(discipline.give_penalty, EntryId(4), ROUNDS, 2, "conduct.device")
    home = table_of(evening, 4)
    evening.do(discipline.hand_played, home)
    assert [penalty.left for penalty in evening.state.away()] == [1] and evening.state.served() == []
    evening.do(discipline.hand_played, home)
    assert [penalty.number for penalty in evening.state.served()] == [1, 2]
    assert discipline.dealing_in(evening.state) == (home,)
    evening.do(discipline.hand_played, home)
    assert evening.state.served() == []


def test_who_goes_out_or_is_let_off_has_nobody_to_deal_in(evening: Evening) -> None:
    for number in (4, 5):
        evening.do(discipline.give_penalty, EntryId(number), ROUNDS, 1, "conduct.device")
    evening.do(discipline.lift_penalty, PenaltyNo(2))
    home = table_of(evening, 4)
    evening.do(discipline.hand_played, home)
    assert [penalty.entry for penalty in evening.state.served()] == [4]
    there = next(number for number in evening.state.tables[home].seats if number not in (None, 4))
    evening.do(discipline.give_penalty, there, ROUNDS, 2, "conduct.device")
    assert discipline.dealing_in(evening.state) == ()  # a hand counts for that one too
    evening.do(entries.bust_out, (EntryId(4),))
    assert evening.state.served() == []


def test_a_warning_is_remembered_and_takes_no_hands(evening: Evening) -> None:
    evening.do(discipline.give_penalty, EntryId(4), WARNING, 0, "conduct.device")
    assert evening.state.away() == []
    assert [penalty.kind for penalty in evening.state.penalties_of(EntryId(4))] == [WARNING]
    evening.refused("penalty.hands", discipline.give_penalty, EntryId(4), WARNING, 3, "conduct.device")
    evening.refused("penalty.hands", discipline.give_penalty, EntryId(4), ROUNDS, 0, "conduct.device")


def test_the_rest_of_a_penalty_can_be_let_off_once(evening: Evening) -> None:
    evening.do(discipline.give_penalty, EntryId(4), ROUNDS, 9, "conduct.device")
    evening.do(discipline.lift_penalty, PenaltyNo(1))
    assert evening.state.away() == []
    evening.refused("penalty.over", discipline.lift_penalty, PenaltyNo(1))
    evening.refused("penalty.over", discipline.lift_penalty, PenaltyNo(9))


def test_rule_71_a_disqualified_player_is_out_and_his_chips_leave_play(evening: Evening) -> None:
    before = evening.state.chips
    evening.do(discipline.disqualify, EntryId(4), Chips(23_000), "conduct.collusion")
    state = evening.state
    assert (state.alive, state.chips, state.entries[EntryId(4)].out) == (17, before - 23_000, True)
    assert state.penalties_of(EntryId(4))[-1].kind is PenaltyKind.DISQUALIFICATION
    evening.refused("reinstate.is_disqualified", entries.reinstate, EntryId(4), "seed")
    evening.refused("penalty.is_out", discipline.disqualify, EntryId(4), Chips(0), "conduct.collusion")
    evening.refused("penalty.is_out", discipline.give_penalty, EntryId(4), WARNING, 0, "conduct.device")
    evening.refused("penalty.chips", discipline.disqualify, EntryId(5), Chips(before), "conduct.collusion")
    evening.refused(
        "penalty.disqualify_instead",
        discipline.give_penalty,
        EntryId(5),
        PenaltyKind.DISQUALIFICATION,
        1,
        "conduct.collusion",
    )


def test_undo_of_a_disqualification_brings_player_and_chips_back(evening: Evening) -> None:
    before = evening.state
    evening.do(discipline.disqualify, EntryId(4), Chips(23_000), "conduct.collusion")
    evening.undo()
    assert (evening.state.alive, evening.state.chips) == (before.alive, before.chips)


def test_the_rulebook_is_chosen_with_the_house_values_of_that_moment(evening: Evening) -> None:
    assert evening.state.rulebook == "TDA2024"
    evening.do(discipline.choose_rulebook, "HC", "[values]")
    assert (evening.state.rulebook, evening.state.house) == ("HC", "[values]")
    assert discipline.choose_rulebook(evening.state, evening.now, "HC", "[values]") == ()
