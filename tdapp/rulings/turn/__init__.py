"""Chapter `turn`: whose turn it is, action out of turn, the clock."""

from tdapp.rulings.incidents import Incident
from tdapp.rulings.turn import clock, order, out_of_turn

INCIDENTS: tuple[Incident, ...] = (*out_of_turn.INCIDENTS, *order.INCIDENTS, *clock.INCIDENTS)
