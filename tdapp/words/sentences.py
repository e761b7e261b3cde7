"""Every sentence the core can ask for, by code. Grown with the core; a test walks all codes."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.acts import ACTS, LABELS
from tdapp.words.away import AWAY
from tdapp.words.broken import BROKEN
from tdapp.words.chips import CHIPS
from tdapp.words.club import CLUB
from tdapp.words.commands import COMMANDS
from tdapp.words.conflicts import CONFLICTS
from tdapp.words.counts import COUNTS
from tdapp.words.draws import DRAWS
from tdapp.words.hands import HANDS
from tdapp.words.needs import NEEDS
from tdapp.words.payouts import PAYOUTS
from tdapp.words.people import PEOPLE
from tdapp.words.prizes import PRIZES
from tdapp.words.racing import RACING
from tdapp.words.refusals import FIELDS, LIFTED, REFUSALS
from tdapp.words.sales import OFFERS, SALES
from tdapp.words.tables import TABLES
from tdapp.words.terms import TERMS
from tdapp.words.troubles import TROUBLES

AND = QT_TRANSLATE_NOOP("Words", "{first} and {last}")

SENTENCES: dict[str, Text] = {
    **ACTS,
    **LABELS,
    **AWAY,
    **BROKEN,
    **CHIPS,
    **CLUB,
    **COMMANDS,
    **CONFLICTS,
    **COUNTS,
    **DRAWS,
    **FIELDS,
    **LIFTED,
    **HANDS,
    **NEEDS,
    **PAYOUTS,
    **PEOPLE,
    **PRIZES,
    **RACING,
    **REFUSALS,
    **OFFERS,
    **SALES,
    **TABLES,
    **TERMS,
    **TROUBLES,
}
