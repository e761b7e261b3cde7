"""Chip counts in and out: whatever way the floor writes them, each row that cannot be taken says why."""

import csv
from datetime import UTC, timedelta
from io import StringIO

import pytest

from tdapp.app.chips.chip_counts_exchange import CountPlan, by_table, counts_table, plan_count
from tdapp.app.chips.chip_ledger_exchange import ledger_table
from tdapp.app.lists.columns import COUNT_COLUMNS, Column, guess_columns
from tdapp.app.lists.csv_files import read_csv
from tdapp.app.lists.tabular import to_csv, to_xlsx
from tdapp.domain.chips import chip_counts
from tdapp.domain.registration import entries
from tdapp.domain.units import Chips, EntryId, PlayerId
from tdapp.read.chips.chip_ledger import ledger_view
from tdapp.read.chips.known_stacks import chip_counts_view
from tdapp.read.people.names import PlayerName
from tdapp.words.say import Words
from tests.domain.chips.holdings import at_break
from tests.domain.evening import DIRECTORY, Evening, entry, player

EN = Words("en", UTC)


def planned(evening: Evening, text: str, directory: dict[PlayerId, PlayerName] | None = None) -> CountPlan:
    sheet = read_csv(text.encode())
    columns = guess_columns(sheet, COUNT_COLUMNS)
    return plan_count(evening.state, evening.now, directory or DIRECTORY, sheet, columns)


def why(plan: CountPlan) -> list[tuple[int, str]]:
    return [(row.line, row.code) for row in plan.bad]


def test_tables_seats_and_names_in_one_list() -> None:
    evening = at_break(20)
    at = {number: evening.state.entries[EntryId(number)].seat for number in range(1, 21)}
    assert at[1] is not None and at[2] is not None
    plan = planned(
        evening,
        "Table;Seat;Name;Chips\n"
        f"{at[1].table};{at[1].number};;34.500\n"
        f";{at[2].table}-{at[2].number};;34,500\n"
        ";;First3 Last3;1 000\n"
        ";;Last4, First4;12k\n"
        "Tafel 1;;;151000\n",
    )
    assert plan.bad == ()
    assert dict(plan.stacks) == {1: 34_500, 2: 34_500, 3: 1_000, 4: 12_000}
    assert dict(plan.tables) == {1: 151_000}
    evening.do(chip_counts.count, stacks=plan.stacks, tables=plan.tables)


@pytest.mark.parametrize("chips", ["34\u2019500", "34'500", "34\u00a0500", "34\u202f500", "34\u2009500"])
def test_thousands_are_read_as_spreadsheets_group_them(chips: str) -> None:
    plan = planned(at_break(20), f"Name;Chips\nFirst3 Last3;{chips}\n")
    assert (plan.bad, dict(plan.stacks)) == ((), {3: 34_500})


@pytest.mark.parametrize("chips", ["34500.00", "34500,5", "-500", "3.45E+04", "=SUM(A1:A2)"])
def test_what_is_no_whole_number_of_chips_is_left_out_as_it_was_written(chips: str) -> None:
    plan = planned(at_break(20), f"Name;Chips\nFirst3 Last3;{chips}\n")
    assert why(plan) == [(2, "row.no_chips")]
    assert plan.bad[0].facts == {"typed": chips}


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("1,4,34500\n", (Column.TABLE, Column.SEAT, Column.CHIPS)),
        ("1-4,34500\n", (Column.SEAT, Column.CHIPS)),
        ("Player,Count\nAda,34500\n", (Column.NAME, Column.CHIPS)),
        ("Tafel;Stoel;Speler;Chips\n1;4;Ada;34500\n", (Column.TABLE, Column.SEAT, Column.NAME, Column.CHIPS)),
    ],
)
def test_columns_are_known_with_and_without_headings(text: str, kinds: tuple[Column, ...]) -> None:
    assert guess_columns(read_csv(text.encode()), COUNT_COLUMNS).kinds == kinds


def test_lists_of_people_know_no_chips() -> None:
    assert guess_columns(read_csv(b"Name,Chips,Table\nAda,5,1\n")).kinds == (Column.NAME, None, None)


