"""A shift at a cash box: what went through it in every tournament, what was counted, and that it stands afterwards."""

import pytest

from tdapp.app.club import operators
from tdapp.app.journal.projecting import payments
from tdapp.app.money import drawers
from tdapp.app.money.drawer_report import report_of
from tdapp.app.money.payments import payments_now
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.club.club_facts import CashMoved
from tdapp.domain.money.paying import in_full
from tdapp.domain.money.terms import Tender
from tdapp.domain.prizes import payouts
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.rights import Right
from tdapp.domain.seating import seating
from tdapp.domain.units import NO_DRAWER, ActNo, Cents, DrawerId, EntryId, Money, TournamentId
from tdapp.read.money.dealings import DealingKind
from tests.app.conftest import STRUCTURE, setup_of

FLOAT = ((Cents(50_00), 4), (Cents(50), 0))
PRICE = Cents(55_00)


@pytest.fixture
def drawer(club: Club) -> DrawerId:
    return drawers.open_drawer(club, "Desk 1", "EUR", count=FLOAT)


def opened(club: Club, name: str = "Friday") -> TournamentId:
    event = club.create(setup_of(name), STRUCTURE)
    club.desk.do(event, tournament.open_registration)
    return event


def sell(club: Club, event: TournamentId, drawer: DrawerId, who: int, tender: Tender = Tender.CASH) -> ActNo:
    player = tuple(club.directory)[who]
    pay = in_full(PRICE, tender)
    act = club.desk.do(event, entries.register, (player,), "seed", payments=pay, drawer=drawer)
    assert act is not None
    return act.number


def refused(code: str) -> pytest.RaisesExc[Refused]:
    return pytest.raises(Refused, check=lambda error: error.code == code)


def test_cash_of_every_tournament_is_expected_and_cards_are_not(club: Club, drawer: DrawerId) -> None:
    friday, side = opened(club), opened(club, "Side")
    sell(club, friday, drawer, 0)
    sell(club, side, drawer, 1)
    sell(club, friday, drawer, 2, Tender.CARD)
    club.desk.do(friday, entries.unregister, EntryId(1), drawer=drawer)
    drawers.move_cash(club, drawer, Cents(-100_00), "to the safe")
    view = drawers.view(club, drawer)
    assert view.expected.cents == 200_00 + PRICE - 100_00 and view.counted is None
    assert [(one.tender, one.taken.cents, one.given.cents) for one in view.tenders] == [
        (Tender.CASH, 2 * PRICE, PRICE),
        (Tender.CARD, PRICE, 0),
    ]


def test_a_difference_is_kept_and_found_again(club: Club, drawer: DrawerId) -> None:
    sell(club, opened(club), drawer, 0)
    shut = drawers.close_drawer(club, drawer, count=((Cents(50_00), 5),))
    assert (shut.expected.cents, shut.counted and shut.counted.cents) == (255_00, 250_00)
    assert shut.difference is not None and shut.difference.cents == -5_00
    club.close()
    with Club.open(club.file.path, create=False, time=club.time, operator_name="Ada") as again:
        assert drawers.views(again) == (shut,) and drawers.in_use(again) == NO_DRAWER


def test_what_a_closed_drawer_was_counted_with_stands(club: Club, drawer: DrawerId) -> None:
    event = opened(club)
    kept, undone = sell(club, event, drawer, 0), sell(club, event, drawer, 1)
    club.desk.retract(event, undone)
    drawers.close_drawer(club, drawer, cents=Cents(255_00))
    with refused("retract.drawer_closed"):
        club.desk.retract(event, kept)
    with refused("retract.drawer_closed"):
        club.desk.redo(event)
    with refused("drawer.is_closed"):
        sell(club, event, drawer, 2)
    with refused("drawer.is_closed"):
        drawers.close_drawer(club, drawer, cents=Cents(0))
    with refused("drawer.is_closed"):
        drawers.move_cash(club, drawer, Cents(1), "small change")
    second = drawers.open_drawer(club, "Desk 1", "EUR", cents=Cents(0))
    with refused("drawer.too_little_cash"):
        club.desk.do(event, entries.unregister, EntryId(1), drawer=second)


