"""The structures, payouts and players that are shipped: sums, order, and chips that can be paid."""

import csv
import tomllib
import unicodedata
from decimal import Decimal
from itertools import pairwise
from pathlib import Path

import pytest

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
STRUCTURES = sorted((RESOURCES / "structures").glob("*.toml"))
PAYOUTS = sorted((RESOURCES / "payouts").glob("*.toml"))
CHIPS = (5, 25, 100, 500, 1000, 5000, 25000)


def read(path: Path) -> dict:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def test_there_are_structures_and_payouts() -> None:
    assert {path.stem for path in STRUCTURES} == {
        "casino_20", "club_bba", "club_t25", "deep_30", "eight_game_15", "freeroll_10", "heads_up_10", "home_t100",
        "home_t5", "horse_30", "league_15", "limit_20", "mixed_20", "omaha8_20", "omaha_20", "one_table_10",
        "series_60", "turbo_10",
    }  # fmt: skip
    assert {path.stem for path in PAYOUTS} == {
        "by_field", "club", "field_10", "field_12", "field_15", "five", "flat", "home", "nine_paid", "nobody", "seats",
        "three", "top_heavy", "winner",
    }  # fmt: skip


@pytest.mark.parametrize("path", [*STRUCTURES, *PAYOUTS], ids=lambda path: path.stem)
def test_a_template_has_a_name_and_names_its_source(path: Path) -> None:
    template = read(path)
    assert template["name"].strip() and template["source"].strip()


@pytest.mark.parametrize("path", STRUCTURES, ids=lambda path: path.stem)
def test_blinds_rise_and_antes_fit_their_kind(path: Path) -> None:
    levels = [period for period in read(path)["period"] if period["kind"] == "level"]
    alike: dict[tuple[bool, bool], list[dict]] = {}  # at the same limits, with a small blind or without
    for level in levels:
        alike.setdefault(("small_bet" in level, level["small"] > 0), []).append(level)
    for same in alike.values():
        assert all(low["big"] <= high["big"] and low["small"] <= high["small"] for low, high in pairwise(same))
    for level in levels:
        assert set(level) - {"game", "small_bet", "big_bet", "bring_in"} == {
            "kind", "small", "big", "ante", "ante_kind", "minutes",
        }  # fmt: skip
        assert (0 < level["small"] < level["big"] or level["bring_in"]) and level["minutes"] > 0
        assert level["ante_kind"] in ("none", "each", "big_blind")
        assert (level["ante"] > 0) == (level["ante_kind"] != "none")
    assert read(path)["starting_stack"] >= 50 * levels[0]["big"]


@pytest.mark.parametrize("path", STRUCTURES, ids=lambda path: path.stem)
def test_no_level_needs_a_chip_that_has_left(path: Path) -> None:
    gone: set[int] = set()
    for period in read(path)["period"]:
        if period["kind"] == "break":
            assert set(period) - {"colour_up"} == {"kind", "minutes", "text"}
            gone |= set(period.get("colour_up", ()))
            continue
        smallest = min(chip for chip in CHIPS if chip not in gone)
        amounts = ("small", "big", "ante", "small_bet", "big_bet", "bring_in")
        assert all(period.get(amount, 0) % smallest == 0 for amount in amounts), period


@pytest.mark.parametrize("path", PAYOUTS, ids=lambda path: path.stem)
def test_every_column_pays_exactly_everything_and_never_more_for_a_worse_place(path: Path) -> None:
    for column in read(path).get("column", ()):
        groups = [text.partition(" x ") for text in column["shares"]]
        shares = [Decimal(share) for share, _, places in groups for _place in range(int(places or 1))]
        assert sum(shares) == 100
        assert shares == sorted(shares, reverse=True) and shares[-1] > 0
        assert all(share.as_tuple().exponent >= -3 for share in shares)
        assert len(shares) <= column["entries_from"] or read(path)["rules"]["cuts"]


@pytest.mark.parametrize("path", PAYOUTS, ids=lambda path: path.stem)
def test_the_columns_follow_each_other_without_a_gap(path: Path) -> None:
    columns = read(path).get("column", ())
    assert all(column["entries_from"] <= column["entries_to"] for column in columns if "entries_to" in column)
    assert all("entries_to" in column for column in columns[:-1])
    assert all(low["entries_to"] + 1 == high["entries_from"] for low, high in pairwise(columns))


def test_the_demo_club_has_players_of_every_script() -> None:
    with (RESOURCES / "demo" / "players.csv").open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    assert head == ["last name", "first name", "club no"]
    assert len(rows) == 260 and len({tuple(row[:2]) for row in rows}) == 260 and len({row[2] for row in rows}) == 260
    names = "".join(name for row in rows for name in row[:2])
    assert names == unicodedata.normalize("NFC", names)
    scripts = {unicodedata.name(letter).split()[0] for letter in names if letter.isalpha()}
    assert scripts >= {
        "LATIN",
        "GREEK",
        "CYRILLIC",
        "ARABIC",
        "HEBREW",
        "THAI",
        "CJK",
        "HIRAGANA",
        "KATAKANA",
        "HANGUL",
    }
