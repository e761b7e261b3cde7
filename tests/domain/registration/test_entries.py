"""Buying in, cancelling, going out, coming back."""

from tdapp.domain import tournament
from tdapp.domain.facts import Registered, Seated, TableOpened, Unregistered
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes.places import Place, places
from tdapp.domain.refusal import Allowed
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import Cents, EntryId
from tdapp.values import replace
from tests.domain.evening import SETUP, Evening, entry, late, player, players, playing, registered


def test_each_entry_gets_the_next_ticket_and_pays_buy_in_and_fee() -> None:
    evening = registered(2)
    act = evening.do(entries.register, [player(7)], "s")
    assert act is not None
    assert act.facts == (Registered(EntryId(3), player(7), 60_00),)
    assert evening.state.pool == 3 * 50_00
    assert evening.state.chips == 3 * 20_000


def test_a_cancelled_ticket_number_is_not_given_out_again() -> None:
    evening = registered(2)
    act = evening.do(entries.unregister, EntryId(2))
    assert act is not None
    assert act.facts == (Unregistered(EntryId(2), Cents(60_00), payments=(Payment(Tender.CASH, Cents(60_00)),)),)
    evening.do(entries.register, [player(2)], "s")
    assert sorted(evening.state.entries) == [1, 3]


def test_registering_is_refused_when_closed_and_twice() -> None:
    evening = Evening()
    assert evening.refused("registration.is_closed", entries.register, players(1), "s").overridable
    evening.do(entries.register, players(1), "s", allow=Allowed(frozenset({"registration.is_closed"})))
    evening.do(tournament.open_registration)
    assert evening.refused("register.is_in", entries.register, players(1), "s").facts["entry"] == 1
    evening.refused("register.twice", entries.register, [player(5), player(5)], "s")
    evening.refused("register.twice", entries.register, [], "s")


def test_late_comers_are_seated_at_random_and_open_a_table_when_the_room_is_full() -> None:
    evening = playing(8)
    one = evening.do(entries.register, [player(9)], "s")
    assert one is not None
    assert isinstance(one.facts[1], Seated)
    assert evening.state.tables[1].seated == 9
    more = evening.do(entries.register, [player(10)], "s")
    assert more is not None
    assert TableOpened(2, 9) in more.facts
    assert evening.state.entries[EntryId(10)].seat.table == 2


def test_cancelling_is_refused_once_play_began_and_for_who_is_out() -> None:
    evening = registered(3)
    evening.refused("entry.unknown", entries.unregister, EntryId(99))
    evening.do(entries.bust_out, entry(1), allow=Allowed(frozenset({"bust_out.not_started"})))
    evening.refused("unregister.is_out", entries.unregister, EntryId(1))
    playing(2).refused("unregister.started", entries.unregister, EntryId(1))


def test_a_bust_out_frees_the_seat() -> None:
    evening = playing(9)
    where = evening.state.entries[EntryId(4)].seat
    evening.do(entries.bust_out, entry(4))
    assert evening.state.at(where) is None
    assert evening.state.alive == 8
    assert evening.state.chips == 9 * 20_000


def test_bust_outs_that_cannot_be() -> None:
    evening = playing(3)
    evening.refused("bust_out.twice", entries.bust_out, ())
    evening.refused("bust_out.twice", entries.bust_out, entry(1, 1))
    evening.refused("entry.unknown", entries.bust_out, entry(9))
    evening.refused("bust_out.last", entries.bust_out, entry(1, 2, 3))
    evening.do(entries.bust_out, entry(1))
    evening.refused("bust_out.is_out", entries.bust_out, entry(1))
    assert registered(3).refused("bust_out.not_started", entries.bust_out, entry(1)).overridable


def test_tda_2024_rule_19_same_hand_the_bigger_stack_finishes_higher() -> None:
    evening = late(9)
    evening.do(entries.bust_out, entry(5, 2, 8))  # smallest stack first
    assert {n: places(evening.state)[EntryId(n)].best for n in (5, 2, 8)} == {5: 9, 2: 8, 8: 7}


def test_equal_stacks_share_their_places() -> None:
    evening = late(9)
    evening.do(entries.bust_out, entry(5, 2, 8), (False, True, False))
    found = places(evening.state)
    assert found[EntryId(5)] == found[EntryId(2)] == Place(8, 9)
    assert found[EntryId(8)] == Place(7, 7)


def test_the_first_of_a_hand_cannot_tie_with_the_hand_before() -> None:
    evening = late(9)
    evening.do(entries.bust_out, entry(1))
    evening.do(entries.bust_out, entry(2), (True,))
    assert places(evening.state)[EntryId(2)] == Place(8, 8)


def test_reinstated_into_another_seat_and_everybody_below_moves_up() -> None:
    evening = late(9)
    evening.do(entries.bust_out, entry(1))
    evening.do(entries.bust_out, entry(2))
    evening.do(entries.reinstate, EntryId(1), "again")
    assert evening.state.entries[EntryId(1)].seat is not None
    assert places(evening.state) == {EntryId(2): Place(9, 9)}


def test_reinstating_the_first_of_a_tie_leaves_the_rest_tied_among_themselves() -> None:
    evening = late(9)
    evening.do(entries.bust_out, entry(9))
    evening.do(entries.bust_out, entry(1, 2, 3), (False, True, True))
    evening.do(entries.reinstate, EntryId(1), "again")
    found = places(evening.state)
    assert found[EntryId(2)] == found[EntryId(3)] == Place(7, 8)
    assert found[EntryId(9)] == Place(9, 9)


def test_reinstating_is_refused_for_who_is_in_or_paid_and_without_a_free_seat() -> None:
    evening = late(4, replace(SETUP, seats_per_table=2))
    evening.refused("reinstate.is_in", entries.reinstate, EntryId(1), "s")
    evening.refused("entry.unknown", entries.reinstate, EntryId(50), "s")
    evening.do(entries.bust_out, entry(1, 2))
    for number in (3, 4):  # both to table 1, and table 2 goes
        other = evening.state.entries[EntryId(number)].seat
        if other.table != 1:
            free = next(each for each in evening.state.tables[1].free)
            evening.do(seating.move, EntryId(number), free)
    evening.do(seating.close_table, 2)
    evening.refused("seat.none_free", entries.reinstate, EntryId(2), "s")
    evening.do(entries.bust_out, entry(3))
    evening.pay(EntryId(3))
    evening.refused("reinstate.is_paid", entries.reinstate, EntryId(3), "s")
