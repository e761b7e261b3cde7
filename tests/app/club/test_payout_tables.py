"""Payout tables: the shipped ones for every field, the club's own, and the files somebody brings."""

from datetime import UTC, date
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.app.club.payout_files import payout_data, payout_from, payout_of
from tdapp.app.club.payout_tables import (
    club_payouts,
    payouts,
    read_payout,
    remove_payout,
    save_payout,
)
from tdapp.app.open_club import Club
from tdapp.domain.prizes.payout_plan import plan
from tdapp.domain.refusal import Refused
from tdapp.domain.setup import (
    WHOLE,
    LockedPlace,
    PayoutColumn,
    PayoutCurve,
    PayoutRules,
    PayoutTable,
    SeatPrizes,
    SeatRest,
    Setup,
)
from tdapp.domain.tournament import checked
from tdapp.domain.units import Cents, Chips
from tdapp.read.message import say_refused
from tdapp.values import replace
from tdapp.words.say import Words

PAYOUTS = payouts()
BUY_IN = 50_00
FIELDS = [*range(2, 700), *range(700, 10_000, 83), 1_000, 2_001, 3_501, 5_000, 6_001, 9_999, 10_000]
TYPED = """Places;1-8;9-27;28+
1;70;50 %;40
2;30;30;25
3-4;;10;12,5
5-6;;;5
"""


