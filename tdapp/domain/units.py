"""The quantities and identities of a tournament, as types of their own.

Chips and money are whole numbers: chips count chips, cents count the smallest unit of the tournament's currency (a yen
tournament counts yen). Tables and seats are numbered from 1. Identities of people are random, never their names.
"""

from typing import NamedTuple, NewType

from msgspec import Struct

Chips = NewType("Chips", int)
Cents = NewType("Cents", int)

TournamentId = NewType("TournamentId", str)  # 32 hex digits, random
PlayerId = NewType("PlayerId", str)  # 32 hex digits, random: a person of the club
OperatorId = NewType("OperatorId", str)  # 32 hex digits, random: who sits at the desk
DrawerId = NewType("DrawerId", str)  # 32 hex digits, random: one shift at one cash box; '' is none
TextId = NewType("TextId", str)  # 32 hex digits, random: free text in a side table
EntryId = NewType("EntryId", int)  # 1, 2, 3 ... within one tournament, printed on the ticket

TableNo = NewType("TableNo", int)
SaleNo = NewType("SaleNo", int)  # 1, 2, 3 ... within one tournament: a rebuy or an add-on
AlternateNo = NewType("AlternateNo", int)  # 1, 2, 3 ... within one tournament: the place in the queue
SidePoolNo = NewType("SidePoolNo", int)  # 1, 2, 3 ... within one tournament
RulingNo = NewType("RulingNo", int)  # 1, 2, 3 ... within one tournament
PenaltyNo = NewType("PenaltyNo", int)  # 1, 2, 3 ... within one tournament
ActNo = NewType("ActNo", int)  # 1, 2, 3 ... within one stream
Seq = NewType("Seq", int)  # journal line, 1, 2, 3 ... within one stream

NO_DRAWER = DrawerId("")
NO_TEXT = TextId("")


class Seat(NamedTuple):
    """A seat in the room, said as '12-4': table 12, seat 4, seats counted clockwise from the dealer's left."""

    table: TableNo
    number: int


class Money(Struct, frozen=True):
    """An amount in the smallest unit of its currency (ISO 4217 code)."""

    cents: Cents
    currency: str
