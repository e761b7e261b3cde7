"""Chapter `conduct`: offences and their penalties, penalties themselves, what players ask for, splashed pots."""

from tdapp.rulings.conduct import offences, penalty, requests, splash
from tdapp.rulings.incidents import Incident

INCIDENTS: tuple[Incident, ...] = (*offences.INCIDENTS, *penalty.INCIDENTS, *requests.INCIDENTS, *splash.INCIDENTS)
