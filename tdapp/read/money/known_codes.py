"""The tickets and vouchers a club knows: its own and those of others that it takes, and where each has paid."""

from datetime import date

from msgspec import Struct

from tdapp.domain.units import Money
from tdapp.read.people.names import PlayerName
from tdapp.read.prizes.tickets import IssuedTicket, TicketUse


class KnownCode(Struct, frozen=True):
    """A ticket or voucher the club knows by its code, and what it is worth.

    `origin`: the tournament it was won in, or whoever handed it out. `holder` None: it is of others, and nobody's in
    particular. `expires`: the last day it pays for, None: it never expires. `use` None: it has not paid yet.
    `ticket`: the one of the club it is, None: it is of others.
    """

    code: str
    worth: Money
    origin: str
    holder: PlayerName | None
    expires: date | None
    use: TicketUse | None
    ticket: IssuedTicket | None = None

    @property
    def own(self) -> bool:
        """Whether the club issued it."""
        return self.ticket is not None
