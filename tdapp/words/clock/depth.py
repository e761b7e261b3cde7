"""How deep a stack is, in words: '55 big blinds', '27 big bets', '55 BB'."""

from typing import Final

from tdapp.domain.clock.stack_unit import Unit
from tdapp.read.clock.depth import Depth
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

WHOLE: Final[dict[Unit, Text]] = {
    Unit.BIG_BLINDS: QT_TRANSLATE_NOOP("Depth", "%n big blinds", "", 1),
    Unit.BIG_BETS: QT_TRANSLATE_NOOP("Depth", "%n big bets", "", 1),
}
PART: Final[dict[Unit, Text]] = {
    Unit.BIG_BLINDS: QT_TRANSLATE_NOOP("Depth", "{many} big blinds", "with tenths: 0.7"),
    Unit.BIG_BETS: QT_TRANSLATE_NOOP("Depth", "{many} big bets", "with tenths: 0.7"),
}
BRIEF: Final[dict[Unit, Text]] = {
    Unit.BIG_BLINDS: QT_TRANSLATE_NOOP("Depth", "{many} BB", "a stack in big blinds, where there is little room"),
    Unit.BIG_BETS: QT_TRANSLATE_NOOP("Depth", "{many} big bets", "a stack, where there is little room"),
}
HEAD: Final[dict[Unit, Text]] = {
    Unit.BIG_BLINDS: QT_TRANSLATE_NOOP("Depth", "BB", "head of a narrow column: big blinds"),
    Unit.BIG_BETS: QT_TRANSLATE_NOOP("Depth", "Bets", "head of a narrow column: big bets"),
}
NAMES: Final[dict[Unit, Text]] = {
    Unit.BIG_BLINDS: QT_TRANSLATE_NOOP("Depth", "Big blinds", "head of a column: stacks are counted in them"),
    Unit.BIG_BETS: QT_TRANSLATE_NOOP("Depth", "Big bets", "head of a column: stacks are counted in them"),
}
ONE: Final[dict[Unit, Text]] = {
    Unit.BIG_BLINDS: QT_TRANSLATE_NOOP("Depth", "Big blind", "so many chips"),
    Unit.BIG_BETS: QT_TRANSLATE_NOOP("Depth", "Big bet", "so many chips"),
}
CHIPS_AND = QT_TRANSLATE_NOOP("Depth", "{chips} · {depth}", "a stack, and the same in big blinds or big bets")


def depth_said(words: Words, depth: Depth) -> str:
    """How deep a stack is: '55 big blinds', '0.7 big bets'."""
    many = depth.many
    return words(WHOLE[depth.unit], n=many) if isinstance(many, int) else words(PART[depth.unit], many=many)


def brief_depth(words: Words, depth: Depth) -> str:
    """The same where there is little room: '55 BB', '27 big bets'."""
    return words(BRIEF[depth.unit], many=depth.many)


def with_depth(words: Words, chips: int | str, depth: Depth | None) -> str:
    """A stack in chips and how deep it is: '34,000 · 55 BB'; chips alone where that is not known. A `chips` that is
    text stands as it is.
    """
    said = chips if isinstance(chips, str) else words.number(chips)
    return said if depth is None else words(CHIPS_AND, chips=said, depth=brief_depth(words, depth))
