"""What was wrong is put right: seats, who went out, and when; and what was paid and bought stays respected."""

from tdapp.domain.facts import BustedOut, Moved, MoveReason, Seated, SeatsSwapped
from tdapp.domain.hands.hand_facts import BustOutCorrected, BustOutPlaced, WrongSeatFound
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.places import Place, places
from tdapp.domain.registration import corrections, entries, sales
from tdapp.domain.rulings.discipline import disqualify
from tdapp.domain.seating import seating
from tdapp.domain.units import Cents, Chips, EntryId, Seat, TableNo
from tdapp.values import replace
from tests.domain.evening import SETUP, Evening, entry, late, lifted, on_terms, player, playing, rebuy, seat

A, B, C, D, E = entry(1, 2, 3, 4, 5)


def sits(evening: Evening, number: EntryId) -> Seat | None:
    return evening.state.entries[number].seat


def free_seat(evening: Evening, table: int) -> Seat:
    return evening.state.tables[TableNo(table)].free[0]


# HC-7: the wrong seat


def test_hc_7_who_sat_in_a_wrong_seat_goes_to_his_own_with_the_chips_he_has_now() -> None:
    evening = late(16)
    own, other = sits(evening, A), free_seat(evening, 2)
    act = evening.did(corrections.wrong_seat, [(A, other)])
    assert act.facts == (WrongSeatFound(A, other),)
    assert sits(evening, A) == own
    assert evening.state.chips == 16 * SETUP.starting_stack


def test_hc_7_two_who_sat_in_each_others_seats_each_go_to_their_own() -> None:
    evening = late(16)
    own, other = sits(evening, A), sits(evening, B)
    act = evening.did(corrections.wrong_seat, [(A, other), (B, own)])
    assert act.facts == (WrongSeatFound(A, other), WrongSeatFound(B, own))
    assert (sits(evening, A), sits(evening, B)) == (own, other)


def test_they_stay_where_they_were_found_only_with_a_reason() -> None:
    evening = late(16)
    own, other = sits(evening, A), sits(evening, B)
    refused = evening.refused("wrong_seat.goes_back", corrections.wrong_seat, [(A, other), (B, own)], stay=True)
    assert (refused.overridable, refused.citation) == (True, "7")
    allow = lifted("wrong_seat.goes_back")
    act = evening.did(corrections.wrong_seat, [(A, other), (B, own)], stay=True, allow=allow)
    assert act.facts[2:] == (SeatsSwapped(A, B),)
    assert (sits(evening, A), sits(evening, B)) == (other, own)
    free = free_seat(evening, 2)
    act = evening.did(corrections.wrong_seat, [(A, free)], stay=True, allow=allow)
    assert act.facts[1:] == (Moved(A, free, MoveReason.HAND),)


def test_three_in_a_ring_stay_where_they_were_found() -> None:
    evening = late(16)
    one, two, three = sits(evening, A), sits(evening, B), sits(evening, C)
    found = [(A, two), (B, three), (C, one)]
    evening.do(corrections.wrong_seat, found, stay=True, allow=lifted("wrong_seat.goes_back"))
    assert [(each, sits(evening, each)) for each in (A, B, C)] == found


def test_a_wrong_seat_that_cannot_be_is_refused() -> None:
    evening = late(16)
    evening.refused("wrong_seat.twice", corrections.wrong_seat, [])
    evening.refused("wrong_seat.twice", corrections.wrong_seat, [(A, seat(1, 1)), (A, seat(1, 2))])
    evening.refused("wrong_seat.twice", corrections.wrong_seat, [(A, seat(1, 1)), (B, seat(1, 1))])
    evening.refused("wrong_seat.is_right", corrections.wrong_seat, [(A, sits(evening, A))])
    evening.refused("seat.unknown", corrections.wrong_seat, [(A, seat(9, 1))])
    evening.do(entries.bust_out, (A,))
    evening.refused("entry.is_out", corrections.wrong_seat, [(A, seat(1, 1))])


def test_somebody_without_a_seat_cannot_sit_in_a_wrong_one() -> None:
    evening = late(16)
    evening.state = replace(
        evening.state, entries=evening.state.entries.insert(A, replace(evening.state.entries[A], seat=None))
    )
    evening.refused("wrong_seat.has_none", corrections.wrong_seat, [(A, seat(1, 1))])


# A bust-out entered for the wrong player


