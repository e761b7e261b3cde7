"""The cells of the structure's table: what stands in them, how what is typed is read, and what is wrong with it."""

import re
from collections.abc import Mapping
from typing import Any

from tdapp.app.structures.rows import OF_BETS, Column, Row, Wrong
from tdapp.domain.clock.games import MOST_GAMES, MOST_HANDS, USUAL
from tdapp.domain.clock.level_games import PARTS, with_big_blind, with_games, with_small_bet
from tdapp.domain.clock.structure import AnteKind, Break, Level
from tdapp.domain.people.naming import LONGEST as LONGEST_NAME
from tdapp.domain.people.naming import clean
from tdapp.domain.tournament import LONGEST, MOST_CHIPS, SHORTEST
from tdapp.domain.units import Chips
from tdapp.read.clock.game_codes import games_code, typed_games
from tdapp.texts import Text
from tdapp.values import replace
from tdapp.words.clock.clock import chips_of
from tdapp.words.parsing import BadInput, parse_duration, parse_number
from tdapp.words.say import Words
from tdapp.words.structures import table as texts

MOST_COLOURS = 8
OF_LEVELS = (
    Column.GAME, Column.SMALL, Column.BIG, Column.SMALL_BET, Column.BIG_BET, Column.ANTE, Column.BRING_IN, Column.KIND,
    Column.LASTS,
)  # fmt: skip
OF_BREAKS = (Column.SMALL, Column.ANTE, Column.LASTS)
NOTHING = "—"  # in a cell that means nothing for its row, or holds 0
KIND_NAMES = {
    AnteKind.NONE: ("", "none", "no", "nobody", "niemand", "geen"),
    AnteKind.EACH: (
        "each",
        "eachplayer",
        "all",
        "everybody",
        "perplayer",
        "player",
        "iederespeler",
        "elkespeler",
        "speler",
    ),
    AnteKind.BIG_BLIND: ("bigblind", "bb", "bba", "bbante", "bigblindante"),
}
_HANDS = re.compile(r"(.*?)(?:\s*[x×]\s*(\d{1,4})|[\s,]\s*(\d{1,4})\s*(?:hands?|handen|hnd))")
AFTER = {
    AnteKind.NONE: AnteKind.BIG_BLIND,
    AnteKind.BIG_BLIND: AnteKind.EACH,
    AnteKind.EACH: AnteKind.NONE,
}


def editable(row: Row, column: Column) -> bool:
    """Whether a column means something for this row: no blinds in a level of stud games alone, bets at fixed limit."""
    period = row.period
    if isinstance(period, Break):
        return column in OF_BREAKS
    if column in (Column.SMALL, Column.BIG):
        return period.has_blinds
    if column in OF_BETS:
        return period.has_bets
    return period.has_stud if column is Column.BRING_IN else column in OF_LEVELS


def heading(column: Column, *, for_break: bool = False) -> Text:
    """The heading of a column; under a break two of them hold something else."""
    if for_break and column in (Column.SMALL, Column.ANTE):
        return texts.BREAK_NAME if column is Column.SMALL else texts.CHIPS
    return (
        texts.ROW,
        texts.LEVEL,
        texts.GAME,
        texts.SMALL,
        texts.BIG,
        texts.SMALL_BET,
        texts.BIG_BET,
        texts.ANTE,
        texts.BRING_IN,
        texts.KIND,
        texts.LASTS,
        texts.STARTS,
    )[column]


def shown(row: Row, column: Column, words: Words, short: Mapping[AnteKind, Text] | None = None) -> str:
    """The text of a cell that can be changed; `short`: the words for who posts the ante where room is scarce."""
    wrong = dict(row.wrong).get(column)
    if wrong is not None:
        return wrong.typed
    period = row.period
    if column is Column.LASTS:
        return words.span(period.lasts).removesuffix(" min")
    if isinstance(period, Break):
        return _of_break(period, column, words)
    if not editable(row, column):
        return NOTHING
    match column:
        case Column.GAME:
            return games_typed(period)
        case Column.SMALL_BET:
            return words.number(period.small_bet)
        case Column.BIG_BET:
            return words.number(period.big_bet)
        case Column.BRING_IN:
            return words.number(period.bring_in) if period.bring_in else NOTHING
        case Column.SMALL:
            return words.number(period.small_blind)
        case Column.BIG:
            return words.number(period.big_blind)
        case Column.ANTE:
            return words.number(period.ante) if period.ante else NOTHING
        case Column.KIND:
            return words((texts.KINDS if short is None else short)[period.ante_kind])
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
        if isinstance(period, Level) and column in (Column.ANTE, Column.BRING_IN):
            return shown(row, column, words).replace(NOTHING, "")
    return shown(row, column, words)


