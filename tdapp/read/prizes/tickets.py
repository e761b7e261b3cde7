"""Tickets the club issued: what each is worth, who has it, and where it has paid."""

from datetime import date, datetime

from msgspec import Struct

from tdapp.domain.units import Cents, TournamentId
from tdapp.read.papers import Stamp
from tdapp.read.people.names import PlayerName


class TicketUse(Struct, frozen=True):
    """The tournament a ticket has paid in, its day, and when that was."""

    tournament: str
    day: date
    at: datetime


class IssuedTicket(Struct, frozen=True):
    """A ticket: in which tournament it was won (`tournament`, of `day`) and by whom. `value` in cents of `currency`.

    `expires`: the last day it pays for, None: it never expires. `use` None: it has not paid yet. `targets`: what the
    tournaments it is for are called, () any of the club. `returned`: it came back to the house and pays no more.
    """

    code: str
    tournament: str
    day: date
    holder: PlayerName
    value: Cents
    currency: str
    expires: date | None
    use: TicketUse | None
    won_in: TournamentId
    targets: tuple[str, ...] = ()
    refundable: bool = False
    returned: bool = False


class TicketSheet(Struct, frozen=True):
    """The list of all tickets of the club, the newest first."""

    stamp: Stamp
    tickets: tuple[IssuedTicket, ...]
