"""A shift at a cash box: what went through it in every tournament, what was counted, and that it stands afterwards."""

import pytest

from tdapp.app import drawers
from tdapp.app.club import Club
from tdapp.app.lifting import Reason
from tdapp.domain import entries, payouts, seating, timing, tournament
from tdapp.domain.paying import in_full
from tdapp.domain.refusal import Refused
from tdapp.domain.terms import Tender
from tdapp.domain.units import NO_DRAWER, ActNo, Cents, DrawerId, EntryId, TournamentId
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
    safe = Reason("drawer.too_little_cash", "paid from the safe")
    club.desk.override(event, safe, entries.unregister, EntryId(1), drawer=second)
    assert drawers.expected(club, second) == -PRICE


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


def test_a_prize_from_a_drawer_that_holds_too_little_needs_a_reason(club: Club) -> None:
    event, drawer = opened(club), drawers.open_drawer(club, "Desk 1", "EUR", cents=Cents(10_00))
    for who in range(2):
        sell(club, event, NO_DRAWER, who)
    club.desk.do(event, tournament.close_registration)
    club.desk.do(event, seating.draw_seats, "seed")
    club.desk.do(event, timing.start)
    club.desk.do(event, entries.bust_out, (EntryId(1),))
    with refused("drawer.too_little_cash"):
        club.desk.do(event, payouts.pay, EntryId(2), drawer=drawer)
    act = club.desk.override(event, Reason("drawer.too_little_cash", "safe"), payouts.pay, EntryId(2), drawer=drawer)
    assert act is not None and act.override is not None and act.override.code == "drawer.too_little_cash"
    assert drawers.expected(club, drawer) < 0
    with refused("drawer.too_little"):
        drawers.move_cash(club, drawer, Cents(-1), "safe")


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
    assert drawers.in_use(club) == second
