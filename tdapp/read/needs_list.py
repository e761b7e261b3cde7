"""The list of everything that needs the director now, most urgent first: each room has its own needs beside itself."""

from datetime import datetime

from tdapp.domain.book_values import SILENT, BookValues
from tdapp.domain.seating.proposal import Proposal
from tdapp.domain.state import State
from tdapp.read.chips.colour_up_needs import colour_up_needs
from tdapp.read.chips.count_needs import count_needs
from tdapp.read.chips.race_needs import race_needs
from tdapp.read.clock.clock_needs import clock_needs
from tdapp.read.hands.hand_needs import hand_needs
from tdapp.read.needs import Need, Urgency
from tdapp.read.people.names import Directory
from tdapp.read.prizes.posting_needs import posting_needs
from tdapp.read.prizes.prize_needs import Answered, finish_needs, left_to_settle, prize_money, unanswered
from tdapp.read.registration.alone_at_table import Since
from tdapp.read.registration.check_in import FROM_THE_START
from tdapp.read.registration.check_in_needs import check_in_needs
from tdapp.read.registration.registration_needs import (
    add_on_needs,
    alternate_needs,
    closing_needs,
    registration_needs,
)
from tdapp.read.rulings.penalty_needs import ending_penalties, served_penalties
from tdapp.read.seating.seating_needs import seat_needs, table_needs


def needs_view(
    state: State,
    now: datetime,
    proposal: Proposal | None = None,
    directory: Directory | None = None,
    since: Since = FROM_THE_START,
    *,
    answered: Answered = unanswered,
    by_book: BookValues = SILENT,
) -> tuple[Need, ...]:
    """Everything that only the director can settle at `now`, most urgent first.

    `since`: since when who is alone at a table, see `alone_at_table`. `answered`: whether it was said who got bounties
    that are still held.
    """
    if state.finished:
        return tuple(left_to_settle(state, directory or {}, answered))
    found = [
        need
        for look in (
            closing_needs(state, now, directory or {}),
            seat_needs(state, now),
            table_needs(state, now, proposal, directory or {}, by_book),
            hand_needs(state, now, by_book),
            race_needs(state, now),
            count_needs(state, directory or {}),
            colour_up_needs(state, now),
            clock_needs(state, now),
            registration_needs(state, now),
            add_on_needs(state, now),
            alternate_needs(state, now, directory or {}),
            check_in_needs(state, now, directory or {}, since),
            posting_needs(state, now),
            prize_money(state, now, directory or {}),
            ending_penalties(state, directory or {}),
            served_penalties(state, directory or {}),
            finish_needs(state, now, directory or {}),
        )
        for need in look
    ]
    return tuple(sorted(found, key=_urgency))


def _urgency(need: Need) -> Urgency:
    return need.urgency
