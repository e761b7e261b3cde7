"""The incidents of the chapter `conduct`, in the order they are listed in."""

from tdapp.rulings.conduct import offences, penalty, requests, splash
from tdapp.rulings.incidents import Incident

INCIDENTS: tuple[Incident, ...] = (*offences.INCIDENTS, *penalty.INCIDENTS, *requests.INCIDENTS, *splash.INCIDENTS)
