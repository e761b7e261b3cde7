"""Chips that turn up, while they are typed: which pieces, whose, and what recording them would come to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.chips.chip_bank import AdjustKind
from tdapp.domain.chips.chip_set import Pieces, pieces_of
from tdapp.domain.units import Chips, EntryId, RulingNo, TableNo
from tdapp.read.chips.chip_found import FoundPreview, found_preview, place_of, place_said
from tdapp.read.chips.typed_pieces import typed_pieces
from tests.domain.chips.holdings import at_break
from tests.read.journal.test_journal_view import ENGLISH

COUNTS = st.dictionaries(st.sampled_from((25, 100, 500, 1_000, 25_000)).map(Chips), st.integers(1, 999), min_size=1)


@given(COUNTS, st.sampled_from((" ", ", ", "; ", " + ")), st.sampled_from("x×*"))
def test_pieces_are_read_as_they_are_written(counts: dict[Chips, int], between: str, times: str) -> None:
    pieces = pieces_of(counts)
    assert typed_pieces(between.join(f"{count}{times}{chip}" for chip, count in pieces)) == pieces


@given(st.text(max_size=30))
def test_no_text_is_read_as_pieces_that_cannot_be(text: str) -> None:
    pieces = typed_pieces(text)
    assert pieces is None or all(chip > 0 and count > 0 for chip, count in pieces)


def test_whose_and_where() -> None:
    state = at_break().state
    entry = next(each for each in state.tables[TableNo(2)].seats if each)
    seat = state.entries[entry].seat
    assert seat is not None
    assert place_of(state, f"2-{seat.number}") == (entry, 2)
    assert place_of(state, "2") == (None, 2)
    assert place_of(state, " ") == (None, None)
    assert [place_of(state, typed) for typed in ("99", "2-99", "bar")] == [None, None, None]
    assert place_said(state, entry, TableNo(2)) == f"2-{seat.number}"
    assert place_said(state, None, TableNo(2)) == "2"
    assert place_said(state, None, None) == "" == place_said(state, EntryId(999), None)


@pytest.mark.parametrize(
    ("kind", "taken", "given_out", "expected"),
    [
        (AdjustKind.FOUND, ((500, 2),), (), FoundPreview(1_000, (), -1_000)),
        (AdjustKind.FOREIGN, ((30, 2),), (), FoundPreview(60, (), 0)),
        (AdjustKind.CHANGE, ((100, 5),), ((1_000, 1),), FoundPreview(500, ((Chips(1_000), 1),), 500)),
    ],
)
def test_what_it_comes_to(kind: AdjustKind, taken: Pieces, given_out: Pieces, expected: FoundPreview) -> None:
    evening = at_break()
    assert found_preview(evening.state, evening.now, kind, taken, given_out, None) == expected


def test_why_it_cannot_be() -> None:
    evening = at_break()
    preview = found_preview(evening.state, evening.now, AdjustKind.FOUND, ((Chips(30), 2),), (), None)
    assert preview.why_not is not None
    assert ENGLISH.said(preview.why_not).startswith("The set has no chip of 30; it has 25, 100, 500, 1,000 and")
    preview = found_preview(evening.state, evening.now, AdjustKind.FOUND, ((Chips(25), 2),), (), RulingNo(7))
    assert preview.why_not is not None
    assert ENGLISH.said(preview.why_not) == "There is no ruling 7. Choose another, or none."
