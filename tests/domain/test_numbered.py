"""A map in the order of its numbers: it holds what a dict would, and no change is seen in the map it was made from."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdapp.domain.numbered import ChunkByChunk, Numbered
from tdapp.domain.units import Cents, Money

NUMBERS = st.integers(0, 400)
STEPS = st.lists(st.tuples(st.booleans(), NUMBERS, st.text(max_size=2)), max_size=60)


def check(made: Numbered[int, str], held: dict[int, str]) -> None:
    assert dict(made.items()) == held
    assert list(made) == sorted(held) and len(made) == len(held)
    assert made.in_order() == list(made.values()) == [held[number] for number in sorted(held)]
    assert made == Numbered(held) and hash(made) == hash(Numbered(held)), "one way to hold the same"
    for number in (-1, *range(0, 401, 7), 10_000):
        assert made.get(number) == held.get(number)
        assert made.get(number, "none") == held.get(number, "none")
        assert (number in made) == (number in held)


@given(STEPS)
def test_it_holds_what_a_dict_would_and_nothing_before_a_change_is_changed(steps: list[tuple[bool, int, str]]) -> None:
    made: Numbered[int, str] = Numbered()
    held: dict[int, str] = {}
    all_made = [(made, dict(held))]
    for inserts, number, text in steps:
        if inserts:
            made, held[number] = made.insert(number, text), text
        elif number in held:
            made = made.remove(number)
            del held[number]
        else:
            with pytest.raises(KeyError):
                made.remove(number)
        all_made.append((made, dict(held)))
    for each, was in all_made:
        check(each, was)
    first, last = all_made[len(all_made) // 2], all_made[-1]
    differ = {number for number in {*first[1], *last[1]} if first[1].get(number) != last[1].get(number)}
    assert set(first[0].differing(last[0])) == set(last[0].differing(first[0])) == differ


@given(STEPS, st.lists(st.integers(0, 60), max_size=10))
def test_what_is_worked_out_chunk_by_chunk_is_as_if_it_were_worked_out_anew(
    steps: list[tuple[bool, int, str]], asked: list[int]
) -> None:
    made: Numbered[int, str] = Numbered()
    states = [made]
    for inserts, number, text in steps:
        made = made.insert(number, text) if inserts else made.remove(number) if number in made else made
        states.append(made)
    kept: ChunkByChunk[str, str] = ChunkByChunk()
    joined: Callable[[list[str]], str] = "|".join
    for at in asked:
        state = states[at % len(states)]
        assert kept.of(state, joined) == ChunkByChunk[str, str]().of(state, joined)


def test_numbers_begin_with_0() -> None:
    with pytest.raises(ValueError, match="begin with 0"):
        Numbered({-1: "a"})
    with pytest.raises(ValueError, match="begin with 0"):
        Numbered[int, str]().insert(-1, "a")
    with pytest.raises(KeyError):
        Numbered({1: "a"})[2]


@given(STEPS, st.dictionaries(NUMBERS, st.text(max_size=2)))
def test_many_at_once_are_what_one_after_the_other_are(
    steps: list[tuple[bool, int, str]], values: dict[int, str]
) -> None:
    made: Numbered[int, str] = Numbered()
    for _inserts, number, text in steps:
        made = made.insert(number, text)
    one_by_one = made
    for number, text in values.items():
        one_by_one = one_by_one.insert(number, text)
    assert made.update(values) == one_by_one and len(made.update(values)) == len(one_by_one)
    check(made, {number: text for _inserts, number, text in steps})


def test_what_is_no_number_is_not_there() -> None:
    """A refusal names a number or a sum of money under the same word, and asks whether an entry has it."""
    assert Money(Cents(1), "EUR") not in Numbered({1: "a"})
