"""The sentence why a tournament is only shown: a line of its journal that cannot be right. The rest of the reasons are
conflicts.
"""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

BROKEN: dict[str, Text] = {
    "refused.tournament.broken": QT_TRANSLATE_NOOP(
        "Broken",
        "Line {line} of this tournament's journal does not follow from the lines before it: {because} "
        "The tournament is shown as it was after line {last}, and nothing more can be entered. Put back "
        "an earlier copy (Ctrl+Shift+B), or continue in a new tournament.",
    ),
    "refused.tournament.unreadable": QT_TRANSLATE_NOOP(
        "Broken",
        "This tournament cannot be shown, because its journal is broken from line {line} on: {because} "
        "Put back an earlier copy (Ctrl+Shift+B). The other tournaments are not affected.",
    ),
    "refused.tournament.only_shown": QT_TRANSLATE_NOOP(
        "Broken",
        "{file} is damaged and only shown, as it was after the last act that can be read: nothing can be changed. "
        "Recover the night, or save what is left into a new file, and continue there.",
    ),
    "broken.store.chain": QT_TRANSLATE_NOOP("Broken", "it was changed, lost or inserted afterwards."),
    "broken.store.unreadable_fact": QT_TRANSLATE_NOOP("Broken", "what it says cannot be read."),
    "broken.store.unknown_fact": QT_TRANSLATE_NOOP(
        "Broken", "it was written by a newer version of this program, which can show it."
    ),
    "broken.no_sense": QT_TRANSLATE_NOOP("Broken", "what it says makes no sense there."),
    "broken.retraction": QT_TRANSLATE_NOOP("Broken", "it undoes what cannot be undone."),
}
