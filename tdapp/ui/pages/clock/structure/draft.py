"""The draft of a structure: changes that are not applied yet, rows as they were typed, right or wrong. Knows
no window.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from tdapp.app.structures.ladder import USUAL_BREAK, next_level
from tdapp.app.structures.rows import OF_BETS, Column, Row
from tdapp.domain.clock.games import USUAL
from tdapp.domain.clock.level_games import with_big_blind, with_games, with_small_bet
from tdapp.domain.clock.structure import AnteKind, Break, Level, Period, Structure
from tdapp.domain.tournament import MOST_PERIODS
from tdapp.read.clock.structure import StructureView
from tdapp.values import replace


class Standing(StrEnum):
    """The relation of the draft to the tournament, which may have changed since it was begun."""

    AS_IT_WAS = "as_it_was"
    MERGED = "merged"
    OVERTAKEN = "overtaken"
    CLASH = "clash"


class Draft(Struct, frozen=True):
    """A draft of a structure. `base`: the structure the draft began from. `played` rows stand; with `running` the next
    one keeps its place. `expected`: it was made for so many sales, line by line of the price list; None: nobody said.
    """

    base: Structure
    rows: tuple[Row, ...]
    played: int
    running: bool
    standing: Standing = Standing.AS_IT_WAS
    expected: Mapping[str, int] | None = None

    @property
    def structure(self) -> Structure:
        """The structure the draft would make."""
        return tuple(row.period for row in self.rows)

    @property
    def unused(self) -> frozenset[Column]:
        """The columns in which no level has anything: games that are no-limit hold'em alone, bets, a bring-in."""
        levels = [each for each in self.structure if isinstance(each, Level)]
        games = () if any(each.games != USUAL for each in levels) else (Column.GAME,)
        bets = () if any(each.has_bets for each in levels) else OF_BETS
        bring_in = () if any(each.has_stud for each in levels) else (Column.BRING_IN,)
        return frozenset({*games, *bets, *bring_in})

    @property
    def first_free(self) -> int:
        """The first row that may be moved or deleted."""
        return min(len(self.rows), self.played + self.running)

    @property
    def changed(self) -> bool:
        """Whether there is anything to apply or to discard."""
        return self.structure != self.base or any(row.wrong for row in self.rows)


NOTHING = StructureView((), 0, running=False, finished=False, zero=None, timed_from=0, late_level=None)
"""The structure that is shown while no tournament is open."""


def begun(view: StructureView) -> Draft:
    """A draft without changes."""
    return Draft(view.structure, tuple(Row(period) for period in view.structure), view.played, view.running)


def with_row(draft: Draft, index: int, row: Row) -> Draft:
    """The draft with another row in the place of one."""
    return _tidy(replace(draft, rows=(*draft.rows[:index], row, *draft.rows[index + 1 :])))


def with_level(draft: Draft, after: int) -> tuple[Draft, int]:
    """The draft with one level more, with blinds that fit between its neighbours; and the row it got."""
    at = _place(draft, after)
    structure = draft.structure
    return _inserted(draft, at, next_level(structure[:at], structure[at:]))


def with_break(draft: Draft, after: int) -> tuple[Draft, int]:
    """The draft with one break more, as long as the one before it; and the row it got."""
    at = _place(draft, after)
    before = [each for each in draft.structure[:at] if isinstance(each, Break)]
    return _inserted(draft, at, Break(before[-1].lasts) if before else USUAL_BREAK)


def without(draft: Draft, index: int) -> Draft:
    """The draft without a row that is still free."""
    if index < draft.first_free:
        return draft
    return _tidy(replace(draft, rows=(*draft.rows[:index], *draft.rows[index + 1 :])))


def can_move(draft: Draft, index: int, by: int) -> bool:
    """Whether a row can change places with the one above (`by` -1) or below it (1)."""
    return draft.first_free <= min(index, index + by) and max(index, index + by) < len(draft.rows)


def moved(draft: Draft, index: int, by: int) -> tuple[Draft, int]:
    """The draft with two neighbours changed over; and where the row is then."""
    if not can_move(draft, index, by):
        return draft, index
    rows = list(draft.rows)
    rows[index], rows[index + by] = rows[index + by], rows[index]
    return _tidy(replace(draft, rows=tuple(rows))), index + by


def filled(draft: Draft, source: int, targets: Iterable[int], column: Column) -> Draft:
    """The draft with a cell of one row in other rows too, where the column means the same in them."""
    rows, period = list(draft.rows), draft.rows[source].period
    for number in targets:
        row = rows[number]
        if draft.played <= number < len(rows) and number != source and isinstance(row.period, type(period)):
            rows[number] = with_cell_of(row, period, column)
    return _tidy(replace(draft, rows=tuple(rows)))


def with_cell_of(row: Row, other: Period, column: Column) -> Row:
    """The row with what a row of its kind has in a column, and nothing wrong there any more."""
    period, wrong = row.period, tuple(each for each in row.wrong if each[0] is not column)
    if column is Column.LASTS:
        return replace(row, period=replace(period, lasts=other.lasts), wrong=wrong)
    if isinstance(period, Break) and isinstance(other, Break):
        same = {"name": other.name} if column is Column.SMALL else {"colour_up": other.colour_up}
        return replace(row, period=replace(period, **same), wrong=wrong)
    if not isinstance(period, Level) or not isinstance(other, Level):
        return row
    match column:
        case Column.GAME:
            return replace(row, period=with_games(period, other.games, other.hands), wrong=wrong)
        case Column.SMALL if period.has_blinds:
            period = replace(period, small_blind=other.small_blind)
        case Column.BIG if period.has_blinds:
            period = with_big_blind(period, other.big_blind)
        case Column.SMALL_BET if period.has_bets and other.has_bets:
            period = with_small_bet(period, other.small_bet)
        case Column.BIG_BET if period.has_bets and other.has_bets:
            period = replace(period, big_bet=max(other.big_bet, period.small_bet))
        case Column.ANTE | Column.KIND if other.ante_kind is not AnteKind.BIG_BLIND or period.has_blinds:
            period = replace(period, ante=other.ante, ante_kind=other.ante_kind)
        case Column.BRING_IN if period.has_stud:
            period = replace(period, bring_in=min(other.bring_in, period.small_bet))
    return replace(row, period=period, wrong=wrong)


