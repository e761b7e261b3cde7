"""Chapter `board`: burn and board cards, the stub, the button, the cards themselves."""

from tdapp.rulings.board import cards, order, seen
from tdapp.rulings.incidents import Incident

INCIDENTS: tuple[Incident, ...] = (*cards.INCIDENTS, *order.INCIDENTS, *seen.INCIDENTS)
