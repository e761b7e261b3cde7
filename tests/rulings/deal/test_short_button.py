"""Too few cards on the button (HC and TDA 37): whether it is the button comes from the answer or from the table."""

import pytest

from tdapp.rulings import Code, Impossible, Situation, resolve
from tdapp.rulings.situation import AtSeat
from tests.rulings.cases import BOOKS

HC = BOOKS["HC"]
SEATS = tuple(AtSeat(seat) for seat in (1, 5, 9))


def short(seat: int | None = None, *, button: int | None = None, on_button: bool | None = None) -> Situation:
    """A player has a card too few, before anybody acted; None: nobody has said."""
    said = {"seat": seat, "on_button": on_button}
    facts = {name: value for name, value in said.items() if value is not None}
    return Situation("deal.too_few_cards", seats=SEATS, button=button, facts=facts)


def test_the_button_of_the_table_gets_his_card_unasked() -> None:
    assert resolve(short(9, button=9), HC).code is Code.SUPPLY_CARD
    assert resolve(short(5, button=9), HC).code is not Code.SUPPLY_CARD


def test_without_a_button_at_the_table_the_answer_decides() -> None:
    assert resolve(short(5, on_button=True), HC).code is Code.SUPPLY_CARD
    assert resolve(short(on_button=True), HC).code is Code.SUPPLY_CARD
    assert resolve(short(5, on_button=False), HC).code is not Code.SUPPLY_CARD


@pytest.mark.parametrize(("seat", "on_button"), [(5, True), (9, False)])
def test_an_answer_that_is_not_the_table_s_is_refused(seat: int, on_button: bool) -> None:
    with pytest.raises(Impossible) as refused:
        resolve(short(seat, button=9, on_button=on_button), HC)
    assert "button_elsewhere" in str(refused.value.args) or refused.value.code == "button_elsewhere"
