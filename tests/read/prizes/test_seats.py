"""The seats of a satellite, as the screen and the papers of the prizes tell of them."""

from tdapp.domain.prizes import payouts
from tdapp.domain.setup import PayoutTable, SeatPrizes
from tdapp.domain.units import Cents, Money, Seq
from tdapp.read.papers import Stamp, results_sheet
from tdapp.read.prizes.payout_paper import payout_sheet
from tdapp.read.prizes.seats import SeatsPaid
from tdapp.read.screen import screen_view
from tdapp.values import replace
from tests.domain.evening import DIRECTORY, SETUP, START, late

STAMP = Stamp("Friday", START, Seq(1), "")
FOUR = SeatsPaid(4, Money(Cents(125_00), "EUR"))


def test_screen_and_papers_say_how_many_seats_there_are_and_what_one_is_worth() -> None:
    made = late(11, replace(SETUP, payout=PayoutTable("Seats", seats=SeatPrizes(Cents(125_00)))))
    made.do(payouts.post_prizes)
    assert payout_sheet(made.state, made.now, DIRECTORY, STAMP).seats == FOUR
    assert results_sheet(made.state, made.now, DIRECTORY, STAMP).seats == FOUR
    shown = screen_view(made.state, made.now, DIRECTORY).prizes
    assert shown is not None and shown.seats == FOUR
    plain = late(11)
    assert payout_sheet(plain.state, plain.now, DIRECTORY, STAMP).seats is None
