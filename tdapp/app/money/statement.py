"""The money statement of a tournament, gathered from its journal, the payments and the club's drawers."""

from tdapp.app.money.drawers import view
from tdapp.app.money.payments import payments_of
from tdapp.app.open_club import Club
from tdapp.app.stamping import stamp_of
from tdapp.domain.money.paying import drawers_of
from tdapp.domain.units import TournamentId
from tdapp.read.money.statement import MoneyStatement, money_statement
from tdapp.read.money.transactions import Payments
from tdapp.read.papers import Stamp
from tdapp.read.prizes.payout_paper import reasons_given


def statement_of(
    club: Club, tournament: TournamentId, stamp: Stamp, payments: Payments | None = None
) -> MoneyStatement:
    """The money statement as things stand now. `payments`: those of this moment, None: they are read."""
    desk = club.desk
    history, state = desk.history(tournament), desk.state(tournament)
    found = payments if payments is not None else payments_of(club, tournament, stamp)
    acts = history.counting()
    used = {drawer for act in acts for drawer in drawers_of(act)}
    drawers = {drawer: view(club, drawer) for drawer in used}
    reasons = reasons_given(history.acts, history.gone, club.text)
    return money_statement(state, acts, found.rows, club.directory, drawers, reasons, stamp)


def statement_now(club: Club, tournament: TournamentId, payments: Payments | None = None) -> MoneyStatement:
    """The money statement stamped with this moment."""
    return statement_of(club, tournament, stamp_of(club, tournament), payments)
