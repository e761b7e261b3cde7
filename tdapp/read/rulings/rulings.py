"""Views of the rulings desk: a table as far as it is known, rulings that were given, penalties that run."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Literal, get_args

from msgspec import Struct

from tdapp.domain.act import Act
from tdapp.domain.clock.games import HOLDEM, Dealt, Limit
from tdapp.domain.clock.level_now import present_level
from tdapp.domain.clock.structure import AnteKind
from tdapp.domain.clock.structure import Level as Stakes
from tdapp.domain.rulings.ruling_facts import PenaltyKind, RulingGiven
from tdapp.domain.state import Penalty, State
from tdapp.domain.units import EntryId, OperatorId, PenaltyNo, PlayerId, RulingNo, Seat, TableNo, TextId
from tdapp.poker.betting import Structure
from tdapp.read.people.names import NOBODY, Directory, PlayerName, short_names
from tdapp.rulings.situation import Ante, AtSeat, GameName, Level, Situation, Status

_ANTES: Mapping[AnteKind, Literal["none", "per_player", "bb_ante"]] = {
    AnteKind.NONE: "none",
    AnteKind.EACH: "per_player",
    AnteKind.BIG_BLIND: "bb_ante",
}


class TableSeat(Struct, frozen=True):
    """A seat as the table drawing names it. `entry` None: free, or the tournament is not known here."""

    number: int
    entry: EntryId | None
    short: str


class CaseTable(Struct, frozen=True):
    """A table to rule at: its seats, and what the tournament already knows of the situation."""

    table: TableNo | None
    seats: tuple[TableSeat, ...]
    situation: Situation


class GivenView(Struct, frozen=True):
    """A ruling that was given, for the list and the incident sheet; see `ruling_facts.RulingGiven`.

    `at` and `operator`: when it was given and by whom; `reason` in her words, '' for none.
    """

    number: RulingNo
    at: datetime | None
    operator: str
    table: TableNo | None
    names: tuple[PlayerName, ...]
    entries: tuple[EntryId, ...]
    incident: str
    book: str
    edition: str
    code: str
    rules: tuple[str, ...]
    steps: tuple[str, ...]
    decision: str
    reason: str
    language: str
    case: str
    hand: str = ""
    """The hand as it was played on after the ruling, as the line that enters it; '' when nobody has."""


class PenaltyView(Struct, frozen=True):
    """A penalty and where the player sits now. `runs`: hands are still to be missed; `ruling`: its cause."""

    number: PenaltyNo
    entry: EntryId
    name: PlayerName
    seat: Seat | None
    kind: PenaltyKind
    hands: int
    left: int
    offence: str
    runs: bool
    ruling: RulingNo | None = None


class RulingsView(Struct, frozen=True):
    """The rulings desk of a tournament: its book, tables, rulings (newest first) and penalties (running ones first)."""

    book: str
    house: bool
    tables: tuple[TableNo, ...]
    given: tuple[GivenView, ...]
    penalties: tuple[PenaltyView, ...]


def rulings_view(
    state: State,
    directory: Directory,
    text_of: Callable[[TextId, str], str],
    acts: Sequence[Act],
    operators: Mapping[OperatorId, str],
) -> RulingsView:
    """The rulings desk with everything on record. `acts` say when each ruling was given and by whom."""
    when = _when(state, acts)
    away = {penalty.number for penalty in state.away()}
    given = state.penalties.values()
    penalties = [_penalty(state, directory, penalty, runs=penalty.number in away) for penalty in given]
    return RulingsView(
        book=state.rulebook,
        house=bool(state.house),
        tables=tuple(sorted(state.tables)),
        given=tuple(
            _given(state, directory, fact, text_of, when.get(number), operators)
            for number, fact in sorted(state.rulings.items(), reverse=True)
        ),
        penalties=tuple(sorted(penalties, key=lambda each: (not each.runs, -each.number))),
    )


def case_table(state: State, now: datetime, directory: Directory, table: TableNo | None) -> CaseTable:
    """The table to rule at as the tournament knows it: who sits where, blinds and ante, who is away on a penalty.

    Stacks, bets and cards nobody has entered are unknown. `table` None: an empty table of the tournament's size.
    """
    stakes = present_level(state, now)
    dealt = _dealt(stakes)
    posted = stakes.ante_of(dealt)
    level = Level(
        big_blind=stakes.big_blind,
        small_blind=stakes.small_blind,
        ante=Ante(_ANTES[stakes.ante_kind], posted) if posted else Ante(),
        small_bet=stakes.small_bet if dealt.limit is Limit.FIXED_LIMIT else None,
        big_bet=stakes.big_bet if dealt.limit is Limit.FIXED_LIMIT else None,
    )
    game: GameName = dealt.game.value  # type: ignore[assignment]
    limit = Structure(dealt.limit.value)
    found = state.tables.get(table) if table is not None else None
    if found is None:
        free = tuple(TableSeat(number, None, "") for number in range(1, state.setup.seats_per_table + 1))
        return CaseTable(None, free, Situation("", game, limit, level, players_left=state.alive or None))
    away = {penalty.entry: penalty.left for penalty in state.away()}
    people = [_name(directory, state.entries[entry].player) for entry in found.seats if entry is not None]
    shorts = iter(short_names(people))
    seats = tuple(
        TableSeat(number, entry, "" if entry is None else next(shorts)) for number, entry in enumerate(found.seats, 1)
    )
    known = tuple(
        AtSeat(
            seat.number,
            status=Status.ON_PENALTY if seat.entry in away else Status.ACTIVE,
            penalty_hands=away.get(seat.entry, 0),
        )
        for seat in seats
        if seat.entry is not None
    )
    return CaseTable(table, seats, Situation("", game, limit, level, known, players_left=state.alive))


def _dealt(level: Stakes) -> Dealt:
    """The game and the limit of a level, of several the first that rulings are made in; without one no-limit hold'em,
    as where nothing is said.
    """
    return next((each for each in level.games if each.game.value in get_args(GameName)), HOLDEM)


def _penalty(state: State, directory: Directory, penalty: Penalty, *, runs: bool) -> PenaltyView:
    entry = state.entries[penalty.entry]
    return PenaltyView(
        number=penalty.number,
        entry=entry.id,
        name=_name(directory, entry.player),
        seat=entry.seat,
        kind=penalty.kind,
        hands=penalty.hands,
        left=penalty.left,
        offence=penalty.offence,
        runs=runs,
        ruling=penalty.ruling,
    )


def _when(state: State, acts: Sequence[Act]) -> dict[RulingNo, Act]:
    """The act of each ruling that counts; newest acts are looked at first, and no more than are needed."""
    found: dict[RulingNo, Act] = {}
    for act in reversed(acts):
        if len(found) == len(state.rulings):
            break
        for fact in act.facts:
            if isinstance(fact, RulingGiven) and state.rulings.get(fact.ruling) == fact:
                found.setdefault(fact.ruling, act)
    return found


def _given(
    state: State,
    directory: Directory,
    fact: RulingGiven,
    text_of: Callable[[TextId, str], str],
    act: Act | None,
    operators: Mapping[OperatorId, str],
) -> GivenView:
    return GivenView(
        number=fact.ruling,
        at=act.at if act else None,
        operator=operators.get(act.by, "") if act else "",
        table=fact.table,
        names=tuple(_name(directory, state.entries[entry].player) for entry in fact.entries),
        entries=fact.entries,
        incident=fact.incident,
        book=fact.book,
        edition=fact.edition,
        code=fact.code,
        rules=fact.rules,
        steps=fact.steps,
        decision=fact.decision,
        reason=text_of(fact.reason, fact.digest) if fact.reason else "",
        language=fact.language,
        case=fact.case,
        hand=state.carried_on.get(fact.ruling, ""),
    )


def _name(directory: Directory, player: PlayerId) -> PlayerName:
    return directory.get(player, NOBODY)
