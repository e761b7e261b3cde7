"""The hash chain: no two different lines have the same link."""

from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from tdapp.store.chain import START, Line, link, printable

texts = st.text(alphabet=st.sampled_from('ab\n ,-1"'), max_size=4)
lines = st.builds(
    Line,
    stream=texts,
    seq=st.integers(0, 20),
    act=st.integers(0, 20),
    verb=texts,
    at=st.integers(-20, 20),
    by=texts,
    override_code=st.none() | texts,
    override_text=st.none() | texts,
    override_digest=st.none() | texts,
    type=texts,
    version=st.integers(0, 20),
    payload=texts,
)


@given(lines, lines)
def test_different_lines_have_different_links(one: Line, other: Line) -> None:
    assert (link(START, one) == link(START, other)) == (one == other)


@given(lines, st.sampled_from(Line._fields), st.sampled_from(Line._fields))
def test_a_letter_that_changes_columns_changes_the_link(line: Line, source: str, target: str) -> None:
    """The worst case: the same letters in the same order, cut at another place."""
    text, onto = getattr(line, source), getattr(line, target)
    if source != target and isinstance(text, str) and isinstance(onto, str) and text:
        moved = line._replace(**{source: text[:-1], target: text[-1] + onto})
        assert link(START, moved) != link(START, line)


@given(lines)
def test_the_link_rests_on_the_one_before(line: Line) -> None:
    assert link(START, line) != link(bytes(31) + b"\1", line)


def test_a_link_stays_what_it_was_in_the_first_version() -> None:
    line = Line("club", 1, 1, "v", 5, "o", None, None, None, "Fact", 1, "{}")
    stored = b"1 1 5 1 4 1 1 4 - 2\nclubvoFact{}"
    assert link(START, line) == sha256(bytes(32) + stored).digest()
    assert printable(link(START, line)) == "473ZGJIZ DNTSIPHN"