def test_the_right_one_is_out_at_that_very_place_and_the_wrong_one_is_back_in_his_seat() -> None:
    evening = late(16)
    own = sits(evening, A)
    for each in (A, B, C):
        evening.do(entries.bust_out, (each,))
    act = evening.did(corrections.correct_bust_out, A, D, "1/ab")
    assert act.facts == (BustOutCorrected(A, D, own),)
    assert places(evening.state) == {D: Place(16, 16), B: Place(15, 15), C: Place(14, 14)}
    assert sits(evening, A) == own
    assert sits(evening, D) is None
    assert evening.state.alive == 13


def test_a_shared_place_stays_shared() -> None:
    evening = late(16)
    evening.do(entries.bust_out, (A, B, C), (False, True, False))
    evening.do(corrections.correct_bust_out, B, D, "1/ab")
    assert places(evening.state) == {A: Place(15, 16), D: Place(15, 16), C: Place(14, 14)}


def test_another_seat_is_drawn_when_his_is_taken_since() -> None:
    evening = late(16)
    own = sits(evening, A)
    evening.do(entries.bust_out, (A,))
    assert own is not None
    other = next(
        each.id for each in evening.state.playing() if each.seat and each.seat.table != own.table and each.id != D
    )
    evening.do(seating.move, other, own)
    act = evening.did(corrections.correct_bust_out, A, D, "1/ab")
    assert act.facts[0] == BustOutCorrected(A, D, None)
    assert isinstance(act.facts[1], Seated)
    assert act.facts[1].entry == A
    assert sits(evening, A) not in (None, own)


def test_his_seat_is_free_again_when_it_is_the_right_one_who_sits_there() -> None:
    evening = late(16)
    own = sits(evening, A)
    evening.do(entries.bust_out, (A,))
    evening.do(seating.move, D, own) if sits(evening, D) != own else None
    act = evening.did(corrections.correct_bust_out, A, D, "1/ab")
    assert act.facts == (BustOutCorrected(A, D, own),)
    assert sits(evening, A) == own


def test_the_last_bust_out_of_all_can_be_put_right() -> None:
    evening = late(4)
    for each in (A, B, C):
        evening.do(entries.bust_out, (each,))
    evening.do(corrections.correct_bust_out, C, D, "1/ab")
    winner = evening.state.winner()
    assert winner is not None
    assert winner.id == C
    assert places(evening.state)[D] == Place(2, 2)


def test_it_is_undone_like_any_act() -> None:
    evening = late(16)
    evening.do(entries.bust_out, (A,))
    before = evening.state
    evening.do(corrections.correct_bust_out, A, D, "1/ab")
    evening.undo()
    assert evening.state == before


def test_a_bust_out_that_cannot_be_put_right_is_refused() -> None:
    evening = late(16)
    evening.do(entries.bust_out, (A, B))
    evening.refused("reinstate.is_in", corrections.correct_bust_out, C, D, "1/ab")
    evening.refused("bust_out.is_out", corrections.correct_bust_out, A, B, "1/ab")
    evening.refused("bust_out.is_out", corrections.correct_bust_out, A, A, "1/ab")
    evening.refused("entry.unknown", corrections.correct_bust_out, A, EntryId(99), "1/ab")
    evening.do(disqualify, E, Chips(0), "conduct.collusion")
    evening.refused("reinstate.is_disqualified", corrections.correct_bust_out, E, D, "1/ab")


def test_a_paid_prize_stands_in_the_way_and_is_named() -> None:
    evening = late(4)
    evening.do(entries.bust_out, (A,))
    evening.do(entries.bust_out, (B,))
    evening.do(entries.bust_out, (C,))
    evening.pay(C)
    evening.refused("reinstate.is_paid", corrections.correct_bust_out, C, D, "1/ab")
    evening.pay(D)
    evening.refused("register.winner_paid", corrections.correct_bust_out, B, D, "1/ab")


def test_somebody_who_came_later_did_not_go_out_then() -> None:
    evening = playing(9)
    evening.do(entries.bust_out, (A,))
    evening.do(entries.register, [player(77)], "1/ab")
    refused = evening.refused("correct.came_later", corrections.correct_bust_out, A, EntryId(10), "1/ab")
    assert (refused.overridable, refused.facts["entry"]) == (False, 10)
    evening.refused("correct.came_later", corrections.forgotten_bust_out, EntryId(10), A)


