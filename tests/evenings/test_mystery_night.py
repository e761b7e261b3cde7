"""A night of mystery bounties by keys alone: envelopes set, drawn and noted, and the last ones are the winner's."""

from pathlib import Path

import pytest

from tdapp.domain.bounties.bounty_book import bounty_book, settled
from tdapp.domain.money.bounty_terms import BountyKind
from tdapp.ui.pages.bounties.typed_envelopes import write_envelopes
from tests.evenings.keyboard import ALT, CTRL, Key, Keyboard
from tests.evenings.sitting import TYPED
from tests.evenings.test_bounty_night import look, opened_again, out_by, pay_bounties

LISTED = 7

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


def test_a_night_of_mystery_bounties_by_keys(player: Keyboard, tmp_path: Path) -> None:
    player.begin("Club Żółty")
    create(player)
    player.next("chip_set")
    player.typed("\n\n")  # the first set that is offered
    player.next("open_registration")
    player.register(TYPED, LISTED, tmp_path / "list.csv")
    player.next("draw_seats")
    player.next("start")
    player.wait(5)
    player.settle()
    one, two = player.seats(1)[:2]
    player.typed(f"1-{one} by 1-{two}\n")  # before the envelopes nobody is worth one
    player.settle()
    set_envelopes(player)
    player.typed("close registration\n")
    player.post_prizes()
    out_by_in_time(player, 2)
    draw_and_note(player)
    out_by_in_time(player, player.state.alive - 1)
    while player.state.heads.undrawn:
        go(player)
        player.press(Key.Key_E, ALT)
    look(player)
    assert player.state.heads.own is not None  # what is left is the winner's
    pay_bounties(player)
    book = bounty_book(player.state)
    assert settled(book) and book.paid == book.taken == 12 * 50_00
    opened_again(player)


def create(player: Keyboard) -> None:
    player.typed("Mystery Friday")
    player.tab_to("form_bounty")
    player.typed("50")
    player.tab_to("form_bounties")
    player.press(Key.Key_Down, times=2)
    player.press(Key.Key_Return, CTRL)
    terms = player.state.terms.bounty
    assert terms is not None and terms.kind is BountyKind.MYSTERY


def go(player: Keyboard) -> None:
    player.press(Key.Key_0, CTRL)
    player.press(Key.Key_6, ALT)


def set_envelopes(player: Keyboard) -> None:
    """The proposal stands in the line; another table is typed over it, and one that does not add up is refused."""
    go(player)
    assert player.focus().objectName() == "bounty_envelopes"
    player.press(Key.Key_A, CTRL)
    player.typed("1 x 300; 10 x 20\n")
    assert player.state.envelopes is None and "100.00" in player.app.told[-1].text
    player.press(Key.Key_A, CTRL)
    player.typed("1 x 300; 10 x 30\n")
    envelopes = player.state.envelopes
    assert envelopes is not None and envelopes.amounts == (300_00, *(30_00,) * 10)
    look(player)


def out_by_in_time(player: Keyboard, count: int) -> None:
    for _player in range(count):
        out_by(player, 1)
        look(player)


def draw_and_note(player: Keyboard) -> None:
    """One is drawn, and one was drawn in the room."""
    player.next("envelopes_undrawn")
    player.press(Key.Key_E, ALT)
    envelopes = player.state.envelopes
    assert envelopes is not None and len(envelopes.left) == 10 and len(player.state.heads.undrawn) == 1
    player.tab_to("bounty_drawn")
    player.typed(f"{envelopes.left[-1] // 100}\n")
    assert player.state.envelopes is not None and len(player.state.envelopes.left) == 9
    assert not player.state.heads.undrawn
    said = write_envelopes(list(player.state.envelopes.left), "EUR", player.session.words)
    assert said.count("30.00") == 1
    look(player)
