"""Fifty thousand people of a club: found as somebody types, each key beside a plain scan of their folded names; five
thousand more from a workbook, from its file to the last of them in the directory.
"""

import random
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tdapp.app.demo.evening import HandClock  # noqa: E402
from tdapp.app.lists.columns import guess_columns  # noqa: E402
from tdapp.app.lists.reading import read_file  # noqa: E402
from tdapp.app.lists.tabular import to_xlsx  # noqa: E402
from tdapp.app.open_club import Club  # noqa: E402 - the checkout is found before
from tdapp.app.people.people_exchange import known_people, people_table, saving  # noqa: E402
from tdapp.app.people.people_plan import KnownPerson, planning  # noqa: E402
from tdapp.domain.people.person import PersonData  # noqa: E402
from tdapp.domain.units import PlayerId  # noqa: E402
from tdapp.read.people.duplicates import Likeness, duplicates  # noqa: E402
from tdapp.read.people.names import PlayerName, fold  # noqa: E402
from tdapp.read.people.people_search import Known, PeopleIndex  # noqa: E402
from tdapp.words.say import Words  # noqa: E402

PEOPLE = 50_000
COMING, COMING_LIMIT = 5_000, 5.0  # people of a list, and the seconds its import may take
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
Outcome = TypeVar("Outcome")
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
    whole, longest = imported(people)
    yield f"import {COMING:,} from XLSX into {PEOPLE:,}, seconds", whole, 1.0, COMING_LIMIT, "a second"
    yield "longest part of it that holds the event loop", longest, None, None, "-"


def imported(people: list[Known]) -> tuple[float, float]:
    """Seconds from the file of a list to its people in the club's directory, and of the longest part but the reading,
    which runs beside the event loop.
    """
    coming = [data_of(each, number) for number, each in enumerate(everybody(COMING), PEOPLE)]
    table = people_table([KnownPerson(PlayerId(each.club_no), each) for each in coming])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "members.xlsx"
        path.write_bytes(to_xlsx(table, Words("en", UTC)))
        clock = HandClock(datetime(2026, 11, 21, tzinfo=UTC))
        with Club.open(Path(folder) / "club.tdapp", create=True, time=clock.source(), operator_name="Bench") as club:
            club.people.add_many((data_of(each, number), None) for number, each in enumerate(people))
            club.people.index.find("a")
            start = time.perf_counter()
            sheet = read_file(path)
            parts = Parts()
            known = parts.ended(known_people(club.people))
            plan = parts.ended(planning(sheet, guess_columns(sheet), known, date(2026, 11, 21)))
            done = parts.ended(saving(club.people, [(one, one.fates[0]) for one in plan.arrivals]))
            whole = time.perf_counter() - start
            assert done.new == COMING, (done, plan.bad[:3])
            assert len(club.people.index) == PEOPLE + COMING
    return whole, parts.longest


def data_of(known: Known, number: int) -> PersonData:
    """A person in full."""
    name, card = known.name, f"{number:06d}"
    email, phone = f"p{card}@example.org", f"+31 6 {number:08d}"
    return PersonData(name.last, name.first, known.nickname, card, "NL", email, phone, ("nl", "en"), "Pays in cash")


class Parts:
    """Runs generators to their ends and keeps the longest of their parts, in seconds."""

    def __init__(self) -> None:
        self.longest = 0.0

    def ended(self, work: Generator[int, None, Outcome]) -> Outcome:
        """What the generator comes to."""
        while True:
            start = time.perf_counter()
            try:
                next(work)
            except StopIteration as end:
                outcome: Outcome = end.value
                return outcome
            finally:
                self.longest = max(self.longest, time.perf_counter() - start)


if __name__ == "__main__":
    for name, ours, reference, limit, what in rows():
        assert ours is not None
        reference = reference or ours
        print(f"{name}: {ours * 1000:.2f} ms, {ours / reference:.1f}x {what} (limit {limit})")
