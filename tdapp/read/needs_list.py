"""The list of everything that needs the director now, most urgent first: each room has its own needs beside itself."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from tdapp.domain.book_values import SILENT, BookValues
from tdapp.domain.seating.proposal import Proposal
from tdapp.domain.state import State
from tdapp.domain.units import TournamentId
from tdapp.read.bounties.bounty_needs import bounty_needs
from tdapp.read.chips.chip_set_needs import chip_set_needs
from tdapp.read.chips.colour_up_needs import colour_up_needs
from tdapp.read.chips.count_needs import count_needs
from tdapp.read.chips.race_needs import race_needs
from tdapp.read.clock.clock_needs import clock_needs
from tdapp.read.hands.hand_needs import hand_needs
from tdapp.read.message import say
from tdapp.read.needs import Need, Urgency
from tdapp.read.people.names import Directory
from tdapp.read.prizes.posting_needs import posting_needs
from tdapp.read.prizes.prize_needs import (
    Answered,
    after_finish,
    deal_needs,
    finish_needs,
    prize_money,
    signed,
    unanswered,
)
from tdapp.read.registration.alone_at_table import Since
from tdapp.read.registration.check_in import FROM_THE_START
from tdapp.read.registration.check_in_needs import check_in_needs
from tdapp.read.registration.registration_needs import (
    alternate_needs,
    closing_needs,
    registration_needs,
    sale_needs,
)
from tdapp.read.rulings.penalty_needs import ending_penalties, served_penalties
from tdapp.read.seating.seating_needs import break_needs, seat_needs, table_needs
from tdapp.read.sidepools.side_needs import side_needs
from tdapp.read.structures.structure_needs import structure_needs

SWITCH, LIST, NEW = "window.switch", "window.lobby", "window.new"
BREAK_SOON = "break_soon"  # comes by itself: nobody is called away from another tournament for it


def needs_view(
    state: State,
    now: datetime,
    proposal: Proposal | None = None,
    directory: Directory | None = None,
    since: Since = FROM_THE_START,
    *,
    answered: Answered = unanswered,
    printed: Answered = unanswered,
    agreed: Answered = signed,
    accounted: Answered = signed,
    stopped: datetime | None = None,
    by_book: BookValues = SILENT,
) -> tuple[Need, ...]:
    """Everything that only the director can settle at `now`, most urgent first.

    `since`: since when who is alone at a table, see `alone_at_table`. `answered`: whether it was said who got bounties
    that are still held; `printed`: whether the results were printed since the finish; `agreed`: the agreement since the
    deal; `accounted`: the money statement since the finish. `stopped`: when the clock was stopped, None: it runs, or
    nobody knows.
    """
    people: Directory = {} if directory is None else directory
    if state.finished:
        after = after_finish(state, people, answered, printed, accounted)
        return (*side_needs(state, now, people), *after)
    found = [
        need
        for look in (
            closing_needs(state, now, people),
            chip_set_needs(state, now),
            seat_needs(state, now),
            table_needs(state, now, proposal, people, by_book),
            hand_needs(state, now, by_book),
            break_needs(proposal),
            race_needs(state, now),
            count_needs(state, people),
            colour_up_needs(state, now),
            clock_needs(state, now, stopped),
            structure_needs(state, now),
            registration_needs(state, now),
            sale_needs(state, now),
            alternate_needs(state, now, people),
            check_in_needs(state, now, people, since),
            posting_needs(state, now),
            deal_needs(state, agreed),
            bounty_needs(state, now, people),
            side_needs(state, now, people),
            prize_money(state, now, people),
            ending_penalties(state, people),
            served_penalties(state, people),
            finish_needs(state, now, people),
        )
        for need in look
    ]
    return in_order(found)


def in_order(found: Iterable[Need]) -> tuple[Need, ...]:
    """These cards, most urgent first; of the same urgency in the order they are given."""
    return tuple(sorted(found, key=_urgency))


def elsewhere(name: str, tournament: TournamentId, found: Sequence[Need]) -> Iterator[Need]:
    """The card of another tournament that is on: the first thing that is urgent there, and how many more are.

    `found`: what needs the director there, most urgent first. Only what stops play there comes before the lines of the
    tournament in front: nobody is called away from a line of her own.
    """
    urgent = [need for need in found if need.urgency < Urgency.INFO and need.code != BREAK_SOON]
    if urgent:
        title = say("needs.elsewhere", name=name, line=urgent[0].title)
        more = say("needs.elsewhere.more", n=len(urgent) - 1) if len(urgent) > 1 else None
        urgency = Urgency.DANGER if urgent[0].urgency is Urgency.DANGER else Urgency.INFO
        yield Need("elsewhere", urgency, title, more, SWITCH, (tournament,))


def without_tournament(*, listed: bool) -> tuple[Need, ...]:
    """The card of a club with no tournament in front. `listed`: there are some to open."""
    if listed:
        why = say("needs.no_tournament.why")
        return (Need("no_tournament", Urgency.INFO, say("needs.no_tournament"), why, LIST),)
    title, why = say("needs.no_tournament.first"), say("needs.no_tournament.begin")
    return (Need("no_tournament", Urgency.INFO, title, why, NEW),)


def _urgency(need: Need) -> Urgency:
    return need.urgency
