"""Chapter `board`: burn and board cards, the button, short decks and deck changes."""

from tdapp.rulings.incidents import Incident

INCIDENTS: tuple[Incident, ...] = ()
