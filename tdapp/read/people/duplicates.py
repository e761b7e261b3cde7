"""Finds duplicates: who may be the same person, asked while somebody new is typed in."""

from collections.abc import Collection, Mapping
from enum import StrEnum

from msgspec import Struct

from tdapp.domain.units import PlayerId
from tdapp.read.people.names import PlayerName
from tdapp.read.people.people_search import PeopleIndex, plain


class Likeness(StrEnum):
    """The reason two records may be one person, the surest first. The value is the code of its sentence
    (`same.<value>`).
    """

    CARD = "card"
    EMAIL = "email"
    PHONE = "phone"
    BORN = "born"
    NAME = "name"
    SWAPPED = "swapped"
    CLOSE = "close"


class Duplicate(Struct, frozen=True):
    """Somebody the club knows who may be meant, and why."""

    player: PlayerId
    name: PlayerName
    reasons: tuple[Likeness, ...]


def duplicates(
    index: PeopleIndex,
    name: PlayerName,
    shared: Mapping[Likeness, Collection[PlayerId]],
    *,
    but: Collection[PlayerId] = (),
    limit: int = 5,
) -> tuple[Duplicate, ...]:
    """The people who may be the person of this name, the surest first, without those in `but`.

    `shared`: who has the same card, address, number or day of birth. A birthday alone says nothing; with one of the two
    names it does.
    """
    reasons: dict[PlayerId, set[Likeness]] = {}
    for likeness, players in shared.items():
        for player in players:
            if likeness is not Likeness.BORN or _shares_a_name(name, index[player].name):
                reasons.setdefault(player, set()).add(likeness)
    whole = plain(name.full)
    for player in index.same_words(name) if whole else ():
        same = plain(index[player].name.full) == whole
        reasons.setdefault(player, set()).add(Likeness.NAME if same else Likeness.SWAPPED)
    for player in index.close_to(name):
        reasons.setdefault(player, set()).add(Likeness.CLOSE)
    order = list(Likeness)
    found = [
        Duplicate(player, index[player].name, tuple(sorted(why, key=order.index)))
        for player, why in reasons.items()
        if player not in but
    ]
    found.sort(key=lambda each: (order.index(each.reasons[0]), -len(each.reasons), each.name.sort_key, each.player))
    return tuple(found[:limit])


def _shares_a_name(one: PlayerName, other: PlayerName) -> bool:
    return bool({plain(one.last), plain(one.first)} & ({plain(other.last), plain(other.first)} - {""}))
