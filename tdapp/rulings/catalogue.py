"""Every incident the rulings desk knows, by its id."""

from collections.abc import Mapping
from types import MappingProxyType

from tdapp.rulings import betting, board, conduct, deal, showdown, tournament, turn
from tdapp.rulings.incidents import Incident

CHAPTERS: tuple[str, ...] = ("betting", "turn", "deal", "board", "showdown", "conduct", "tournament")

INCIDENTS: Mapping[str, Incident] = MappingProxyType(
    {
        incident.id: incident
        for chapter in (betting, turn, deal, board, showdown, conduct, tournament)
        for incident in chapter.INCIDENTS
    }
)
