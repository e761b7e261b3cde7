"""The money that went through a drawer, as the club file has it."""

from tdapp.domain.units import DrawerId
from tdapp.read.money.drawers import Flow
from tdapp.store import projected
from tdapp.store.club_file import ClubFile
from tdapp.store.projection import PAID_OUT


def flows(file: ClubFile, drawer: DrawerId) -> tuple[Flow, ...]:
    """The payments through a drawer that count, of every tournament of the club."""
    with file.transaction() as db:
        rows = projected.payments_of(db, drawer)
    return tuple((row.tender, row.amount, row.kind in PAID_OUT, row.tournament) for row in rows)
