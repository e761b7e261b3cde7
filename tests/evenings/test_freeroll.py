"""A freeroll by keys alone: nobody buys in and nobody is paid, and the night is a normal one to its result on paper."""

import re
from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.evenings.director import assert_replays
from tests.evenings.keyboard import ALT, CTRL, Key, Keyboard
from tests.evenings.sitting import TYPED
from tests.ui.test_no_prizes import PRIZE_WORDS

MORE = ("Ann One", "Ben Two", "Cas Three", "Dee Four", "Eve Five", "Fay Six", "Gus Seven")

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


def test_a_freeroll_from_an_empty_club_by_keys(player: Keyboard, tmp_path: Path) -> None:
    player.begin("Club Żółty")
    create(player)
    player.next("chip_set")
    player.typed("\n\n")  # the first set that is offered
    player.next("open_registration")
    player.next("take_entries")
    for name in (*TYPED, *MORE):
        player.typed(f"{name}\n\n")
    assert len(player.state.entries) == len(TYPED + MORE)
    said = asked(player)
    player.next("draw_seats")
    player.next("start")
    player.wait(5)
    player.settle()
    while player.state.alive > 1:
        said |= asked(player)
        player.out(1)
    said |= asked(player)
    player.next("winner_open")
    player.next("finish")
    assert player.state.finished and player.window.page == "result"
    said |= asked(player)
    assert not [each for each in said if PRIZE_WORDS.search(each)]
    paper = tmp_path / "results.pdf"
    player.next("print_results")
    player.press(Key.Key_S, CTRL)
    player.choose(paper)
    player.qtbot.waitUntil(paper.exists)
    text = " ".join(page.extract_text() for page in PdfReader(paper).pages)
    assert re.search(r"\b12\b", text) and not PRIZE_WORDS.search(text)
    assert player.session.tournament is not None
    assert_replays(player.session.club, player.session.tournament)


def create(player: Keyboard) -> None:
    """A tournament without a price that pays nobody."""
    player.typed("Freeroll")
    for field in ("form_buy_in", "form_fee"):
        player.tab_to(field)
        player.typed("0")
    player.tab_to("form_payout")
    player.press(Key.Key_Down, ALT)
    player.typed("nob\n")
    player.press(Key.Key_Return, CTRL)
    assert not player.state.setup.payout.pays and not player.state.setup.buy_in


def asked(player: Keyboard) -> set[str]:
    """What the panel says now."""
    session = player.session
    return {session.words.said(said) for need in session.needs() for said in (need.title, need.detail) if said}
