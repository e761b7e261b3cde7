"""The report of a drawer: read from the club's own stream and the table of payments.

`papers.print_drawer` prints the report of one, for the window that counts it.
"""

from tdapp.app.house import mark_of
from tdapp.app.money.drawers import names
from tdapp.app.open_club import Club
from tdapp.domain.units import DrawerId, TournamentId
from tdapp.read.money.dealings import DealingKind, dealings
from tdapp.read.money.drawer_report import DrawerPayment, DrawerReport, DrawerReports, drawer_report
from tdapp.read.papers import Stamp
from tdapp.store import projected
from tdapp.store.chain import printable
from tdapp.store.journal import CLUB
from tdapp.store.projection import PaymentKind

_KINDS = {
    PaymentKind.BUY_IN: DealingKind.ENTRY,
    PaymentKind.RE_ENTRY: DealingKind.RE_ENTRY,
    PaymentKind.REBUY: DealingKind.REBUY,
    PaymentKind.ADD_ON: DealingKind.ADD_ON,
    PaymentKind.REFUND: DealingKind.SALE_BACK,
    PaymentKind.PRIZE: DealingKind.PRIZE,
    PaymentKind.PRIZE_BACK: DealingKind.PRIZE_BACK,
    PaymentKind.BOUNTY: DealingKind.BOUNTY,
    PaymentKind.BOUNTY_BACK: DealingKind.BOUNTY_BACK,
    PaymentKind.MARKER: DealingKind.MARKER,
    PaymentKind.MARKER_BACK: DealingKind.MARKER_BACK,
    PaymentKind.SIDE: DealingKind.SIDE,
    PaymentKind.SIDE_LEFT: DealingKind.SIDE_LEFT,
    PaymentKind.SIDE_PRIZE: DealingKind.SIDE_PRIZE,
    PaymentKind.SIDE_BACK: DealingKind.SIDE_BACK,
    PaymentKind.ADDED: DealingKind.ADDED,
    PaymentKind.SEASON: DealingKind.SEASON,
}


def report_of(club: Club, drawer: DrawerId, stamp: Stamp | None = None) -> DrawerReport:
    """The report of a drawer as things stand now. `stamp` None: that of the club's own journal. KeyError: no such."""
    found = club.desk.club.drawers[drawer]
    with club.file.transaction() as db:
        rows = projected.payments_of(db, drawer)
    return drawer_report(
        found,
        club.desk.club_acts(),
        [DrawerPayment(row.tournament, _KINDS[row.kind], row.tender, row.amount) for row in rows],
        club.operators,
        club.text,
        {row.id: row.name for row in club.tournaments()},
        stamp or _club_stamp(club, drawer),
    )


def reports_of(club: Club, tournament: TournamentId, stamp: Stamp) -> DrawerReports:
    """The reports of every drawer money of a tournament went through."""
    history = club.desk.history(tournament)
    known = names(club)
    used = dict.fromkeys(each.drawer for each in dealings(history.acts, history.gone) if each.drawer in known)
    return DrawerReports(stamp, tuple(report_of(club, drawer, stamp) for drawer in used))


def _club_stamp(club: Club, drawer: DrawerId) -> Stamp:
    acts = club.desk.club_acts()
    head = printable(club.desk.head(CLUB))
    return Stamp(names(club)[drawer], club.time.now(), acts[-1].last, head, house=mark_of(club))
