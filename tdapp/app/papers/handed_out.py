"""Which sheets of a tournament were printed or saved, and up to which journal line each tells: no act, only a note."""

from __future__ import annotations  # whoever asks whether a sheet went out needs nothing that makes one

from typing import TYPE_CHECKING

from tdapp.domain.facts import TournamentFinished
from tdapp.domain.prizes.prize_facts import DealMade
from tdapp.domain.units import TournamentId
from tdapp.read.sheet_kind import SheetKind

if TYPE_CHECKING:
    from tdapp.app.open_club import Club
    from tdapp.app.papers.papers import PrintedSheet

NOTE = "papers.out."  # a setting for each tournament: 'results 214 payouts 96'


def note(club: Club, tournament: TournamentId, sheet: PrintedSheet) -> None:
    """Note that a sheet of the tournament went out, with the line up to which it tells; slips and the like are none."""
    if sheet.kind is None:
        return
    notes = {**handed_out(club, tournament), sheet.kind: sheet.line}
    club.remember(NOTE + tournament, " ".join(f"{kind.value} {line}" for kind, line in sorted(notes.items())))


def handed_out(club: Club, tournament: TournamentId) -> dict[SheetKind, int]:
    """The last journal line of each sheet that went out. What another version of the program noted is left out."""
    words = club.settings().get(NOTE + tournament, "").split()
    known = {kind.value: kind for kind in SheetKind}
    pairs = zip(words[::2], words[1::2], strict=False)
    return {known[sheet]: int(line) for sheet, line in pairs if sheet in known and line.isdigit()}


def results_out(club: Club, tournament: TournamentId) -> bool:
    """Whether the results went out since the tournament was finished."""
    return _out_since(club, tournament, SheetKind.RESULTS, TournamentFinished)


def statement_out(club: Club, tournament: TournamentId) -> bool:
    """Whether the money statement went out since the tournament was finished."""
    return _out_since(club, tournament, SheetKind.STATEMENT, TournamentFinished)


def agreement_out(club: Club, tournament: TournamentId) -> bool:
    """Whether the agreement of the last deal went out since it was made."""
    return _out_since(club, tournament, SheetKind.DEAL, DealMade)


def _out_since(club: Club, tournament: TournamentId, sheet: SheetKind, fact: type) -> bool:
    history = club.desk.history(tournament)
    since = next(
        (
            act.last
            for act in reversed(history.acts)
            if act.number not in history.gone and any(isinstance(each, fact) for each in act.facts)
        ),
        None,
    )
    line = handed_out(club, tournament).get(sheet)
    return since is not None and line is not None and line >= since
