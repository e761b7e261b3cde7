"""Prizes of finished tournaments that are not settled, for the list over the whole club."""

from datetime import date

from msgspec import Struct

from tdapp.domain.units import Cents
from tdapp.read.papers import Stamp
from tdapp.read.people.names import PlayerName


class UnsettledPrize(Struct, frozen=True):
    """A prize of a finished tournament: `due` is still to be paid (`held` back for now), or `back` to be recovered."""

    tournament: str
    day: date
    name: PlayerName
    currency: str
    due: Cents
    back: Cents
    held: bool


class UnsettledSheet(Struct, frozen=True):
    """The list of prizes that are not settled, the newest tournament first."""

    stamp: Stamp
    prizes: tuple[UnsettledPrize, ...]
