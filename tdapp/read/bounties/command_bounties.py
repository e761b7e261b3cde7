"""Commands about who knocked out whom: '12-4 by 12-7', 'bust 12-4 by ada + łu', 'by 12-7': see `commands`."""

from collections.abc import Iterator

from tdapp.domain.state import State
from tdapp.domain.units import EntryId
from tdapp.read.command_scene import Marks, Scene, Suggestion, Verb, entries, is_in
from tdapp.read.message import say
from tdapp.read.people.names import fold
from tdapp.read.registration.command_entries import VERBS
from tdapp.read.registration.players import PlayerRow

BUST, NAME = "entries.bust_out", "bounties.name"
Found = tuple[PlayerRow, Marks]


def latest_open(state: State) -> EntryId | None:
    """The latest bust-out of which nobody said who it was by; None: none is open."""
    return state.heads.open[-1] if state.heads.open else None


def by_somebody(typed: str, scene: Scene) -> list[Suggestion]:
    """The suggestions for what has a 'by' in it: somebody goes out by somebody, or it is said of one who is out. With
    nobody before it the latest open bust-out is meant. None where it means nothing, as in a name that is like it.
    """
    words, verbs = typed.split(), scene.verbs or {}
    at = next((number for number, word in enumerate(words) if verbs.get(fold(word)) is Verb.BY), None)
    if at is None or at == len(words) - 1:
        return []
    before = words[1:at] if at and verbs.get(fold(words[0])) is Verb.BUST else words[:at]
    lost = " ".join(before)
    found = _winners(" ".join(words[at + 1 :]), scene)
    if not lost:
        row = next((row for row in scene.rows if row.entry == scene.open_out), None)
        return [_named(row, winners, marks) for winners, marks in found] if row is not None else []
    goes = next((each for each in VERBS[Verb.BUST](lost, scene) if each.action == BUST and scene.started), None)
    if goes is not None:
        able = [_bust(goes, winners, marks) for winners, marks in found if _may_win(goes, winners)]
        return able or list(_who_else(typed, " ".join(words[at + 1 :]), goes, scene))
    gone = next((row for row, _marks in entries(lost, scene) if not is_in(row)), None)
    return [_named(gone, winners, marks) for winners, marks in found] if gone is not None else []


def _winners(typed: str, scene: Scene) -> Iterator[tuple[tuple[PlayerRow, ...], Marks]]:
    """Who may be meant as the winners of one pot: the last one may still be being typed."""
    *earlier, last = (piece.strip() for piece in typed.split("+"))
    sure = [found[0][0] for piece in earlier if (found := entries(piece, scene))]
    if len(sure) == len(earlier) and last:
        for row, marks in sorted(entries(last, scene), key=lambda found: not is_in(found[0])):
            if row not in sure:
                yield (*sure, row), marks


def _who_else(typed: str, after: str, goes: Suggestion, scene: Scene) -> Iterator[Suggestion]:
    """Why nobody meant by what stands after the 'by' can have knocked these out; nothing while it may be a name."""
    if entries(typed, scene):
        return
    last = after.rpartition("+")[2].strip()
    row = next((row for row, _marks in entries(last, scene)), None)
    if row is None:
        yield Suggestion("", (), say("command.nobody_here", typed=last), last)
    elif not is_in(row):
        yield Suggestion("", (), say("command.is_out", name=row.name), row.name.full)
    else:
        code = "command.by.himself" if row.entry in goes.out else "command.by.twice"
        yield Suggestion("", (), say(code, name=row.name), row.name.full)


def _may_win(goes: Suggestion, winners: tuple[PlayerRow, ...]) -> bool:
    return all(is_in(row) and row.entry not in goes.out for row in winners)


def _bust(goes: Suggestion, winners: tuple[PlayerRow, ...], marks: Marks) -> Suggestion:
    by = dict.fromkeys(goes.out, tuple(row.entry for row in winners))
    stacks = goes.args[2] if len(goes.args) > 2 else {}
    names = tuple(row.name for row in winners)
    said = say("command.bust_out.by", what=goes.said, by=names)
    args, last = (goes.out, goes.args[1], stacks, by), winners[-1]
    return Suggestion(BUST, args, said, last.name.full, marks, last, goes.out, goes.tied, names)


def _named(row: PlayerRow, winners: tuple[PlayerRow, ...], marks: Marks) -> Suggestion:
    said = say("command.name", name=row.name, by=tuple(each.name for each in winners))
    args = (row.entry, tuple(each.entry for each in winners))
    return Suggestion(NAME, args, said, winners[-1].name.full, marks, winners[-1])