def typed_into(row: Row, column: Column, typed: str) -> Row:
    """The row with something typed into a cell: read, or kept as it is with what is wrong about it."""
    others = tuple(each for each in row.wrong if each[0] is not column)
    try:
        read = Row(_read(row.period, column, typed))
        return replace(read, wrong=tuple(each for each in others if editable(read, each[0])))
    except BadInput as bad:
        wrong = Wrong(clean(typed), bad.text, tuple(bad.facts.items()))
        return replace(row, wrong=(*others, (column, wrong)))


def next_kind(row: Row, before: tuple[Row, ...]) -> Row:
    """The row with the next answer to who posts the ante, and an ante that goes with it."""
    period = row.period
    if not isinstance(period, Level):
        return row
    kind = AFTER[period.ante_kind]
    if kind is AnteKind.BIG_BLIND and not period.has_blinds:
        kind = AFTER[kind]
    return with_kind(row, kind, before)


def with_kind(row: Row, kind: AnteKind, before: tuple[Row, ...]) -> Row:
    """The row with this answer to who posts the ante, and an ante that goes with it; a break is left as it is."""
    period = row.period
    if not isinstance(period, Level) or (kind is AnteKind.BIG_BLIND and not period.has_blinds):
        return row
    usual = {
        AnteKind.NONE: Chips(0),
        AnteKind.BIG_BLIND: period.big_blind,
        AnteKind.EACH: Chips(max(1, period.small_bet // PARTS if period.has_stud else _quarter(period))),
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


def _quarter(level: Level) -> int:
    return (level.small_blind or level.big_blind) // 4


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
    return _of_level(period, column, typed)


def _of_level(level: Level, column: Column, typed: str) -> Level:
    nothing = typed.strip() in ("", "-", NOTHING)
    match column:
        case Column.GAME:
            return _with_game(level, typed)
        case Column.KIND:
            return _with_kind(level, typed)
        case Column.SMALL:
            return replace(level, small_blind=Chips(parse_number(typed, least=0, most=MOST_CHIPS)))
        case Column.BIG:
            most = MOST_CHIPS // 2 if level.has_bets else MOST_CHIPS  # a big bet that goes with it is twice as much
            return with_big_blind(level, Chips(parse_number(typed, least=1, most=most)))
        case Column.SMALL_BET:
            return with_small_bet(level, Chips(parse_number(typed, least=1, most=MOST_CHIPS // 2)))
        case Column.BIG_BET:
            return replace(level, big_bet=Chips(parse_number(typed, least=level.small_bet, most=MOST_CHIPS)))
        case Column.BRING_IN:
            bring_in = 0 if nothing else parse_number(typed, least=0, most=level.small_bet)
            return replace(level, bring_in=Chips(bring_in))
    ante = 0 if nothing else parse_number(typed, least=0, most=MOST_CHIPS)
    kind = level.ante_kind
    if ante == 0:
        kind = AnteKind.NONE
    elif kind is AnteKind.NONE:
        kind = AnteKind.BIG_BLIND if level.has_blinds else AnteKind.EACH
    return replace(level, ante=Chips(ante), ante_kind=kind)


def games_typed(level: Level) -> str:
    """The games of a level as they are typed: 'PLO', 'HORSE x8' for eight hands of each."""
    code = games_code(level.games)
    return f"{code} x{level.hands}" if level.hands else code


def _with_game(level: Level, typed: str) -> Level:
    """The level with the games that were typed, 'PLO', 'NLHE + PLO x8', '' for no-limit hold'em."""
    match = _HANDS.fullmatch(typed.strip())
    games, hands = (match[1], int(match[2] or match[3])) if match else (typed, 0)
    try:
        found = typed_games(games) if games.strip(f" -{NOTHING}") else USUAL
    except ValueError as error:
        raise BadInput(texts.NOT_A_GAME, typed=clean(str(error) or typed)[:40]) from error
    if len(found) > MOST_GAMES or len(set(found)) < len(found) or hands > MOST_HANDS:
        raise BadInput(texts.GAMES_TWICE, limit=MOST_GAMES, hands=MOST_HANDS)
    return with_games(level, found, hands)


def _with_kind(level: Level, typed: str) -> Level:
    """The level with who posts the ante, as it stands in a file: 'nobody', 'each', 'big blind' or the like."""
    said = re.sub(r"[^a-z]", "", typed.casefold())
    kind = next((kind for kind, names in KIND_NAMES.items() if said in names), None)
    if kind is None or (kind is AnteKind.BIG_BLIND and not level.has_blinds):
        raise BadInput(texts.NOT_A_KIND, typed=clean(typed)[:40])
    if (kind is AnteKind.NONE) != (level.ante == 0):
        return with_kind(Row(level), kind, ()).period  # type: ignore[return-value]
    return replace(level, ante_kind=kind)


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