def test_a_drawer_gives_no_more_cash_than_it_holds_without_a_reason(club: Club) -> None:
    event = opened(club)
    first = drawers.open_drawer(club, "Desk 1", "EUR", cents=Cents(0))
    second = drawers.open_drawer(club, "Desk 2", "EUR", cents=PRICE)
    sell(club, event, first, 0)
    sell(club, event, first, 1, Tender.CARD)
    club.desk.do(event, entries.unregister, EntryId(1), drawer=second)
    with pytest.raises(Refused) as short:
        club.desk.do(event, entries.unregister, EntryId(2), payments=in_full(Cents(55_00)), drawer=second)
    assert (short.value.code, short.value.overridable) == ("drawer.too_little_cash", True)
    assert {key: str(fact) for key, fact in short.value.facts.items()}["drawer"] == "Desk 2"
    assert drawers.expected(club, second) == 0
    club.desk.do(event, entries.unregister, EntryId(2), drawer=second)
    assert [drawers.expected(club, one) for one in (first, second)] == [PRICE, 0]


def played_out(club: Club, drawer: DrawerId = NO_DRAWER) -> TournamentId:
    """Two entries, one of them out: the winner gets 70.00 of the pool."""
    event = opened(club)
    for who in range(2):
        sell(club, event, drawer, who)
    club.desk.do(event, tournament.close_registration)
    club.desk.do(event, seating.draw_seats, "seed")
    club.desk.do(event, timing.start)
    club.desk.do(event, entries.bust_out, (EntryId(1),))
    club.desk.do(event, payouts.post_prizes)
    return event


SAFE = Reason("drawer.too_little_cash", "from the safe")


def test_what_is_missing_for_a_prize_is_added_to_the_drawer_in_the_same_act(club: Club) -> None:
    event = played_out(club)
    drawer = drawers.open_drawer(club, "Desk 1", "EUR", cents=Cents(10_00))
    with pytest.raises(Refused) as short:
        club.desk.do(event, payouts.pay, EntryId(2), drawer=drawer)
    assert (short.value.code, short.value.facts["short"]) == ("drawer.too_little_cash", Money(Cents(60_00), "EUR"))
    told: list[str] = []
    club.desk.subscribe(told.append)
    act = club.desk.override(event, SAFE, payouts.pay, EntryId(2), drawer=drawer)
    assert act is not None and act.override is not None and act.override.code == "drawer.too_little_cash"
    added = club.desk.club_acts()[-1]
    assert added.verb == "drawers.move_cash"
    assert added.facts == (CashMoved(drawer, Cents(60_00), act.override.text, act.override.digest),)
    assert club.text(act.override.text, act.override.digest) == "from the safe"
    assert (drawers.expected(club, drawer), told) == (0, ["club", event])
    with refused("drawer.too_little"):
        drawers.move_cash(club, drawer, Cents(-1), "safe")
    club.close()
    with Club.open(club.file.path, create=False, time=club.time, operator_name="Ada") as again:
        assert drawers.expected(again, drawer) == 0
        again.desk.retract(event, act.number)
        assert drawers.expected(again, drawer) == 70_00


def test_cash_for_a_prize_is_added_only_by_whoever_may_move_cash(club: Club) -> None:
    event = played_out(club)
    ada = operators.switch_on(club, "Ada", "271828")
    payer = operators.add(club, "Eve", (Right.DRAWER,), "314159")
    operators.sign_in(club, payer, "314159")
    drawer = drawers.open_drawer(club, "Desk 1", "EUR", cents=Cents(0))
    operators.sign_in(club, ada, "271828")
    operators.change(club, payer, (Right.PAY, Right.LIFT))
    operators.sign_in(club, payer, "314159")
    with refused("operator.may_not"):
        club.desk.override(event, SAFE, payouts.pay, EntryId(2), drawer=drawer)
    assert (drawers.view(club, drawer).moved.cents, club.desk.state(event).paid.get(EntryId(2))) == (0, None)


def test_taking_back_takes_no_more_cash_out_of_a_drawer_than_it_holds(club: Club) -> None:
    event, drawer = opened(club), drawers.open_drawer(club, "Desk 1", "EUR", cents=Cents(10_00))
    sold = sell(club, event, drawer, 0)
    drawers.move_cash(club, drawer, Cents(-60_00), "to the safe")
    with pytest.raises(Refused) as short:
        club.desk.undo(event)
    assert (short.value.code, short.value.overridable) == ("retract.too_little_cash", False)
    assert (short.value.facts["out"], short.value.facts["inside"]) == (Money(PRICE, "EUR"), Money(Cents(5_00), "EUR"))
    with refused("retract.too_little_cash"):
        club.desk.retraction(event, sold)
    drawers.move_cash(club, drawer, Cents(50_00), "from the safe")
    club.desk.undo(event)
    assert drawers.expected(club, drawer) == 0
    club.desk.redo(event)
    club.desk.do(event, entries.unregister, EntryId(1), drawer=drawer)
    club.desk.undo(event)
    drawers.move_cash(club, drawer, Cents(-55_00), "to the safe")
    with refused("retract.too_little_cash"):
        club.desk.redo(event)
    assert drawers.expected(club, drawer) == 0


