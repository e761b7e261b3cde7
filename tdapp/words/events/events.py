"""What happens and what is done about it, in words; and what is wrong with a rule, a template or a sound."""

from collections.abc import Mapping
from types import MappingProxyType

from tdapp.domain.events.rules import Condition, Rule, Trigger
from tdapp.read.screen_stage import EveningStage
from tdapp.read.sheet_kind import SheetKind
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.papers.papers import TITLES
from tdapp.words.say import Words

TRIGGERS: Mapping[Trigger, Text] = MappingProxyType(
    {
        Trigger.START: QT_TRANSLATE_NOOP("Events", "Play starts"),
        Trigger.LEVEL_LEFT: QT_TRANSLATE_NOOP("Events", "Before the end of a level"),
        Trigger.LEVEL_UP: QT_TRANSLATE_NOOP("Events", "Level up"),
        Trigger.BREAK_BEGINS: QT_TRANSLATE_NOOP("Events", "A break begins"),
        Trigger.BREAK_LEFT: QT_TRANSLATE_NOOP("Events", "Before the end of a break"),
        Trigger.BREAK_ENDS: QT_TRANSLATE_NOOP("Events", "A break ends"),
        Trigger.LEVELS_END: QT_TRANSLATE_NOOP("Events", "The last level has run out"),
        Trigger.CLOSING: QT_TRANSLATE_NOOP("Events", "Before registration closes"),
        Trigger.CLOSES: QT_TRANSLATE_NOOP("Events", "Registration closes"),
        Trigger.BUBBLE: QT_TRANSLATE_NOOP("Events", "Bubble"),
        Trigger.IN_MONEY: QT_TRANSLATE_NOOP("Events", "In the money"),
        Trigger.HAND_FOR_HAND: QT_TRANSLATE_NOOP("Events", "Hand for hand begins"),
        Trigger.NEXT_HAND: QT_TRANSLATE_NOOP("Events", "Next hand in hand for hand"),
        Trigger.TABLE_BREAKS: QT_TRANSLATE_NOOP("Events", "A table breaks"),
        Trigger.FINAL_TABLE: QT_TRANSLATE_NOOP("Events", "Final table"),
        Trigger.PLACE: QT_TRANSLATE_NOOP("Events", "Somebody goes out in a place"),
        Trigger.HIGH_HAND: QT_TRANSLATE_NOOP("Events", "New best high hand"),
        Trigger.PAUSED: QT_TRANSLATE_NOOP("Events", "The clock is paused"),
        Trigger.GOES_ON: QT_TRANSLATE_NOOP("Events", "The clock resumes"),
        Trigger.FINISH: QT_TRANSLATE_NOOP("Events", "Play is over"),
        Trigger.AT_TIME: QT_TRANSLATE_NOOP("Events", "At a time of day"),
    }
)
# The same with what belongs to it: how long before, which place, which time.
EXACTLY: Mapping[Trigger, Text] = MappingProxyType(
    {
        Trigger.LEVEL_LEFT: QT_TRANSLATE_NOOP("Events", "{span} left of a level"),
        Trigger.BREAK_LEFT: QT_TRANSLATE_NOOP("Events", "{span} left of a break"),
        Trigger.CLOSING: QT_TRANSLATE_NOOP("Events", "Registration closes in {span}"),
        Trigger.PLACE: QT_TRANSLATE_NOOP("Events", "Place {place} goes out"),
        Trigger.AT_TIME: QT_TRANSLATE_NOOP("Events", "At {time}"),
    }
)
STAGES: Mapping[EveningStage, Text] = MappingProxyType(
    {
        EveningStage.ANNOUNCED: QT_TRANSLATE_NOOP("Events", "announced"),
        EveningStage.REGISTRATION: QT_TRANSLATE_NOOP("Events", "registration"),
        EveningStage.STARTING: QT_TRANSLATE_NOOP("Events", "about to start"),
        EveningStage.PLAY: QT_TRANSLATE_NOOP("Events", "play", "a stage of the evening"),
        EveningStage.CLOSING: QT_TRANSLATE_NOOP("Events", "registration about to close"),
        EveningStage.BREAK: QT_TRANSLATE_NOOP("Events", "break", "a stage of the evening"),
        EveningStage.BUBBLE: QT_TRANSLATE_NOOP("Events", "bubble"),
        EveningStage.HAND_FOR_HAND: QT_TRANSLATE_NOOP("Events", "hand for hand"),
        EveningStage.IN_MONEY: QT_TRANSLATE_NOOP("Events", "in the money"),
        EveningStage.FINAL_TABLE: QT_TRANSLATE_NOOP("Events", "final table"),
        EveningStage.DEAL: QT_TRANSLATE_NOOP("Events", "deal", "a stage of the evening"),
        EveningStage.FINISHED: QT_TRANSLATE_NOOP("Events", "finished"),
        EveningStage.PAUSED: QT_TRANSLATE_NOOP("Events", "paused"),
    }
)
SOUNDS: Mapping[str, Text] = MappingProxyType(
    {
        "break": QT_TRANSLATE_NOOP("Events", "Three falling bells"),
        "fanfare": QT_TRANSLATE_NOOP("Events", "Fanfare"),
        "level_end": QT_TRANSLATE_NOOP("Events", "Three rising bells"),
        "notice": QT_TRANSLATE_NOOP("Events", "One bell, twice"),
        "time_called": QT_TRANSLATE_NOOP("Events", "Three even strokes"),
        "warning": QT_TRANSLATE_NOOP("Events", "Two falling bells"),
    }
)

