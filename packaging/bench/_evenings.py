"""Whole evenings, stack by stack: what the forecast is held to. None of its numbers is known to the forecast.

A player with x big blinds is all in at a rate of k (20 / x)^p + f a level, against one drawn from the others; the
smaller stack is at stake, both win alike. A short table has more hands. Who is out while registration is open may buy
in again, others come late, some evenings end by a deal.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

STEPS = 8
MOST_RATE = 12.0  # a level


@dataclass(slots=True)
class Law:
    """How an evening goes: see above. `deal`: it ends with so many left, 1: by play. `level_power`: how a level of
    other than the usual length counts.
    """

    k: float = 0.4
    p: float = 1.0
    f: float = 0.06
    again: float = 0.0
    late: float = 0.0
    deal: int = 1
    boost: float = 4.0
    drift: float = 0.0  # of k, of its logarithm, over the whole evening


@dataclass(slots=True)
class Step:
    """The field after a step of a level: minutes since the start, place of the level, the field, who went out in it."""

    at: float
    level: int
    left: int
    entries: int
    outs: int


@dataclass(slots=True)
class Night:
    """An evening as it went. `end`: minutes since the start."""

    steps: list[Step] = field(default_factory=list)
    end: float = 0.0


def play(chance: Random, players: int, stack: int, blinds: Sequence[int | None], minutes: Sequence[float],
         law: Law, closes: float) -> Night:  # fmt: skip
    """Play an evening through: a big blind for each level, None for a break; `closes`: when registration does."""
    stacks = [float(stack)] * players
    night, at, level = Night(), 0.0, 0
    entries, k = players, law.k
    coming = sorted(closes * (1 - math.sqrt(chance.random())) for _ in range(round(players * law.late)))
    while level < 200:
        row = min(level, len(blinds) - 1)
        blind = blinds[row]
        if blind is None:
            at += minutes[row]
            level += 1
            continue
        for _ in range(STEPS):
            while coming and coming[0] <= at:
                coming.pop(0)
                stacks.append(float(stack))
                entries += 1
            before = len(stacks)
            stacks = _step(chance, stacks, float(blind), k, law)
            outs = before - len(stacks)
            at += minutes[row] / STEPS
            if at <= closes:
                for _ in range(outs):
                    if chance.random() < law.again:
                        stacks.append(float(stack))
                        entries += 1
            night.steps.append(Step(at, level, len(stacks), entries, outs))
            if len(stacks) <= law.deal and at > closes:
                night.end = at - chance.random() * minutes[row] / STEPS
                return night
        k *= math.exp(law.drift / len(blinds))
        level += 1
    night.end = at
    return night


def _step(chance: Random, stacks: list[float], blind: float, k: float, law: Law) -> list[float]:
    """The stacks after an eighth of a level."""
    players = len(stacks)
    short = min(9 / players, law.boost) if players <= 9 else 1.0
    draw, p, f, base = chance.random, law.p, law.f, 20 * blind
    push = []
    for at, chips in enumerate(stacks):
        rate = min(k * (base / chips) ** p + f if chips > blind / 2 else MOST_RATE, MOST_RATE) * short
        if draw() < 1 - math.exp(-rate / STEPS):
            push.append(at)
    chance.shuffle(push)
    alive = players
    for at in push:
        if stacks[at] <= 0 or alive < 2:
            continue
        other = int(draw() * players)
        while other == at or stacks[other] <= 0:
            other = int(draw() * players)
        pot = min(stacks[at], stacks[other])
        gain = pot if draw() < 0.5 else -pot
        stacks[at] += gain
        stacks[other] -= gain
        alive -= stacks[at] <= 0 or stacks[other] <= 0
    return [chips for chips in stacks if chips > 0]
