"""The incidents of the chapter `deal`, in the order they are listed in."""

from tdapp.rulings.deal import counts, decks, exposed, places, whole
from tdapp.rulings.incidents import Incident

INCIDENTS: tuple[Incident, ...] = (
    whole.INCIDENTS[0],
    *exposed.INCIDENTS,
    *counts.INCIDENTS,
    *places.INCIDENTS,
    *decks.INCIDENTS,
    *whole.INCIDENTS[1:],
)
