"""The incidents of the chapter `tournament`, in the order they are listed in."""

from tdapp.rulings.incidents import Incident
from tdapp.rulings.tournament import balancing, chips, levels, newcomers, phases, positions, seats, stakes

INCIDENTS: tuple[Incident, ...] = (
    *positions.INCIDENTS,
    *newcomers.INCIDENTS,
    *seats.INCIDENTS,
    *balancing.INCIDENTS,
    *levels.INCIDENTS,
    *chips.INCIDENTS,
    *stakes.INCIDENTS,
    *phases.INCIDENTS,
)
