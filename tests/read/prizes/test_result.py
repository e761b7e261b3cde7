"""The result of a tournament: places, prizes, what is still to be settled, and what can be printed."""

from tdapp.domain import dealing, tournament
from tdapp.domain.prizes import payouts
from tdapp.domain.prizes.deals import Agreed
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.registration import corrections, entries
from tdapp.domain.setup import PayoutTable
from tdapp.domain.units import Cents, EntryId, Money
from tdapp.read.prizes.result import DealMade, Payment, ResultView, Secret, result_view
from tdapp.read.sheet_kind import SheetKind
from tdapp.values import replace
from tests.domain.evening import DIRECTORY, SETUP, Evening, entry, late, lifted, playing

FREE = replace(SETUP, buy_in=Cents(0), fee=Cents(0), payout=PayoutTable("Nobody", ()))


def shown(evening: Evening) -> ResultView:
    return result_view(evening.state, evening.now, DIRECTORY)


def places(view: ResultView) -> list[tuple[int, int, int]]:
    return [(int(each.entry), each.place, each.place_to) for each in view.finishers]


def played_out(evening: Evening, count: int) -> Evening:
    """Everybody but the first goes out, the last one first."""
    for number in range(count, 1, -1):
        evening.do(entries.bust_out, entry(number))
    return evening


def test_while_play_goes_on_only_those_who_are_out_have_a_place() -> None:
    evening = late(12)
    evening.do(entries.bust_out, entry(12))
    evening.do(entries.bust_out, entry(3))
    view = shown(evening)
    assert (view.won, view.finished, view.left) == (False, False, 10)
    assert places(view) == [(3, 11, 11), (12, 12, 12)]
    assert view.podium == ()


def test_once_one_is_left_the_podium_has_the_first_three_and_says_what_is_due() -> None:
    view = shown(played_out(late(12), 12))
    assert (view.won, view.finished, view.left) == (True, False, 1)
    assert [(step.place, [int(each.entry) for each in step.players]) for step in view.podium] == [
        (1, [1]), (2, [2]), (3, [3]),
    ]  # fmt: skip
    assert len(view.finishers) == 12
    assert [each.payment for each in view.finishers[:4]] == [Payment.DUE] * 3 + [Payment.NONE]
    assert (view.unpaid, view.due, view.settled) == (3, view.pool, False)


def test_a_paid_prize_is_paid_and_the_rest_stays_due() -> None:
    evening = played_out(late(12), 12)
    evening.pay(EntryId(1))
    view = shown(evening)
    assert [each.payment for each in view.finishers[:3]] == [Payment.PAID, Payment.DUE, Payment.DUE]
    assert view.paid.cents + view.due.cents == view.pool.cents
    for number in (2, 3):
        evening.pay(EntryId(number))
    evening.do(tournament.finish)
    view = shown(evening)
    assert (view.finished, view.unpaid, view.settled) == (True, 0, True)


def test_money_to_be_taken_back_is_told_of_whoever_has_it() -> None:
    evening = played_out(late(12), 12)
    evening.pay(EntryId(1))
    state = replace(evening.state, posted=(Cents(250_00), Cents(250_00), Cents(100_00)))
    view = result_view(state, evening.now, DIRECTORY)
    first = view.finishers[0]
    assert (first.payment, first.back) == (Payment.BACK, Money(Cents(50_00), "EUR"))
    assert (view.owing, view.settled) == (1, False)


def test_shared_places_stand_on_one_step_with_the_same_prize() -> None:
    evening = late(12)
    for number in range(12, 3, -1):
        evening.do(entries.bust_out, entry(number))
    evening.do(entries.bust_out, entry(3, 2), (False, True))
    view = shown(evening)
    assert [(step.place, step.place_to, len(step.players)) for step in view.podium] == [(1, 1, 1), (2, 3, 2)]
    assert len({each.prize for each in view.podium[1].players}) == 1


def test_a_tie_that_reaches_below_the_third_place_stands_there_whole() -> None:
    evening = late(12)
    for number in range(12, 5, -1):
        evening.do(entries.bust_out, entry(number))
    evening.do(entries.bust_out, entry(5, 4, 3), (False, True, True))
    evening.do(entries.bust_out, entry(2))
    third = shown(evening).podium[2]
    assert (third.place, third.place_to, len(third.players)) == (3, 5, 3)


def test_before_the_field_is_final_nobody_is_told_a_prize() -> None:
    evening = playing(3)
    evening.do(entries.bust_out, entry(3))
    evening.do(entries.bust_out, entry(2))
    view = shown(evening)
    assert (view.final, view.won, view.podium, view.unpaid) == (False, False, (), 0)
    assert [(int(each.entry), each.prize) for each in view.finishers] == [(2, None), (3, None)]


def test_a_tournament_without_prizes_has_a_result_without_money() -> None:
    evening = played_out(late(12, FREE), 12)
    evening.do(tournament.finish)
    view = shown(evening)
    assert view.pays_nobody
    assert view.settled
    assert [len(step.players) for step in view.podium] == [1, 1, 1]
    assert {each.payment for each in view.finishers} == {Payment.NONE}
    assert view.papers == (SheetKind.RESULTS,)


