"""Who won the side pools stands beside the prizes: on the Result page, the results, the payouts sheet and in lists."""

from datetime import UTC, datetime

from tdapp.app.lists.spreadsheets import results_table
from tdapp.domain.registration import entries
from tdapp.domain.units import Cents, Money, Seq
from tdapp.read.papers import Stamp, results_sheet
from tdapp.read.prizes.payout_paper import payout_sheet
from tdapp.read.prizes.result import result_view
from tdapp.read.registration.players import players_view
from tdapp.read.sidepools.side_won import SideWon
from tdapp.words.prizes.result import about
from tests.domain.evening import DIRECTORY, entry, player
from tests.domain.sidepools.test_side_pools import LAST, out, with_pool
from tests.ui.pages.evening import words_for

STAMP = Stamp("Open", datetime(2026, 11, 21, 19, tzinfo=UTC), Seq(1), "")
EIGHTY = Money(Cents(80_00), "EUR")


def test_who_won_a_side_pool_stands_wherever_results_do() -> None:
    made = with_pool(LAST, 4)
    for number in (1, 2, 4):
        assert result_view(made.state, made.now, DIRECTORY).sides == ()
        out(made, number)
    won = (SideWon("Last longer", ((DIRECTORY[player(3)], EIGHTY),)),)
    result = result_view(made.state, made.now, DIRECTORY)
    assert result.sides == won and "Last longer: First3 Last3 €80.00" in about(words_for("en"), result)
    assert results_sheet(made.state, made.now, DIRECTORY, STAMP).sides == won
    assert payout_sheet(made.state, made.now, DIRECTORY, STAMP).sides == won


def test_the_list_of_results_has_a_column_of_them_once_somebody_won() -> None:
    made = with_pool(LAST, 4)
    out(made, 1)
    before = players_view(made.state, made.now, DIRECTORY)
    assert "Side pools won" not in {text.source for text in results_table(before).columns}
    made.do(entries.bust_out, entry(2, 4), (False, False))
    table = results_table(players_view(made.state, made.now, DIRECTORY, before))
    column = [text.source for text in table.columns].index("Side pools won")
    assert [row[column] for row in table.rows] == [EIGHTY, None, None, None]
