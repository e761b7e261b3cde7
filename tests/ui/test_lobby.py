"""The club's list of tournaments, and the form for a new one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tdapp.app.club.templates import save_structure
from tdapp.app.registration.terms_templates import save_terms
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.registration import price_list
from tdapp.domain.units import Cents, Chips
from tdapp.read.status import Phase
from tdapp.ui.lobby import Lobby
from tdapp.ui.theme.look import look
from tests.ui.pages.evening import SETUP, Evening

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Iterator[Evening]:
    evening = Evening(tmp_path)
    yield evening
    evening.close()


@pytest.fixture
def lobby(evening: Evening, qtbot: QtBot) -> Lobby:
    look().wear("dark")
    lobby = Lobby(evening.session)
    qtbot.addWidget(lobby)
    lobby.resize(990, 672)
    lobby.show()
    return lobby


def names(lobby: Lobby) -> list[str]:
    return [row.name for row in lobby.model.rows]


def fill(lobby: Lobby, name: str = "Side event") -> None:
    lobby.show_form()
    lobby.form.name.line.setText(name)


def test_the_list_shows_every_tournament_with_its_state(lobby: Lobby) -> None:
    index = lobby.model.index(0, 0)
    line = [lobby.model.data(index.siblingAtColumn(column)) for column in range(5)]
    assert line == ["Herfst Open 2026", "21 November 2026", "Set up", "0 / 0", "€0.00"]


def test_a_new_tournament_is_created_and_put_in_front(lobby: Lobby, evening: Evening, qtbot: QtBot) -> None:
    fill(lobby, "  <b>Side</b>\tevent ")
    lobby.form.buy_in.line.setText("1.250,50")
    lobby.form.stack.line.setText("25k")
    qtbot.mouseClick(lobby.form.confirm, LEFT)
    state = evening.club.desk.state(evening.session.tournament)
    setup = state.setup
    assert (setup.name, setup.buy_in, setup.starting_stack, setup.currency) == (
        "<b>Side</b> event",
        125050,
        25000,
        "EUR",
    )
    assert setup.unit == 500 and setup.payout.columns and state.structure
    assert names(lobby) == ["<b>Side</b> event", "Herfst Open 2026"] or len(names(lobby)) == 2
    assert lobby.parts.currentWidget() is not lobby.form


@pytest.mark.parametrize(
    ("field", "typed", "says"),
    [
        ("name", "", "Name is empty"),
        ("name", "x" * 201, "201 characters; the most is 200"),
        ("day", "soon", "'soon' is not a date"),
        ("currency", "XYZ", "is not a currency"),
        ("buy_in", "ten", "'ten' is not an amount"),
        ("buy_in", "9" * 20, "too large"),
        ("fee", "-1", "too small"),
        ("stack", "0", "too small"),
        ("stack", "9" * 5000, "too large"),
        ("seats", "11", "Type something from 2 to 10"),
        ("seats", "1", "Type something from 2 to 10"),
        ("late", "x", "not a whole number"),
    ],
)
def test_bad_input_says_what_is_wrong_and_where(
    lobby: Lobby, evening: Evening, qtbot: QtBot, field: str, typed: str, says: str
) -> None:
    fill(lobby)
    part = getattr(lobby.form, field)
    part.line.setText(typed)
    qtbot.mouseClick(lobby.form.confirm, LEFT)
    assert says in part.note.text()
    assert len(evening.club.tournaments()) == 1
    assert lobby.form.isVisible()


def test_the_structure_brings_its_stack_and_is_told_in_one_line(lobby: Lobby) -> None:
    fill(lobby)
    form = lobby.form
    form.structure.setCurrentIndex(form.structure.count() - 1)
    assert form.structure_note.text()
    assert "levels" in form.structure_note.text()
    chosen = next(each for each in form._structures if each.structure == form.structure.currentData())
    assert form.stack.value() == chosen.starting_stack


def test_the_club_s_own_structures_stand_before_the_shipped_ones(lobby: Lobby, evening: Evening) -> None:
    structure = evening.club.desk.state(evening.session.tournament).structure[:2]
    save_structure(evening.club, "Ours on Fridays", structure, starting_stack=Chips(5_000))
    fill(lobby)
    assert lobby.form.structure.itemText(0) == "Ours on Fridays"
    assert lobby.form.structure.itemData(0) == structure


def test_a_duplicate_starts_from_the_same_frame_and_structure(lobby: Lobby, evening: Evening, qtbot: QtBot) -> None:
    qtbot.mouseClick(lobby.duplicate, LEFT)
    assert lobby.form.name.line.text() == "Herfst Open 2026"
    lobby.form.name.line.setText("Herfst Open 2027")
    lobby.form.day.line.setText("2027-11-20")
    qtbot.mouseClick(lobby.form.confirm, LEFT)
    made = evening.club.desk.state(evening.session.tournament)
    assert made.setup.name == "Herfst Open 2027"
    assert (made.setup.buy_in, made.setup.payout, made.setup.unit) == (SETUP.buy_in, SETUP.payout, SETUP.unit)


def test_a_duplicate_sells_on_the_same_terms_unless_others_are_chosen(
    lobby: Lobby, evening: Evening, qtbot: QtBot
) -> None:
    rebuy = Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(20_00)), None, SaleSpan(SaleSpanKind.LEVEL, 2))
    evening.session.do(price_list.set_terms, Terms((rebuy,), most_tables=4))
    evening.session.do(price_list.set_closing, SaleSpan(SaleSpanKind.ENTRIES, 40))
    source = evening.club.desk.state(evening.session.tournament)
    for others in (None, 1):
        lobby.show_form(evening.club.tournaments()[-1].id)
        assert lobby.form.terms.itemText(0) == "As in Herfst Open 2026"
        assert lobby.form.terms_note.text().startswith("1 ")
        if others is not None:
            lobby.form.terms.setCurrentIndex(others)
        lobby.form.name.line.setText(f"Copy {others}")
        qtbot.mouseClick(lobby.form.confirm, LEFT)
        made = evening.club.desk.state(evening.session.tournament)
        assert made.setup.name == f"Copy {others}"
        assert made.terms == (source.terms if others is None else Terms())
        assert made.closes == source.closes


def test_a_new_tournament_takes_the_club_s_terms(lobby: Lobby, evening: Evening, qtbot: QtBot) -> None:
    rebuy = Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(20_00)), None, SaleSpan(SaleSpanKind.LEVEL, 2))
    save_terms(evening.club, "Ours on Fridays", Terms((rebuy,)), day=SETUP.day)
    fill(lobby)
    assert [lobby.form.terms.itemText(row) for row in range(2)] == ["Freezeout", "Ours on Fridays"]
    lobby.form.terms.setCurrentIndex(1)
    qtbot.mouseClick(lobby.form.confirm, LEFT)
    assert evening.club.desk.state(evening.session.tournament).terms.offers == (rebuy,)


def test_archive_and_bring_back(lobby: Lobby, qtbot: QtBot) -> None:
    qtbot.mouseClick(lobby.archive, LEFT)
    assert names(lobby) == [] and lobby.empty.isVisible()
    assert lobby.empty.title.text() == "No tournaments yet"
    lobby.archived.click()
    assert names(lobby) == ["Herfst Open 2026"] and lobby.archive.text() == "Bring back"


def test_an_archive_can_be_reached_and_emptied(lobby: Lobby, qtbot: QtBot) -> None:
    fill(lobby, "Second")
    qtbot.mouseClick(lobby.form.confirm, LEFT)
    lobby.list.selectRow(names(lobby).index("Second"))
    qtbot.mouseClick(lobby.archive, LEFT)
    assert names(lobby) == ["Herfst Open 2026"]
    assert lobby.archived.isVisible() and lobby.archived.text() == "Archived 1"
    qtbot.mouseClick(lobby.archived, LEFT)
    assert names(lobby) == ["Second"]
    qtbot.mouseClick(lobby.archive, LEFT)
    assert names(lobby) == []
    qtbot.mouseClick(lobby.archived, LEFT)
    assert sorted(names(lobby)) == ["Herfst Open 2026", "Second"]


def test_a_tournament_that_is_on_is_not_archived(tmp_path: Path, qtbot: QtBot) -> None:
    from tdapp.read.people.names import PlayerName

    evening = Evening(tmp_path / "on", [PlayerName(f"Player {number}") for number in range(4)])
    evening.register(4)
    evening.draw()
    evening.start()
    lobby = Lobby(evening.session)
    qtbot.addWidget(lobby)
    lobby.show()
    assert lobby.model.rows[0].phase is Phase.RUNNING
    assert not lobby.archive.isEnabled() and "Its clock is on" in lobby.archive.toolTip()
    evening.close()


def test_enter_opens_the_chosen_tournament(lobby: Lobby, evening: Evening, qtbot: QtBot) -> None:
    evening.session.switch(None)
    lobby.list.setFocus()
    with qtbot.waitSignal(evening.session.switched):
        qtbot.keyClick(lobby.list, Qt.Key.Key_Return)
    assert evening.session.tournament is not None


def test_an_empty_club_offers_the_demo_and_a_first_tournament(lobby: Lobby, qtbot: QtBot) -> None:
    lobby.show_view(())
    assert lobby.empty.isVisible()
    with qtbot.waitSignal(lobby.asked) as asked:
        qtbot.mouseClick(lobby._demo, LEFT)
    assert asked.args == ["window.demo", ()]
    qtbot.mouseClick(lobby._new_too, LEFT)
    assert lobby.form.isVisible()


def test_the_form_is_left_without_a_trace(lobby: Lobby, evening: Evening, qtbot: QtBot) -> None:
    fill(lobby)
    qtbot.mouseClick(lobby.form.cancel, LEFT)
    assert lobby.list.isVisible() and len(evening.club.tournaments()) == 1


def test_what_is_picked_is_what_is_typed(lobby: Lobby, qtbot: QtBot) -> None:
    fill(lobby)
    form = lobby.form
    for strip, field in ((form.days, form.day), (form.usual_seats, form.seats), (form.levels, form.late)):
        assert len(strip.picks) > 2
        for pick in strip.picks:
            qtbot.mouseClick(strip.pills[pick.key], LEFT)
            assert field.value() == pick.value and field.check()
            typed = field.line.text()
            field.line.setText("x")
            field.line.textEdited.emit("x")
            assert not strip.pills[pick.key].isChecked() and field.line.text() == "x"
            field.line.setText(typed)
            field.line.textEdited.emit(typed)
            assert strip.pills[pick.key].isChecked()


@pytest.mark.parametrize(("kind", "kinds"), [(0, []), (1, [SaleKind.REBUY, SaleKind.ADD_ON]), (2, [SaleKind.RE_ENTRY])])
def test_a_kind_of_evening_is_picked_first_and_said_in_words(
    lobby: Lobby, evening: Evening, qtbot: QtBot, kind: int, kinds: list[SaleKind]
) -> None:
    fill(lobby, "Fridays")
    form = lobby.form
    qtbot.mouseClick(form.kinds.pills[str(kind)], LEFT)
    said = form.said.text().splitlines()
    until = "the break after level 6" if SaleKind.REBUY in kinds else "level 6"
    assert said[0].startswith("Fridays, ") and said[1] == f"Entries to the end of {until}, 10000 chips for €55.00."
    assert len(said) == 3 + len(kinds)
    form.buy_in.line.setText("1")
    form.buy_in.line.textEdited.emit("1")
    assert "for €6.00" in form.said.text()
    form.stack.line.setText("many")
    form.stack.line.textEdited.emit("many")
    assert form.said.text() == "Correct what is marked first."
    form.stack.line.setText("20k")
    qtbot.mouseClick(form.confirm, LEFT)
    made = evening.club.desk.state(evening.session.tournament)
    assert [offer.kind for offer in made.terms.offers] == kinds
    assert all(offer.price.prize == 1_00 for offer in made.terms.offers)


def test_registration_ends_with_the_rebuys_in_every_structure_unless_it_is_picked(
    lobby: Lobby, evening: Evening, qtbot: QtBot
) -> None:
    fill(lobby, "Rebuys")
    form = lobby.form
    rebuys = form.terms.findData("rebuy")
    for row in range(form.structure.count()):
        form.structure.setCurrentIndex(row)
        form.terms.setCurrentIndex(rebuys)
        qtbot.mouseClick(form.confirm, LEFT)
        made = evening.club.desk.state(evening.session.tournament)
        assert made.closes == made.terms.offers[0].window, form.structure.itemText(row)
        assert made.terms.offers[1].window == SaleSpan(SaleSpanKind.BREAK, made.closes.number)
        fill(lobby, f"Rebuys {row}")
    form.terms.setCurrentIndex(rebuys)
    form.terms.setCurrentIndex(form.terms.findData("re_entry"))
    assert form.late.value() == 6
    qtbot.mouseClick(form.levels.pills["11"], LEFT)
    form.terms.setCurrentIndex(rebuys)
    assert form.late.value() == 11
    qtbot.mouseClick(form.confirm, LEFT)
    made = evening.club.desk.state(evening.session.tournament)
    assert made.closes == made.terms.offers[0].window == SaleSpan(SaleSpanKind.LEVEL_AND_BREAK, 11)


def test_registration_ends_with_the_rebuys_of_the_club_s_terms(lobby: Lobby, evening: Evening, qtbot: QtBot) -> None:
    until = SaleSpan(SaleSpanKind.LEVEL, 3)
    rebuy = Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(20_00)), None, until)
    save_terms(evening.club, "Ours on Fridays", Terms((rebuy,)), day=SETUP.day)
    fill(lobby)
    lobby.form.terms.setCurrentIndex(1)
    assert lobby.form.late.value() == 3
    qtbot.mouseClick(lobby.form.confirm, LEFT)
    assert evening.club.desk.state(evening.session.tournament).closes == until


def test_tab_goes_through_the_form_as_the_eye_does(lobby: Lobby, qtbot: QtBot) -> None:
    """The kinds at the top, each column from top to bottom, and at last what creates the tournament."""
    lobby.resize(1290, 672)
    for _time in range(2):  # also once the pills were made anew
        fill(lobby)
        form, stops = lobby.form, list[QWidget]()
        stop = form.cancel.nextInFocusChain()
        while stop is not None and stop is not form.cancel:
            if form.isAncestorOf(stop) and stop.isVisible() and stop.focusPolicy() & Qt.FocusPolicy.TabFocus:
                stops.append(stop)
            stop = stop.nextInFocusChain()
        names = [stop.objectName() for stop in stops]
        assert names[0] == "form_terms_pick_0" and names[-1] == "form_create" and "form_late_pick_6" in names
        at = {stop: stop.mapTo(form, QPoint()) for stop in stops}
        columns = [stop for stop in stops if form.columns.isAncestorOf(stop)]
        assert columns == stops[3:-1]
        middle = form.width() / 2
        assert columns == sorted(columns, key=lambda stop: (at[stop].x() > middle, at[stop].y(), at[stop].x()))
        form.structure.setCurrentIndex(form.structure.count() - 1)


def test_the_words_stand_beside_the_form_where_there_is_room(lobby: Lobby, qtbot: QtBot) -> None:
    fill(lobby)
    words = lobby.form.columns.words
    assert words.x() < 990
    lobby.resize(1700, 900)
    qtbot.wait(1)
    assert words.x() > lobby.form.buy_in.width() + lobby.form.name.width() and words.y() < 20
