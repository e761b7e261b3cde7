"""Every incident the rulings desk knows, by its id."""

from collections.abc import Mapping
from types import MappingProxyType

from tdapp.rulings import betting, conduct, deal, showdown, tournament, turn
from tdapp.rulings.incidents import Incident

CHAPTERS: tuple[str, ...] = ("betting", "turn", "deal", "showdown", "conduct", "tournament")

INCIDENTS: Mapping[str, Incident] = MappingProxyType(
    {
        incident.id: incident
        for chapter in (betting, turn, deal, showdown, conduct, tournament)
        for incident in chapter.INCIDENTS
    }
)
