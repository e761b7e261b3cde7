"""Blinds and antes of short or absent stacks (HC ante and start rules, TDA RP-11)."""


def blind_then_ante(stack: int, *, big_blind: int, ante: int) -> tuple[int, int]:
    """What a short big blind pays: first the blind, then what is left of the ante.

    >>> blind_then_ante(400, big_blind=400, ante=400), blind_then_ante(600, big_blind=400, ante=400)
    ((400, 0), (400, 200))
    """
    blind = min(stack, big_blind)
    return blind, min(stack - blind, ante)


def collected_alone(*, small_blind: int, big_blind: int, ante: int, ante_each: bool, players: int, own: int) -> int:
    """What the only player present takes from the absent stacks in one round: all blinds and antes but his `own` blind.

    `ante_each`: every stack pays the ante, else the big blind pays one for the table. `players` counts him too.

    >>> collected_alone(small_blind=100, big_blind=200, ante=25, ante_each=True, players=9, own=0)
    500
    """
    antes = ante * (players - 1) if ante_each else (0 if own and own == big_blind else ante)
    return small_blind + big_blind - own + antes


def rounds_alone(minutes: int, *, every: int) -> int:
    """How often the button has moved since he sat there alone.

    >>> rounds_alone(7, every=2)
    3
    """
    return minutes // every
