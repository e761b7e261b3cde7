"""The setup of a tournament before anybody sits down: name, money, stack, table size, and what its prizes go by."""

from datetime import date
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.units import Cents, Chips, TournamentId

PERCENT = 1_000  # shares are thousandths of a percent: 100 % = 100_000
WHOLE = 100 * PERCENT


class PayoutColumn(Struct, frozen=True):
    """One column of a payout table: the shares that apply from so many to so many entries (`to` None: no end), first
    place first.

    Shares are thousandths of a percent and add up to 100_000 exactly.
    """

    from_entries: int
    to_entries: int | None
    shares: tuple[int, ...]


class PayoutCurve(Struct, frozen=True):
    """How many places are paid, and how steeply prizes rise to first, where no columns say it.

    Just one of the first three is above 0: so many thousandths of a percent of the field are paid, one in so many
    entries, or so many places; a part of a place is a place. `first`: the share of first prize, in thousandths of a
    percent, None: as is usual for so many places. `second`: second prize in thousandths of a percent of first prize,
    None: as the curve gives it. `steepness`: in thousandths, in the stead of `first`; 0 pays every place alike.
    """

    percent: int = 0
    one_in: int = 0
    places: int = 0
    first: int | None = None
    second: int | None = None
    steepness: int | None = None


class BubblePayer(StrEnum):
    """Which prize pays what the bubble gets: first prize the buy-in, or the last one half of itself.

    `RULES`: as older files had it, the one the payout rules named when it was booked.
    """

    FIRST = "first"
    LAST = "last"
    RULES = "rules"


class LockedPlace(Struct, frozen=True):
    """A prize that stands whatever the pool: what this place, counted from 1, gets in cents."""

    place: int
    cents: Cents


class PayoutRules(Struct, frozen=True):
    """What the prizes of any payout table are held to.

    `min_cash`: no prize is less than so many hundredths of a buy-in; 0: no such minimum. Low prizes are lifted to it
    from the higher ones, or with `cuts` fewer places are paid. `spread`: what rounding leaves is spread from the first
    place down, not kept for first. `grouped`: low places get one prize together, 10th to 12th, 13th to 15th and so on.
    `bubble`: the first out without a prize gets the buy-in back, out of first prize, or with `split_bubble` half of the
    last prize.
    """

    min_cash: int = 0
    cuts: bool = False
    spread: bool = False
    grouped: bool = False
    bubble: bool = False
    split_bubble: bool = False
    locked: tuple[LockedPlace, ...] = ()

    @property
    def payer(self) -> BubblePayer:
        """Which prize pays what the bubble gets by these rules."""
        return BubblePayer.LAST if self.split_bubble else BubblePayer.FIRST


AS_SHARED = PayoutRules()  # the shares as they are, the rest of rounding to first


class SeatRest(StrEnum):
    """Where the money goes that is no whole seat: to the next place, at most the worth of a seat for each, split evenly
    among so many places next, or in cash with the seats, shared by all of them.
    """

    NEXT = "next"
    SPLIT = "split"
    SEATS = "seats"


class SeatPrizes(Struct, frozen=True):
    """The prizes of a satellite: as many seats as the pool pays, each worth `value` cents, and the rest in cash.

    `guaranteed`: so many seats at least, the house adds what they lack; `capped`: no more than these. `split`: so many
    places share the rest, where it is split. `cash`: whoever wins a seat may take what it is worth in cash. `targets`:
    the tournaments of the club the seats may be in, () any. `milestone`: whoever has so many chips takes a seat and
    leaves, 0: seats are won at the end alone. `valid`: their tickets pay for so many days after that of the tournament,
    0: they never expire.
    """

    value: Cents
    guaranteed: int = 0
    capped: bool = False
    rest: SeatRest = SeatRest.NEXT
    split: int = 2
    cash: bool = False
    targets: tuple[TournamentId, ...] = ()
    milestone: Chips = Chips(0)
    valid: int = 0


class PayoutTable(Struct, frozen=True):
    """What prizes go by: columns by size of the field, a curve or seats, with the name and the source it is printed
    with.

    None of them: nobody is paid. Such a tournament takes no money for prizes.
    """

    name: str
    columns: tuple[PayoutColumn, ...] = ()
    source: str = ""
    curve: PayoutCurve | None = None
    rules: PayoutRules = AS_SHARED
    seats: SeatPrizes | None = None

    @property
    def pays(self) -> bool:
        """Whether anybody is paid by it."""
        return bool(self.columns) or self.curve is not None or self.seats is not None

    @property
    def guaranteed(self) -> Cents:
        """What the seats that are guaranteed come to, in cents; 0: none is."""
        return Cents(self.seats.guaranteed * self.seats.value) if self.seats is not None else Cents(0)


class Setup(Struct, frozen=True):
    """The frame of one tournament. Buy-in (to the pool), fee (to the house) and bounty (on the player's head) are cents
    of `currency` (ISO 4217); an entry costs all three.

    `late_level`: registration closes when this level ends; 0 closes it when the clock starts. `unit`: prizes are
    multiples of so many cents, the rest goes as the payout table says. `event_number`: its number in the series it is
    part of, such as '12' or '7B'; `event_name`: what the series calls it; '' none.
    """

    name: str
    day: date
    currency: str
    buy_in: Cents
    fee: Cents
    starting_stack: Chips
    seats_per_table: int
    late_level: int
    payout: PayoutTable
    unit: Cents
    bounty: Cents = Cents(0)
    event_number: str = ""
    event_name: str = ""
