"""Commands about structures, as they are typed: see `commands`."""

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from tdapp.read.command_scene import Scene, Suggesting, Suggestion, Verb
from tdapp.read.message import say

TIME_OF_DAY = re.compile(r"([01]?\d|2[0-3])(?:[:.h]?([0-5]\d))?")


def _generate(rest: str, _scene: Scene) -> Iterator[Suggestion]:
    """'generate': the window that makes a structure."""
    if not rest:
        yield Suggestion("window.generate", (), say("command.generate"), rest)


def _end(rest: str, _scene: Scene) -> Iterator[Suggestion]:
    """'end 23:30': ways to end then, to look at and to take; 'end' alone asks for the time."""
    if match := TIME_OF_DAY.fullmatch(rest):
        at = f"{match[1]}:{match[2] or '00'}"
        yield Suggestion("window.end_at", (at,), say("command.end_at", at=at), rest)


VERBS: Mapping[Verb, Suggesting] = MappingProxyType({Verb.GENERATE: _generate, Verb.END: _end})
