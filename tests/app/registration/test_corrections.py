"""Corrections through the desk: foreseen before they are made, and the tables written as they then are."""

import pytest

from tdapp.app.open_club import Club
from tdapp.app.rulings.book_values import book_values
from tdapp.app.seating.current_proposal import moves_between
from tdapp.domain.hands import hand_for_hand
from tdapp.domain.prizes.places import places
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import corrections, entries
from tdapp.domain.rulings import discipline
from tdapp.domain.units import EntryId, TournamentId
from tests.app.test_desk import assert_tables_agree, evening

ONE, TWO, THREE, FOUR, FIVE = (EntryId(number) for number in range(1, 6))


def three_out(club: Club) -> TournamentId:
    main = evening(club)
    for each in (ONE, TWO, THREE):
        club.desk.do(main, entries.bust_out, (each,))
    return main


def test_what_a_correction_would_do_is_foreseen_and_nothing_is_written(club: Club) -> None:
    main = three_out(club)
    acts, state = len(club.desk.history(main).acts), club.desk.state(main)
    before, after = club.desk.foresee(main, corrections.correct_bust_out, ONE, FOUR, "s")
    assert before is state
    assert places(after)[FOUR] == places(before)[ONE]
    assert club.desk.state(main) is state
    assert len(club.desk.history(main).acts) == acts


def test_what_a_reason_lifts_does_not_stand_in_the_way_of_foreseeing(club: Club) -> None:
    main = three_out(club)
    state = club.desk.state(main)
    seats = [state.entries[each].seat for each in (FOUR, FIVE)]
    assert seats[1] is not None
    _before, after = club.desk.foresee(main, corrections.wrong_seat, ((FOUR, seats[1]),), stay=True)
    assert [after.entries[each].seat for each in (FOUR, FIVE)] == seats[::-1]


def test_what_cannot_be_lifted_is_refused_before_anything_is_chosen(club: Club) -> None:
    main = three_out(club)
    with pytest.raises(Refused, match=r"bust_out\.is_out"):
        club.desk.foresee(main, corrections.correct_bust_out, ONE, TWO, "s")


@pytest.mark.parametrize("redone", [False, True])
def test_the_tables_are_written_as_the_order_then_is(club: Club, *, redone: bool) -> None:
    main = three_out(club)
    for decision, args in (
        (corrections.forgotten_bust_out, (FOUR, TWO)),
        (corrections.place_bust_out, (THREE, ONE)),
        (corrections.correct_bust_out, (TWO, FIVE, club.desk.state(main).rulebook)),
    ):
        club.desk.do(main, decision, *args)
        assert_tables_agree(club, main)
    if redone:
        for _act in range(3):
            club.desk.undo(main)
            assert_tables_agree(club, main)


def test_the_places_of_a_hand_are_written_when_it_is_over(club: Club) -> None:
    main = three_out(club)
    club.desk.do(main, hand_for_hand.begin, by_stack=False)
    state = club.desk.state(main)
    club.desk.do(main, entries.bust_out, tuple(entry.id for entry in state.playing())[:3])
    play = club.desk.state(main).hands.play
    assert play is not None
    club.desk.do(main, hand_for_hand.done, hand_for_hand.pending(club.desk.state(main), play))
    club.desk.do(main, hand_for_hand.settle)
    assert_tables_agree(club, main)


def test_how_many_moves_would_be_proposed_is_counted_on_both_sides(club: Club) -> None:
    main = three_out(club)
    before = club.desk.state(main)
    _before, after = club.desk.foresee(main, entries.bust_out, tuple(
        entry.id for entry in before.playing() if entry.seat and entry.seat.table == 1
    )[:5])  # fmt: skip
    was, will = moves_between(before, after, club.desk.time.now(), "1/ab")
    assert was < will


def test_the_book_of_the_tournament_says_how_bust_outs_are_placed(club: Club) -> None:
    main = evening(club)
    rules = book_values(club.desk.state(main))
    assert (rules.by_stack, rules.low, rules.high, rules.with_this) == (True, 3, 7, False)
    house = '[values.bust_places]\nvalue = "shared"\ncite = "House rules 2026, art. 4"\n'
    club.desk.do(main, discipline.choose_rulebook, "HC", house)
    assert not book_values(club.desk.state(main)).by_stack
