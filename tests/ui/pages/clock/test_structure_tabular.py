"""Structures as tables of texts: pasted from a spreadsheet, copied out, and files. Nothing is half taken."""

import random
from datetime import UTC, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.app.club.templates import structures
from tdapp.app.structures import files, tabular
from tdapp.app.structures.files import Written
from tdapp.app.structures.rows import Column, Row
from tdapp.app.structures.tabular import BadTable
from tdapp.domain.clock.structure import AnteKind, Break, Level, Structure
from tdapp.domain.units import Chips
from tdapp.read.clock.structure import StructureView
from tdapp.ui.pages.clock.structure import draft, exchange
from tdapp.ui.pages.clock.structure.draft import Draft
from tdapp.values import replace
from tdapp.words.say import Words
from tests.domain.clock import games
from tests.domain.evening import level
from tests.ui.pages.evening import MINUTE, STRUCTURE

WORDS = Words("en", UTC)
MIXED: Structure = (
    level(100), games.omaha(200), Break(15 * MINUTE, "Dinner", (Chips(25), Chips(100))), games.razz(400),
    games.by_turns(400, 8), games.limit_holdem(600), Break(timedelta(minutes=7, seconds=30)), games.horse(800),
    replace(level(1000, ante=1000), lasts=timedelta(seconds=90)),
    replace(level(1200, ante=100), ante_kind=AnteKind.EACH),
)  # fmt: skip


def begun(structure: Structure = STRUCTURE, played: int = 0) -> Draft:
    view = StructureView(structure, played, running=False, finished=False, zero=None, timed_from=0, late_level=None)
    return draft.begun(view)


def read(text: str) -> Structure:
    return tuple(row.period for row in tabular.rows_of(tabular.lines_of(text)))


def refused(text: str) -> BadTable:
    with pytest.raises(BadTable) as caught:
        read(text)
    return caught.value


@pytest.mark.parametrize("between", ["\t", ";"])
def test_what_is_copied_out_comes_in_again_as_it_was(between: str) -> None:
    rows = tuple(map(Row, MIXED))
    assert read(tabular.written(tabular.table_of(rows, WORDS), between)) == MIXED


@pytest.mark.parametrize("shipped", structures(), ids=lambda each: each.key)
@pytest.mark.parametrize("ending", ["toml", "csv"])
def test_a_built_in_structure_goes_through_a_file_and_back(shipped: object, ending: str) -> None:
    made = Written("Friday", shipped.structure, shipped.starting_stack)  # type: ignore[attr-defined]
    data = files.toml_of(made) if ending == "toml" else files.csv_of(made, words=WORDS)
    again = files.structure_from(f"Friday.{ending}", data)
    assert (again.name, again.structure) == (made.name, made.structure)
    assert again.starting_stack == (made.starting_stack if ending == "toml" else 0)


def test_a_mixed_structure_goes_through_a_file_and_back() -> None:
    made = Written('Łukasz "8" 李小龙', MIXED, Chips(20_000))
    assert files.structure_from("x.toml", files.toml_of(made)) == made
    assert files.structure_from("x.csv", files.csv_of(made, words=WORDS)).structure == MIXED


@pytest.mark.parametrize(
    "text",
    [
        "Level\tSmall blind\tBig blind\tAnte\tMinutes\n1\t50\t100\t\t20\n2\t100\t200\t200\t20",
        "lvl;sb;bb;ante;min\n1;50;100;;20\n2;100;200;200;20",
        "Niveau,Blinds,Ante,Duur\n1,50/100,0,20 min\n2,100/200,200,",
        "Our Friday game\n\nRound\tBlinds\tMins\n1\t50 / 100\t20\n2\t100/200 (200)\t20\n",
        "BB;minuten\n100;20\n200 ;\n".replace("200 ;", "200;20").replace("BB;minuten", "bb;ante;minuten").replace(
            "100;20", "100;;20"
        ).replace("200;20", "200;200;20"),
    ],
)  # fmt: skip
def test_tables_of_many_kinds_are_read(text: str) -> None:
    assert read(text) == (level(100), replace(level(200, ante=200)))


def test_a_break_is_known_by_its_word_its_name_or_the_chips_that_leave() -> None:
    text = "Level;SB;BB;Minutes;Break;Chips\n1;50;100;20;;\nBreak;;;15;;25\n2;100;200;;;\n;;;10;Dinner;\nPauze 12;;;;;"
    assert read(text) == (
        level(100), Break(15 * MINUTE, "", (Chips(25),)), level(200), Break(10 * MINUTE, "Dinner"), Break(12 * MINUTE),
    )  # fmt: skip


