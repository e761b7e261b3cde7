"""Chapter `conduct`: offences and their penalties, penalties themselves, what players ask for."""

from tdapp.rulings.conduct import offences, penalty, requests
from tdapp.rulings.incidents import Incident

INCIDENTS: tuple[Incident, ...] = (*offences.INCIDENTS, *penalty.INCIDENTS, *requests.INCIDENTS)