@pytest.mark.parametrize(("name", "table"), PAYOUTS, ids=lambda each: each if isinstance(each, str) else "")
def test_a_shipped_table_is_right_for_every_field(name: str, table: PayoutTable) -> None:
    """It pays the whole pool, never more for a worse place, never all of a field, and nobody less than a buy-in or its
    own minimum cash; a large field is not left out by a table that goes by it.
    """
    setup = Setup(name, date(2026, 11, 21), "EUR", Cents(0), Cents(0), Chips(1), 9, 0, table, Cents(1))
    assert checked(setup).payout == table
    least = max(BUY_IN, BUY_IN * table.rules.min_cash // 100) if table.pays else 0
    for field in FIELDS:
        pool = Cents(field * BUY_IN)
        prizes = plan(table, field, pool, Cents(1), Cents(BUY_IN)).amounts
        if not table.pays:
            assert not prizes
            continue
        assert sum(prizes) == pool
        assert len(prizes) < field or field == 1
        assert all(before >= after for before, after in pairwise(prizes))
        assert prizes[-1] >= least, f"{name}: {field} entries"
        if name.startswith(("by_field", "field_", "flat", "top_")) and field > 100:
            assert len(prizes) * 1000 >= 75 * field, f"{len(prizes)} of {field}"


def test_first_prize_grows_with_the_field() -> None:
    """From one size of a field to one that is twice as large, first prize of every table never falls."""
    for _name, table in PAYOUTS:
        if table.pays:
            firsts = [
                plan(table, field, Cents(field * BUY_IN), Cents(1), Cents(BUY_IN)).amounts[0]
                for field in (6, 12, 24, 48, 96, 192, 384, 768, 1_536, 3_072, 6_144)
            ]
            assert all(low <= high for low, high in pairwise(firsts)), table.name


def test_a_table_of_the_clubs_own_is_kept_replaced_and_thrown_away(club: Club) -> None:
    for _name, table in PAYOUTS:
        save_payout(club, table.name, table, "EUR")
    kept = [replace(each.table, source="") for each in club_payouts(club)]
    assert kept == [replace(table, source="") for _name, table in PAYOUTS]
    again = save_payout(club, PAYOUTS[0][1].name, replace(PAYOUTS[1][1]), "EUR")
    assert len(club_payouts(club)) == len(PAYOUTS)
    remove_payout(club, again.key)
    assert len(club_payouts(club)) == len(PAYOUTS) - 1


def test_a_table_that_does_not_add_up_is_not_kept(club: Club) -> None:
    short = PayoutTable("Short", (PayoutColumn(1, None, (60_000, 39_100)),))
    with pytest.raises(Refused) as refused:
        save_payout(club, "Short", short, "EUR")
    assert refused.value.code == "setup.payout_sum" and str(refused.value.facts["sum"]) == "99.1"
    assert club_payouts(club) == ()


@given(
    st.builds(
        PayoutTable,
        name=st.text(min_size=1),
        columns=st.lists(
            st.builds(
                PayoutColumn,
                from_entries=st.integers(1, 99),
                to_entries=st.none() | st.integers(1, 99),
                shares=st.lists(st.integers(1, WHOLE), max_size=4).map(tuple),
            ),
            max_size=3,
        ).map(tuple),
        curve=st.none()
        | st.builds(
            PayoutCurve,
            percent=st.integers(0, WHOLE),
            one_in=st.integers(0, 99),
            places=st.integers(0, 99),
            first=st.none() | st.integers(0, WHOLE),
            second=st.none() | st.integers(0, WHOLE),
            steepness=st.none() | st.integers(0, 5_000),
        ),
        rules=st.builds(
            PayoutRules,
            min_cash=st.integers(0, 10_000),
            locked=st.lists(st.builds(LockedPlace, st.integers(1, 99), st.integers(1, 10_000)), max_size=2).map(tuple),
        ),
        seats=st.none()
        | st.builds(
            SeatPrizes,
            st.integers(1, 10_000).map(Cents),
            guaranteed=st.integers(0, 9),
            capped=st.booleans(),
            rest=st.sampled_from(SeatRest),
            split=st.integers(1, 9),
            cash=st.booleans(),
        ),
    )
)
def test_what_is_written_is_read_as_it_was(table: PayoutTable) -> None:
    assert payout_of(payout_data(table)) == table


def test_a_table_comes_from_a_csv_file(tmp_path: Path) -> None:
    path = tmp_path / "House rules.csv"
    path.write_text(TYPED, "utf-8")
    table = read_payout(path, "EUR")
    assert table.name == "House rules"
    assert table.columns == (
        PayoutColumn(1, 8, (70_000, 30_000)),
        PayoutColumn(9, 27, (50_000, 30_000, 10_000, 10_000)),
        PayoutColumn(28, None, (40_000, 25_000, 12_500, 12_500, 5_000, 5_000)),
    )


def test_a_table_comes_from_a_toml_file_as_the_shipped_ones_are_written(tmp_path: Path) -> None:
    path = tmp_path / "mine.TOML"
    path.write_text('[curve]\npercent = 12.5\nfirst = "22"\n[rules]\nmin_cash = 1.5\n', "utf-8")
    table = read_payout(path, "EUR")
    assert table.name == "mine" and table.curve == PayoutCurve(percent=12_500, first=22_000)
    assert table.rules.min_cash == 150


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("a.csv", "", "payout.file"),
        ("a.csv", "Places;1-8", "payout.file"),
        ("a.csv", "Places;few\n1;100", "payout.cell"),
        ("a.csv", "Places;1-8\n1;most", "payout.cell"),
        ("a.csv", "Places;1-8\n1;33.3333", "payout.cell"),
        ("a.csv", "Places;1-8\nwinner;100", "payout.cell"),
        ("a.csv", "Places;1-8\n1;60\n3;40", "payout.places"),
        ("a.csv", "Places;1-8\n1;60\n2-99999;1", "payout.places"),
        ("a.toml", "name = ", "payout.toml"),
        ("a.toml", "[[column]]\nshares = ['100']", "payout.missing"),
        ("a.toml", "[[column]]\nentries_from = 'few'\nshares = ['100']", "payout.cell"),
        ("a.toml", "[[column]]\nentries_from = 1\nshares = ['60', 'x']", "payout.cell"),
        ("a.toml", "[[colum]]\nentries_from = 1\nshares = ['100']", "payout.nothing"),
        ("a.toml", "[curve]\npercent = 'many'", "payout.part"),
        ("a.toml", b"\xff".decode("latin-1"), "payout.toml"),
        ("a.toml", "column = 7", "payout.file"),
        ("a.toml", "[[column]]\nentries_from = 1\nshares = ['1 x 1000000000']", "payout.cell"),
    ],
)
def test_what_is_no_table_is_refused_with_where(name: str, text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        payout_from(name, text.encode())
    assert refused.value.code == code


@given(st.binary(max_size=200), st.sampled_from(("x.csv", "x.toml", "x")))
def test_any_file_at_all_is_a_table_or_refused(data: bytes, name: str) -> None:
    try:
        assert isinstance(payout_from(name, data), PayoutTable)
    except Refused as refused:
        assert refused.code.startswith("payout.")


def test_a_file_that_is_gone_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        read_payout(tmp_path / "gone.csv", "EUR")
    assert refused.value.code == "payout.in_file"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name = 'A'\n\n[[column]]\nentries_from = 1\nshares = ['60', '30']", "starts at 1 add up to 90 %"),
        ("name = 'A'\n\n[[column]]\nentries_from = 1\nshares = ['60', 'x']", "'x' in line 5 cannot be read"),
        ("name = 'A'\n\n[[column]]\nshares = ['100']", "'entries_from' is missing in the column of line 3"),
        ("name = 'A'\n\n[[column]]\nentries_from = 1\nshares = ['130', '-30']", "no share above 0"),
        ("name = 'A\n\n[[column]]\nentries_from = 1\nshares = ['100']", "Line 1 is not written as TOML is"),
        ("name = 'A'\n\n[rules]\nmin_cash = 'x'\n[[column]]\nentries_from = 1\nshares = ['100']", "'rules' cannot"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_name_and_line(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(Refused) as refused:
        read_payout(path, "EUR")
    sentence = Words("en", UTC).said(say_refused(refused.value))
    assert sentence.startswith("own.toml: ") and said in sentence