def with_rows(draft: Draft, at: int, rows: Sequence[Row], *, instead: int = 0) -> tuple[Draft, int]:
    """The draft with these rows put in from row `at` on, in the stead of so many that are still free; and the first
    row they got. More than a structure holds is left as it was.
    """
    first = max(draft.first_free, min(at, len(draft.rows)))
    last = max(first, min(at + instead, len(draft.rows)))
    many = (*draft.rows[:first], *rows, *draft.rows[last:])
    if not rows or len(many) > MOST_PERIODS or not any(isinstance(each.period, Level) for each in many):
        return draft, at
    return _tidy(replace(draft, rows=many)), first


def loaded(draft: Draft, structure: Structure, expected: Mapping[str, int] | None = None) -> Draft:
    """The draft with another structure in it, made for so many sales. What was played stays, and the new one goes on
    after so many levels.
    """
    kept = draft.rows[: draft.first_free]
    levels = sum(isinstance(row.period, Level) and not row.period.continued for row in kept)
    at = 0
    while levels and at < len(structure):
        levels -= isinstance(structure[at], Level)
        at += 1
    coming = structure[at:]
    if kept and isinstance(kept[-1].period, Break) and coming and isinstance(coming[0], Break):
        coming = coming[1:]  # the break that is on now is the one that would come first
    return _tidy(replace(draft, rows=(*kept, *(Row(period) for period in coming)), expected=expected))


def mended(draft: Draft, structure: Structure) -> Draft:
    """The draft with a structure that mends something in it; cells that hold something wrong stay where their row is
    the same.
    """
    rows = tuple(Row(period) for period in structure)
    old = tuple(Row(row.period) for row in draft.rows)
    head, tail = _same_ends(old, rows)
    kept = draft.rows[len(draft.rows) - tail :] if tail else ()
    return _tidy(replace(draft, rows=(*draft.rows[:head], *rows[head : len(rows) - tail], *kept)))


def rebased(draft: Draft, view: StructureView) -> Draft:
    """The draft over the tournament as it is now. Changes of others are taken in where they touch other rows."""
    here = replace(draft, played=view.played, running=view.running)
    if not draft.changed or view.finished:
        return begun(view)
    standing = draft.standing
    if view.structure != draft.base:
        rows = _merged(draft, view.structure)
        if rows is None:
            return replace(here, standing=Standing.CLASH)
        standing = Standing.MERGED if standing is Standing.AS_IT_WAS else standing
        here = replace(here, base=view.structure, rows=rows)
    mine = tuple(row.period for row in here.rows[: view.played])
    if mine != view.structure[: view.played] or any(row.wrong for row in here.rows[: view.played]):
        stands = tuple(Row(period) for period in view.structure[: view.played + view.running])
        here = replace(here, rows=(*stands, *here.rows[len(stands) :]))
        standing = Standing.OVERTAKEN
    here = replace(here, standing=standing)
    return here if here.changed else begun(view)


def _merged(draft: Draft, theirs: Structure) -> tuple[Row, ...] | None:
    """The rows with both changes, when one lies wholly before the other; None when they touch the same rows."""
    base = tuple(Row(period) for period in draft.base)
    mine, others = draft.rows, tuple(Row(period) for period in theirs)
    my_head, my_tail = _same_ends(base, mine)
    head, tail = _same_ends(base, others)
    size = len(base)
    if my_head >= size - tail:
        return others[: len(others) - (size - my_head)] + mine[my_head:]
    if head >= size - my_tail:
        return mine[: len(mine) - (size - head)] + others[head:]
    return mine if mine == others else None


def _same_ends(one: tuple[Row, ...], other: tuple[Row, ...]) -> tuple[int, int]:
    """The number of rows that are the same from the top, and of the rest from the bottom."""
    most = min(len(one), len(other))
    head = next((at for at in range(most) if one[at] != other[at]), most)
    tail = next((at for at in range(most - head) if one[-1 - at] != other[-1 - at]), most - head)
    return head, tail


def _place(draft: Draft, after: int) -> int:
    return max(draft.first_free, min(after + 1, len(draft.rows)))


def _inserted(draft: Draft, at: int, period: Period) -> tuple[Draft, int]:
    if len(draft.rows) >= MOST_PERIODS:
        return draft, max(0, at - 1)
    return _tidy(replace(draft, rows=(*draft.rows[:at], Row(period), *draft.rows[at:]))), at


def _tidy(draft: Draft) -> Draft:
    """The draft with the rest of a level that was cut in two as a level of its own, once its first part is gone or has
    changed.
    """
    rows = list(draft.rows)
    before: Level | None = None
    for at, row in enumerate(rows):
        period = row.period
        if not isinstance(period, Level):
            continue
        if at >= draft.first_free and period.continued and not _goes_on(before, period):
            rows[at] = replace(row, period=replace(period, continued=False))
        before = period
    return replace(draft, rows=tuple(rows))


def _goes_on(first: Level | None, rest: Level) -> bool:
    return first is not None and replace(first, lasts=rest.lasts, continued=True) == rest
