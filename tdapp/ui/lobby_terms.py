"""What the kind of evening picked for a new tournament comes to: its terms, and when registration closes."""

from typing import Final

from tdapp.app.registration.terms_templates import TermsTemplate
from tdapp.domain.clock.structure import Structure
from tdapp.domain.money.bounty_terms import Bounties, BountyKind
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind, Terms, entry_price
from tdapp.domain.setup import Setup
from tdapp.domain.units import Cents
from tdapp.read.registration.span_choices import closing_with_rebuys, levels_of, rebuys_until
from tdapp.ui.pages.registration.terms_presets import preset
from tdapp.values import replace
from tdapp.words.say import Words, decimals

READY_MADE = ("rebuy", "re_entry")  # of the lists the Desk has
USUAL_LATE: Final = 6  # the level registration ends with unless something else is said
Kind = TermsTemplate | str | None  # terms that are kept, the name of a ready-made list, or a freezeout


def terms_of(kind: Kind, setup: Setup, structure: Structure, words: Words) -> Terms | None:
    """The terms of this kind of evening; None: only the entry."""
    if isinstance(kind, TermsTemplate):
        return kind.on(setup.day, structure)
    if kind is None:
        return None
    closes, (levels, breaks) = SaleSpan(SaleSpanKind.LEVEL, setup.late_level), levels_of(structure)
    return Terms(preset(kind, entry_price(setup), closes, levels, breaks, words))


def with_bounties(terms: Terms | None, setup: Setup, kind: BountyKind) -> Terms | None:
    """The terms with bounties of this kind where an entry brings one; paid in whole units of the currency, unless the
    terms say otherwise.
    """
    if not setup.bounty:
        return terms
    whole = terms or Terms()
    bounty = whole.bounty or Bounties(unit=Cents(10 ** decimals(setup.currency)))
    return replace(whole, bounty=replace(bounty, kind=kind))


def closing_of(terms: Terms | None, late_level: int) -> SaleSpan | None:
    """When registration closes: with the last rebuys, where they end with that level; None: with the level itself."""
    together = closing_with_rebuys(terms or Terms())
    return together if together is not None and together.number == late_level else None


def usual_late(kind: Kind, structure: Structure) -> int:
    """The level registration ends with unless somebody says otherwise: with the rebuys, if there are any."""
    together = closing_with_rebuys(kind.terms) if isinstance(kind, TermsTemplate) else None
    if kind == "rebuy":
        together = rebuys_until(None, *levels_of(structure))
    return together.number if together is not None else USUAL_LATE
