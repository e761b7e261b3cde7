"""The sentences of the question about time that passed while nobody looked."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

AWAY: dict[str, Text] = {
    "away.asked": QT_TRANSLATE_NOOP(
        "Away",
        "The clock ran at {at} in {before} with {left} left. It is {now} now. If play continued: {after}.",
    ),
    "away.asked.named": QT_TRANSLATE_NOOP(
        "Away",
        "{name}: the clock ran at {at} in {before} with {left} left. It is {now} now. If play continued: {after}.",
    ),
    "away.start": QT_TRANSLATE_NOOP(
        "Away",
        "The clock started by itself while nobody was watching, after {at}. It is {now} now. If play began: {after}.",
    ),
    "away.start.named": QT_TRANSLATE_NOOP(
        "Away",
        "{name}: the clock started by itself while nobody was watching, after {at}. It is {now} now. If play began: "
        "{after}.",
    ),
    "away.behind": QT_TRANSLATE_NOOP(
        "Away",
        "This laptop's clock is {behind} behind where it was when this club was last open. The "
        "tournament clock was running, at {before} with {left} left. Correct the laptop's clock, then "
        "choose how the tournament clock continues.",
    ),
    "away.behind.named": QT_TRANSLATE_NOOP(
        "Away",
        "{name}: this laptop's clock is {behind} behind where it was when this club was last open. The "
        "tournament clock was running, at {before} with {left} left. Correct the laptop's clock, then "
        "choose how the tournament clock continues.",
    ),
    "away.here": QT_TRANSLATE_NOOP("Away", "{place} with {left} left"),
    "away.over": QT_TRANSLATE_NOOP("Away", "the levels are over"),
    "away.given_in": QT_TRANSLATE_NOOP("Away", "{answer} (in {left})"),
    "away.by_hand": QT_TRANSLATE_NOOP("Away", "Played by hand"),
    "away.level": QT_TRANSLATE_NOOP("Away", "Another level"),
    "away.ran_on": QT_TRANSLATE_NOOP("Away", "Play continued"),
    "away.goes_on": QT_TRANSLATE_NOOP("Away", "Resume at {before}"),
    "away.starts_now": QT_TRANSLATE_NOOP("Away", "Start now"),
    "away.stands": QT_TRANSLATE_NOOP("Away", "Stop at {before}"),
    "away.not_started": QT_TRANSLATE_NOOP("Away", "Not started yet"),
}
