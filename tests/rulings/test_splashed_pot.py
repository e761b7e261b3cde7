"""Chips thrown into the pot: what is over what belongs there is his bet (HC and TDA 40; QLD 22)."""

import pytest

from tdapp.rulings import Code, Impossible, Situation, resolve
from tests.rulings.cases import BOOKS


def splashed(**facts: int | str) -> Situation:
    return Situation("conduct.splashed_pot", facts=facts)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("said", ["nothing", "raise"])
def test_the_pot_holds_what_belongs_there_and_his_bet(book: str, said: str) -> None:
    for before, bet in ((0, 1), (3400, 1200), (25, 999_975)):
        ruling = resolve(splashed(said=said, pot_before=before, pot_now=before + bet), BOOKS[book])
        assert ruling.code is Code.AMOUNT
        assert ruling.steps[0].args == {"amount": bet}


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("now", [0, 3399, 3400])
def test_a_pot_that_holds_nothing_of_his_is_refused(book: str, now: int) -> None:
    with pytest.raises(Impossible) as refused:
        resolve(splashed(said="nothing", pot_before=3400, pot_now=now), BOOKS[book])
    assert (refused.value.where, refused.value.code) == ("facts.pot_now", "nothing_splashed")
    assert refused.value.facts == {"pot": now, "before": 3400}


@pytest.mark.parametrize("book", BOOKS)
def test_until_both_pots_are_counted_the_director_decides(book: str) -> None:
    for known in ({}, {"pot_before": 3400}, {"pot_now": 4600}):
        ruling = resolve(splashed(said="nothing", **known), BOOKS[book])
        assert ruling.code is Code.TD_DECIDES
        assert ruling.discretion is not None and ruling.discretion.recommended == "amount_as_counted"
