"""The words for the boxes of a public screen: what each shows, and why one cannot stand somewhere."""

from collections.abc import Mapping
from types import MappingProxyType

from tdapp.domain.refusal import Refused
from tdapp.read.screen_layout import Align, BoxKind
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.refusals import REFUSALS
from tdapp.words.say import Words

KINDS: Mapping[BoxKind, Text] = MappingProxyType(
    {
        BoxKind.NAME: QT_TRANSLATE_NOOP("Boxes", "Name"),
        BoxKind.STATE: QT_TRANSLATE_NOOP("Boxes", "Level or state"),
        BoxKind.TIME: QT_TRANSLATE_NOOP("Boxes", "Time of day"),
        BoxKind.CLOCK: QT_TRANSLATE_NOOP("Boxes", "Clock"),
        BoxKind.BLINDS: QT_TRANSLATE_NOOP("Boxes", "Blinds"),
        BoxKind.NEXT: QT_TRANSLATE_NOOP("Boxes", "What comes next"),
        BoxKind.TRACK: QT_TRANSLATE_NOOP("Boxes", "Row of levels"),
        BoxKind.PLAYERS: QT_TRANSLATE_NOOP("Boxes", "Players and average"),
        BoxKind.MONEY: QT_TRANSLATE_NOOP("Boxes", "Prizes in short"),
        BoxKind.TERMS: QT_TRANSLATE_NOOP("Boxes", "Buy-in and stack"),
        BoxKind.LATE: QT_TRANSLATE_NOOP("Boxes", "Late registration"),
        BoxKind.SEATS: QT_TRANSLATE_NOOP("Boxes", "Seats by name"),
        BoxKind.MOVES: QT_TRANSLATE_NOOP("Boxes", "Moves"),
        BoxKind.WAITING: QT_TRANSLATE_NOOP("Boxes", "Waiting list"),
        BoxKind.CHIPS: QT_TRANSLATE_NOOP("Boxes", "Chips that leave"),
        BoxKind.LEADERS: QT_TRANSLATE_NOOP("Boxes", "Chip leaders"),
        BoxKind.BOUNTIES: QT_TRANSLATE_NOOP("Boxes", "Bounties"),
        BoxKind.SIDE_POOLS: QT_TRANSLATE_NOOP("Boxes", "Side pools"),
        BoxKind.TO_MONEY: QT_TRANSLATE_NOOP("Boxes", "Way to the money"),
        BoxKind.LADDER: QT_TRANSLATE_NOOP("Boxes", "Payout ladder"),
        BoxKind.TABLE: QT_TRANSLATE_NOOP("Boxes", "Final table"),
        BoxKind.PODIUM: QT_TRANSLATE_NOOP("Boxes", "Podium"),
        BoxKind.ANNOUNCEMENT: QT_TRANSLATE_NOOP("Boxes", "Announcements"),
        BoxKind.PICTURE: QT_TRANSLATE_NOOP("Boxes", "Logo or picture"),
    }
)
ALIGNS: Mapping[Align, Text] = MappingProxyType(
    {
        Align.LEFT: QT_TRANSLATE_NOOP("Boxes", "Left"),
        Align.CENTRE: QT_TRANSLATE_NOOP("Boxes", "Middle"),
        Align.RIGHT: QT_TRANSLATE_NOOP("Boxes", "Right"),
    }
)
# The shipped layouts by the names of their files.
LAYOUTS: Mapping[str, Text] = MappingProxyType(
    {
        "before": QT_TRANSLATE_NOOP("Boxes", "Before the start"),
        "play": QT_TRANSLATE_NOOP("Boxes", "Play"),
        "break": QT_TRANSLATE_NOOP("Boxes", "Break"),
        "final": QT_TRANSLATE_NOOP("Boxes", "Final table"),
        "podium": QT_TRANSLATE_NOOP("Boxes", "Podium"),
        "clock": QT_TRANSLATE_NOOP("Boxes", "Clock"),
        "entrance": QT_TRANSLATE_NOOP("Boxes", "Seats and moves"),
        "prizes": QT_TRANSLATE_NOOP("Boxes", "Prizes"),
        "pair": QT_TRANSLATE_NOOP("Boxes", "Two tournaments"),
    }
)
BOXES = ("box", "under")  # facts of a refusal that are kinds of boxes


def refused_said(words: Words, refused: Refused) -> str:
    """Why something cannot be arranged, with the boxes by their names."""
    facts = {key: words(KINDS[BoxKind(value)]) if key in BOXES else value for key, value in refused.facts.items()}
    return words(REFUSALS[f"refused.{refused.code}"], **facts)


def layout_name(words: Words, key: str, name: str) -> str:
    """What a layout is called; an own one as its file says."""
    return words(LAYOUTS[key]) if key in LAYOUTS else name
