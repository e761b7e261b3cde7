"""Terms of entry copied from one evening to another, which may have another day and other levels."""

from datetime import timedelta

from tdapp.domain.clock.structure import Structure
from tdapp.domain.money.sale_spans import checked
from tdapp.domain.money.terms import SaleSpan, SaleSpanKind, Terms, moved_terms
from tdapp.domain.refusal import Refused
from tdapp.values import replace


def copied_terms(terms: Terms, structure: Structure, later: timedelta) -> Terms:
    """The terms for an evening so much later with this structure: times of day are those of the new day."""
    terms = moved_terms(terms, later)
    return replace(terms, offers=tuple(replace(each, window=kept(structure, each.window)) for each in terms.offers))


def kept(structure: Structure, window: SaleSpan) -> SaleSpan:
    """The sale span, or as long as registration is open when its level is not in the structure."""
    try:
        return checked(structure, window)
    except Refused:
        return SaleSpan(SaleSpanKind.REGISTRATION)
