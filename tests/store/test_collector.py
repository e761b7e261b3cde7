"""The collector rests where it would find nothing, and does elsewhere what Python's own would have done."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from tdapp.store.collector import collect, keep, look_again, rest, uncollected

ENOUGH = 700


class Rubbish:
    """What nobody holds but itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def pythons_own() -> Iterator[None]:
    """The collector as Python starts with it; the tests have theirs rest."""
    seldom = gc.get_threshold()
    gc.set_threshold(ENOUGH, 10, 10)
    gc.enable()
    yield
    gc.disable()
    gc.set_threshold(*seldom)
    gc.unfreeze()


def test_it_rests_within_and_is_left_as_it_was() -> None:
    with pytest.raises(ValueError, match="inside"), uncollected():
        assert not gc.isenabled()
        raise ValueError("inside")
    assert gc.isenabled()
    rest()
    with uncollected():
        pass
    assert not gc.isenabled(), "who had it rest before decides when it goes on"


def test_where_it_rests_rubbish_goes_when_it_is_asked_to_and_enough_was_made() -> None:
    rest()
    gc.collect()
    gone = ref(Rubbish())
    collect()
    assert gone() is not None, "so little is not worth a look"
    made = [[] for _each in range(2 * ENOUGH)]  # type: ignore[var-annotated]
    assert made and gone() is not None, "never by itself"
    collect()
    assert gone() is None


def test_rubbish_that_became_old_goes_in_the_end() -> None:
    rest()
    held = Rubbish()
    gone = ref(held)
    gc.collect()
    del held
    looks = 0
    while gone() is not None:
        made = [[] for _each in range(2 * ENOUGH)]  # type: ignore[var-annotated]
        collect()
        del made
        looks += 1
        assert looks < 1_000
    assert looks > 1, "old things are looked at seldom"


def test_what_was_loaded_is_left_out_until_another_club_is_opened() -> None:
    keep()
    assert gc.get_freeze_count() > 0
    look_again()
    assert gc.get_freeze_count() == 0
