"""The cells of the structure's table: what stands in them, how what is typed is read, and what is wrong with it."""

import re
from typing import Any

from tdapp.domain.clock.structure import AnteKind, Break, Level
from tdapp.domain.people.naming import LONGEST as LONGEST_NAME
from tdapp.domain.people.naming import clean
from tdapp.domain.tournament import LONGEST, MOST_CHIPS, SHORTEST
from tdapp.domain.units import Chips
from tdapp.texts import Text
from tdapp.ui.pages.clock.structure import texts
from tdapp.ui.pages.clock.structure.draft import Column, Row, Wrong
from tdapp.ui.widgets.parsing import BadInput, parse_duration, parse_number
from tdapp.values import replace
from tdapp.words.clock.clock import chips_of
from tdapp.words.say import Words

MOST_COLOURS = 8
OF_LEVELS = (Column.SMALL, Column.BIG, Column.ANTE, Column.KIND, Column.LASTS)
OF_BREAKS = (Column.SMALL, Column.ANTE, Column.LASTS)
AFTER = {
    AnteKind.NONE: AnteKind.BIG_BLIND,
    AnteKind.BIG_BLIND: AnteKind.EACH,
    AnteKind.EACH: AnteKind.NONE,
}


def editable(row: Row, column: Column) -> bool:
    """Whether a column means something for this row."""
    return column in (OF_BREAKS if isinstance(row.period, Break) else OF_LEVELS)


def heading(column: Column, *, for_break: bool = False) -> Text:
    """The heading of a column; under a break two of them hold something else."""
    if for_break and column in (Column.SMALL, Column.ANTE):
        return texts.BREAK_NAME if column is Column.SMALL else texts.CHIPS
    return (
        texts.ROW,
        texts.LEVEL,
        texts.SMALL,
        texts.BIG,
        texts.ANTE,
        texts.KIND,
        texts.LASTS,
        texts.STARTS,
    )[column]


def shown(row: Row, column: Column, words: Words) -> str:
    """The text of a cell that can be changed."""
    wrong = dict(row.wrong).get(column)
    if wrong is not None:
        return wrong.typed
    period = row.period
    if column is Column.LASTS:
        return words.span(period.lasts).removesuffix(" min")
    if isinstance(period, Break):
        return _of_break(period, column, words)
    match column:
        case Column.SMALL:
            return words.number(period.small_blind)
        case Column.BIG:
            return words.number(period.big_blind)
        case Column.ANTE:
            return words.number(period.ante) if period.ante else "—"
        case Column.KIND:
            return words(texts.KINDS[period.ante_kind])
    return ""


def _of_break(period: Break, column: Column, words: Words) -> str:
    if column is Column.SMALL:
        return period.name or words(texts.PLAIN_BREAK)
    if column is Column.ANTE:
        chips = chips_of(words, period.colour_up)
        return words(texts.LEAVE, chips=chips) if chips else words(texts.NO_CHIPS)
    return ""


def to_type(row: Row, column: Column, words: Words) -> str:
    """The text an editor begins with."""
    period = row.period
    if dict(row.wrong).get(column) is None:
        if isinstance(period, Break) and column is Column.SMALL:
            return period.name
        if isinstance(period, Break) and column is Column.ANTE:
            return " ".join(str(chip) for chip in period.colour_up)
        if isinstance(period, Level) and column is Column.ANTE and not period.ante:
            return ""
    return shown(row, column, words)


def typed_into(row: Row, column: Column, typed: str) -> Row:
    """The row with something typed into a cell: read, or kept as it is with what is wrong about it."""
    others = tuple(each for each in row.wrong if each[0] is not column)
    try:
        return replace(row, period=_read(row.period, column, typed), wrong=others)
    except BadInput as bad:
        wrong = Wrong(clean(typed), bad.text, tuple(bad.facts.items()))
        return replace(row, wrong=(*others, (column, wrong)))


def next_kind(row: Row, before: tuple[Row, ...]) -> Row:
    """The row with the next answer to who posts the ante, and an ante that goes with it."""
    period = row.period
    return with_kind(row, AFTER[period.ante_kind], before) if isinstance(period, Level) else row


