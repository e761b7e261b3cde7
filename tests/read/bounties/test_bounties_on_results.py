"""Bounties won stand on the Result page, the results and the payouts sheet: prize, bounties, and both together."""

from tdapp.domain import tournament
from tdapp.domain.bounties.bounty_book import bounty_book
from tdapp.domain.money.bounty_terms import Bounties
from tdapp.domain.prizes import payouts
from tdapp.domain.registration import entries
from tdapp.read.papers import results_sheet
from tdapp.read.prizes.payout_paper import payout_sheet
from tdapp.read.prizes.result import result_view
from tdapp.read.registration.players import players_view
from tests.domain.bounties.test_heads import PROGRESSIVE, evening, out
from tests.domain.evening import DIRECTORY, Evening, entry
from tests.reports.samples import STAMP


def played(terms: Bounties | None = PROGRESSIVE) -> Evening:
    """Entry 2 knocks out 1 and 3, entry 4 knocks out 2 and wins; 5 went out by nobody."""
    made = evening(5, terms)
    out(made, 1, 2)
    out(made, 5)
    out(made, 3, 2)
    made.do(entries.bust_out, entry(2), by={entry(2)[0]: entry(4)})
    made.do(tournament.close_registration)
    made.do(payouts.post_prizes)
    return made


def test_every_cent_that_was_won_stands_at_its_winner_on_every_list() -> None:
    made = played()
    state, won = made.state, {share.entry: share.won for share in bounty_book(made.state).shares}
    assert won == {2: 100_00, 4: 300_00}
    view = result_view(state, made.now, DIRECTORY)
    assert {each.entry: each.bounty.cents for each in view.finishers if each.bounty} == won
    assert view.has_bounties
    for each in view.finishers:
        prize, bounty = (amount.cents if amount else 0 for amount in (each.prize, each.bounty))
        assert (each.total.cents if each.total else 0) == prize + bounty
    sheet = results_sheet(state, made.now, DIRECTORY, STAMP)
    assert [(line.bounty, line.total) for line in sheet.lines] == [(each.bounty, each.total) for each in view.finishers]
    rows = {row.entry: row.won.cents for row in players_view(state, made.now, DIRECTORY).rows if row.won}
    assert rows == won
    payouts = payout_sheet(state, made.now, DIRECTORY, STAMP)
    assert payouts.won is not None
    assert payouts.won.cents == sum(won.values())
    named = {line.name: line.bounty.cents for line in payouts.lines if line.bounty and line.name}
    assert named == {DIRECTORY[state.entries[each].player]: cents for each, cents in won.items()}


def test_nothing_is_said_of_bounties_where_there_are_none() -> None:
    made = evening(3)
    view = result_view(made.state, made.now, DIRECTORY)
    assert not view.has_bounties
    assert payout_sheet(made.state, made.now, DIRECTORY, STAMP).won is None
