"""A line of the price list in one sentence, as a director would announce it."""

from tdapp.domain.money.terms import Buyers, Price, SaleKind, SaleSpanKind
from tdapp.domain.units import Money
from tdapp.read.registration.term_previews import LinePreview
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

_WHAT: dict[SaleKind, Text] = {
    SaleKind.ENTRY: QT_TRANSLATE_NOOP("TermsSaid", "Entries {when}"),
    SaleKind.RE_ENTRY: QT_TRANSLATE_NOOP("TermsSaid", "Re-entries {when}"),
    SaleKind.REBUY: QT_TRANSLATE_NOOP("TermsSaid", "Rebuys {when}"),
    SaleKind.ADD_ON: QT_TRANSLATE_NOOP("TermsSaid", "Add-ons {when}"),
}
# Until when it is sold: where no instant is known, and where one is.
_WHEN: dict[SaleSpanKind, Text] = {
    SaleSpanKind.REGISTRATION: QT_TRANSLATE_NOOP("TermsSaid", "while registration is open"),
    SaleSpanKind.LEVEL: QT_TRANSLATE_NOOP("TermsSaid", "to the end of level {number}"),
    SaleSpanKind.LEVEL_AND_BREAK: QT_TRANSLATE_NOOP("TermsSaid", "to the end of the break after level {number}"),
    SaleSpanKind.BREAK: QT_TRANSLATE_NOOP("TermsSaid", "only in the break after level {number}"),
    SaleSpanKind.TIME: QT_TRANSLATE_NOOP("TermsSaid", "until {time}"),
    SaleSpanKind.ENTRIES: QT_TRANSLATE_NOOP("TermsSaid", "until %n entries are in", "", 1),
    SaleSpanKind.BY_HAND: QT_TRANSLATE_NOOP("TermsSaid", "until you close them"),
}
_WHEN_KNOWN: dict[SaleSpanKind, Text] = {
    **_WHEN,
    SaleSpanKind.REGISTRATION: QT_TRANSLATE_NOOP("TermsSaid", "until {time} (registration closes)"),
    SaleSpanKind.LEVEL: QT_TRANSLATE_NOOP("TermsSaid", "until {time} (end of level {number})"),
    SaleSpanKind.LEVEL_AND_BREAK: QT_TRANSLATE_NOOP(
        "TermsSaid", "until {time} (end of the break after level {number})"
    ),
    SaleSpanKind.BREAK: QT_TRANSLATE_NOOP("TermsSaid", "only in the break after level {number} (until {time})"),
}
_BEFORE_PLAY = QT_TRANSLATE_NOOP("TermsSaid", "until play starts")
_OVER = QT_TRANSLATE_NOOP("TermsSaid", "no longer on sale")
_ONCE = QT_TRANSLATE_NOOP("TermsSaid", "once each")
_EACH = QT_TRANSLATE_NOOP("TermsSaid", "at most %n each", "", 1)
_IN_ALL = QT_TRANSLATE_NOOP("TermsSaid", "at most %n in total", "", 1)
_NO_LIMIT = QT_TRANSLATE_NOOP("TermsSaid", "no limit")
_WHO: dict[Buyers, Text] = {
    Buyers.MEMBERS: QT_TRANSLATE_NOOP("TermsSaid", "members only"),
    Buyers.STAFF: QT_TRANSLATE_NOOP("TermsSaid", "staff only"),
}
_FOR = QT_TRANSLATE_NOOP("TermsSaid", "%n chips for {price}", "", 1)
_FREE = QT_TRANSLATE_NOOP("TermsSaid", "%n chips, free of charge", "", 1)
_SENTENCE = QT_TRANSLATE_NOOP("TermsSaid", "{parts}.", "a sentence made of parts with commas between them")
_PART: dict[str, Text] = {
    "prize": QT_TRANSLATE_NOOP("TermsSaid", "{money} to the prize pool"),
    "fee": QT_TRANSLATE_NOOP("TermsSaid", "{money} to the house"),
    "staff": QT_TRANSLATE_NOOP("TermsSaid", "{money} to the staff"),
    "bounty": QT_TRANSLATE_NOOP("TermsSaid", "{money} bounty"),
}
_SPLIT = QT_TRANSLATE_NOOP("TermsSaid", "Of {price}: {parts}.")
_ALL_PRIZE = QT_TRANSLATE_NOOP("TermsSaid", "All of {price} goes to the prize pool.")


def line_said(words: Words, line: LinePreview) -> str:
    """The line in one sentence: 'Rebuys until 21:40 (end of level 6), at most 2 each, 5,000 chips for €20.00.'"""
    parts = [words(_WHAT[line.kind], when=when_said(words, line)), *_limits(words, line)]
    if line.who in _WHO:
        parts.append(words(_WHO[line.who]))
    parts.append(words(_FOR if line.price.total else _FREE, n=line.chips, price=line.total))
    return words(_SENTENCE, parts=", ".join(parts))


def when_said(words: Words, line: LinePreview) -> str:
    """The part of it that says until when it is sold."""
    window, ends = line.window, line.ends or line.window.at
    if line.over:
        return words(_OVER)
    if window.kind is SaleSpanKind.LEVEL and not window.number:
        return words(_BEFORE_PLAY)
    known = _WHEN if line.ends is None else _WHEN_KNOWN
    return words(known[window.kind], n=window.number, number=window.number, time=ends or "")


def split_said(words: Words, line: LinePreview) -> str:
    """Where the price goes; '' for what costs nothing."""
    if not line.price.total:
        return ""
    if line.price == Price(line.price.prize):
        return words(_ALL_PRIZE, price=line.total)
    parts = [
        words(text, money=Money(cents, line.currency))
        for name, text in _PART.items()
        if (cents := getattr(line.price, name))
    ]
    return words(_SPLIT, price=line.total, parts=words.several(parts))


def _limits(words: Words, line: LinePreview) -> list[str]:
    said = []
    if line.per_player is not None:
        said.append(words(_ONCE) if line.per_player == 1 else words(_EACH, n=line.per_player))
    if line.in_total is not None:
        said.append(words(_IN_ALL, n=line.in_total))
    if not said and line.kind is not SaleKind.ENTRY:  # a person enters once anyhow
        said.append(words(_NO_LIMIT))
    return said
