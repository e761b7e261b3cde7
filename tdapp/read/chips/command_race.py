"""Commands about chips that leave play, as they are typed: see `commands`."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from tdapp.domain.chips.chip_set import worth
from tdapp.domain.units import Chips, TableNo
from tdapp.read.chips.typed_chips import typed_chips
from tdapp.read.chips.typed_pieces import typed_pieces
from tdapp.read.command_scene import Scene, Suggesting, Suggestion, Verb
from tdapp.read.message import say

_ODD = re.compile(r"(\d{1,4})((?:\s+\d{1,2})*)")


def _race(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """'race 25': look how the 25s are raced off. While a race is on it leads there, and says which chips are raced;
    where no such chip may leave, that is said.
    """
    chip, race = typed_chips(rest), scene.race
    if chip is None:
        return
    if race is not None:
        said = say("command.race_on", chip=race) if chip == race else say("command.race_other", chip=race)
        yield Suggestion("chips.race_chip", (Chips(race),), said, rest)
    elif chip in scene.leaving:
        yield Suggestion("chips.race_chip", (Chips(chip),), say("command.race", chip=chip), rest)
    else:
        yield Suggestion("", (), say("command.race_none", chip=chip), rest)


def _odd(rest: str, scene: Scene) -> Iterator[Suggestion]:
    """'odd 12 1 1 3': at table 12 seat 1 has two odd chips, seat 3 has one; 'odd 12': nobody there has any."""
    match = _ODD.fullmatch(rest)
    if match is None or int(match[1]) not in scene.tables:
        return
    if scene.race is None:
        yield Suggestion("", (), say("command.no_race"), rest)
        return
    table, odd = int(match[1]), dict(sorted(Counter(int(seat) for seat in match[2].split()).items()))
    said = say("command.odd", table=table, n=sum(odd.values())) if odd else say("command.odd_none", table=table)
    yield Suggestion("chips.odd", (TableNo(table), odd), said, rest)


def _found(rest: str, _scene: Scene) -> Iterator[Suggestion]:
    """'found 500', 'found 3x500': chips without an owner go out of play (HC-64, TDA-64)."""
    pieces = typed_pieces(rest)
    if pieces:
        yield Suggestion("chips.record_found", (pieces,), say("command.found", chips=int(worth(pieces))), rest)


VERBS: Mapping[Verb, Suggesting] = MappingProxyType({Verb.RACE: _race, Verb.ODD: _odd, Verb.FOUND: _found})
