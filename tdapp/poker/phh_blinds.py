"""Antes and blinds of a hand history (PHH): lists by player, and who by them is small and big blind.

In the lists p1 is the first player left of the button; heads-up the format has both lists the other way round. The
first two blinds are the small and the big one, also when they are equal; one alone is the big blind. A positive amount
of anybody else is a straddle, a negative one the wager of a returning player. What a table has that these lists cannot
tell stands in fields of our own.
"""

from collections.abc import Sequence

from tdapp.poker.errors import PokerError, refuse
from tdapp.poker.phh_fields import Fields, option_of, whole
from tdapp.poker.table import AnteKind, Table


def forced(table: Table, seats: Sequence[int]) -> tuple[list[int], list[int]]:
    """Antes and blinds as the file lists them; `seats` in the order of its players."""
    count = len(seats)
    payer = table.ante_seat()
    antes = [table.ante if table.ante_kind is AnteKind.EACH or seat == payer else 0 for seat in seats]
    given = {table.big_blind_seat: table.big_blind}
    if table.small_blind_seat is not None:
        given[table.small_blind_seat] = table.small_blind
    given |= {post.seat: -post.live for post in table.posts}
    blinds = [given.get(seat, 0) for seat in seats]
    return (antes[::-1], blinds[::-1]) if count == 2 else (antes, blinds)


def blind_places(blinds: Sequence[int]) -> tuple[int | None, int | None]:
    """Small and big blind by player, from 0, as the plain lists of the format tell them; None: there is none.

    >>> blind_places([100, 200, 0]), blind_places([100, 100, 0]), blind_places([200, 0, 0])
    ((0, 1), (0, 1), (None, 0))
    """
    if len(blinds) == 2:  # the first player left of the button has the big blind
        return (1, 0) if blinds[1] > 0 else (None, 0)
    if blinds[0] > 0 and blinds[1] > 0:
        return 0, 1
    return None, next((place for place in (0, 1) if blinds[place] > 0), None)


def ante_kind(antes: Sequence[int], big: int) -> AnteKind:
    """Nobody, everybody alike, the big blind or the button; other antes are refused."""
    if not any(antes):
        return AnteKind.NONE
    if len({*antes}) == 1:
        return AnteKind.EACH
    if antes[big] == sum(antes):
        return AnteKind.BIG_BLIND
    if antes[-1] == sum(antes):
        return AnteKind.BUTTON
    raise PokerError("phh_antes", antes=tuple(antes))


def seats_of_blinds(fields: Fields, seats: Sequence[int], blinds: Sequence[int]) -> tuple[int | None, int]:
    """The seats of small and big blind: by our own fields, else by the lists; refuses straddles."""
    small, big = blind_places(blinds)
    small_seat = None if small is None else seats[small]
    big_seat = None if big is None else seats[big]
    if "_small_blind_seat" in fields:
        small_seat = whole(fields["_small_blind_seat"], "_small_blind_seat") or None
    if "_big_blind_seat" in fields:
        big_seat = whole(fields["_big_blind_seat"], "_big_blind_seat", least=1)
    if big_seat is None:
        refuse("phh_no_blind", blinds=tuple(blinds))
    for seat, chips in zip(seats, blinds, strict=True):
        if chips > 0 and seat not in (small_seat, big_seat):
            refuse("phh_straddle", seat=seat, amount=chips, blinds=tuple(blinds))
    return small_seat, big_seat


def kind_of_ante(fields: Fields, antes: Sequence[int], big: int) -> AnteKind:
    """Who pays the ante: by our own field, else by the list."""
    if "_ante_kind" in fields:
        return option_of(AnteKind, fields["_ante_kind"], "_ante_kind")
    return ante_kind(antes, big)


def blinds_as_told(table: Table, antes: Sequence[int], blinds: Sequence[int]) -> dict[str, object]:
    """The fields of our own that tell what the lists do not: blinds at other places, a blind or ante nobody pays."""
    seats = by_place(table)
    if len(seats) == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    fields: dict[str, object] = {}
    small, big = blind_places(blinds)
    if (None if small is None else seats[small]) != table.small_blind_seat:
        fields["_small_blind_seat"] = table.small_blind_seat or 0
    if big is None or seats[big] != table.big_blind_seat:
        fields["_big_blind_seat"] = table.big_blind_seat
    if table.small_blind_seat is None and table.small_blind:
        fields["_small_blind"] = table.small_blind
    if table.ante != max(antes):
        fields["_ante"] = table.ante
    if ante_kind(antes, seats.index(table.big_blind_seat)) is not table.ante_kind:
        fields["_ante_kind"] = table.ante_kind.value
    posts = table.posts
    if any(post.dead or not post.live for post in posts) or [*posts] != sorted(
        posts, key=lambda post: seats.index(post.seat)
    ):
        fields["_posts"] = [[post.seat, post.live, post.dead] for post in posts]
    return fields


def by_place(table: Table) -> list[int]:
    """The seats of a table from the left of the button."""
    ordered = sorted(table.seats)
    return [seat for seat in ordered if seat > table.button] + [seat for seat in ordered if seat <= table.button]
