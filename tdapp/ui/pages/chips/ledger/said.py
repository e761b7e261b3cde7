"""The lines of the ledger in words: what a line gathers, and what each act in it was."""

from tdapp.domain.chips.chip_set import Pieces
from tdapp.read.chips.chip_ledger import LedgerItem, LedgerKind, LedgerLine, LedgerOdd
from tdapp.read.message import say
from tdapp.ui.pages.chips.ledger import texts
from tdapp.ui.pages.chips.race.said import card_said
from tdapp.words.say import Words


def line_said(line: LedgerLine, words: Words) -> str:
    """The sentence that says what a line gathers."""
    if line.kind is LedgerKind.ENTRY and not line.offer:
        return words(texts.STANDARD)
    kind, bare = texts.BARE.get(line.kind, ("", None))
    if bare is not None and line.offer.casefold() == words.said(say(kind)).casefold():
        return words(bare)
    what = words(texts.ADJUSTED[line.adjust]) if line.adjust is not None else ""
    return words(texts.KINDS[line.kind], offer=line.offer, what=what, old=line.old or 0, new=line.new or 0)


def item_said(line: LedgerLine, item: LedgerItem, words: Words) -> str:
    """The sentence that says what one act did: whose stack, which table, which chips."""
    if line.kind is LedgerKind.RACE:
        return _raced(line, item, words)
    parts = [item.name.full] if item.name is not None else []
    if item.table is not None:
        parts.append(words(texts.AT_TABLE, table=int(item.table)))
    for text, pieces in ((texts.TAKEN, item.taken), (texts.GIVEN, item.given)):
        if pieces:
            parts.append(words(text, pieces=pieces_said(pieces, words)))
    return ", ".join(parts)


def _raced(line: LedgerLine, item: LedgerItem, words: Words) -> str:
    old, new = int(line.old or 0), int(line.new or 0)
    kept = sum(each.kept for each in item.odds)
    args = {"table": int(item.table or 0), "odd": item.odd, "old": old, "got": item.got, "new": new, "kept": kept}
    text = texts.RACED_KEPT if kept else texts.RACED
    return words(text, **args, worth=item.odd * old, paid=item.got * new)


def odd_said(odd: LedgerOdd, words: Words) -> str:
    """The sentence that says what a seat had left over, and what it got."""
    args = {"seat": odd.seat, "name": odd.name, "odd": odd.odd, "got": odd.got}
    if odd.kept:
        return words(texts.SEAT_KEPT, **args, kept=odd.kept)
    return words(texts.SEAT_CARD, **args, card=card_said(odd.card)) if odd.card else words(texts.SEAT_RACED, **args)


def pieces_said(pieces: Pieces, words: Words) -> str:
    """The pieces in words: 8 × 25, 8 × 100."""
    return words.several([words(texts.PIECE, n=count, chip=chip) for chip, count in pieces])
