"""The collector rests where it would find nothing, and looks again afterwards."""

import gc

from tdapp.store.collector import go_on, look_again, rest, uncollected


def test_it_rests_within_and_is_left_as_it_was() -> None:
    with uncollected():
        assert not gc.isenabled()
    assert gc.isenabled()
    gc.disable()
    try:
        with uncollected():
            pass
        assert not gc.isenabled(), "who had it rest before decides when it goes on"
    finally:
        gc.enable()


def test_after_the_start_it_leaves_out_what_was_loaded_until_another_club_is_opened() -> None:
    try:
        rest()
        assert not gc.isenabled()
        go_on()
        assert gc.isenabled() and gc.get_freeze_count() > 0
        look_again()
        assert gc.get_freeze_count() == 0
    finally:
        gc.enable()
        gc.unfreeze()
