"""The setup of a tournament before anybody sits down: name, money, stack, table size, payout table."""

from datetime import date

from msgspec import Struct

from tdapp.domain.units import Cents, Chips

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


class PayoutTable(Struct, frozen=True):
    """A payout table by size of the field, with the name and the source it is printed with.

    No columns: nobody is paid. Such a tournament takes no money for prizes.
    """

    name: str
    columns: tuple[PayoutColumn, ...]
    source: str = ""


class Setup(Struct, frozen=True):
    """The frame of one tournament. Buy-in (to the pool) and fee (to the house) are cents of `currency` (ISO 4217).

    `late_level`: registration closes when this level ends; 0 closes it when the clock starts. `unit`: prizes are
    multiples of so many cents, the rest goes to first place.
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
