"""What is typed at the deal desk until the deal is booked: stacks, what is left to play for, shares."""

from collections.abc import Mapping

from msgspec import Struct

from tdapp.domain.money.sharing_out import share_out
from tdapp.domain.prizes.prize_facts import DealMethod
from tdapp.domain.setup import WHOLE
from tdapp.domain.tournament import MOST_CHIPS, MOST_MONEY
from tdapp.domain.units import Cents, Chips, EntryId
from tdapp.read.prizes.deal_view import DealView
from tdapp.values import replace
from tdapp.words.parsing import BadInput, parse_money, parse_number, parse_percent
from tdapp.words.say import Words, decimals


class DealDraft(Struct, frozen=True):
    """A deal as it is typed. `stacks`: by entry; `wrong`: what was typed for one and will not do, with why it will not.

    `shares`: what is typed for each, in cents or thousandths of a percent, as `method` has it.
    """

    stacks: Mapping[EntryId, Chips]
    counted: Mapping[EntryId, Chips]
    method: DealMethod = DealMethod.ICM
    shares: Mapping[EntryId, int] = {}
    wrong: Mapping[EntryId, tuple[str, str]] = {}

    @property
    def changed(self) -> bool:
        """Whether something was typed that is nowhere else."""
        return bool(self.wrong) or dict(self.stacks) != dict(self.counted) or bool(self.shares)


def stack_typed(draft: DealDraft, entry: EntryId, typed: str, field: str, words: Words) -> DealDraft:
    """The draft with a stack, read as generously as everywhere; what will not do is kept with why."""
    others = {each: said for each, said in draft.wrong.items() if each != entry}
    if not typed.strip():
        stacks = {each: chips for each, chips in draft.stacks.items() if each != entry}
        return replace(draft, stacks=stacks, wrong=others)
    try:
        chips = Chips(parse_number(typed, least=0, most=MOST_CHIPS))
    except BadInput as bad:
        why = words(bad.text, field=field, **bad.facts)
        return replace(draft, wrong={**others, entry: (typed.strip(), why)})
    return replace(draft, stacks={**draft.stacks, entry: chips}, wrong=others)


def share_typed(draft: DealDraft, entry: EntryId, typed: str, currency: str) -> DealDraft:
    """The draft with what somebody is to get. Raises `BadInput`."""
    if draft.method is DealMethod.PERCENT:
        value = parse_percent(typed)
    else:
        value = parse_money(typed, currency=currency, digits=decimals(currency), most=MOST_MONEY).cents
    return replace(draft, shares={**draft.shares, entry: value})


def turned(draft: DealDraft, method: DealMethod, view: DealView) -> DealDraft:
    """The draft turned to another way of sharing; typed shares begin with what the way in front gives."""
    if method is draft.method:
        return draft
    offers = {row.entry: row.offers.get(draft.method) or row.offers.get(DealMethod.EVEN) for row in view.rows}
    amounts = {entry: offer.amount.cents for entry, offer in offers.items() if offer is not None}
    shares: dict[EntryId, int] = {}
    if method is DealMethod.AMOUNTS:
        shares = dict(amounts)
    elif method is DealMethod.PERCENT and any(amounts.values()):
        parts = share_out(Cents(WHOLE), list(amounts.values()), Cents(WHOLE // 1_000))  # tenths of a percent
        shares = dict(zip(amounts, parts, strict=True))
    return replace(draft, method=method, shares=shares)


def places_typed(typed: str, currency: str) -> tuple[Cents, ...]:
    """Amounts by place, first one first: '500', '500; 200'. Raises `BadInput`."""
    pieces = [piece for piece in typed.split(";") if piece.strip()]
    digits = decimals(currency)
    return tuple(parse_money(piece, currency=currency, digits=digits, most=MOST_MONEY).cents for piece in pieces)
