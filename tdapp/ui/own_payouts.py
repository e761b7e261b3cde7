"""The payout tables to offer wherever one is chosen: the club's own, then the built-in ones."""

from functools import cache

from tdapp.app.club.payout_tables import PayoutTemplate, club_payouts, payouts
from tdapp.app.trouble import KnownError
from tdapp.domain.setup import PayoutTable
from tdapp.ui.session import Session


def own_payouts(session: Session) -> tuple[PayoutTemplate, ...]:
    """The club's own payout tables; none when the file cannot be read, which is told."""
    try:
        return club_payouts(session.club)
    except KnownError as error:
        session.say_trouble(error)
        return ()


def payout_tables(session: Session) -> list[PayoutTable]:
    """Every payout table there is to choose from."""
    return [*(each.table for each in own_payouts(session)), *built_in()]


@cache
def built_in() -> tuple[PayoutTable, ...]:
    """The built-in payout tables, by name."""
    return tuple(table for _key, table in payouts())