SOUND = QT_TRANSLATE_NOOP("Events", "sound {name}")
SPOKEN = QT_TRANSLATE_NOOP("Events", "spoken file")
MESSAGE = QT_TRANSLATE_NOOP("Events", "message")
FLASH = QT_TRANSLATE_NOOP("Events", "flash")
PROGRAMME = QT_TRANSLATE_NOOP("Events", "programme {name}")
PRINT = QT_TRANSLATE_NOOP("Events", "prints {sheet}")
IN_TOURNAMENT = QT_TRANSLATE_NOOP("Events", "only in {name}")
LEVELS = QT_TRANSLATE_NOOP("Events", "levels {first} to {last}")
LEVELS_FROM = QT_TRANSLATE_NOOP("Events", "from level {first}")
LEVELS_TO = QT_TRANSLATE_NOOP("Events", "up to level {last}")
LEFT = QT_TRANSLATE_NOOP("Events", "{first} to {last} players left")
LEFT_FROM = QT_TRANSLATE_NOOP("Events", "{first} or more players left")
LEFT_TO = QT_TRANSLATE_NOOP("Events", "{last} or fewer players left")
STAGE = QT_TRANSLATE_NOOP("Events", "stage: {stages}")
RUNNING = QT_TRANSLATE_NOOP("Events", "only while the clock runs")

