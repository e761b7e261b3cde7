"""Random tables to compare whole hands on."""

import random

from msgspec import Struct

from tdapp.poker.betting import Structure
from tdapp.poker.games import (
    HOLDEM,
    OMAHA,
    OMAHA_FIVE,
    OMAHA_FIVE_HIGH_LOW,
    OMAHA_HIGH_LOW,
    OMAHA_SIX,
    OMAHA_SIX_HIGH_LOW,
    Game,
)
from tdapp.poker.table import AnteKind, AnteOrder


class Case(Struct, frozen=True):
    """One random hand before its cards."""

    game: Game
    structure: Structure
    stacks: tuple[int, ...]
    small_blind: int
    big_blind: int
    ante: int
    ante_kind: AnteKind
    ante_order: AnteOrder
    post: int | None
    chip: int
    temper: float
    """How often a player bets or raises when he may."""


def random_case(chance: random.Random) -> Case:
    """A table of 2 to 10 players, many of them short."""
    game, structure = chance.choice(
        [
            (HOLDEM, Structure.NO_LIMIT), (HOLDEM, Structure.NO_LIMIT), (HOLDEM, Structure.POT_LIMIT),
            (HOLDEM, Structure.FIXED_LIMIT), (OMAHA, Structure.POT_LIMIT), (OMAHA_HIGH_LOW, Structure.FIXED_LIMIT),
            (OMAHA_HIGH_LOW, Structure.POT_LIMIT), (OMAHA_FIVE, Structure.POT_LIMIT), (OMAHA_SIX, Structure.POT_LIMIT),
            (OMAHA_FIVE_HIGH_LOW, Structure.POT_LIMIT), (OMAHA_SIX_HIGH_LOW, Structure.FIXED_LIMIT),
        ]
    )  # fmt: skip
    players = chance.randint(2, min(10, 44 // game.hole_cards))
    chip = chance.choice([1, 1, 25])
    big = chance.choice([4, 10, 20])
    small = chance.choice([big // 2, big // 2, big // 2, big, 0] if players > 2 else [big // 2])
    kind = chance.choice([AnteKind.NONE, AnteKind.NONE, AnteKind.EACH, AnteKind.BIG_BLIND, AnteKind.BUTTON])
    ante = 0 if kind is AnteKind.NONE else chance.randint(1, big)
    short = chance.choice([0.05, 0.3, 0.5])
    depth = chance.choice([3, 8, 25, 100])
    stacks = tuple(
        chip * (chance.randint(1, big * 2) if chance.random() < short else chance.randint(big, big * depth))
        for _ in range(players)
    )
    post = chance.randrange(3, players) if players > 4 and chance.random() < 0.15 else None
    return Case(
        game=game, structure=structure, stacks=stacks, small_blind=small * chip, big_blind=big * chip,
        ante=ante * chip, ante_kind=kind, ante_order=chance.choice([*AnteOrder]), post=post, chip=chip,
        temper=chance.choice([0.08, 0.2, 0.34]),
    )  # fmt: skip
