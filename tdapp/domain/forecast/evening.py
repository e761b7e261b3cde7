"""What is asked about: an evening from some moment on, as far as anybody knows it then."""

from datetime import timedelta

from msgspec import Struct

from tdapp.domain.forecast.model import PACE_WEIGHT
from tdapp.domain.units import Chips


class Stretch(Struct, frozen=True):
    """A level or a break ahead: how long it lasts, of which `gone` has passed, and its big blind. None: a break."""

    lasts: timedelta
    big_blind: Chips | None
    gone: timedelta = timedelta(0)


class Tempo(Struct, frozen=True):
    """How fast players go out: `pace` times as fast as in the evenings the model was made from.

    `weight`: how sure that is, as if so many bust-outs had been watched (12: what is known of a club nobody has seen).
    `late`: the same for the final table, on top of it. `usual`: how long the levels last that the pace is known from,
    None: the median of the levels ahead. `deals`: the share of evenings that end by a deal of the last few.
    """

    pace: float = 1.0
    weight: float = PACE_WEIGHT
    late: float = 1.0
    usual: timedelta | None = None
    deals: float = 0.0


class Entering(Struct, frozen=True):
    """Who may still come in. `more`: so many new entries on average, within `spread` (of its logarithm; 0.2: 20 %),
    until registration closes after `until`.

    `again`: the share of those who go out until then that buys in once more, as sure as if so many (`again_weight`) had
    been asked. `rebuys`: that is no new entry. Each brings `stack` chips.
    """

    stack: Chips
    until: timedelta
    more: float = 0.0
    spread: float = 0.2
    again: float = 0.45
    again_weight: float = 5.0
    rebuys: bool = False


class AddOns(Struct, frozen=True):
    """Add-ons sold in a break, `stretch` by its place: `share` of those who are in take one of `chips`."""

    stretch: int
    share: float
    chips: Chips


class Evening(Struct, frozen=True):
    """An evening from now on: levels and breaks ahead, `left` players with `chips` between them, so many `entries`.

    `unsure`: before doors open, by how much `left` may be wrong, as a share of it (0: they sit there). `paid`: so many
    places are paid by the number of entries, the last number for all beyond; (): nobody. `final_table`: so many play at
    it.
    """

    stretches: tuple[Stretch, ...]
    left: int
    chips: Chips
    entries: int
    final_table: int = 9
    unsure: float = 0.0
    paid: tuple[int, ...] = ()
    entering: Entering | None = None
    add_ons: AddOns | None = None
    tempo: Tempo = Tempo()
