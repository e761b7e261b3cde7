"""The draw sheet of a tournament, to look at and as the file that `packaging/check_draws.py` checks."""

import json

from tdapp.app.desk import Desk
from tdapp.app.history import as_it_was
from tdapp.domain.units import TournamentId
from tdapp.read.draw_list import DrawList, draw_list
from tdapp.read.draws import DrawSheet, as_data
from tdapp.read.draws import draw_sheet as sheet_of
from tdapp.store.collector import uncollected


def draw_sheet(desk: Desk, tournament: TournamentId) -> DrawSheet:
    """Every draw that was made in a tournament, undone ones too: plays the whole evening once more."""
    history = desk.history(tournament)
    with uncollected():
        return sheet_of(as_it_was(history.acts), desk.state(tournament), history.gone)


def draws_made(desk: Desk, tournament: TournamentId) -> DrawList:
    """The same in a line each, at once."""
    history = desk.history(tournament)
    return draw_list(history.acts, desk.state(tournament), history.gone)


def exported(desk: Desk, tournament: TournamentId) -> bytes:
    """The sheet as a file of JSON. It names nobody: who has which ticket stands on the wall list."""
    return (json.dumps(as_data(draw_sheet(desk, tournament)), ensure_ascii=False, indent=1) + "\n").encode()
