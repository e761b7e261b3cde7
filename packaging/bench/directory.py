"""Fifty thousand people of a club: found as somebody types, each key beside a plain scan of their folded names."""

import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tdapp.domain.units import PlayerId  # noqa: E402 - the checkout is found before
from tdapp.read.duplicates import Likeness, duplicates  # noqa: E402
from tdapp.read.names import PlayerName, fold  # noqa: E402
from tdapp.read.people_search import Known, PeopleIndex  # noqa: E402

PEOPLE = 50_000
RUNS = 9
LIMIT, DUPLICATES_LIMIT = 5.0, 5.0
# Texts as they grow under the fingers, a scanned card, marks, and letters nearly everybody's name begins with.
TYPED = (
    "j",
    "ja",
    "jan",
    "jan v",
    "jan van d",
    "jan van den b",
    "j v",
    "p van",
    "s t",
    "a e o",
    "k w",
    "de ber",
    "łu",
    "ła b",
    "zzz",
    "qu",
    "12345",
)
FIRST = (
    *("Jan", "Piet", "Willem", "Łukasz", "Ada", "Grace", "Paweł", "Şebnem", "Anna", "Maria", "Kees", "Tom", "Emma"),
    *("Eva", "Noor", "Daan", "Sem", "Lucas", "Levi", "Finn", "Luuk", "Bram", "Mees", "Lars", "Thomas", "Mohamed"),
    *("Ahmed", "Fatima", "Olga", "Ivan", "Jean", "José"),
)
SYLLABLES = ("ka", "ri", "wój", "lin", "de", "ber", "ngu", "mül", "os", "tra", "ža", "sen", "to", "el", "van", "ić")
COMMON = ("de Vries", "Jansen", "van den Berg", "Bakker")


def everybody(people: int) -> list[Known]:
    """So many people with names as they come: a sixth of them share four last names, some have a nickname."""
    chance = random.Random("directory")
    found = []
    for number in range(people):
        made = "".join(chance.choices(SYLLABLES, k=3)).title()
        last = chance.choice(COMMON) if number % 6 == 0 else made
        nickname = "Ace" if number % 50 == 0 else ""
        name = PlayerName(last, chance.choice(FIRST))
        found.append(Known(PlayerId(f"{number:032x}"), name, nickname, (f"{number:06d}",)))
    return found


def best(deed: Callable[[], object]) -> float:
    """The best of some runs, in seconds."""
    spans = []
    for _ in range(RUNS):
        start = time.perf_counter()
        deed()
        spans.append(time.perf_counter() - start)
    return min(spans)


def rows() -> Iterator[tuple[str, float | None, float | None, float | None, str]]:
    """The worst key of several, who may be the same person, and the making of the index."""
    people = everybody(PEOPLE)
    folded = [fold(each.name.full) for each in people]
    start = time.perf_counter()
    index = PeopleIndex(people)
    made = time.perf_counter() - start
    index.find("a")

    def key(typed: str) -> float:
        return best(lambda: index.suggest(typed))

    def scan(typed: str) -> float:
        wanted = fold(typed)
        return best(lambda: [name for name in folded if wanted in name])

    measured = [(key(typed), scan(typed), typed) for typed in TYPED]
    ours, reference, typed = max(measured, key=lambda each: each[0] / each[1])
    yield f"search {PEOPLE:,} people, worst key '{typed}'", ours, reference, LIMIT, "plain scan of folded names"
    slip = PlayerName("Janssen", "Jna")
    ours = best(lambda: duplicates(index, slip, {Likeness.EMAIL: ()}))
    yield f"who of {PEOPLE:,} may be the same", ours, scan("jna janssen"), DUPLICATES_LIMIT, "plain scan"
    yield f"make the index of {PEOPLE:,}", made, best(lambda: [fold(each.name.full) for each in people]), None, "fold"


if __name__ == "__main__":
    for name, ours, reference, limit, what in rows():
        assert ours is not None and reference is not None
        print(f"{name}: {ours * 1000:.2f} ms, {ours / reference:.1f}x {what} (limit {limit})")
