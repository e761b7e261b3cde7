"""The next jump of the prizes: what the next one out gets, and who stays for how long gets more."""

from msgspec import Struct

from tdapp.domain.prizes.places import prizes, standing
from tdapp.domain.state import State
from tdapp.domain.units import Cents, Money


class PayJump(Struct, frozen=True):
    """What the next one out gets, in `place`: nothing where `now` is 0. With `more` bust-outs all who are left then get
    `then` at least.
    """

    place: int
    now: Money
    more: int
    then: Money


def pay_jump(state: State) -> PayJump | None:
    """The next jump from the players who are left; None: there are no prizes, no better one is to come, or what each of
    them gets was agreed on in a deal.
    """
    deal = standing(state).deal
    if deal is not None and all(entry.id in deal.own for entry in state.playing()):
        return None
    by_place, left, currency = prizes(state), state.alive, state.setup.currency
    now = by_place[left - 1] if 0 < left <= len(by_place) else Cents(0)
    better = next((place for place in range(min(left - 1, len(by_place)), 0, -1) if by_place[place - 1] > now), None)
    if better is None:
        return None
    return PayJump(left, Money(now, currency), left - better, Money(by_place[better - 1], currency))
