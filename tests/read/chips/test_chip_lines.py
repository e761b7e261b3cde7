"""What acts about chips before play say in the journal, and what undo is called; how faults and ways are said."""

from datetime import UTC

import pytest

from tdapp.domain.chips import chip_sets
from tdapp.domain.chips.chip_set import Pieces
from tdapp.domain.chips.colour_up import Fault, Finding
from tdapp.domain.money.terms import Terms
from tdapp.domain.registration import price_list
from tdapp.domain.units import Chips
from tdapp.read.chips.chip_findings import fault_said
from tdapp.read.journal.journal import journal_view
from tdapp.read.message import say_refused
from tdapp.words.say import Words
from tests.domain.chips.chip_samples import PLENTY, chip_set, pieces
from tests.domain.evening import DIRECTORY, EVE, STRUCTURE, Evening, rebuy

WORDS = Words("en", UTC)
STACK = pieces(v25=8, v100=8, v500=4, v1000=12, v5000=1)


def last(evening: Evening) -> tuple[str, str]:
    """The newest line, and what undo would take back."""
    view = journal_view(evening.acts, DIRECTORY, {EVE: "Eve"}, lambda _text, _digest: "", "HEAD", None)
    assert view.undo is not None
    return WORDS.said(view.rows[0].said), WORDS.said(view.undo)


def made(stack: Pieces = ()) -> Evening:
    evening = Evening()
    evening.did(price_list.set_terms, Terms(offers=(rebuy(),)))
    evening.did(chip_sets.choose_set, chip_set(PLENTY))
    if stack:
        evening.did(chip_sets.make_stack, "", stack)
    return evening


def test_a_set_is_chosen_changed_and_given_up() -> None:
    evening = made()
    assert last(evening) == ("Chips: set Club set", "Undo: chip set Club set")
    evening.did(chip_sets.make_stack, "", STACK)
    evening.did(chip_sets.choose_set, chip_set({25: 9, 100: 9}))
    assert last(evening)[0] == "Chips: set Club set, 1 stack breakdowns to set again"
    evening.did(chip_sets.choose_set, None)
    assert last(evening) == ("Chips: no set any more", "Undo: giving up the chip set")


def test_a_stack_is_made_and_opened_again() -> None:
    evening = made(STACK)
    line = "Starting stack breakdown: 8 × 25, 8 × 100, 4 × 500, 12 × 1,000 and 1 × 5,000"
    assert last(evening) == (line, "Undo: starting stack breakdown")
    evening.did(chip_sets.make_stack, "rebuy", pieces(v5000=4))
    assert last(evening) == ("Stack breakdown for Rebuy: 4 × 5,000", "Undo: stack breakdown for Rebuy")
    evening.did(chip_sets.make_stack, "rebuy", ())
    assert last(evening) == (
        "Stack breakdown for Rebuy to be set again",
        "Undo: stack breakdown for Rebuy to be set again",
    )
    evening.did(chip_sets.make_stack, "", ())
    assert last(evening) == (
        "Starting stack breakdown to be set again",
        "Undo: starting stack breakdown to be set again",
    )


def test_so_many_are_expected() -> None:
    evening = made()
    evening.did(chip_sets.expect, {"": 30, "rebuy": 12})
    assert last(evening)[0] == "42 stacks expected in total"


def test_a_refusal_names_the_chip_and_the_difference() -> None:
    evening = made()
    refused = evening.refused("stack.short", chip_sets.make_stack, "", pieces(v5000=3, v100=1))
    said = WORDS.said(say_refused(refused))
    assert said == "The chips are worth 15,100, and the stack is 20,000: 4,900 too little. Add chips."
    refused = evening.refused("stack.not_in_set", chip_sets.make_stack, "", pieces(v50=400))
    assert WORDS.said(say_refused(refused)).startswith("The set Club set has no chip of 50.")


@pytest.mark.parametrize(
    ("finding", "sentence"),
    [
        (Finding(Fault.NO_CHIP, 0, Chips(30)), "30 is due in level 1, and these chips cannot make it."),
        (
            Finding(Fault.TOO_EARLY, 2, Chips(25), 3),
            "The 25 chips leave in the break after level 2, and level 3 still needs them.",
        ),
        (
            Finding(Fault.LATE, 2, Chips(25), 2),
            "The 25 chips leave in the break after level 2; no level needs them from the break after level 2 on.",
        ),
        (
            Finding(Fault.NEVER, 2, Chips(25)),
            "The 25 chips never leave; no level needs them from the break after level 2 on.",
        ),
        (
            Finding(Fault.NOT_IN_SET, 2, Chips(50)),
            "Chips of 50 leave in the break after level 2, and nobody plays with them.",
        ),
    ],
)
def test_a_fault_says_where_it_is(finding: Finding, sentence: str) -> None:
    assert WORDS.said(fault_said(STRUCTURE, finding)) == sentence
