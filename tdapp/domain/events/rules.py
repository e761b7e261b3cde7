"""The rules of sounds and events: when (a trigger and conditions) do (sound, spoken file, message, flash, programme,
sheet).

Rules belong to the club, not to a tournament: what was heard in the room is no fact of its journal.
"""

from collections.abc import Collection
from datetime import time, timedelta
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.refusal import require

ZERO = timedelta(0)
LONGEST_BEFORE = timedelta(hours=4)
SHORTEST, LONGEST = timedelta(seconds=2), timedelta(minutes=30)  # a message over the screen
LONGEST_TEXT = 120  # letters of a message over the screen


class Trigger(StrEnum):
    """What happens. LEVEL_LEFT, BREAK_LEFT and CLOSING come so long before the end of a level, of a break, and before
    registration closes. LEVEL_UP: a level follows a level; LEVELS_END: the last one has run out; PLACE: somebody went
    out in that place; AT_TIME: a time of day.
    """

    START = "start"
    LEVEL_LEFT = "level_left"
    LEVEL_UP = "level_up"
    BREAK_BEGINS = "break_begins"
    BREAK_LEFT = "break_left"
    BREAK_ENDS = "break_ends"
    LEVELS_END = "levels_end"
    CLOSING = "closing"
    CLOSES = "closes"
    BUBBLE = "bubble"
    IN_MONEY = "in_money"
    HAND_FOR_HAND = "hand_for_hand"
    NEXT_HAND = "next_hand"
    TABLE_BREAKS = "table_breaks"
    FINAL_TABLE = "final_table"
    PLACE = "place"
    HIGH_HAND = "high_hand"
    PAUSED = "paused"
    GOES_ON = "goes_on"
    FINISH = "finish"
    AT_TIME = "at_time"


BEFORE = (Trigger.LEVEL_LEFT, Trigger.BREAK_LEFT, Trigger.CLOSING)  # they come so long before something


class Condition(Struct, frozen=True):
    """When a rule holds besides its trigger. `tournament`: its name, '' for any. Levels and players left from and to, 0
    for no bound. `stages`: of the evening, () for any; `running`: only while the clock runs.
    """

    tournament: str = ""
    level_from: int = 0
    level_to: int = 0
    left_from: int = 0
    left_to: int = 0
    stages: tuple[str, ...] = ()
    running: bool = False


ALWAYS = Condition()


class Rule(Struct, frozen=True):
    """A rule. `key` names it for ever: one of the club's own with the key of a shipped one takes its place.

    `before`: so long before, for the triggers of `BEFORE`. `place`: whose bust-out it is. `at`: a time of day.
    `sound`: a shipped one by name or the path of a file; `spoken`: a file that follows it; '' for none. `volume`: of
    both, in percent. `message`: over the screen, by language, for `lasts`; `flash`: the screen does. `programme`: the
    screen changes to it, by name; `sheet`: what is printed; '' for nothing.
    """

    key: str
    when: Trigger
    before: timedelta = ZERO
    place: int = 0
    at: time | None = None
    condition: Condition = ALWAYS
    sound: str = ""
    volume: int = 100
    spoken: str = ""
    message: tuple[tuple[str, str], ...] = ()
    lasts: timedelta = timedelta(seconds=10)
    flash: bool = False
    programme: str = ""
    sheet: str = ""
    on: bool = True

    @property
    def heard(self) -> bool:
        """Whether it makes any sound."""
        return bool(self.sound or self.spoken)

    def said(self, language: str) -> str:
        """Its message in a language, else in the first it was written in; '' for none."""
        known = dict(self.message)
        return known.get(language) or next(iter(known.values()), "")


class Happening(Struct, frozen=True):
    """Something that happened in a tournament. `key`: what it is called for ever, so that it is told of once.

    `before`, `place`, `at`: as in a rule. `args`: values for the fields of a message.
    """

    trigger: Trigger
    key: str
    before: timedelta = ZERO
    place: int = 0
    at: time | None = None
    args: tuple[tuple[str, int | str], ...] = ()

    def starts(self, rule: Rule) -> bool:
        """Whether it is what a rule waits for, whatever its conditions."""
        return (self.trigger, self.before, self.place, self.at) == (rule.when, rule.before, rule.place, rule.at)


def check_rule(rule: Rule) -> Rule:
    """The rule itself where it makes sense. Refuses one that never comes or does nothing, with what is missing.

    `events.before`, `events.place`, `events.at`: when it comes; `events.nothing`: it does nothing; `events.volume`,
    `events.lasts`, `events.text`: what it does; `events.level`, `events.left`: from more than to.
    """
    least = timedelta(seconds=1) if rule.when in BEFORE else ZERO
    most = LONGEST_BEFORE if rule.when in BEFORE else ZERO
    require(least <= rule.before <= most, "events.before", limit=LONGEST_BEFORE)
    require((rule.place > 1) == (rule.when is Trigger.PLACE), "events.place")
    require((rule.at is not None) == (rule.when is Trigger.AT_TIME), "events.at")
    only = rule.condition
    require(not only.level_to or only.level_from <= only.level_to, "events.level")
    require(not only.left_to or only.left_from <= only.left_to, "events.left")
    require(0 <= rule.volume <= 100, "events.volume")
    require(SHORTEST <= rule.lasts <= LONGEST, "events.lasts", least=SHORTEST.seconds, limit=LONGEST.seconds)
    longest = max((len(text) for _language, text in rule.message), default=0)
    require(longest <= LONGEST_TEXT, "events.text", n=longest, limit=LONGEST_TEXT)
    does = rule.heard or rule.flash or any(text for _language, text in rule.message) or rule.programme or rule.sheet
    require(bool(does), "events.nothing")
    return rule


def holds(condition: Condition, *, name: str, level: int, left: int, stage: str, running: bool) -> bool:
    """Whether a condition holds in a tournament of that name at that level, with so many left, at that stage."""
    return (
        condition.tournament.casefold() in ("", name.casefold())
        and condition.level_from <= level
        and (not condition.level_to or level <= condition.level_to)
        and condition.left_from <= left
        and (not condition.left_to or left <= condition.left_to)
        and (not condition.stages or stage in condition.stages)
        and (running or not condition.running)
    )


def marks(rules: Collection[Rule], trigger: Trigger) -> frozenset[timedelta]:
    """The times before something that rules with this trigger wait for."""
    return frozenset(rule.before for rule in rules if rule.on and rule.when is trigger)
