"""The journal as the director reads it: one row an act."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import partial

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.facts import TypedBack
from tdapp.domain.journal import folding, redo_target, retracted, taken_back, undo_target
from tdapp.domain.money.paying import changed_hands
from tdapp.domain.money.terms import Tender
from tdapp.domain.pieces import Pieces, at_once
from tdapp.domain.state import State
from tdapp.domain.units import ActNo, Cents, OperatorId, PlayerId, Seq, TextId
from tdapp.read.act_context import Look
from tdapp.read.act_lines import act_suffix, label, last_given, line
from tdapp.read.message import Said, say
from tdapp.read.people.names import NOBODY, Directory, PlayerName
from tdapp.read.remembering import Remembering
from tdapp.values import replace

EVERY = 500  # acts between two states kept for the next time the journal is read
RECENT = 32  # the states before each of the last acts are kept too: undo mostly takes back what was just done


class JournalRow(Struct, frozen=True):
    """One act: lines `first` to `last`, when, who, in words. `retracted_by` is the act that took it back.

    `said` is its sentence, `label` the same as a thing that undo takes back.

    `clock`: it set the clock, so it is corrected, not retracted. `override`: the refusals that were lifted, if any, and
    the reason given.
    """

    act: ActNo
    first: Seq
    last: Seq
    at: datetime
    operator: str
    said: Said
    label: Said
    retracted_by: ActNo | None
    clock: bool
    override: tuple[Said, ...] = ()
    reason: str = ""


class _Memory(Struct, frozen=True):
    """What the next reading builds on: rows oldest first, states on the way, and the names and texts that were said.

    `undoing`: the acts that take another one back.
    """

    rows: tuple[JournalRow, ...]
    last: Act
    undoing: tuple[Act, ...]
    skip: frozenset[ActNo]
    gone: Mapping[ActNo, ActNo]
    states: tuple[tuple[int, State | None], ...]
    names: Mapping[PlayerId, PlayerName]
    texts: Mapping[tuple[TextId, str], str]
    operators: Mapping[OperatorId, str]


class JournalView(Remembering, frozen=True):
    """All acts, newest first, with the head of the hash chain. `undo` and `redo` say what those keys will do."""

    rows: tuple[JournalRow, ...]
    undo: Said | None
    redo: Said | None
    head: str
    memory: _Memory | None = None


TextOf = Callable[[TextId, str], str]


def journal_view(
    acts: Sequence[Act],
    directory: Directory,
    operators: Mapping[OperatorId, str],
    texts: TextOf,
    head: str,
    previous: JournalView | None = None,
) -> JournalView:
    """The whole journal of a tournament in words: acts 1, 2, 3 ... as they stand, places and seats as they count now.

    `texts` gives the words kept under an id ('' once erased). With `previous` only the acts that are new, or that an
    undo has given another meaning, are put into words again.
    """
    return at_once(reading_journal(acts, directory, operators, texts, head, previous))


def reading_journal(
    acts: Sequence[Act],
    directory: Directory,
    operators: Mapping[OperatorId, str],
    texts: TextOf,
    head: str,
    previous: JournalView | None = None,
) -> Pieces[JournalView]:
    """The same journal, so many lines a piece."""
    if not acts:
        return JournalView((), None, None, head)
    memory = previous.memory if previous else None
    if memory is not None and not _holds(memory, acts, directory, operators, texts):
        memory = None
    known = len(memory.rows) if memory else 0
    more = tuple(act for act in acts[known:] if act.undoes is not None)
    undoing = (*memory.undoing, *more) if memory is not None else more
    if memory is not None and not more:
        gone, skip = memory.gone, memory.skip
    else:
        gone, skip = taken_back(undoing), retracted(undoing)
    start = known if memory is None else min([known, *(number - 1 for number in skip ^ memory.skip)])
    names = dict(memory.names) if memory else {}
    said_texts = dict(memory.texts) if memory else {}
    writer = _Writer(acts, skip, gone, operators, _remembering(directory, names), _remembering_text(texts, said_texts))
    kept: list[tuple[int, State | None]] = [(at, state) for at, state in memory.states if at <= start] if memory else []
    kept = kept or [(0, None)]
    rows = list(memory.rows[:start]) if memory else []
    if memory is not None and gone is not memory.gone:
        for number in (n for n in {*gone, *memory.gone} if gone.get(n) != memory.gone.get(n) and n <= start):
            rows[number - 1] = replace(rows[number - 1], retracted_by=gone.get(number))
    at, state = kept[-1]
    state = yield from folding(acts[at:start], state=state, skip=skip)
    for index in range(start, len(acts)):
        if _is_kept(index, acts) and index > kept[-1][0]:
            kept.append((index, state))
        rows.append(writer.row(acts[index], state, rows))
        state = yield from folding((acts[index],), state=state, skip=skip)
    memory = _Memory(
        rows=tuple(rows),
        last=acts[-1],
        undoing=undoing,
        skip=skip,
        gone=gone,
        states=(*(each for each in kept if _is_kept(each[0], acts)), (len(acts), state)),
        names=names,
        texts=said_texts,
        operators=dict(operators),
    )
    undo, redo = undo_target(acts, gone), redo_target(acts, gone)
    return JournalView(
        rows=tuple(reversed(rows)),
        undo=say("undo", what=rows[undo.number - 1].label) if undo else None,
        redo=say("redo", what=rows[redo.number - 1].label) if redo else None,
        head=head,
        memory=memory,
    )


def _is_kept(before: int, acts: Sequence[Act]) -> bool:
    """Whether the state after so many acts is kept for the next reading."""
    return before % EVERY == 0 or before >= len(acts) - RECENT


def act_said(
    act: Act,
    acts: Sequence[Act],
    before: Callable[[ActNo], State | None],
    directory: Directory,
    texts: TextOf,
) -> Said:
    """The sentence of one act, without the journal around it. `before` gives the state just before an act."""
    own, undone = _own(acts, act)
    ticket_of = partial(last_given, acts, own.number)
    look = Look(before(own.number), lambda player: directory.get(player, NOBODY), texts, ticket_of)
    suffix = act_suffix(own, look)
    if own is act:
        return _noted(line(suffix), act)
    return _with_money(_taken(label(suffix), undone=undone), own, look, sign=-1 if undone else 1)


def _with_money(said: Said, own: Act, look: Look, *, sign: int) -> Said:
    """With what is to be taken in or handed out now, by tender: nobody should have to work out what an undo owes."""
    sums: dict[tuple[Tender, str], int] = {}
    for fact in own.facts:
        for each in changed_hands(fact):
            key = (each.tender, each.code)
            sums[key] = sums.get(key, 0) + sign * each.cents
    for code, way in (("money.hand_out", -1), ("money.take_in", 1)):
        parts = tuple(
            say(f"paid.{tender.value}", amount=look.money(Cents(way * cents)), number=number)
            for (tender, number), cents in sums.items()
            if way * cents > 0
        )
        said = say(code, what=said, money=parts) if parts else said
    return said


class _Writer(Struct, frozen=True):
    """Puts one act after the other into words."""

    acts: Sequence[Act]
    skip: frozenset[ActNo]
    gone: Mapping[ActNo, ActNo]
    operators: Mapping[OperatorId, str]
    name_of: Callable[[PlayerId], PlayerName]
    text_of: TextOf

    def row(self, act: Act, before: State | None, rows: Sequence[JournalRow]) -> JournalRow:
        """The row of `act`; `rows` are those of the acts before it, oldest first."""
        own, undone = _own(self.acts, act)
        if own is act:
            ticket_of = partial(last_given, self.acts, act.number)
            suffix = act_suffix(act, Look(before, self.name_of, self.text_of, ticket_of))
            said, thing = _noted(line(suffix), act), label(suffix)
        else:
            thing = rows[own.number - 1].label
            said = _taken(thing, undone=undone)
        lifted = act.override
        return JournalRow(
            act=act.number,
            first=act.first,
            last=act.last,
            at=act.at,
            operator=self.operators.get(act.by, ""),
            said=said,
            label=thing,
            retracted_by=self.gone.get(act.number),
            clock=own.moves_clock,
            override=tuple(say("lifted." + code) for code in lifted.code.split()) if lifted else (),
            reason=self.text_of(lifted.text, lifted.digest) if lifted else "",
        )


def _noted(said: Said, act: Act) -> Said:
    """With the time at which it was done by hand, where it was typed back from paper."""
    back = next((fact for fact in act.facts if isinstance(fact, TypedBack)), None)
    if back is None:
        return said
    if back.at is None:
        return say("by_hand.done", what=said)
    return say("by_hand.done.at", what=said, at=back.at)


def _own(acts: Sequence[Act], act: Act) -> tuple[Act, bool]:
    """The act at the root of an undo or redo, and whether `act` undoes it (else it does it again)."""
    undone = False
    while act.undoes is not None:
        act = acts[act.undoes - 1]
        undone = not undone
    return act, undone


def _taken(thing: Said, *, undone: bool) -> Said:
    return say("act.journal.undo" if undone else "act.journal.redo", what=thing)


def _holds(
    memory: _Memory, acts: Sequence[Act], directory: Directory, operators: Mapping[OperatorId, str], texts: TextOf
) -> bool:
    """Whether everything that was said still stands: same acts, same names, no text erased."""
    known = len(memory.rows)
    return (
        known <= len(acts)
        and acts[known - 1] == memory.last
        and all(operators.get(one) == name for one, name in memory.operators.items())
        and _all_same(directory, memory.names.items())
        and all(texts(*key) == text for key, text in memory.texts.items())
    )


def _all_same(directory: Directory, names: Iterable[tuple[PlayerId, PlayerName]]) -> bool:
    for player, name in names:
        found = directory.get(player, NOBODY)
        if found is not name and found != name:
            return False
    return True


def _remembering(directory: Directory, said: dict[PlayerId, PlayerName]) -> Callable[[PlayerId], PlayerName]:
    def name_of(player: PlayerId) -> PlayerName:
        return said.setdefault(player, directory.get(player, NOBODY))

    return name_of


def _remembering_text(texts: TextOf, said: dict[tuple[TextId, str], str]) -> TextOf:
    def text_of(text: TextId, digest: str) -> str:
        if (text, digest) not in said:
            said[text, digest] = texts(text, digest)
        return said[text, digest]

    return text_of
