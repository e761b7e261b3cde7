"""Rules of sounds and events as TOML: what a rule is written as, and what is wrong with one, by file and line.

[[rule]]
key = "last_minute"
when = "level_left"
before = 60                          # seconds
sound = "warning"                    # one that is shipped, or the path of a WAV file
flash = true
message = { en = "Last minute" }
only = { level_from = 3, stages = ["play"], running = true }
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import time
from types import MappingProxyType
from typing import Any

from tdapp.app.clock.announcing import check_fields
from tdapp.app.events.toml_rows import by_language, plain, rows_of, seconds, values_of, whole, written, yes
from tdapp.domain.events.rules import ALWAYS, BEFORE, Condition, Rule, Trigger, check_rule
from tdapp.domain.refusal import Refused, require
from tdapp.nested import toml_text
from tdapp.read.message import say_refused
from tdapp.read.screen_stage import EveningStage
from tdapp.read.sheet_kind import SheetKind

# Fields of a message that what happened fills, beside those of every announcement.
OF_EVENT: Mapping[Trigger, tuple[str, ...]] = MappingProxyType(
    {
        Trigger.LEVEL_LEFT: ("minutes",),
        Trigger.BREAK_LEFT: ("minutes",),
        Trigger.CLOSING: ("minutes",),
        Trigger.TABLE_BREAKS: ("table",),
        Trigger.PLACE: ("place",),
        Trigger.HIGH_HAND: ("pool", "hand"),
        Trigger.NEXT_HAND: ("hand",),
    }
)
PLAIN = ("sound", "spoken", "programme")


def rules_of(text: str, file: str) -> tuple[Rule, ...]:
    """The rules in a TOML text. Refuses the first thing that is wrong with it, by file, line and reason."""
    rules: list[Rule] = []
    for data, line in rows_of(text, file, "rule"):
        rule = _rule(data, file, line)
        require(rule.key not in {one.key for one in rules}, "events.twice", file=file, line=line(""), name=rule.key)
        rules.append(rule)
    return tuple(rules)


def text_of(rules: Iterable[Rule]) -> str:
    """Rules as TOML, as `rules_of` reads them."""
    return "\n".join(_written(rule) for rule in rules)


def _rule(data: Any, file: str, line: Callable[[str], int]) -> Rule:
    """One rule; `line` of a name in it, of the rule itself where the name does not stand there."""
    reads: Mapping[str, Callable[[Any], Any]] = {
        "key": plain,
        "when": Trigger,
        "before": seconds,
        "place": whole,
        "at": _time,
        "only": _condition,
        "volume": whole,
        "message": _message,
        "lasts": seconds,
        "flash": yes,
        "sheet": lambda value: SheetKind(value).value if value else "",
        "on": yes,
        **dict.fromkeys(PLAIN, plain),
    }
    values = values_of((data, line), file, reads, ("key", "when"))
    values["condition"] = values.pop("only", ALWAYS)
    try:
        return checked(Rule(**values))
    except Refused as refused:
        raise Refused("events.wrong", file=file, line=line(""), why=say_refused(refused)) from refused


def _time(value: Any) -> time:
    """A time of day, as TOML has it (19:30:00) or as a text ('19:30')."""
    found = value if isinstance(value, time) else time.fromisoformat(plain(value))
    return time(found.hour, found.minute)


def checked(rule: Rule) -> Rule:
    """The rule itself where it makes sense, and each field of its message is known where it happens. Refuses as
    `check_rule` and `check_fields` do.
    """
    for _language, text in rule.message:
        check_fields(text, OF_EVENT.get(rule.when, ()))
    return check_rule(rule)


def check_programme(programme: str, known: Collection[str]) -> None:
    """Refuse a programme of the screen that is not there any more, by its name."""
    require(programme in known, "events.programme", name=programme)


def _message(value: Any) -> tuple[tuple[str, str], ...]:
    return by_language(value, lambda _text: None)


def _condition(value: Any) -> Condition:
    reads: Mapping[str, Callable[[Any], Any]] = {
        "tournament": plain,
        "level_from": whole,
        "level_to": whole,
        "left_from": whole,
        "left_to": whole,
        "stages": lambda stages: tuple(EveningStage(stage).value for stage in stages),
        "running": yes,
    }
    unknown = next((name for name in value if name not in reads), None)
    if unknown is not None:
        raise Refused("events.unknown_condition", name=unknown)
    return Condition(**{name: reads[name](each) for name, each in value.items()})


def _written(rule: Rule) -> str:
    """A rule as it stands in a file: what is as usual is left out."""
    lines = ["[[rule]]", f"key = {toml_text(rule.key)}", f"when = {toml_text(rule.when.value)}"]
    if rule.when in BEFORE:
        lines.append(f"before = {round(rule.before.total_seconds())}")
    if rule.place:
        lines.append(f"place = {rule.place}")
    if rule.at is not None:
        lines.append(f"at = {rule.at:%H:%M}:00")
    lines += [f"{name} = {toml_text(getattr(rule, name))}" for name in (*PLAIN, "sheet") if getattr(rule, name)]
    if rule.volume != 100:
        lines.append(f"volume = {rule.volume}")
    if rule.message:
        lines += [f"message = {written(rule.message)}", f"lasts = {round(rule.lasts.total_seconds())}"]
    if rule.flash:
        lines.append("flash = true")
    if rule.condition != ALWAYS:
        lines.append(f"only = {{ {', '.join(_conditions(rule.condition))} }}")
    if not rule.on:
        lines.append("on = false")
    return "\n".join(lines) + "\n"


def _conditions(only: Condition) -> Iterable[str]:
    if only.tournament:
        yield f"tournament = {toml_text(only.tournament)}"
    for name in ("level_from", "level_to", "left_from", "left_to"):
        if getattr(only, name):
            yield f"{name} = {getattr(only, name)}"
    if only.stages:
        yield f"stages = [{', '.join(map(toml_text, only.stages))}]"
    if only.running:
        yield "running = true"
