"""The sheets of which more is looked up than the state of a tournament, before they are written."""

from collections.abc import Callable, Collection
from io import BytesIO

from tdapp.app.chips.chip_sets import sharing
from tdapp.app.forecast.kept import said_last
from tdapp.app.money.drawer_report import reports_of
from tdapp.app.money.payments import payments_of
from tdapp.app.money.slips import slips_of_field
from tdapp.app.money.statement import statement_of
from tdapp.app.open_club import Club
from tdapp.app.papers.floor_pack import floor_of
from tdapp.app.prizes.results import results_of
from tdapp.app.prizes.tickets import tickets_of
from tdapp.app.prizes.unsettled import unsettled_of
from tdapp.app.resources import resource
from tdapp.app.seating.draw_sheet import draws_made
from tdapp.app.seating.spread_groups import groups_now
from tdapp.app.stamping import stamp_of
from tdapp.domain.units import EntryId, TournamentId
from tdapp.read import papers as read
from tdapp.read.chips import chip_papers
from tdapp.read.clock.as_played import began_at
from tdapp.read.forecast.foreseen import Until
from tdapp.read.journal.audit import audit_sheet
from tdapp.read.journal.journal import journal_view
from tdapp.read.papers import Stamp
from tdapp.read.prizes import deal_paper, payout_paper
from tdapp.read.prizes.tickets import TicketSheet
from tdapp.read.prizes.unsettled import UnsettledSheet
from tdapp.read.seating import move_papers
from tdapp.read.seating.draw_list import DrawsPaper
from tdapp.read.sheet_kind import SheetKind
from tdapp.read.structure_paper import structure_sheet
from tdapp.reports.chips import chip_plan
from tdapp.reports.clock import structure
from tdapp.reports.journal import audit
from tdapp.reports.money import drawer_report, slip, statement
from tdapp.reports.papers import floor
from tdapp.reports.prizes import deal, payouts, results, tickets, unsettled
from tdapp.reports.registration import desk_lists
from tdapp.reports.seating import draws, move_slips, seat_cards
from tdapp.reports.typesetting.paper import Paper, Printed
from tdapp.words.say import Words


def levels(
    club: Club, tournament: TournamentId, words: Words, paper: Paper, asked: Callable[[], Until | None] | None
) -> Callable[[BytesIO], Printed]:
    """What writes the structure. `asked`: works out when it ends while it is written; None: as it was said last."""
    state, now = club.desk.state(tournament), club.time.now()
    acts, noted, stamp = (
        club.desk.history(tournament).counting(),
        said_last(club, tournament),
        stamp_of(club, tournament),
    )

    def write(out: BytesIO) -> Printed:
        ends = (asked() if asked is not None else None) or noted
        sheet = structure_sheet(state, now, stamp, began=began_at(acts, now), ends=ends)
        return structure.build(sheet, words, out, paper=paper, fonts=resource("fonts"))

    return write


def made_first(
    club: Club, tournament: TournamentId, kind: SheetKind, stamp: Stamp, only: Collection[EntryId] | None
) -> tuple[Callable[..., Printed], object]:
    """What builds a sheet, and what stands in it, made before it is written: it needs more than the state."""
    desk, now, directory = club.desk, club.time.now(), club.directory
    state, history = desk.state(tournament), desk.history(tournament)
    match kind:
        case SheetKind.RESULTS:
            return results.build, results_of(club, tournament, stamp)
        case SheetKind.CHIP_PLAN:
            return chip_plan.build, chip_papers.chip_plan_sheet(state, now, stamp, sharing(club, tournament))
        case SheetKind.CARDS:
            return seat_cards.build, read.seat_cards(state, now, directory, stamp, only)
        case SheetKind.MOVE_SLIPS:
            return move_slips.build, move_papers.move_slips(state, now, directory, stamp, only)
        case SheetKind.SLIPS:
            return slip.build, slips_of_field(club, tournament, stamp)
        case SheetKind.PAYOUTS:
            given = payout_paper.reasons_given(history.acts, history.gone, club.text)
            return payouts.build, payout_paper.payout_sheet(state, now, directory, stamp, given)
        case SheetKind.DEAL:
            return deal.build, deal_paper.deal_sheet(state, now, directory, stamp)
        case SheetKind.PAYMENTS:
            return desk_lists.payments, payments_of(club, tournament, stamp)
        case SheetKind.DRAWERS:
            return drawer_report.build, reports_of(club, tournament, stamp)
        case SheetKind.STATEMENT:
            return statement.build, statement_of(club, tournament, stamp)
        case SheetKind.UNSETTLED:
            return unsettled.build, UnsettledSheet(stamp, unsettled_of(club))
        case SheetKind.AUDIT:
            acts = history.acts
            told = journal_view(acts, directory, club.operators, club.text, club.head(tournament))
            return audit.build, audit_sheet(told, acts, stamp)
        case SheetKind.FLOOR:
            return floor.build, floor_of(club, tournament, stamp)
        case SheetKind.TICKETS:
            return tickets.build, TicketSheet(stamp, tickets_of(club))
        case SheetKind.DRAWS:
            return draws.build, DrawsPaper(stamp, draws_made(desk, tournament, groups_now(club, tournament)))
    raise LookupError(f"nothing prints {kind}")