EVENTS: dict[str, Text] = {
    "refused.events.file": QT_TRANSLATE_NOOP("Events", "{file} cannot be read. Choose another file."),
    "refused.events.toml": QT_TRANSLATE_NOOP("Events", "{file}, line {line}: this is not TOML ({detail})."),
    "refused.events.unknown": QT_TRANSLATE_NOOP("Events", "{file}, line {line}: nothing is called '{name}' here."),
    "refused.events.missing": QT_TRANSLATE_NOOP("Events", "{file}, line {line}: '{name}' is missing."),
    "refused.events.twice": QT_TRANSLATE_NOOP("Events", "{file}, line {line}: the key '{name}' is there already."),
    "refused.events.value": QT_TRANSLATE_NOOP("Events", "{file}, line {line}: {name} cannot be '{given}'."),
    "refused.events.wrong": QT_TRANSLATE_NOOP("Events", "{why} It stands in {file}, line {line}."),
    "refused.events.unknown_condition": QT_TRANSLATE_NOOP("Events", "There is no condition '{name}'."),
    "refused.events.before": QT_TRANSLATE_NOOP("Events", "Give how long before: from one second to {limit}."),
    "refused.events.place": QT_TRANSLATE_NOOP("Events", "Give the place whose bust-out it is: 2 or more."),
    "refused.events.at": QT_TRANSLATE_NOOP("Events", "Give the time of day, such as 19:30."),
    "refused.events.level": QT_TRANSLATE_NOOP("Events", "The first level comes after the last one. Swap them."),
    "refused.events.left": QT_TRANSLATE_NOOP("Events", "From more players than to. Swap the numbers."),
    "refused.events.volume": QT_TRANSLATE_NOOP("Events", "The volume is between 0 and 100."),
    "refused.events.lasts": QT_TRANSLATE_NOOP("Events", "A message stands between {least} and {limit} seconds."),
    "refused.events.text": QT_TRANSLATE_NOOP(
        "Events", "The message has {n} letters, and {limit} are read from afar. Shorten it."
    ),
    "refused.events.nothing": QT_TRANSLATE_NOOP(
        "Events", "This rule does nothing yet. Choose a sound, a message, a flash, a programme or a sheet."
    ),
    "refused.events.programme": QT_TRANSLATE_NOOP(
        "Events", "There is no programme '{name}' for the screen, so it shows what it did. Choose another in the rule."
    ),
    "refused.sound.missing": QT_TRANSLATE_NOOP("Events", "The sound {file} is not there. Choose another file."),
    "refused.sound.kind": QT_TRANSLATE_NOOP(
        "Events", "{file} is not a WAV file. Save it as WAV (PCM), or choose another one."
    ),
    "refused.sound.broken": QT_TRANSLATE_NOOP("Events", "The sound {file} is broken or not PCM. Choose another file."),
    "refused.sound.long": QT_TRANSLATE_NOOP("Events", "The sound {file} lasts longer than {limit}. Cut it."),
}


def when_said(words: Words, rule: Rule) -> str:
    """What a rule waits for: '1 min left of a level', 'Level up'."""
    exactly = EXACTLY.get(rule.when)
    if exactly is None:
        return words(TRIGGERS[rule.when])
    at = f"{rule.at:%H:%M}" if rule.at is not None else ""
    return words(exactly, span=words.span(rule.before), place=rule.place, time=at)


def does_said(words: Words, rule: Rule) -> str:
    """What a rule does, in a few words."""
    does = []
    if rule.sound:
        does.append(words(SOUND, name=sound_said(words, rule.sound)))
    if rule.spoken:
        does.append(words(SPOKEN))
    if rule.message:
        does.append(words(MESSAGE))
    if rule.flash:
        does.append(words(FLASH))
    if rule.programme:
        does.append(words(PROGRAMME, name=rule.programme))
    if rule.sheet:
        does.append(words(PRINT, sheet=words(TITLES[SheetKind(rule.sheet)])))
    return " · ".join(does)


def sound_said(words: Words, sound: str) -> str:
    """A shipped sound by its name, a file by its own."""
    known = SOUNDS.get(sound)
    return words(known) if known is not None else sound.replace("\\", "/").rpartition("/")[2]


def only_said(words: Words, only: Condition) -> str:
    """When a rule holds besides, in a few words; '' always."""
    parts = []
    if only.tournament:
        parts.append(words(IN_TOURNAMENT, name=only.tournament))
    parts += _from_to(words, only.level_from, only.level_to, (LEVELS, LEVELS_FROM, LEVELS_TO))
    parts += _from_to(words, only.left_from, only.left_to, (LEFT, LEFT_FROM, LEFT_TO))
    if only.stages:
        stages = [words(STAGES[EveningStage(stage)]) for stage in only.stages]
        parts.append(words(STAGE, stages=", ".join(stages)))
    if only.running:
        parts.append(words(RUNNING))
    return " · ".join(parts)


def _from_to(words: Words, first: int, last: int, texts: tuple[Text, Text, Text]) -> list[str]:
    if not first and not last:
        return []
    return [words(texts[0] if first and last else texts[1] if first else texts[2], first=first, last=last)]
