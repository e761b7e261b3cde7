"""Blinds and antes of short or absent stacks (HC ante and start rules, TDA RP-11)."""

from typing import Literal

BlindPosition = Literal["neither", "small_blind", "big_blind"]


def blind_then_ante(stack: int, *, big_blind: int, ante: int) -> tuple[int, int]:
    """What a short big blind pays: first the blind, then what is left of the ante.

    >>> blind_then_ante(400, big_blind=400, ante=400), blind_then_ante(600, big_blind=400, ante=400)
    ((400, 0), (400, 200))
    """
    blind = min(stack, big_blind)
    return blind, min(stack - blind, ante)


def ante_then_blind(stack: int, *, big_blind: int, ante: int) -> tuple[int, int]:
    """What a short big blind pays where the house takes the ante first: blind and ante, as above.

    >>> ante_then_blind(400, big_blind=400, ante=400), ante_then_blind(600, big_blind=400, ante=400)
    ((0, 400), (200, 400))
    """
    paid = min(stack, ante)
    return min(stack - paid, big_blind), paid


def collected_alone(
    *, small_blind: int, big_blind: int, each_ante: int, table_ante: int, absent: int, position: BlindPosition
) -> int:
    """The blinds and antes the only player present takes in one round from the `absent` other stacks; nothing of his
    own.

    `each_ante` comes from every stack, `table_ante` from the big blind for the whole table; 0: there is none.

    >>> kinds = {"small_blind": 100, "big_blind": 200, "absent": 8}
    >>> collected_alone(each_ante=25, table_ante=0, position="neither", **kinds)
    500
    >>> collected_alone(each_ante=0, table_ante=200, position="big_blind", **kinds)
    100
    """
    blinds = {"small_blind": big_blind + table_ante, "big_blind": small_blind}
    return blinds.get(position, small_blind + big_blind + table_ante) + each_ante * absent


def rounds_alone(minutes: int, *, every: int) -> int:
    """How often the button has moved since the only player present sat at his table alone.

    >>> rounds_alone(7, every=2)
    3
    """
    return minutes // every
