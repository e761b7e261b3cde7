"""The sentences about a race: how far it is, what it came to, what the bank gives and takes."""

from tdapp.domain.chips.chip_bank import RaceWay
from tdapp.read.chips.race import RaceView, TableState
from tdapp.ui.pages.chips.race import texts
from tdapp.words.chips.chip_papers import signed
from tdapp.words.rulings.say import SUITS
from tdapp.words.say import Words


def progress(words: Words, view: RaceView) -> tuple[str, ...]:
    """The progress of a race in words: how many tables are to go, and how it is raced; then shorter, without the
    latter.
    """
    to_go, waiting = len(view.in_state(TableState.OPEN)), len(view.in_state(TableState.WAITING))
    parts = []
    if to_go:
        parts.append(words(texts.TO_GO, n=to_go))
    if waiting:
        parts.append(words(texts.WAITING_FLOOR if view.way is RaceWay.FLOOR else texts.WAITING, n=waiting))
    if view.came:
        parts.append(words(texts.CAME, n=len(view.came), seats=view.came))
    if not to_go and not waiting and not view.came:
        parts.append(words(texts.ALL_DONE))
    how = [words(texts.WAYS[view.way])]
    if view.way in (RaceWay.CARDS, RaceWay.DRAWN):
        how.append(words(texts.ROUNDINGS[view.rounding]))
    return tuple(" · ".join((*parts, *how[:n])) for n in range(len(how), -1, -1))


def proof(words: Words, view: RaceView) -> str:
    """The proof of a race in words: chips in play before and after, and the rounding between them."""
    told = {"before": int(view.before), "after": int(view.after), "change": signed(words, view.change)}
    if view.meanwhile:
        return words(texts.PROOF_SOLD, meanwhile=signed(words, view.meanwhile), **told)
    return words(texts.PROOF, **told)


def astray(words: Words, view: RaceView) -> str:
    """The sentence that the odd chips of all tables cannot be right; '': they can be."""
    if not view.astray:
        return ""
    odd = sum(table.odd for table in view.tables)
    return words(texts.ASTRAY, odd=odd, less=view.astray, more=view.ratio - view.astray)


def slip(words: Words, view: RaceView) -> str:
    """The bank slip in words: old chips in and new chips out, of all tables so far."""
    told = {"taken": view.taken, "given": view.given, "old": int(view.old.value), "new": int(view.new.value)}
    if view.kept:
        kept = words.several([words(texts.PIECES, n=count, chip=int(value)) for value, count in view.kept])
        return words(texts.SLIP_KEPT, kept=kept, **told)
    return words(texts.SLIP, **told)


def over(words: Words, view: RaceView) -> str:
    """A line about a race that is over."""
    change = texts.NO_CHANGE if not view.change else texts.MORE if view.change > 0 else texts.LESS
    told = {"old": int(view.old.value), "new": int(view.new.value), "given": view.given, "taken": view.taken}
    return words(texts.OVER_LINE, change=words(change, chips=abs(view.change)), **told)


def card_said(card: str) -> str:
    """A card with its sign, as far as it is typed: K♦.

    >>> card_said("Kd"), card_said("Ts"), card_said("K"), card_said("")
    ('K♦', '10♠', 'K', '')
    """
    return card[:1].replace("T", "10") + SUITS.get(card[1:], "")
