"""The chapter `betting` of the rulings in words."""

from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.rulings.chapter import Chapter

WORDS = Chapter(
    titles={"betting.silent_chips": QT_TRANSLATE_NOOP("Rulings", "Chips put in without a word")},
    keywords={
        "betting.silent_chips": QT_TRANSLATE_NOOP(
            "Rulings",
            "overchip, several chips, silent, oversize chip, 50 %",
            "words a director types, parted by commas",
        )
    },
    questions={"chips": QT_TRANSLATE_NOOP("Rulings", "Which chips, one by one?")},
    steps={
        "betting.call": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} has called {to}."),
        "betting.call_change_back": QT_TRANSLATE_NOOP("Rulings", "It is a call of {to}. Seat {seat} gets {back} back."),
        "betting.check": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} has checked."),
        "betting.bet": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} has bet {to}."),
        "betting.raise_to": QT_TRANSLATE_NOOP("Rulings", "It is a raise to {to} by seat {seat}."),
        "betting.all_in": QT_TRANSLATE_NOOP("Rulings", "Seat {seat} is all-in for {to}."),
        "betting.one_chip": QT_TRANSLATE_NOOP("Rulings", "One chip and no word: a call, whatever the chip is worth."),
        "betting.smallest_chip_away": QT_TRANSLATE_NOOP(
            "Rulings", "Take the smallest of {chips} away: if the rest still covers the call, half a raise decides."
        ),
        "betting.half_raise": QT_TRANSLATE_NOOP(
            "Rulings", "{total} in front of him against a bet of {level}; a raise is {full} more, half of it counts."
        ),
    },
    values={
        "silent_chips": QT_TRANSLATE_NOOP("Rulings", "Silent chips facing a bet"),
        "last_chips": QT_TRANSLATE_NOOP("Rulings", "Last chips not all needed for the call are all-in"),
    },
    settings={
        "silent_chips/each_chip_counts": QT_TRANSLATE_NOOP("Rulings", "each chip is looked at"),
        "silent_chips/value_counts": QT_TRANSLATE_NOOP("Rulings", "only the value counts"),
    },
)
