"""The incidents of the chapter `turn`, in the order they are listed in."""

from tdapp.rulings.incidents import Incident
from tdapp.rulings.turn import clock, order, out_of_turn

INCIDENTS: tuple[Incident, ...] = (*out_of_turn.INCIDENTS, *order.INCIDENTS, *clock.INCIDENTS)
