"""Prizes that are not money: set, posted with the prizes, handed over to whoever took the place, and taken back."""

import pytest

from tdapp.domain import tournament
from tdapp.domain.prizes import payouts, prize_lock
from tdapp.domain.prizes.owners import owners
from tdapp.domain.prizes.places import pays_nobody
from tdapp.domain.prizes.prize_facts import Thing
from tdapp.domain.prizes.things import hand_over, left_to_hand, set_things, take_back, things_posted
from tdapp.domain.registration import entries
from tdapp.domain.setup import PayoutTable
from tdapp.domain.units import Cents, EntryId, Money
from tdapp.values import replace
from tests.domain.evening import DIRECTORY, SETUP, Evening, entry, late, lifted, playing
from tests.read.money.test_statement import statement

TROPHY, BOTTLE = Thing(1, "Trophy", Cents(120_00)), Thing(3, "Bottle of Đặng")
WINNER, THIRD = EntryId(5), EntryId(3)


def played(*things: Thing) -> Evening:
    """Five entries, played to the end, these things posted with the prizes."""
    made = late(5)
    made.do(set_things, things)
    made.do(entries.bust_out, entry(1, 2, 3, 4))
    made.do(payouts.post_prizes)
    return made


def test_a_thing_is_public_once_it_is_posted_and_goes_to_whoever_took_the_place() -> None:
    made = late(5)
    made.do(set_things, (BOTTLE, TROPHY))
    assert (made.state.things, things_posted(made.state)) == ((TROPHY, BOTTLE), ())
    made.do(entries.bust_out, entry(1, 2, 3, 4))
    made.refused("things.not_posted", hand_over, TROPHY, WINNER)
    made.do(payouts.post_prizes)
    assert left_to_hand(made.state) == (TROPHY, BOTTLE)
    made.refused("things.other_place", hand_over, TROPHY, THIRD)
    made.do(hand_over, TROPHY, WINNER)
    made.refused("things.is_handed", hand_over, TROPHY, WINNER)
    assert left_to_hand(made.state) == (BOTTLE,)
    made.undo()
    assert left_to_hand(made.state) == (TROPHY, BOTTLE)
    made.redo()
    made.do(take_back, TROPHY)
    made.refused("things.not_handed", take_back, TROPHY)


def test_nobody_gets_a_thing_while_places_may_still_fall() -> None:
    made = playing(5)
    made.do(set_things, (TROPHY,))
    made.do(entries.bust_out, entry(1, 2, 3, 4))
    made.do(payouts.post_prizes)
    made.refused("pay.registration_open", hand_over, TROPHY, WINNER)


def test_those_who_share_a_place_may_each_get_its_thing() -> None:
    made = late(5)
    made.do(set_things, (BOTTLE,))
    made.do(payouts.post_prizes)
    made.do(entries.bust_out, entry(1, 2, 3, 4), (False, False, False, True))
    made.refused("things.other_place", hand_over, BOTTLE, EntryId(1))
    made.do(hand_over, BOTTLE, EntryId(4))


@pytest.mark.parametrize(
    ("code", "things"),
    [
        ("name.empty", [Thing(1, "  ")]),
        ("things.place", [Thing(0, "Cup")]),
        ("things.place", [Thing(10_001, "Cup")]),
        ("pool.amount", [Thing(1, "Cup", Cents(-1))]),
        ("things.twice", [Thing(1, "Cup"), Thing(1, " Cup ", Cents(5))]),
        ("things.many", [Thing(number, "Cup") for number in range(1, 52)]),
        ("things.same", []),
    ],
)
def test_what_is_no_thing_is_refused(code: str, things: list[Thing]) -> None:
    late(5).refused(code, set_things, tuple(things))


def test_the_night_ends_when_all_is_handed_over_or_for_a_reason() -> None:
    made = played(TROPHY)
    for number in (4, 5):
        made.do(payouts.pay, EntryId(number))
    refused = made.refused("finish.things", tournament.finish)
    assert refused.overridable and refused.facts == {"n": 1, "things": ("Trophy",)}
    made.do(hand_over, TROPHY, WINNER)
    made.do(tournament.finish)


def test_a_thing_is_no_money() -> None:
    with_it, without = played(TROPHY), played(BOTTLE)
    assert owners(with_it.state) == owners(without.state)
    with_it.do(hand_over, TROPHY, WINNER)
    found = statement(with_it)
    assert found.difference == 0
    assert [(row.name, row.worth, row.has) for row in found.things] == [
        ("Trophy", Money(Cents(120_00), "EUR"), DIRECTORY[with_it.state.entries[WINNER].player])
    ]


def test_less_than_was_posted_takes_a_reason_and_more_does_not() -> None:
    made = played(TROPHY)
    made.do(set_things, (TROPHY, BOTTLE))
    made.do(payouts.post_prizes)
    assert made.state.posted_things == (TROPHY, BOTTLE)
    made.do(set_things, (BOTTLE,))
    made.refused("prizes.post_others", payouts.post_prizes)
    made.do(payouts.post_prizes, allow=lifted("prizes.post_others"))
    assert made.state.posted_things == (BOTTLE,)


def test_locked_prizes_keep_their_things() -> None:
    made = played(TROPHY)
    made.do(prize_lock.lock)
    made.do(set_things, (TROPHY, BOTTLE))
    made.refused("prizes.locked", payouts.post_prizes)


def test_what_was_handed_over_stays_with_its_winner_or_there_is_a_reason() -> None:
    made = played(TROPHY)
    made.do(hand_over, TROPHY, WINNER)
    made.do(payouts.withdraw_prizes, allow=lifted("things.handed_stays"))
    made.undo()
    made.refused("things.handed_stays", payouts.withdraw_prizes)
    bust = next(act for act in made.acts if act.verb == "entries.bust_out")
    with pytest.raises(Exception, match=r"handed_stays"):
        made.retract(bust.number)
    made.do(take_back, TROPHY)
    made.do(payouts.withdraw_prizes)


def test_a_freeroll_for_a_trophy_is_posted_and_pays_no_money() -> None:
    setup = replace(SETUP, buy_in=Cents(0), fee=Cents(0), payout=PayoutTable("Nobody"))
    made = late(5, setup)
    assert pays_nobody(made.state)
    made.refused("prizes.none", payouts.post_prizes)
    made.do(set_things, (TROPHY,))
    assert not pays_nobody(made.state)
    made.do(entries.bust_out, entry(1, 2, 3, 4))
    made.do(payouts.post_prizes)
    made.do(hand_over, TROPHY, WINNER)
    made.do(tournament.finish)
    assert made.state.finished


def test_what_nothing_lifts_is_said_before_what_a_reason_does() -> None:
    """A button with a reason behind it is alive: posted prizes that are paid are taken off the screen by none."""
    made = played(TROPHY)
    made.do(hand_over, TROPHY, WINNER)
    made.do(payouts.pay, WINNER)
    assert not made.refused("prizes.stay_posted", payouts.withdraw_prizes).overridable
