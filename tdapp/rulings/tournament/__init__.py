"""Chapter `tournament`."""

from tdapp.rulings.incidents import Incident

INCIDENTS: tuple[Incident, ...] = ()
