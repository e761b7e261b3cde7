"""Every incident the rulings desk knows, by its id."""

from collections.abc import Mapping
from types import MappingProxyType

from tdapp.rulings.betting import chapter as betting
from tdapp.rulings.board import chapter as board
from tdapp.rulings.conduct import chapter as conduct
from tdapp.rulings.deal import chapter as deal
from tdapp.rulings.incidents import Incident
from tdapp.rulings.showdown import chapter as showdown
from tdapp.rulings.tournament import chapter as tournament
from tdapp.rulings.turn import chapter as turn

CHAPTERS: tuple[str, ...] = ("betting", "turn", "deal", "board", "showdown", "conduct", "tournament")

INCIDENTS: Mapping[str, Incident] = MappingProxyType(
    {
        incident.id: incident
        for chapter in (betting, turn, deal, board, showdown, conduct, tournament)
        for incident in chapter.INCIDENTS
    }
)
