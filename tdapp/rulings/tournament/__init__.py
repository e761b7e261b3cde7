"""Chapter `tournament`: seats, positions, levels, chips in and out of play, and the phases of an event."""

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
