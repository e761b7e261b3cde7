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

import re
from collections.abc import Callable, Iterable, Mapping
from datetime import time, timedelta
from functools import partial
from typing import Any

from tdapp.app.clock.announcing import check_fields
from tdapp.domain.events.rules import ALWAYS, BEFORE, Condition, Rule, Trigger, check_rule
from tdapp.domain.refusal import Refused, require
from tdapp.nested import toml_of
from tdapp.read.message import say_refused
from tdapp.read.screen_stage import EveningStage
from tdapp.read.sheet_kind import SheetKind
from tdapp.texts import LANGUAGES

OF_EVENT = ("minutes", "level", "left", "table", "place", "pool", "hand")  # fields filled by what happened
HEAD = re.compile(r"\s*\[\[\s*rule\s*\]\]")
LINE = re.compile(r"at line (\d+)")
PLAIN = ("sound", "spoken", "programme")


def rules_of(text: str, file: str) -> tuple[Rule, ...]:
    """The rules in a TOML text. Refuses the first thing that is wrong with it, by file, line and reason."""
    try:
        data = toml_of(text)
    except ValueError as error:
        found = LINE.search(str(error))
        line = int(found[1]) if found else max(1, text.count("\n"))
        raise Refused("events.toml", file=file, line=line, detail=str(error)) from error
    lines = text.splitlines()
    heads = [number for number, line in enumerate(lines, 1) if HEAD.match(line)]
    for name in data:
        require(name == "rule", "events.unknown", file=file, line=_line_of(lines, 1, name), name=name)
    written = data.get("rule", [])
    require(isinstance(written, list), "events.unknown", file=file, line=1, name="rule")
    rules: list[Rule] = []
    for number, each in enumerate(written):
        first = heads[number] if number < len(heads) else 1
        rule = _rule(each, file, partial(_line_of, lines, first))
        require(rule.key not in {one.key for one in rules}, "events.twice", file=file, line=first, name=rule.key)
        rules.append(rule)
    return tuple(rules)


def text_of(rules: Iterable[Rule]) -> str:
    """Rules as TOML, as `rules_of` reads them."""
    return "\n".join(_written(rule) for rule in rules)


def _rule(data: Any, file: str, line: Callable[[str], int]) -> Rule:
    """One rule; `line` of a name in it, of the rule itself where the name does not stand there."""
    here = line("")
    require(isinstance(data, dict), "events.unknown", file=file, line=here, name="rule")
    reads: Mapping[str, Callable[[Any], Any]] = {
        "key": _text,
        "when": Trigger,
        "before": _seconds,
        "place": _whole,
        "at": _time,
        "only": _condition,
        "volume": _whole,
        "message": _message,
        "lasts": _seconds,
        "flash": _yes,
        "sheet": lambda value: SheetKind(value).value if value else "",
        "on": _yes,
        **dict.fromkeys(PLAIN, _text),
    }
    for name in data:
        require(name in reads, "events.unknown", file=file, line=line(name), name=name)
    for name in ("key", "when"):
        require(bool(data.get(name)), "events.missing", file=file, line=here, name=name)
    values: dict[str, Any] = {}
    for name, value in data.items():
        try:
            values["condition" if name == "only" else name] = reads[name](value)
        except Refused as refused:
            raise Refused("events.wrong", file=file, line=line(name), why=say_refused(refused)) from refused
        except (ValueError, TypeError, AttributeError) as error:
            raise Refused("events.value", file=file, line=line(name), name=name, given=str(value)) from error
    try:
        return check_rule(Rule(**values))
    except Refused as refused:
        raise Refused("events.wrong", file=file, line=here, why=say_refused(refused)) from refused


def _line_of(lines: list[str], first: int, name: str) -> int:
    """The line of a name after line `first`, before the next rule; `first` itself where it does not stand there."""
    for number, line in enumerate(lines[first - 1 :], first):
        if number > first and HEAD.match(line):
            break
        if name and re.match(rf"\s*\"?{re.escape(name)}\"?\s*[=.]", line):
            return number
    return first


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value.strip()


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(value)
    return value


def _yes(value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _seconds(value: Any) -> timedelta:
    seconds = _whole(value)
    if not 0 <= seconds <= 1_000_000:
        raise ValueError(value)
    return timedelta(seconds=seconds)


def _time(value: Any) -> time:
    """A time of day, as TOML has it (19:30:00) or as a text ('19:30')."""
    found = value if isinstance(value, time) else time.fromisoformat(_text(value))
    return time(found.hour, found.minute)


def _message(value: Any) -> tuple[tuple[str, str], ...]:
    """A message by language; a plain text is one in the first language."""
    if isinstance(value, str):
        value = {next(iter(LANGUAGES)): value}
    told = tuple((language, _text(text)) for language, text in value.items() if _text(text))
    for language, text in told:
        if language not in LANGUAGES:
            raise ValueError(language)
        check_fields(text, OF_EVENT)
    return told


def _condition(value: Any) -> Condition:
    reads: Mapping[str, Callable[[Any], Any]] = {
        "tournament": _text,
        "level_from": _whole,
        "level_to": _whole,
        "left_from": _whole,
        "left_to": _whole,
        "stages": lambda stages: tuple(EveningStage(stage).value for stage in stages),
        "running": _yes,
    }
    unknown = next((name for name in value if name not in reads), None)
    if unknown is not None:
        raise Refused("events.unknown_condition", name=unknown)
    return Condition(**{name: reads[name](each) for name, each in value.items()})


def _written(rule: Rule) -> str:
    """A rule as it stands in a file: what is as usual is left out."""
    lines = ["[[rule]]", f"key = {_quoted(rule.key)}", f"when = {_quoted(rule.when.value)}"]
    if rule.when in BEFORE:
        lines.append(f"before = {round(rule.before.total_seconds())}")
    if rule.place:
        lines.append(f"place = {rule.place}")
    if rule.at is not None:
        lines.append(f"at = {rule.at:%H:%M}:00")
    lines += [f"{name} = {_quoted(getattr(rule, name))}" for name in (*PLAIN, "sheet") if getattr(rule, name)]
    if rule.volume != 100:
        lines.append(f"volume = {rule.volume}")
    if rule.message:
        told = ", ".join(f"{language} = {_quoted(text)}" for language, text in rule.message)
        lines += [f"message = {{ {told} }}", f"lasts = {round(rule.lasts.total_seconds())}"]
    if rule.flash:
        lines.append("flash = true")
    if rule.condition != ALWAYS:
        lines.append(f"only = {{ {', '.join(_conditions(rule.condition))} }}")
    if not rule.on:
        lines.append("on = false")
    return "\n".join(lines) + "\n"


def _conditions(only: Condition) -> Iterable[str]:
    if only.tournament:
        yield f"tournament = {_quoted(only.tournament)}"
    for name in ("level_from", "level_to", "left_from", "left_to"):
        if getattr(only, name):
            yield f"{name} = {getattr(only, name)}"
    if only.stages:
        yield f"stages = [{', '.join(map(_quoted, only.stages))}]"
    if only.running:
        yield "running = true"


def _quoted(text: str) -> str:
    """A text between quotation marks; what would end it, or is no letter, is written as TOML has it."""
    return '"' + "".join(_letter(each) for each in text) + '"'


def _letter(letter: str) -> str:
    if letter in '"\\':
        return "\\" + letter
    return letter if letter.isprintable() else f"\\U{ord(letter):08X}"
