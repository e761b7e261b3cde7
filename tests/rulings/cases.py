"""The worked cases: files beside each rulebook, read as the command line reads them."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from tdapp.rulebooks.book import Rulebook
from tdapp.rulings import Ruling, Situation, load_rulebook, plain_ruling
from tdapp.rulings.reading import BadCase, read_plain, situation_of
from tdapp.rulings.ruling import PotAward, SeatEffect
from tests.rulings.conserving import not_conserved

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "rulebooks"
BOOKS: Mapping[str, Rulebook] = {name: load_rulebook(FOLDER / name) for name in ("HC", "QLD", "TDA2024")}


class Worked(Struct, frozen=True):
    """A worked case: the situation, and what the ruling must be."""

    path: Path
    book: Rulebook
    title: str
    situation: Situation
    expect: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.book.id}/{self.path.stem}"


@cache
def all_cases() -> tuple[Worked, ...]:
    """Every worked case of every book."""
    files = [(path, book) for book in BOOKS.values() for path in (FOLDER / book.id / "cases").glob("*.toml")]
    return tuple(worked(path, book) for path, book in sorted(files, key=lambda found: str(found[0])))


def worked(path: Path, book: Rulebook) -> Worked:
    """One case from its file; BadCase when the chips it expects are not those that were put in."""
    return case_of(path, book, path.read_text(encoding="utf-8"))


def case_of(path: Path, book: Rulebook, text: str) -> Worked:
    """One case from the text of its file."""
    plain = read_plain(text)
    situation, expect = situation_of(plain), plain["expect"]
    told = [{"eligible": (), **pot} for pot in expect.get("pots", ())]
    pots = convert(told, tuple[PotAward, ...], strict=False)
    for where, effects in expected_effects(expect):
        wrong = not_conserved(situation, effects, pots if where == "effects" else ())
        if wrong and (where != "effects" or "effects" in expect):
            raise BadCase(f"{book.id}/{path.name}, {where}: {'; '.join(wrong)}")
    return Worked(path, book, plain["title"], situation, expect)


def expected_effects(expect: Mapping[str, Any]) -> list[tuple[str, tuple[SeatEffect, ...]]]:
    """The effects a case expects, and those of each thing the director may decide, with where they stand."""
    choices = expect.get("discretion", {}).get("choices", ())
    told = [choice for choice in choices if isinstance(choice, dict)]
    found = [("effects", expect.get("effects", ())), *((choice["id"], choice.get("effects", ())) for choice in told)]
    return [(where, convert(effects, tuple[SeatEffect, ...])) for where, effects in found]


def differences(expect: Any, found: Any, where: str = "") -> list[str]:
    """Where the ruling is not as expected. Tables may name fewer fields than there are; lists must match one to one.

    A step may be named by its code alone; `citations` must all be among those of the ruling.
    """
    if where == ".citations":
        return [f"{where}: {cite} is not cited, only {found}" for cite in expect if cite not in found]
    if isinstance(expect, dict):
        if not isinstance(found, dict):
            return [f"{where}: {found!r}, not {expect!r}"]
        return [one for name, value in expect.items() for one in differences(value, found.get(name), f"{where}.{name}")]
    if isinstance(expect, list):
        listed = list(found or ())
        if len(expect) != len(listed):
            return [f"{where}: {len(listed)} instead of {len(expect)}: {listed}"]
        return [
            one
            for index, (wanted, got) in enumerate(zip(expect, listed, strict=True))
            for one in differences(wanted, got, f"{where}[{index}]")
        ]
    if isinstance(expect, str) and isinstance(found, dict):
        found = found.get("code", found.get("id"))
    return [] if expect == found else [f"{where}: {found!r}, not {expect!r}"]


def compare(expect: dict[str, Any], ruling: Ruling) -> list[str]:
    """Where the ruling is not as the case expects it."""
    return differences(expect, plain_ruling(ruling))
