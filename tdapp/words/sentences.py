"""Every sentence the core can ask for, by code. Grown with the core; a test walks all codes."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.bounties.bounties import BOUNTIES
from tdapp.words.chips.chips import CHIPS
from tdapp.words.chips.counts import COUNTS
from tdapp.words.chips.racing import RACING
from tdapp.words.clock.announced import ANNOUNCED
from tdapp.words.clock.away import AWAY
from tdapp.words.club.broken import BROKEN
from tdapp.words.club.checking import CHECKING
from tdapp.words.club.club import CLUB
from tdapp.words.club.tournament_file import TOURNAMENT_FILE
from tdapp.words.club.troubles import TROUBLES
from tdapp.words.commands import COMMANDS
from tdapp.words.events.events import EVENTS
from tdapp.words.hands.hands import HANDS
from tdapp.words.journal.acts import ACTS, LABELS
from tdapp.words.journal.conflicts import CONFLICTS
from tdapp.words.needs import NEEDS
from tdapp.words.papers.by_hand import SENTENCES as BY_HAND
from tdapp.words.people.people import PEOPLE
from tdapp.words.prizes.deals import DEALS
from tdapp.words.prizes.payouts import PAYOUTS
from tdapp.words.prizes.pool import POOL
from tdapp.words.prizes.prizes import PRIZES
from tdapp.words.prizes.things import THINGS
from tdapp.words.refusals import FIELDS, LIFTED, REFUSALS
from tdapp.words.registration.sales import OFFERS, SALES
from tdapp.words.registration.terms import TERMS
from tdapp.words.seating.draws import DRAWS
from tdapp.words.seating.tables import TABLES
from tdapp.words.sidepools.side_pools import SIDE_POOLS
from tdapp.words.structures.generator import MADE
from tdapp.words.structures.lint import LINT

AND = QT_TRANSLATE_NOOP("Words", "{first} and {last}")

SENTENCES: dict[str, Text] = {
    **ACTS,
    **ANNOUNCED,
    **LABELS,
    **AWAY,
    **BOUNTIES,
    **BROKEN,
    **BY_HAND,
    **CHECKING,
    **CHIPS,
    **CLUB,
    **COMMANDS,
    **CONFLICTS,
    **COUNTS,
    **DEALS,
    **DRAWS,
    **EVENTS,
    **FIELDS,
    **LIFTED,
    **LINT,
    **MADE,
    **HANDS,
    **NEEDS,
    **PAYOUTS,
    **PEOPLE,
    **PRIZES,
    **POOL,
    **THINGS,
    **RACING,
    **REFUSALS,
    **OFFERS,
    **SALES,
    **SIDE_POOLS,
    **TABLES,
    **TERMS,
    **TOURNAMENT_FILE,
    **TROUBLES,
}