def test_a_rebuy_bought_since_takes_a_reason() -> None:
    evening = on_terms(playing(9), rebuy())
    evening.do(sales.buy, B, "rebuy", stack=Chips(0))
    evening.do(entries.bust_out, (A,))
    evening.do(corrections.correct_bust_out, A, B, "1/ab")  # bought before: nothing in the way
    evening.undo()
    evening.do(sales.buy, C, "rebuy", stack=Chips(0))
    refused = evening.refused("correct.bought_since", corrections.correct_bust_out, A, C, "1/ab")
    assert (refused.overridable, refused.facts["n"]) == (True, 1)
    evening.refused("correct.bought_since", corrections.forgotten_bust_out, C, A)
    evening.do(corrections.correct_bust_out, A, C, "1/ab", allow=lifted("correct.bought_since"))


def test_who_entered_again_stays_out_of_the_first_entry() -> None:
    evening = late(16)
    evening.do(entries.bust_out, (A,))
    again = evening.state.players.insert(player(1), EntryId(99))
    evening.state = replace(evening.state, players=again)
    evening.refused("reinstate.entered_again", corrections.correct_bust_out, A, B, "1/ab")


# Forgotten, and in the wrong order


def test_a_forgotten_bust_out_entered_three_too_late_takes_the_lower_place() -> None:
    evening = late(16)
    for each in (A, B, C, D):
        evening.do(entries.bust_out, (each,))
    act = evening.did(corrections.forgotten_bust_out, E, B)
    assert act.facts == (BustedOut(E, False, B),)
    assert [out.entry for out in evening.state.outs] == [D, C, B, E, A]
    assert places(evening.state)[E] == Place(15, 15)
    assert places(evening.state)[B] == Place(14, 14)
    assert sits(evening, E) is None


def test_before_a_shared_place_is_before_all_who_share_it() -> None:
    evening = late(16)
    evening.do(entries.bust_out, (A, B, C), (False, True, True))
    evening.do(corrections.forgotten_bust_out, D, C)
    assert places(evening.state)[D] == Place(16, 16)
    assert {places(evening.state)[each] for each in (A, B, C)} == {Place(13, 15)}


def test_in_the_same_hand_he_shares_the_place() -> None:
    evening = late(16)
    evening.do(entries.bust_out, (A, B), (False, True))
    evening.do(entries.bust_out, (C,))
    evening.do(corrections.forgotten_bust_out, D, A, tied=True)
    assert {places(evening.state)[each] for each in (A, B, D)} == {Place(14, 16)}
    assert places(evening.state)[C] == Place(13, 13)


def test_a_bust_out_entered_too_late_is_placed_before_others() -> None:
    evening = late(16)
    for each in (A, B, C):
        evening.do(entries.bust_out, (each,))
    act = evening.did(corrections.place_bust_out, C, A)
    assert act.facts == (BustOutPlaced(C, A),)
    assert [out.entry for out in evening.state.outs] == [B, A, C]
    evening.do(corrections.place_bust_out, C, None)
    assert [out.entry for out in evening.state.outs] == [C, B, A]
    assert evening.do(corrections.place_bust_out, C, None) is None
    evening.do(corrections.place_bust_out, C, A, tied=True)
    assert places(evening.state) == {A: Place(15, 16), C: Place(15, 16), B: Place(14, 14)}


def test_what_was_paid_is_not_changed_behind_the_payment() -> None:
    evening = late(6)
    for each in (A, B, C, D, E):
        evening.do(entries.bust_out, (each,))
    evening.pay(E)
    refused = evening.refused("prizes.paid_stays", corrections.place_bust_out, E, A)
    assert refused.overridable
    assert {wrong.entry for wrong in refused.facts["wrongs"]} == {E}
    evening.do(corrections.place_bust_out, B, A)  # no prize is touched


def test_a_forgotten_one_that_would_change_a_paid_prize_is_refused() -> None:
    evening = late(6)
    for each in (A, B, C):
        evening.do(entries.bust_out, (each,))
    evening.do(payouts.set_prizes, (Cents(150_00), Cents(100_00), Cents(50_00)))
    evening.do(entries.bust_out, (D,))
    evening.pay(D)
    evening.refused("prizes.paid_stays", corrections.forgotten_bust_out, E, D)


def test_an_order_that_cannot_be_is_refused() -> None:
    evening = late(16)
    evening.do(entries.bust_out, (A,))
    evening.refused("bust_out.is_out", corrections.forgotten_bust_out, A, A)
    evening.refused("correct.before_is_in", corrections.forgotten_bust_out, B, C)
    evening.refused("correct.before_is_in", corrections.place_bust_out, B, A)
    evening.refused("correct.before_is_in", corrections.place_bust_out, A, B)
    evening.refused("correct.same", corrections.place_bust_out, A, A)
    last = late(2)
    last.do(entries.bust_out, (A,))
    last.refused("bust_out.last", corrections.forgotten_bust_out, B, A)