def test_a_prize_out_of_a_closed_drawer_comes_back_as_a_payment_the_other_way(club: Club) -> None:
    event = played_out(club)
    first = drawers.open_drawer(club, "Desk 1", "EUR", cents=Cents(170_00))
    paid = club.desk.do(event, payouts.pay, EntryId(2), drawer=first)
    assert paid is not None
    drawers.close_drawer(club, first, cents=Cents(100_00))
    with refused("retract.prize_counted"):
        club.desk.retract(event, paid.number)
    second = drawers.open_drawer(club, "Desk 2", "EUR", cents=Cents(0))
    back = club.desk.do(event, payouts.take_back, EntryId(2), drawer=second)
    assert back is not None
    assert [drawers.view(club, one).expected.cents for one in (first, second)] == [100_00, 70_00]
    with refused("pay.not_paid"):
        club.desk.do(event, payouts.take_back, EntryId(2), drawer=second)
    again = club.desk.do(event, payouts.pay, EntryId(2), drawer=second)
    assert again is not None and drawers.expected(club, second) == 0
    with refused("retract.too_little_cash"):
        club.desk.retract(event, back.number)
    drawers.move_cash(club, second, Cents(70_00), "from the safe")
    with refused("prizes.paid_stays"):
        club.desk.retract(event, back.number)
    drawers.move_cash(club, second, Cents(-70_00), "to the safe")
    club.desk.retract(event, again.number)
    drawers.close_drawer(club, second, cents=Cents(70_00))
    with refused("retract.return_counted"):
        club.desk.retract(event, back.number)
    rows = payments_now(club, event).rows
    assert [(row.kind, row.amount.cents, row.drawer, row.void is None) for row in rows[2:]] == [
        (DealingKind.PRIZE, -70_00, "Desk 1", True),
        (DealingKind.PRIZE_BACK, 70_00, "Desk 2", True),
        (DealingKind.PRIZE, -70_00, "Desk 2", False),
    ]
    report = report_of(club, second)
    assert [(line.kind, line.sums) for line in report.kinds] == [(DealingKind.PRIZE_BACK, (70_00,))]
    assert club.file.rows_of(event).payments == payments(event, club.desk.history(event).counting())


def test_a_refund_out_of_a_closed_drawer_is_sold_again(club: Club, drawer: DrawerId) -> None:
    event = opened(club)
    sell(club, event, drawer, 0)
    gone = club.desk.do(event, entries.unregister, EntryId(1), drawer=drawer)
    assert gone is not None
    drawers.close_drawer(club, drawer, cents=Cents(200_00))
    with refused("retract.refund_counted"):
        club.desk.retract(event, gone.number)
    second = drawers.open_drawer(club, "Desk 2", "EUR", cents=Cents(0))
    sell(club, event, second, 0)
    assert drawers.expected(club, second) == PRICE


def test_a_drawer_says_no(club: Club, drawer: DrawerId) -> None:
    with refused("drawer.name_taken"):
        drawers.open_drawer(club, "desk 1", "EUR", cents=Cents(0))
    with refused("drawer.below_zero"):
        drawers.open_drawer(club, "Desk 2", "EUR", cents=Cents(-1))
    with refused("drawer.count_sum"):
        drawers.close_drawer(club, drawer, count=FLOAT, cents=Cents(199_00))
    with refused("drawer.too_little"):
        drawers.move_cash(club, drawer, Cents(-200_01), "to the safe")
    with refused("drawer.no_reason"):
        drawers.move_cash(club, drawer, Cents(-1), " ")
    with refused("drawer.unknown"):
        drawers.view(club, DrawerId("0" * 32))
    dollars = drawers.open_drawer(club, "Desk 2", "USD", cents=Cents(0))
    with refused("drawer.currency"):
        sell(club, opened(club), dollars, 0)
    assert drawers.names(club) == {drawer: "Desk 1", dollars: "Desk 2"}


def test_the_desk_uses_the_drawer_it_chose(club: Club, drawer: DrawerId) -> None:
    second = drawers.open_drawer(club, "Desk 2", "EUR", cents=Cents(0))
    assert drawers.in_use(club) == second
    drawers.use(club, drawer)
    assert drawers.in_use(club) == drawer
    drawers.close_drawer(club, drawer, cents=Cents(200_00))
    assert drawers.in_use(club) == NO_DRAWER, "the other cash box is not taken unasked"
    assert [one.name for one in drawers.to_choose(club)] == ["Desk 2"]
    drawers.use(club, second)
    assert drawers.in_use(club) == second
