"""The incidents of the chapter `board`, in the order they are listed in."""

from tdapp.rulings.board import cards, order, seen
from tdapp.rulings.incidents import Incident

INCIDENTS: tuple[Incident, ...] = (*cards.INCIDENTS, *order.INCIDENTS, *seen.INCIDENTS)
