"""The Bounties part at a real desk, by keyboard: names, payments, envelopes, terms."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.domain import tournament
from tdapp.domain.bounties.bounty_book import bounty_book
from tdapp.domain.clock import timing
from tdapp.domain.money.bounty_terms import Bounties, BountyKind, PotRule, Stage, StageKind
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.registration import entries, price_list
from tdapp.domain.state import State
from tdapp.domain.units import Cents, EntryId
from tdapp.read.people.names import PlayerName
from tdapp.ui.actions.bounties import asked
from tdapp.ui.actions.deeds import Spot
from tdapp.ui.actions.deeds_at import line_at
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.pages.bounties.part import BountiesPart
from tdapp.ui.pages.bounties.tables import BY
from tdapp.ui.pages.bounties.typed_envelopes import read_envelopes, write_envelopes
from tdapp.ui.pages.registration.page import RegistrationPage
from tdapp.ui.pages.registration.players.deeds import Deeds
from tdapp.ui.session import Session
from tdapp.ui.theme.look import look
from tdapp.values import replace
from tdapp.words.parsing import BadInput
from tests.domain.evening import entry
from tests.ui.pages.evening import Evening, demo_names, words_for

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
LINE = Offer(
    "b",
    "With bounty",
    SaleKind.ENTRY,
    Price(Cents(50_00), Cents(10_00), Cents(0), Cents(50_00)),
    None,
    SaleSpan(SaleSpanKind.REGISTRATION),
)


def state(session: Session) -> State:
    """The tournament in front as it is now."""
    return session.view(lambda state: state)


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path, demo_names()[:8])
    session = evening.session
    session.do(price_list.set_terms, Terms((LINE,)))
    session.do(tournament.open_registration)
    session.do(entries.register, tuple(session.club.directory), session.seed(), offer="b")
    evening.draw()
    session.do(timing.start)
    session.do(entries.bust_out, entry(1), by={EntryId(1): entry(2)})
    session.do(entries.bust_out, entry(3))
    yield evening
    evening.close()


@pytest.fixture
def part(evening: Evening, qtbot: QtBot) -> BountiesPart:
    look().wear("light")
    page = RegistrationPage(evening.session)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.activateWindow()
    page.show_part("bounties")
    found = page.part()
    assert isinstance(found, BountiesPart)
    return found


def test_the_open_one_stands_first_and_enter_asks_who_it_was(part: BountiesPart, qtbot: QtBot) -> None:
    asks: list[tuple[str, object]] = []
    part.asked.connect(lambda action, args: asks.append((action, args)))
    row = part.fall()
    assert row is not None
    assert row.entry == EntryId(3)
    qtbot.keyClick(part.out, Key.Key_Return)
    assert asks == [("window.bounty", (EntryId(3),))]
    assert asked(part.session, EntryId(3)) == "#3 by "
    assert asked(part.session) == "by "


def test_at_the_winners_seat_one_key_says_who_it_was(evening: Evening) -> None:
    session = evening.session
    row = next(each for each in session.players_view().rows if each.entry == 5)
    line = line_at(session, Spot((row,), row.seat), "won_bounty")
    assert (line.action, line.told, line.why) == ("bounties.won", (EntryId(5),), "")
    ACTIONS[line.action].act(session, *line.told)
    assert bounty_book(state(session)).shares[0].won == 50_00
    assert not bounty_book(state(session)).open
    assert line_at(session, Spot((row,), row.seat), "won_bounty").why


def test_the_list_of_players_says_what_is_on_the_head(evening: Evening, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    deeds = Deeds(evening.session, lambda _deed: None, page)
    qtbot.addWidget(deeds)
    row = next(each for each in evening.session.players_view().rows if each.entry == 5)
    deeds.show_rows([row])
    assert "bounty €50.00" in deeds.effects.text()


def test_nobody_knocked_out_who_was_blinded_off(part: BountiesPart) -> None:
    part.nobody.click()
    assert not bounty_book(state(part.session)).open
    assert bounty_book(state(part.session)).held == 50_00, "it goes with the next one, as nothing else was said"


def test_a_bounty_is_paid_and_its_slip_offered(part: BountiesPart) -> None:
    head = part.head()
    assert head is not None
    assert (head.entry, head.due.cents) == (EntryId(2), 50_00)
    part.pay.click()
    assert bounty_book(state(part.session)).paid == 50_00
    assert part.pay.isEnabled() is False


def test_both_sides_of_the_sum_are_one(part: BountiesPart) -> None:
    view = part.view
    assert view is not None
    assert view.taken.cents == sum(each.cents for each in (view.paid, view.due, view.on_heads, view.held, view.to_pool))
    assert words_for("en").amount(view.taken) in part.sums.text()


def test_progressive_terms_are_typed_with_a_preview_and_saved(part: BountiesPart) -> None:
    card = part.terms
    card.turn.click()
    assert part.lists.isHidden()
    card.kinds.pills["progressive"].click()
    card.percent.line.setText("25")
    card.unit.line.setText("5")
    card.percent.edited.emit()
    assert (
        card.said.text()
        == "25 % in the pocket, 75 % on the own head, in units of 5.00. What is over stays on the head."
    )
    assert part.unkept() == ("changed",)
    card.several.choose(PotRule.COVERED)
    card.save_terms()
    terms = state(part.session).terms.bounty
    assert terms is not None
    assert (terms.kind, terms.percent, terms.unit) == (BountyKind.PROGRESSIVE, 25, 5_00)
    assert terms.several is PotRule.COVERED
    assert part.unkept() == ()
    assert state(part.session).terms.offers == (LINE,)


def test_optional_bounties_are_won_by_those_alone_who_bought_one(part: BountiesPart) -> None:
    session, card = part.session, part.terms
    session.do(entries.register, (*session.club.add_players([(PlayerName("Żółć", "Łukasz"), "")]),), session.seed())
    card.turn.click()
    card.optional.click()
    assert card.said.text().endswith("Only a player who bought one can win one.")
    card.save_terms()
    card.turn.click()
    session.do(entries.bust_out, entry(4), by={EntryId(4): entry(9)})
    part.refresh()
    cell = part.falls.cell(next(row for row in part.falls.rows if row.entry == 4), BY)
    assert cell.text == "nobody: Łukasz Żółć bought no bounty"
    assert state(session).heads.carried == 50_00  # goes with the next one


def test_a_lost_marker_is_paid_for_and_its_value_comes_back_when_it_is_found(part: BountiesPart, qtbot: QtBot) -> None:
    row = next(number for number, each in enumerate(part.heads.rows) if each.entry == 4)
    part.won.setCurrentIndex(part.heads.index(row, 0))
    pool = state(part.session).pool
    qtbot.keyClick(part, Key.Key_L, ALT)
    part.refresh()
    assert state(part.session).pool == pool + 50_00
    assert part.marker.text() == "Marker found: refund €50.00"
    head = part.head()
    assert head is not None and part.heads.cell(head, 0).text.startswith("Marker lost: ")
    qtbot.keyClick(part, Key.Key_L, ALT)
    part.refresh()
    assert state(part.session).markers, "the second press only says what the third does"
    qtbot.keyClick(part, Key.Key_L, ALT)
    part.refresh()
    assert state(part.session).pool == pool and not state(part.session).markers


def test_mystery_terms_name_their_stage_and_what_cannot_be_is_refused(part: BountiesPart) -> None:
    card = part.terms
    card.turn.click()
    card.kinds.pills["mystery"].click()
    card.stage.choose(StageKind.LEFT)
    card.stage.chosen.emit()
    card.number.line.setText("0")
    card.number.edited.emit()
    card.save_terms()
    assert state(part.session).terms.bounty is None
    card.number.line.setText("6")
    card.number.edited.emit()
    card.save_terms()
    terms = state(part.session).terms.bounty
    assert terms is not None
    assert terms.stage == Stage(StageKind.LEFT, 6)
    assert part.envelopes.isHidden()
    part.take_focus()  # as when the panel asks for the envelopes
    assert not part.envelopes.isHidden() and not card.is_open
    card.turn.click()
    card.number.line.setText("7")
    part.take_focus()
    assert card.is_open and card.number.line.text() == "7"


def test_envelopes_are_proposed_set_drawn_and_noted(part: BountiesPart) -> None:
    session = part.session
    session.do(price_list.set_terms, replace(state(session).terms, bounty=Bounties(BountyKind.MYSTERY)))
    part.refresh()
    card = part.envelopes
    assert not card.isHidden()
    assert sum(read_envelopes(card.line.line.text(), "EUR")) == 400_00
    card.line.line.setText("1 x 100")
    card.line.edited.emit()
    assert not card.set.isEnabled()
    card.propose.click()
    card.set.click()
    session.do(entries.bust_out, entry(4), by={EntryId(4): entry(5)})
    part.refresh()
    assert part.fall() is not None
    part.draw.click()
    assert bounty_book(state(session)).due > 0
    session.do(entries.bust_out, entry(6), by={EntryId(6): entry(5)})
    part.refresh()
    left = state(session).envelopes
    assert left is not None
    card.drawn.line.setText("99")
    card.note.click()
    assert card.drawn.line.text() == "99" and state(session).envelopes == left
    card.drawn.line.setText(words_for("en").amount(part.view.envelopes[-1]) if part.view else "")
    card.note.click()
    now = state(session).envelopes
    assert now is not None
    assert len(now.left) == len(left.left) - 1 and not card.drawn.line.text()


def test_what_is_typed_for_envelopes_is_read_or_named() -> None:
    words = words_for("en")
    assert read_envelopes("2 x 1,000; 25.50", "EUR") == (1_000_00, 1_000_00, 25_50)
    assert read_envelopes(write_envelopes((Cents(500_00), Cents(25_00), Cents(25_00)), "EUR", words), "EUR") == (
        500_00,
        25_00,
        25_00,
    )
    for wrong in ("abc", "0 x 5", "5 x", "3 x -1"):
        with pytest.raises(BadInput):
            read_envelopes(wrong, "EUR")
