"""What terms of entry mean tonight, line by line and rule by rule: what is said of them in one sentence each."""

from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct

from tdapp.domain.money.sale_spans import closes_at, window_over
from tdapp.domain.money.terms import Buyers, Offer, Price, Refund, SaleKind, SaleSpan, Terms
from tdapp.domain.registration.price_list import standard
from tdapp.domain.state import State
from tdapp.domain.units import Chips, Money


class LinePreview(Struct, frozen=True):
    """What one line of a price list means. `ends`: when it is no longer sold as the clock runs, None: no instant is
    known; `over`: that has passed. `per_player`, `in_total`: None: no limit.
    """

    kind: SaleKind
    currency: str
    price: Price
    chips: Chips
    window: SaleSpan
    ends: datetime | None
    over: bool
    per_player: int | None
    in_total: int | None
    who: Buyers

    @property
    def total(self) -> Money:
        """What the player pays."""
        return Money(self.price.total, self.currency)


class RulesPreview(Struct, frozen=True):
    """What the rules beside a price list mean. `players`: so many find a seat, None: no end; `rebuy_chips`: the largest
    stack that may rebuy, None: any; `one_any_stack`: a rebuy sold once to each has no such limit; `only_one`: all that
    are sold are.

    `started`: what is given back once play began, None: nothing without a reason.
    """

    guarantee: Money
    most_tables: int | None
    players: int | None
    rebuys: bool
    rebuy_chips: Chips | None
    one_any_stack: bool
    only_one: bool
    started: Refund | None
    no_show: Refund
    open_table_at: int
    seats_held: int
    call_minutes: int


def line_preview(
    offer: Offer, *, currency: str, stack: Chips, ends: datetime | None = None, over: bool = False
) -> LinePreview:
    """What a line means where a starting stack is `stack`."""
    chips = stack if offer.chips is None else offer.chips
    return LinePreview(
        offer.kind, currency, offer.price, chips, offer.window, ends, over, offer.per_player, offer.in_total, offer.who
    )


def line_previews(state: State, now: datetime, offers: Sequence[Offer]) -> tuple[LinePreview, ...]:
    """What the standard entry means, and then each of these lines, if they were the price list now."""
    setup = state.setup
    return tuple(
        line_preview(
            offer,
            currency=setup.currency,
            stack=setup.starting_stack,
            ends=closes_at(state, offer.window, now),
            over=window_over(state, offer.window, now),
        )
        for offer in (standard(state), *offers)
    )


def rules_preview(state: State, terms: Terms) -> RulesPreview:
    """What the rules beside this price list mean in this tournament."""
    setup, tables = state.setup, terms.most_tables
    rebuys = [offer for offer in terms.offers if offer.kind is SaleKind.REBUY]
    percent = terms.rebuy_percent
    return RulesPreview(
        guarantee=Money(terms.guarantee, setup.currency),
        most_tables=tables,
        players=None if tables is None else tables * setup.seats_per_table,
        rebuys=bool(rebuys),
        rebuy_chips=None if percent is None else Chips(setup.starting_stack * percent // 100),
        one_any_stack=terms.single_rebuy_any_stack,
        only_one=all(offer.per_player == 1 for offer in rebuys),
        started=terms.started,
        no_show=terms.no_show,
        open_table_at=terms.open_table_at,
        seats_held=terms.seats_held,
        call_minutes=terms.call_minutes,
    )
