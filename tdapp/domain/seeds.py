"""What a draw's seed is made of: the secret of the house, the value given in the room, and the number of the draw.

The house shows the secret's hash before registration opens, so it cannot choose another one later; it does not know the
value the room will give; and every draw has a number of its own, so nobody can draw again until he likes it.
"""

from collections.abc import Iterable
from datetime import datetime
from hashlib import sha256

from tdapp.domain.draw_facts import PublicValueGiven, SecretRevealed
from tdapp.domain.facts import Fact
from tdapp.domain.refusal import require
from tdapp.domain.state import State

LONGEST_VALUE = 60


def commitment_of(secret: str) -> str:
    """What is shown of the secret beforehand.

    >>> commitment_of("secret")[:16]
    '2bb80d537b1da3e3'
    """
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, public: str, number: int) -> str:
    """The seed of draw `number` (1, 2, 3 ...): its number, and the hash of all three.

    >>> seed_of("secret", "7 3 9", 2)[:18]
    '2/1ab2512e87691666'
    """
    return f"{number}/{sha256(f'{secret}|{public}|{number}'.encode()).hexdigest()}"


def number_of(seed: str) -> int | None:
    """The number of the draw a seed was made for; None for a seed of before draws had numbers.

    >>> number_of("12/ab"), number_of("5f0c")
    (12, None)
    """
    number, slash, _hash = seed.partition("/")
    return int(number) if slash and number.isdigit() else None


def seed_in(facts: Iterable[Fact]) -> str:
    """The seed something in an act was drawn with, '' when nothing was. An act is one draw."""
    return next((seed for fact in facts if (seed := getattr(fact, "seed", ""))), "")


def give_public_value(state: State, now: datetime, value: str, draws: int) -> tuple[Fact, ...]:
    """A word or digits the room chose. `draws`: how many draws were made so far, those undone too.

    Refuses after the first draw, a second value, and one that is empty or cannot be read out.
    """
    require(not state.finished, "finished")
    said = " ".join(value.split())
    require(bool(said), "public.empty")
    require(len(said) <= LONGEST_VALUE and said.isprintable() and "|" not in said, "public.unfit", limit=LONGEST_VALUE)
    require(state.room.public is None, "public.given", value=state.room.public or "")
    require(draws == 0, "public.drawn", n=draws)
    return (PublicValueGiven(said),)


def value_stands(facts: Iterable[Fact], draws: int) -> None:
    """Refuse to take the room's value back, or to bring it back, once draws were made: the next one would be another.

    `draws`: how many were made so far, those undone too.
    """
    given = any(isinstance(fact, PublicValueGiven) for fact in facts)
    require(not given or draws == 0, "public.stands", n=draws)


def reveal(state: State, now: datetime, secret: str) -> tuple[Fact, ...]:
    """Show the secret once the evening is over, so that everybody can compute the draws again.

    Refuses before, a second time, and a secret that is not the one that was fixed.
    """
    require(state.finished, "reveal.still_playing")
    require(bool(state.room.commitment), "reveal.nothing")
    require(not state.room.secret, "reveal.is_revealed")
    require(commitment_of(secret) == state.room.commitment, "reveal.other_secret")
    return (SecretRevealed(secret),)
