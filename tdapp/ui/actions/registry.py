"""Every action by its id: the one list that keys, cards, the command box and the key sheet are made from."""

from tdapp.ui.actions.action import Action
from tdapp.ui.actions.bounties import BOUNTIES
from tdapp.ui.actions.chip_plan import CHIP_PLAN
from tdapp.ui.actions.chips import COUNTS
from tdapp.ui.actions.clock import CLOCK
from tdapp.ui.actions.draws import DRAWS
from tdapp.ui.actions.entries import ENTRIES
from tdapp.ui.actions.hands import HANDS
from tdapp.ui.actions.papers import PAPERS
from tdapp.ui.actions.people import PEOPLE
from tdapp.ui.actions.prizes import PRIZES
from tdapp.ui.actions.racing import RACING
from tdapp.ui.actions.registration import DESK
from tdapp.ui.actions.rulings import RULINGS
from tdapp.ui.actions.seats import SEATS
from tdapp.ui.actions.side_pools import SIDE_POOLS
from tdapp.ui.actions.structures import STRUCTURES
from tdapp.ui.actions.tables import TABLES
from tdapp.ui.actions.tournament import TOURNAMENT
from tdapp.ui.actions.window import PAGES, WINDOW

ACTIONS: dict[str, Action] = {
    action.id: action
    for action in (
        *PAGES,
        *WINDOW,
        *PEOPLE,
        *CLOCK,
        *STRUCTURES,
        *ENTRIES,
        *DESK,
        *SEATS,
        *TABLES,
        *DRAWS,
        *HANDS,
        *CHIP_PLAN,
        *COUNTS,
        *RACING,
        *PRIZES,
        *BOUNTIES,
        *SIDE_POOLS,
        *PAPERS,
        *TOURNAMENT,
        *RULINGS,
    )
}