def test_a_level_that_says_no_minutes_is_as_long_as_the_one_before() -> None:
    first, second = read("SB\tBB\tMinutes\n50\t100\t17\n100\t200\t")
    assert first.lasts == second.lasts == 17 * MINUTE


def test_each_cell_that_cannot_be_read_is_named_with_its_line_and_column() -> None:
    bad = refused("SB;BB;Ante;Minutes;Game\n50;100;x;20;\n\n100;zwei;;20;bridge\n")
    assert [(each.line, each.column) for each in bad.wrong] == [(2, Column.ANTE), (4, Column.GAME), (4, Column.BIG)]
    said = bad.said(WORDS)
    assert said.startswith("Line 2, Ante: 'x' is not a whole number. Type one from 0 to 1,000,000,000.")
    assert said.endswith("2 more cannot be read.")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("SB;BB;Small bet\n50;100;200", "Line 2, Small bet: '200' needs a game at fixed limit."),
        ("SB;BB;Minutes\n50;100;0:05", "Line 2, Minutes: 0:05 min is too small."),
        ("BB;Ante;Posted by\n100;100;the dealer", "Line 2, Posted by: 'the dealer' does not say who posts the ante."),
        ("Level;BB\n1;", "Line 2, Big blind is empty."),
        ("hello", "The columns have no heads."),
        ("SB;BB\n", "There is no row under the heads."),
        ("", "This is not a table."),
        ("a\0b", "This is not a table."),
    ],
)
def test_what_is_no_structure_says_why(text: str, said: str) -> None:
    assert refused(text).said(WORDS).startswith(said)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("a.toml", "name = \n", "Line 1, column 8: this is not TOML."),
        ("a.toml", "name = 'x'\n", "It has no levels."),
        ("a.toml", "period = 7\n", "It has no levels."),
        ("a.toml", '[[period]]\nkind = "level"\nbig = 100\nblinds = 7\n', "Line 4: 'blinds' means nothing here."),
        ("a.toml", 'name = "x"\n\n[[period]]\nbig = "x"\nminutes = 20', "Line 4, Big blind: 'x' is not"),
        ("a.toml", '[[period]]\nkind = "break"\nminutes = 10', "It has no level."),
        ("a.toml", 'starting_stack = -1\n[[period]]\nbig = 100\nminutes = 20', "name must be a text"),
        ("a.csv", "SB;BB;Minutes\n50;100;20\n300;100;20\n", "Line 3: this row cannot be played."),
    ],
)  # fmt: skip
def test_a_file_that_is_no_structure_says_line_and_reason(name: str, text: str, said: str) -> None:
    with pytest.raises(BadTable) as caught:
        files.structure_from(name, text.encode())
    assert caught.value.said(WORDS).startswith(said)


def test_a_file_that_is_too_large_is_not_read() -> None:
    with pytest.raises(BadTable) as caught:
        files.structure_from("a.csv", b"x" * (files.LARGEST + 1))
    assert "larger" in caught.value.said(WORDS)


@given(st.sampled_from(["toml", "csv"]), st.integers(0, 10**6))
def test_a_file_in_which_something_flipped_is_read_or_refused_in_words(ending: str, seed: int) -> None:
    made = Written("Friday", MIXED, Chips(20_000))
    data = bytearray(files.toml_of(made) if ending == "toml" else files.csv_of(made, words=WORDS))
    chance = random.Random(seed)
    for _flip in range(chance.randint(1, 6)):
        at = chance.randrange(len(data))
        data[at : at + chance.randint(0, 3)] = bytes(chance.randrange(256) for _byte in range(chance.randint(0, 3)))
    try:
        assert files.structure_from(f"a.{ending}", bytes(data)).structure
    except BadTable as bad:
        assert bad.said(WORDS)


@given(st.text(max_size=200))
def test_any_text_is_pasted_or_refused_in_words(text: str) -> None:
    before = begun()
    try:
        done = exchange.pasted(before, text, [1], Column.SMALL, before.unused)
    except BadTable as bad:
        assert bad.said(WORDS)
    else:
        assert not any(row.wrong for row in done.draft.rows)


# Into the table


def test_rows_with_heads_come_after_the_row_that_is_chosen() -> None:
    before = begun()
    text = exchange.copied(begun(MIXED), [1, 2], WORDS)
    done = exchange.pasted(before, text, [0], Column.SMALL, before.unused)
    assert done.draft.structure == (STRUCTURE[0], *MIXED[1:3], *STRUCTURE[1:])
    assert (done.first, done.last) == (1, 2)


