"""What can be picked in the form for a new tournament: a day, a kind of evening, when registration closes."""

from collections.abc import Sequence
from datetime import date, timedelta

from tdapp.domain.clock.structure import Structure, level_numbers
from tdapp.domain.money.sale_spans import breaks_after
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.ui.widgets.pick_strip import Pick
from tdapp.words.say import Words

TODAY = QT_TRANSLATE_NOOP("Lobby", "Today")
TOMORROW = QT_TRANSLATE_NOOP("Lobby", "Tomorrow")
FRIDAY = QT_TRANSLATE_NOOP("Lobby", "Friday")
SATURDAY = QT_TRANSLATE_NOOP("Lobby", "Saturday")
SUNDAY = QT_TRANSLATE_NOOP("Lobby", "Sunday")
AT_START = QT_TRANSLATE_NOOP("Lobby", "Play starts")
WITH_BREAK = QT_TRANSLATE_NOOP("Lobby", "Level {level}")
NAMED_DAYS = (("friday", FRIDAY, 4), ("saturday", SATURDAY, 5), ("sunday", SUNDAY, 6))  # as Python counts weekdays
USUAL_SEATS = (6, 8, 9, 10)
MOST_BREAKS = 3  # breaks that are offered: registration is over by then


def days(words: Words, today: date) -> tuple[Pick, ...]:
    """Today, tomorrow, and the next days clubs play on."""
    near = [Pick("today", words(TODAY), today), Pick("tomorrow", words(TOMORROW), today + timedelta(days=1))]
    for key, text, weekday in NAMED_DAYS:
        day = today + timedelta(days=(weekday - today.weekday()) % 7)
        if all(day != pick.value for pick in near):
            near.append(Pick(key, words(text), day))
    return tuple(near)


def last_levels(words: Words, structure: Structure) -> tuple[Pick, ...]:
    """The levels registration can well end with: before play, and those a break follows."""
    numbers = [number for number in level_numbers(structure) if number is not None]
    breaks = [number for number in numbers if breaks_after(structure, number)][:MOST_BREAKS]
    return (
        Pick("0", words(AT_START), 0),
        *(Pick(str(number), words(WITH_BREAK, level=number), number) for number in breaks),
    )


def seats(words: Words) -> Sequence[Pick]:
    """The seats tables usually have."""
    return [Pick(str(number), words.number(number), number) for number in USUAL_SEATS]
