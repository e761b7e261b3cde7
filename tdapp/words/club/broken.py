"""The sentence why a tournament is only shown: a line of its journal that cannot be right. The rest of the reasons are
conflicts.
"""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

BROKEN: dict[str, Text] = {
    "refused.tournament.broken": QT_TRANSLATE_NOOP(
        "Broken",
        "Line {line} of this tournament's journal does not follow from those before it: {because} So it is shown as it "
        "was after line {last}, and takes nothing more. Put back a copy from before (Ctrl+Shift+B), or go on in a new "
        "tournament.",
    ),
    "refused.tournament.unreadable": QT_TRANSLATE_NOOP(
        "Broken",
        "Nothing of this tournament can be shown, because its journal does not come out from line {line} on: {because} "
        "Put back a copy from before (Ctrl+Shift+B). The other tournaments are not touched by it.",
    ),
    "broken.store.chain": QT_TRANSLATE_NOOP("Broken", "it was changed, lost or put in after it was written."),
    "broken.store.unreadable_fact": QT_TRANSLATE_NOOP("Broken", "what it says cannot be read."),
    "broken.store.unknown_fact": QT_TRANSLATE_NOOP(
        "Broken", "a newer version of this program wrote it, which would show it."
    ),
    "broken.no_sense": QT_TRANSLATE_NOOP("Broken", "what it says makes no sense there."),
    "broken.retraction": QT_TRANSLATE_NOOP("Broken", "it takes back what cannot be taken back."),
}