def test_rows_with_heads_take_the_place_of_several_that_are_chosen() -> None:
    before = begun()
    text = exchange.copied(begun(MIXED), [3], WORDS)
    done = exchange.pasted(before, text, [1, 2, 3], Column.SMALL, before.unused)
    assert done.draft.structure == (STRUCTURE[0], MIXED[3], STRUCTURE[4])


def test_rows_that_were_played_stay() -> None:
    before = begun(played=3)
    done = exchange.pasted(before, exchange.copied(begun(MIXED), [0], WORDS), [0], Column.SMALL, before.unused)
    assert done.draft.structure == (*STRUCTURE[:3], MIXED[0], *STRUCTURE[3:])
    done = exchange.pasted(before, "7\t8", [0], Column.SMALL, before.unused)
    assert done.draft.structure[:3] == STRUCTURE[:3]
    assert done.draft.structure[3].small_blind == 7  # type: ignore[union-attr]


def test_cells_without_heads_go_into_the_levels_from_this_one_on_and_past_the_last_levels_are_added() -> None:
    before = begun()
    done = exchange.pasted(before, "60\t120\n110\t220\n210\t420\n410\t820", [1], Column.SMALL, before.unused)
    levels = [each for each in done.draft.structure if isinstance(each, Level)]
    assert [(each.small_blind, each.big_blind) for each in levels] == [
        (25, 50), (60, 120), (110, 220), (210, 420), (410, 820),
    ]  # fmt: skip
    assert done.draft.structure[2] == STRUCTURE[2]  # the break stays where it was


def test_cells_of_which_one_cannot_be_read_are_not_taken_at_all() -> None:
    before = begun()
    with pytest.raises(BadTable) as caught:
        exchange.pasted(before, "60\t120\n110\tx", [1], Column.SMALL, before.unused)
    assert caught.value.said(WORDS).startswith("Line 2, Big blind: 'x'")


def test_more_columns_than_there_is_room_for_are_refused() -> None:
    before = begun()
    with pytest.raises(BadTable) as caught:
        exchange.pasted(before, "1\t2\t3", [1], Column.KIND, before.unused)
    assert caught.value.said(WORDS).startswith("3 columns were copied, and from this cell on there is room for 2.")


def test_more_rows_than_a_structure_holds_are_refused() -> None:
    before = begun((level(100),) * 190)
    text = exchange.copied(begun((level(100),) * 20), list(range(20)), WORDS)
    for pasted in (text, "\n".join(["100\t200"] * 20)):
        with pytest.raises(BadTable) as caught:
            exchange.pasted(before, pasted, [189], Column.SMALL, before.unused)
        assert caught.value.said(WORDS) == "A structure has at most 200 rows."


def test_a_cell_is_filled_down_into_the_levels_that_are_chosen() -> None:
    before = begun()
    longer = draft.with_row(before, 0, Row(replace(STRUCTURE[0], lasts=30 * MINUTE)))
    after = exchange.filled_down(longer, [0, 1, 2, 3], Column.LASTS)
    assert [each.lasts // MINUTE for each in after.structure] == [30, 30, 10, 30, 20]  # a break is no level


def test_of_one_row_alone_the_row_above_is_filled_in() -> None:
    before = begun((level(100, ante=100), level(200), Break(MINUTE), level(400)))
    after = exchange.filled_down(before, [3], Column.KIND)
    assert after.structure == before.structure  # the level above has none
    after = exchange.filled_down(before, [1], Column.ANTE)
    assert after.structure[1] == replace(level(200, ante=100))
    assert exchange.filled_down(before, [0], Column.ANTE) == before  # nothing is above


def test_a_game_that_is_filled_down_brings_its_bets() -> None:
    before = begun((games.razz(200), level(400), games.omaha(600)))
    after = exchange.filled_down(before, [0, 1, 2], Column.GAME)
    assert [each.games for each in after.structure] == [games.razz(200).games] * 3  # type: ignore[union-attr]
    assert [each.small_bet for each in after.structure] == [200, 400, 600]  # type: ignore[union-attr]


def test_rows_that_were_played_are_not_filled() -> None:
    before = begun(played=1)
    after = exchange.filled_down(before, [0, 1], Column.SMALL)
    assert after.structure[0] == STRUCTURE[0]
    assert after.structure[1].small_blind == 25  # type: ignore[union-attr]
