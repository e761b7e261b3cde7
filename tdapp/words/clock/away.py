"""The sentences of the question about time that passed while nobody looked."""

from tdapp.texts import QT_TRANSLATE_NOOP, Text

AWAY: dict[str, Text] = {
    "away.asked": QT_TRANSLATE_NOOP(
        "Away", "Nobody looked for {span} while the clock ran: at {before} with {left} left. Now it says {after}."
    ),
    "away.asked.named": QT_TRANSLATE_NOOP(
        "Away",
        "{name}: nobody looked for {span} while the clock ran: at {before} with {left} left. Now it says {after}.",
    ),
    "away.start": QT_TRANSLATE_NOOP(
        "Away", "Nobody looked for {span}, and the clock started by itself meanwhile. Now it says {after}."
    ),
    "away.start.named": QT_TRANSLATE_NOOP(
        "Away", "{name}: nobody looked for {span}, and the clock started by itself meanwhile. Now it says {after}."
    ),
    "away.behind": QT_TRANSLATE_NOOP(
        "Away",
        "This laptop's clock is {behind} behind what it was when this club was last open. The tournament's clock ran, "
        "at {before} with {left} left. Set the laptop's clock right, and say how it goes on.",
    ),
    "away.behind.named": QT_TRANSLATE_NOOP(
        "Away",
        "{name}: this laptop's clock is {behind} behind what it was when this club was last open. The tournament's "
        "clock ran, at {before} with {left} left. Set the laptop's clock right, and say how it goes on.",
    ),
    "away.over": QT_TRANSLATE_NOOP("Away", "that the levels are over"),
    "away.ran_on": QT_TRANSLATE_NOOP("Away", "It was played"),
    "away.goes_on": QT_TRANSLATE_NOOP("Away", "Go on at {before}"),
    "away.starts_now": QT_TRANSLATE_NOOP("Away", "Start now"),
    "away.stands": QT_TRANSLATE_NOOP("Away", "Stand at {before}"),
    "away.not_started": QT_TRANSLATE_NOOP("Away", "Not started yet"),
}
