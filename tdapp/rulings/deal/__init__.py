"""Chapter `deal`: misdeals, wrong numbers of cards, exposed and boxed cards, wrong decks."""

from tdapp.rulings.deal import exposed
from tdapp.rulings.incidents import Incident

INCIDENTS: tuple[Incident, ...] = (*exposed.INCIDENTS,)
