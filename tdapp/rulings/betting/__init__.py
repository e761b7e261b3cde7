"""Chapter `betting`: what a player's words and chips amount to."""

from tdapp.rulings.betting import silent
from tdapp.rulings.incidents import Incident

INCIDENTS: tuple[Incident, ...] = silent.INCIDENTS
