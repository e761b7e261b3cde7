"""A tournament in sentences before it is made: what it is, what is sold, how long it plays."""

from collections.abc import Iterator
from datetime import timedelta

from tdapp.domain.clock.structure import Break, Structure, levels_in
from tdapp.domain.money.terms import Offer, SaleKind, SaleSpan, SaleSpanKind, Terms, entry_price
from tdapp.domain.setup import Setup
from tdapp.read.registration.term_previews import line_preview
from tdapp.texts import QT_TRANSLATE_NOOP
from tdapp.words.registration.line_said import line_said, split_said
from tdapp.words.say import Words

_WHAT = QT_TRANSLATE_NOOP("Lobby", "{name}, {day}.")
_LEVELS = QT_TRANSLATE_NOOP("Lobby", "%n levels", "", 1)
_BREAKS = QT_TRANSLATE_NOOP("Lobby", "%n breaks", "", 1)
_PLAYS = QT_TRANSLATE_NOOP("Lobby", "{levels}, {breaks}, {hours} h {minutes} min in total")


def tournament_said(words: Words, setup: Setup, terms: Terms, closes: SaleSpan | None = None) -> tuple[str, ...]:
    """The tournament line by line: its name and day, the entry, and everything else on the price list.

    `closes`: when registration closes, None: with the last level of the setup.
    """
    return tuple(_said(words, setup, terms, closes or SaleSpan(SaleSpanKind.LEVEL, setup.late_level)))


def _said(words: Words, setup: Setup, terms: Terms, closes: SaleSpan) -> Iterator[str]:
    if setup.name:
        yield words(_WHAT, name=setup.name, day=setup.day)
    entry = Offer("", "", SaleKind.ENTRY, entry_price(setup), None, closes)
    for offer in (entry, *terms.offers):
        preview = line_preview(offer, currency=setup.currency, stack=setup.starting_stack)
        yield line_said(words, preview)
        if offer.price.bounty:
            yield split_said(words, preview)


def structure_said(words: Words, structure: Structure) -> str:
    """A structure in one line: levels, breaks, and how long it plays."""
    breaks = sum(isinstance(period, Break) for period in structure)
    levels = levels_in(structure)
    lasts = sum((period.lasts for period in structure), timedelta())
    hours, rest = divmod(int(lasts.total_seconds()) // 60, 60)
    counts = {"levels": words(_LEVELS, n=levels), "breaks": words(_BREAKS, n=breaks)}
    return words(_PLAYS, **counts, hours=hours, minutes=f"{rest:02d}")