OTHERS = lifted("prizes.post_others")  # with a reason: other prizes are posted
DEAL = (Cents(240_00), Cents(240_00), Cents(120_00))


def with_deal() -> Evening:
    """Three of twelve are left, their prizes posted, and agree on amounts: not posted yet."""
    evening = late(12)
    evening.do(entries.bust_out, tuple(EntryId(number) for number in range(4, 13)))
    evening.do(payouts.post_prizes)
    evening.do(dealing.make_deal, Agreed(DealMethod.AMOUNTS, typed=dict(zip(entry(1, 2, 3), DEAL, strict=True))))
    return evening


def test_a_deal_is_what_was_booked_as_one_and_stands_once_it_is_posted() -> None:
    evening = with_deal()
    assert shown(evening).deal is None  # a draft: nobody is paid by it
    evening.do(payouts.post_prizes)
    assert shown(evening).deal == DealMade(3, Money(Cents(600_00), "EUR"))
    evening.do(payouts.set_prizes, (Cents(300_00), Cents(200_00), Cents(100_00)))
    assert shown(evening).deal == DealMade(3, Money(Cents(600_00), "EUR"))  # another draft is not posted
    evening.do(payouts.post_prizes, allow=OTHERS)
    view = shown(evening)
    assert (view.by_hand, view.deal) == (True, None)  # prizes by hand are no deal, whatever they come to


def test_podium_and_places_say_the_prizes_of_the_deal_and_who_was_paid_them() -> None:
    evening = with_deal()
    evening.do(payouts.post_prizes)
    played_out(evening, 3)
    for one in shown(evening).finishers[:3]:
        evening.do(payouts.pay, one.entry)
    view = shown(evening)
    assert [(step.place, step.players[0].prize, step.players[0].in_deal) for step in view.podium] == [
        (1, Money(Cents(240_00), "EUR"), True),
        (2, Money(Cents(240_00), "EUR"), True),
        (3, Money(Cents(120_00), "EUR"), True),
    ]
    assert [one.payment for one in view.finishers[:4]] == [Payment.PAID] * 3 + [Payment.NONE]
    assert (view.paid, view.due, view.settled) == (Money(Cents(600_00), "EUR"), Money(Cents(0), "EUR"), True)


def test_a_deal_is_undone_with_its_act_and_back_with_it() -> None:
    evening = with_deal()
    evening.undo()
    assert (evening.state.dealt, shown(evening).deal) == (None, None)
    evening.redo()
    evening.do(payouts.post_prizes)
    assert shown(evening).deal is not None
    evening.do(payouts.reset_prizes)
    assert shown(evening).deal is not None  # it is still posted
    evening.do(payouts.post_prizes, allow=OTHERS)
    assert shown(evening).deal is None


def test_a_correction_of_places_leaves_everybody_what_was_agreed() -> None:
    evening = with_deal()
    evening.do(payouts.post_prizes)
    played_out(evening, 3)
    assert [(step.players[0].entry, step.players[0].in_deal) for step in shown(evening).podium] == [
        (1, True), (2, True), (3, True),
    ]  # fmt: skip
    evening.did(corrections.correct_bust_out, EntryId(2), EntryId(1), "1/ab")
    evening.did(corrections.place_bust_out, EntryId(1), EntryId(3))
    found = {one.entry: (one.place, one.prize, one.in_deal) for one in shown(evening).finishers[:3]}
    assert found == {
        2: (1, Money(Cents(240_00), "EUR"), True),
        3: (2, Money(Cents(120_00), "EUR"), True),
        1: (3, Money(Cents(240_00), "EUR"), True),
    }


def test_the_secret_of_the_draws_is_kept_until_it_is_revealed() -> None:
    evening = played_out(late(12), 12)
    assert shown(evening).secret is Secret.NONE
    fixed = replace(evening.state, room=replace(evening.state.room, commitment="ab"))
    assert result_view(fixed, evening.now, DIRECTORY).secret is Secret.KEPT
    told = replace(fixed, room=replace(fixed.room, secret="cd"))
    assert result_view(told, evening.now, DIRECTORY).secret is Secret.REVEALED


def test_only_sheets_with_something_on_them_are_offered() -> None:
    evening = late(12)
    assert SheetKind.RESULTS not in shown(evening).papers
    played_out(evening, 12)
    assert shown(evening).papers == (
        SheetKind.RESULTS,
        SheetKind.PAYOUTS,
        SheetKind.PAYMENTS,
        SheetKind.STATEMENT,
    )
    fixed = replace(evening.state, room=replace(evening.state.room, commitment="ab"))
    with_all = result_view(fixed, evening.now, DIRECTORY, drawers=True).papers
    assert with_all[3:] == (SheetKind.DRAWERS, SheetKind.STATEMENT, SheetKind.DRAWS)
