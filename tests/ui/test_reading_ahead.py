"""Views of thousands made a piece at a time: what is shown then is what is shown when they are made at once, whatever
is done between two pieces.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tdapp.app.money.payments import payments_ahead, payments_now
from tdapp.domain import journal
from tdapp.domain.pieces import Pieces, at_once
from tdapp.read.money import dealings, transactions
from tdapp.read.registration import players
from tdapp.read.seating import tables
from tdapp.ui.session import Session, views
from tests.ui.pages.evening import Evening, demo_names

VIEWS: dict[str, tuple[Callable[[Session], Pieces[None]], Callable[[Session], Any]]] = {
    "players": (lambda session: session.read_players(), lambda session: session.players_view()),
    "tables": (lambda session: session.read_tables(), lambda session: session.tables_view()),
    "journal": (lambda session: session.read_journal(), lambda session: session.journal_view()),
}


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Evening:
    evening = Evening(tmp_path, demo_names()[:30])
    evening.register(30)
    evening.draw()
    evening.start()
    evening.bust(*range(2, 8))
    return evening


@pytest.fixture(params=[1, 5, 1000])
def piece(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """So many rows, tables or lines a piece."""
    for module in (journal, dealings, transactions, players, tables):
        monkeypatch.setattr(module, "PIECE", request.param)
    monkeypatch.setattr(views, "READ_AT_ONCE", 1)
    return int(request.param)


@pytest.mark.parametrize("name", VIEWS)
def test_a_view_made_in_pieces_is_the_one_made_at_once(evening: Evening, name: str, piece: int) -> None:
    read, view = VIEWS[name]
    whole = view(evening.session)
    evening.session._previous.clear()
    pieces = sum(1 for _piece in read(evening.session))
    assert piece > 1 or pieces > 3
    kept = evening.session._previous[str(evening.session.tournament), name]
    assert kept == whole
    assert view(evening.session) == whole


@pytest.mark.parametrize("name", VIEWS)
def test_what_is_done_between_two_pieces_is_in_the_next_view(evening: Evening, name: str, piece: int) -> None:
    session, (read, view) = evening.session, VIEWS[name]
    work = read(session)
    next(work, None)
    evening.bust(9)
    session.undo()
    evening.bust(10)
    at_once(work)
    seen = view(session)
    session._previous.clear()
    assert seen == view(session), piece


@pytest.mark.parametrize("name", VIEWS)
@pytest.mark.parametrize("piece", [1], indirect=True)
def test_a_view_that_was_asked_for_meanwhile_is_kept(evening: Evening, name: str, piece: int) -> None:
    session, (read, view) = evening.session, VIEWS[name]
    work = read(session)
    next(work, None)
    evening.bust(9)
    newer = view(session)
    at_once(work)
    assert session._previous[str(evening.session.tournament), name] == newer, piece


def test_payments_are_read_on_from_those_that_were_read_in_pieces(evening: Evening, piece: int) -> None:
    club, stream = evening.club, str(evening.session.tournament)
    work = payments_ahead(club, stream)
    steps = 0
    while not steps or steps < 3 <= 30 // piece:
        next(work, None)
        steps += 1
    evening.bust(9)
    before = at_once(work)
    assert payments_now(club, stream, before).rows == payments_now(club, stream).rows == before.rows
