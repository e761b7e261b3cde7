"""Ready-made lines of the price list, priced after the entry of the tournament."""

from collections.abc import Sequence

from tdapp.domain.money.terms import NOTHING, Buyers, Offer, Price, SaleKind, SaleSpan, SaleSpanKind
from tdapp.domain.units import Cents
from tdapp.read.registration.span_choices import rebuys_until
from tdapp.ui.pages.registration import terms_texts as texts
from tdapp.words.say import Words

LATE = SaleSpan(SaleSpanKind.REGISTRATION)


def preset(
    name: str, entry: Price, closes: SaleSpan | None, levels: Sequence[int], breaks: Sequence[int], words: Words
) -> tuple[Offer, ...]:
    """The lines of a ready-made list beside an entry of this price, in a structure of these levels and breaks.

    `closes`: when registration does, and rebuys with it; None: nobody said.
    """
    free_of_fee = entry._replace(fee=NOTHING, bounty=NOTHING)
    match name:
        case "rebuy":
            first = rebuys_until(closes, levels, breaks)
            # Add-ons are sold in the break at the end of the rebuys; where there is none, as long as those.
            again = SaleSpan(SaleSpanKind.BREAK, first.number) if first.number in breaks else first
            return (
                Offer("rebuy", words(texts.NAMES[SaleKind.REBUY]), SaleKind.REBUY, free_of_fee, None, first),
                Offer("add_on", words(texts.NAMES[SaleKind.ADD_ON]), SaleKind.ADD_ON, free_of_fee, None, again, 1),
            )
        case "re_entry":
            return (Offer("re_entry", words(texts.NAMES[SaleKind.RE_ENTRY]), SaleKind.RE_ENTRY, entry, None, LATE),)
        case "early":
            early = entry._replace(fee=Cents(entry.fee // 2))  # the pool is the same for everybody
            start = SaleSpan(SaleSpanKind.LEVEL, 0)
            return (
                Offer("entry", words(texts.EARLY), SaleKind.ENTRY, early, None, start),
                Offer("entry-2", words(texts.MEMBER), SaleKind.ENTRY, early, None, LATE, who=Buyers.MEMBERS),
            )
    return ()
