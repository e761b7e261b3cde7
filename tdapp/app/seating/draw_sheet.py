"""The draw sheet of a tournament, to look at and as the file that `packaging/check_draws.py` checks."""

import json

from tdapp.app.desk import Desk
from tdapp.app.journal.history import as_it_was
from tdapp.app.seating.house_seeds import shown_print
from tdapp.domain.units import TournamentId
from tdapp.read.seating.draw_list import DrawList, draw_list
from tdapp.read.seating.draws import DrawSheet, as_data
from tdapp.read.seating.draws import draw_sheet as sheet_of
from tdapp.store.chain import printable
from tdapp.store.collector import uncollected
from tdapp.values import replace


def draw_sheet(desk: Desk, tournament: TournamentId) -> DrawSheet:
    """The draw sheet of a tournament: every draw that was made, undone ones too; plays the whole evening once more."""
    history = desk.history(tournament)
    heads = tuple(map(printable, desk.file.links(tournament)))
    with uncollected():
        sheet = sheet_of(history.acts, as_it_was(history.acts), history.gone, desk.state(tournament))
    return replace(sheet, chain=heads)


def draws_made(desk: Desk, tournament: TournamentId, groups: tuple[int, ...] = ()) -> DrawList:
    """The list of draws, each in a line, at once, with the fingerprint to show before the room gives its value.

    `groups`: see `spread_groups.groups_now`.
    """
    history, state = desk.history(tournament), desk.state(tournament)
    shown = "" if state.finished else shown_print(desk, tournament, groups)
    return draw_list(history.acts, history.gone, shown, finished=state.finished)


def exported(desk: Desk, tournament: TournamentId) -> bytes:
    """The draw sheet as a file of JSON. It names nobody: who has which ticket stands on the wall list."""
    return (json.dumps(as_data(draw_sheet(desk, tournament)), ensure_ascii=False, indent=1) + "\n").encode()