def test_every_row_that_cannot_be_taken_says_why() -> None:
    evening = at_break(20)
    evening.do(entries.bust_out, entry(9))
    free = next(free for table in evening.state.open_tables() for free in table.free)
    sits = evening.state.entries[EntryId(1)].seat
    assert sits is not None
    seated = f"{sits.table};{sits.number}"
    twins = {**DIRECTORY, player(5): PlayerName("Twin", "A"), player(6): PlayerName("Twin", "A")}
    plan = planned(
        evening,
        "Table;Seat;Name;Chips\n"
        f"{free.table};{free.number};;500\n"  # 2: empty
        "1;11;;500\n"  # 3: no such seat
        "8;;;500\n"  # 4: no such table
        ";;First9 Last9;500\n"  # 5: out
        ";;Nobody Here;500\n"  # 6
        ";;A Twin;500\n"  # 7: two of them
        f"{seated};First2 Last2;500\n"  # 8: somebody else sits there
        f"{seated};;34x\n"  # 9
        f"{seated};;\n"  # 10
        f"{seated};;20010\n"  # 11: no chips make it
        f"{seated};;999999999\n"  # 12: more than in play
        f"{seated};;20000\n"  # 13: good
        f"{seated};;21000\n"  # 14: again
        ";;;500\n"  # 15
        ";;First2 Last2;0\n",  # 16
        twins,
    )
    assert why(plan) == [
        (2, "row.refused"),
        (3, "row.refused"),
        (4, "row.refused"),
        (5, "row.nobody"),
        (6, "row.nobody"),
        (7, "row.several_in"),
        (8, "row.other_there"),
        (9, "row.no_chips"),
        (10, "row.chips_missing"),
        (11, "row.refused"),
        (12, "row.refused"),
        (14, "row.counted_twice"),
        (15, "row.nowhere"),
        (16, "row.refused"),
    ]
    assert [row.facts["why"].code for row in plan.bad if row.code == "row.refused"] == [
        "refused.counts.empty_seat",
        "refused.seat.unknown",
        "refused.table.unknown",
        "refused.counts.not_payable",
        "refused.counts.more_than_play",
        "refused.counts.no_stack",
    ]
    assert dict(plan.stacks) == {1: 20_000}


def test_what_is_saved_can_be_taken_again() -> None:
    evening = at_break(20)
    evening.do(chip_counts.count, stacks={EntryId(1): Chips(31_000), EntryId(2): Chips(12_500)})
    view = chip_counts_view(evening.state, evening.now, DIRECTORY)
    data = to_csv(counts_table(view), EN)
    plan = planned(evening, data.decode("utf-8-sig"))
    assert plan.bad == ()
    assert dict(plan.stacks) == {1: 31_000, 2: 12_500}
    assert to_xlsx(counts_table(view), EN)[:2] == b"PK"


def test_the_lists_say_what_the_windows_say() -> None:
    evening = at_break(20)
    evening.do(chip_counts.count, stacks={EntryId(1): Chips(31_000), EntryId(2): Chips(12_500)})
    evening.now += timedelta(minutes=30)
    view = chip_counts_view(evening.state, evening.now, DIRECTORY)
    rows = list(csv.reader(StringIO(to_csv(counts_table(view), EN).decode("utf-8-sig"))))
    assert rows[1][:3] == ["1", "Last1", "First1"]
    assert rows[1][5:7] == ["31000", "77"]
    assert len(counts_table(view, 1).rows) == 1
    for line, table in zip(by_table(view).rows, evening.state.open_tables(), strict=True):
        stacks = [
            each.stack.chips for each in view.rows if each.seat and each.seat.table == table.number and each.stack
        ]
        assert line[:4] == (table.number, table.seated, len(stacks), sum(stacks) or None)


def test_the_ledger_ends_with_the_chips_in_play() -> None:
    evening = at_break(20)
    evening.do(entries.bust_out, entry(9))
    view = ledger_view(evening.state, evening.now, evening.acts, DIRECTORY)
    rows = ledger_table(view, lambda line: line.kind.value, lambda _line, item: str(item.name)).rows
    assert len(rows) == 20
    assert rows[-1][-1] == evening.state.chips
