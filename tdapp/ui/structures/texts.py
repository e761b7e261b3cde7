"""The texts of the windows that make structures."""

from tdapp.domain.clock.structure import AnteKind
from tdapp.domain.structures.wish import Style
from tdapp.texts import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Generator", "Make a structure")
MAKE = QT_TRANSLATE_NOOP("Generator", "Make one", "a structure, on a button beside 'Load'")
CLOSE = QT_TRANSLATE_NOOP("Generator", "Close")
PRESETS = QT_TRANSLATE_NOOP("Generator", "Kinds of evening")
HOME = QT_TRANSLATE_NOOP("Generator", "Home evening")
CLUB = QT_TRANSLATE_NOOP("Generator", "Club evening")
TURBO = QT_TRANSLATE_NOOP("Generator", "Turbo")
DEEP = QT_TRANSLATE_NOOP("Generator", "Deep stack")
ENTRIES = QT_TRANSLATE_NOOP("Generator", "Entries expected")
STACK = QT_TRANSLATE_NOOP("Generator", "Starting stack")
STACK_WHY = QT_TRANSLATE_NOOP("Generator", "empty: one is proposed")
STARTS = QT_TRANSLATE_NOOP("Generator", "Starts at")
ENDS = QT_TRANSLATE_NOOP("Generator", "Should end at")
ENDS_WHY = QT_TRANSLATE_NOOP("Generator", "empty: as it comes")
LEVEL = QT_TRANSLATE_NOOP("Generator", "Minutes a level")
LEVEL_WHY = QT_TRANSLATE_NOOP("Generator", "empty: as it fits")
STYLE = QT_TRANSLATE_NOOP("Generator", "Style")
STYLES = {
    Style.FLAT: QT_TRANSLATE_NOOP("Generator", "Flat", "a structure of many small steps"),
    Style.STEADY: QT_TRANSLATE_NOOP("Generator", "Steady", "a structure as is usual"),
    Style.FAST: QT_TRANSLATE_NOOP("Generator", "Fast", "a structure of steep steps"),
}
DETAILS = QT_TRANSLATE_NOOP("Generator", "Details")
CHIPS = QT_TRANSLATE_NOOP("Generator", "Chip set")
USUAL_CHIPS = QT_TRANSLATE_NOOP("Generator", "The usual chips")
REBUYS = QT_TRANSLATE_NOOP("Generator", "Rebuys and re-entries expected")
ADD_ONS = QT_TRANSLATE_NOOP("Generator", "Add-ons expected")
LATE = QT_TRANSLATE_NOOP("Generator", "Minutes of late entry")
SHORTEST = QT_TRANSLATE_NOOP("Generator", "Shortest level in minutes")
ANTE = QT_TRANSLATE_NOOP("Generator", "Ante")
ANTES = {
    AnteKind.NONE: QT_TRANSLATE_NOOP("Generator", "No ante"),
    AnteKind.BIG_BLIND: QT_TRANSLATE_NOOP("Generator", "Big blind ante"),
    AnteKind.EACH: QT_TRANSLATE_NOOP("Generator", "Each player"),
}
GAME = QT_TRANSLATE_NOOP("Generator", "Game")
SUMMARY = QT_TRANSLATE_NOOP(
    "Generator", "{chips}, {rebuys} rebuys, {add_ons} add-ons, late entry {late} min, {ante}, {game}"
)
WORKING = QT_TRANSLATE_NOOP("Generator", "Many evenings are played …")
WORKING_WHY = QT_TRANSLATE_NOOP(
    "Generator",
    "Each structure is tried on many evenings, to see when it would end. Tried so far: {tried}, in {seconds} s.",
)
TAKE = QT_TRANSLATE_NOOP("Generator", "Take this one")
TAKE_HELP = QT_TRANSLATE_NOOP("Generator", "It lands in the editor or the form as if you had typed it (Enter)")
CHECK = QT_TRANSLATE_NOOP("Generator", "Correct what is marked first.")
TAKEN = QT_TRANSLATE_NOOP("Generator", "The structure is in the editor. It counts once you apply it.")
CURVE = QT_TRANSLATE_NOOP("Generator", "The big blind over the evening, and when it ends")

FIT_TITLE = QT_TRANSLATE_NOOP("Generator", "End at a time")
FIT_WHY = QT_TRANSLATE_NOOP(
    "Generator", "Levels that were played and the one that is running stay. Nothing is changed before you take a way."
)
NOW_ENDS = QT_TRANSLATE_NOOP("Generator", "As it is now it ends about {time}.")
NO_FORECAST = QT_TRANSLATE_NOOP("Generator", "Play is over, or nobody is in: there is nothing to fit.")
TAKE_WAY = QT_TRANSLATE_NOOP("Generator", "Take this way")
