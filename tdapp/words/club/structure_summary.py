"""A structure in one line, for whoever chooses one."""

from datetime import timedelta

from tdapp.read.structures.summary import StructureSummary
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.clock.depth import brief_depth
from tdapp.words.say import Words

_LINE = QT_TRANSLATE_NOOP("Summary", "{stack} chips, {depth}, {levels}, about {hours} with %n players", "", 1)
_LEVELS = QT_TRANSLATE_NOOP("Summary", "levels of {lasts}")
_LEVELS_TO = QT_TRANSLATE_NOOP("Summary", "levels of {least} to {most}")
_HOURS = QT_TRANSLATE_NOOP("Summary", "{hours} h", "about how long a tournament takes; may have a half: 4½")
_MINUTES = QT_TRANSLATE_NOOP("Summary", "{minutes} min", "about how long a tournament takes")
_PARTS = {0: "", 15: "¼", 30: "½", 45: "¾"}  # minutes of an hour


def summary_said(words: Words, summary: StructureSummary) -> str:
    """The figures of a structure: '10,000 chips, 200 BB, levels of 20 min, about 5½ h with 40 players'."""
    alike = summary.shortest == summary.longest
    spans = {"least": words.span(summary.shortest), "most": words.span(summary.longest)}
    levels = words(_LEVELS, lasts=spans["most"]) if alike else words(_LEVELS_TO, **spans)
    depth = brief_depth(words, summary.depth)
    hours = _about(words, summary.about)
    return words(_LINE, stack=summary.stack, depth=depth, levels=levels, hours=hours, n=summary.entries)


def _about(words: Words, span: timedelta) -> str:
    """A length of time in quarters of an hour: '5½ h', '45 min'."""
    whole, rest = divmod(int(span.total_seconds()) // 60, 60)
    return words(_HOURS, hours=f"{whole}{_PARTS[rest]}") if whole else words(_MINUTES, minutes=rest)
