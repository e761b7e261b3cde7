"""Seeds of draws: made of the secret of the house, the latest value of the room, and the number of the draw.

The house shows the secret's hash before registration opens, so it cannot choose another one later; it does not know the
value the room will give; and every draw has a number of its own, so nobody can draw again until he likes it. A value is
given for a list that was shown first, by its fingerprint: with another list, or another number, it is not fresh.
"""

from collections.abc import Iterable
from datetime import datetime
from functools import cache
from hashlib import sha256

from tdapp.domain.clock.clock import position
from tdapp.domain.facts import Fact
from tdapp.domain.refusal import require
from tdapp.domain.seating.draw_facts import DrawBasis, PublicValueGiven, SecretRevealed
from tdapp.domain.seating.draw_print import list_print, room_print
from tdapp.domain.seating.room import Given
from tdapp.domain.state import State

LONGEST_VALUE = 60
NOT_PLAYING = -1  # the period of the schedule before play began


def commitment_of(secret: str) -> str:
    """The commitment to a secret: what is shown of it beforehand.

    >>> commitment_of("secret")[:16]
    '2bb80d537b1da3e3'
    """
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, given: Given | None, number: int) -> str:
    """The seed of draw `number` (1, 2, 3 ...): its number, 2 for what went into it is fixed, and the hash of all three.

    The list is not in it: a change of it must not be one more try. The journal has it with the value and the draw.

    >>> seed_of("secret", Given("7 3 9", 2, "ab"), 2)[:20]
    '2/2/1ab2512e87691666'
    """
    value = given.value if given is not None else ""
    return f"{number}/2/{sha256(f'{secret}|{value}|{number}'.encode()).hexdigest()}"


def made_of(seed: str, secret: str, given: Given | None, number: int) -> bool:
    """Whether a seed is the one of draw `number`, also as it was written before what went into a draw was fixed.

    >>> made_of("2/" + seed_of("secret", None, 2)[4:], "secret", None, 2)
    True
    """
    right = seed_of(secret, given, number)
    return seed in (right, right.replace("/2/", "/", 1))


def number_of(seed: str) -> int | None:
    """The number of the draw a seed was made for; None for a seed of before draws had numbers.

    >>> number_of("12/ab"), number_of("5f0c")
    (12, None)
    """
    number, slash, _hash = seed.partition("/")
    return int(number) if slash and number.isdigit() else None


def seed_in(facts: Iterable[Fact]) -> str:
    """The seed something in an act was drawn with, '' when nothing was. An act is one draw."""
    for fact in facts:
        if _has_seed(type(fact)) and (seed := getattr(fact, "seed", "")):
            return str(seed)
    return ""


@cache
def _has_seed(kind: type[Fact]) -> bool:
    """Whether a fact of this kind may say a seed: to ask 60,000 for what they have not takes a tenth of a second."""
    return "seed" in kind.__struct_fields__


def give_public_value(
    state: State, now: datetime, value: str, draws: int, groups: tuple[int, ...] = ()
) -> tuple[Fact, ...]:
    """Give a value of the room, a word or digits it chose, for the next draw of the list as it stands.

    `draws`: how many were made so far, those undone too. `groups`: see `draw_print.list_print`. Refuses a second value
    for the same list, and one that is empty or cannot be read out.
    """
    require(not state.finished, "finished")
    said = " ".join(value.split())
    require(bool(said), "public.empty")
    require(len(said) <= LONGEST_VALUE and said.isprintable() and "|" not in said, "public.unfit", limit=LONGEST_VALUE)
    room = list_print(room_print(state, draws + 1), groups)
    given = state.room.given
    require(given is None or given.room != room, "public.given", value=given.value if given is not None else "")
    return (PublicValueGiven(said, draws + 1, room, period_at(state, now), groups),)


def period_at(state: State, now: datetime) -> int:
    """The period of the schedule (0, 1, 2 ...) at `now`, -1 before play began."""
    if not state.clock.started(now):
        return NOT_PLAYING
    return position(state.structure, state.clock.at(now)).period


def basis_of(given: Given | None, number: int, room: str, groups: tuple[int, ...], period: int) -> DrawBasis:
    """What the room had to do with draw `number`, which was made of what has the fingerprint `room`.

    `groups`: by which people were spread, in the order of `given.groups`, empty for nobody.
    """
    if given is None:
        return DrawBasis.NONE
    for_this = given.draw == number and given.room == list_print(room, given.groups)
    if for_this and groups in ((), given.groups):
        return DrawBasis.ROOM
    return DrawBasis.LEVEL if given.period == period != NOT_PLAYING else DrawBasis.NONE


def value_stands(facts: Iterable[Fact], draws: int) -> None:
    """Refuse to take a value of the room back, or to bring it back, once draws were made since.

    `draws`: how many were made so far, those undone too.
    """
    for fact in facts:
        if isinstance(fact, PublicValueGiven):
            since = draws + 1 - max(fact.draw, 1)
            require(since == 0, "public.stands", n=since)


def reveal(state: State, now: datetime, secret: str) -> tuple[Fact, ...]:
    """Show the secret once the evening is over, so that everybody can compute the draws again.

    Refuses before, a second time, and a secret that is not the one that was fixed.
    """
    require(state.finished, "reveal.still_playing")
    require(bool(state.room.commitment), "reveal.nothing")
    require(not state.room.secret, "reveal.is_revealed")
    require(commitment_of(secret) == state.room.commitment, "reveal.other_secret")
    return (SecretRevealed(secret),)