def with_kind(row: Row, kind: AnteKind, before: tuple[Row, ...]) -> Row:
    """The row with this answer to who posts the ante, and an ante that goes with it; a break is left as it is."""
    period = row.period
    if not isinstance(period, Level):
        return row
    usual = {
        AnteKind.NONE: Chips(0),
        AnteKind.BIG_BLIND: period.big_blind,
        AnteKind.EACH: Chips(max(1, (period.small_blind or period.big_blind) // 4)),
    }
    last = next(
        (each.period for each in reversed(before) if isinstance(each.period, Level) and each.period.ante_kind is kind),
        None,
    )
    ante = usual[kind]
    if last is not None and last.ante:
        ante = max(last.ante, Chips(last.ante * period.big_blind // last.big_blind))
    others = tuple(each for each in row.wrong if each[0] is not Column.ANTE)
    return replace(row, period=replace(period, ante_kind=kind, ante=ante), wrong=others)


def problem(row: Row, column: Column, words: Words) -> str:
    """The problem of a cell as a sentence; '' when there is none."""
    wrong = dict(row.wrong).get(column)
    field = words(heading(column, for_break=isinstance(row.period, Break)))
    if wrong is not None:
        return words(wrong.text, field=field, **dict(wrong.facts))
    period = row.period
    if isinstance(period, Level) and column is Column.SMALL and period.small_blind > period.big_blind:
        return words(texts.SMALL_ABOVE_BIG, field=field, value=period.small_blind, most=period.big_blind)
    return ""


def first_problem(rows: tuple[Row, ...], words: Words) -> str:
    """The problem that comes first in the whole draft, with its row; '' when there is none."""
    for number, row in enumerate(rows, 1):
        for column in OF_LEVELS:
            if said := problem(row, column, words):
                return words(texts.CORRECT_FIRST, row=number, problem=said)
    return ""


def _read(period: Level | Break, column: Column, typed: str) -> Level | Break:
    if column is Column.LASTS:
        return replace(period, lasts=parse_duration(typed, least=SHORTEST, most=LONGEST))
    if isinstance(period, Break):
        if column is Column.SMALL:
            return replace(period, name=_name(typed))
        return replace(period, colour_up=_chips(typed))
    if column is Column.SMALL:
        return replace(period, small_blind=Chips(parse_number(typed, least=0, most=MOST_CHIPS)))
    if column is Column.BIG:
        return replace(period, big_blind=Chips(parse_number(typed, least=1, most=MOST_CHIPS)))
    ante = 0 if typed.strip() in ("", "-", "—") else parse_number(typed, least=0, most=MOST_CHIPS)
    kind = period.ante_kind
    if ante == 0:
        kind = AnteKind.NONE
    elif kind is AnteKind.NONE:
        kind = AnteKind.BIG_BLIND
    return replace(period, ante=Chips(ante), ante_kind=kind)


def _name(typed: str) -> str:
    name = clean(typed)
    if len(name) > LONGEST_NAME:
        raise BadInput(texts.LONG_NAME, n=len(name), limit=LONGEST_NAME)
    return name


def _chips(typed: str) -> tuple[Chips, ...]:
    """The values of chips that were typed: '25 100', '25, 100', '25s and 100s' without the words."""
    values: set[int] = set()
    for part in re.split(r"[;\s]+|,\s+|,(?!\d{3}\b)", typed.strip().casefold()):
        try:
            values |= {parse_number(part.removesuffix("s"), least=1, most=MOST_CHIPS)} if part else set()
        except BadInput as bad:
            facts: dict[str, Any] = {"typed": clean(typed)[:40], "most": MOST_CHIPS}
            raise BadInput(texts.NOT_CHIPS, **facts) from bad
    if len(values) > MOST_COLOURS:
        raise BadInput(texts.MANY_CHIPS, limit=MOST_COLOURS)
    return tuple(Chips(value) for value in sorted(values))
