"""The results of a tournament with all that is told of everybody: for paper, lists and the web page."""

from collections.abc import Mapping

from tdapp.app.open_club import Club
from tdapp.app.people.person_past import briefs
from tdapp.app.stamping import stamp_of
from tdapp.domain.units import EntryId, TournamentId
from tdapp.read.papers import ResultsSheet, Stamp, results_sheet
from tdapp.read.prizes.outs_told import OutTold, outs_told
from tdapp.words.say import Words


def told_of(club: Club, tournament: TournamentId) -> Mapping[EntryId, OutTold]:
    """What is told of every entry beside its place and prize."""
    state = club.desk.state(tournament)
    known = briefs(club, [entry.player for entry in state.entries.values()])
    nations = {entry: known[each.player].nationality for entry, each in state.entries.items()}
    return outs_told(state, club.desk.history(tournament).counting(), club.directory, nations)


def results_of(club: Club, tournament: TournamentId, stamp: Stamp | None = None) -> ResultsSheet:
    """The results as they stand now."""
    state, stamp = club.desk.state(tournament), stamp or stamp_of(club, tournament)
    return results_sheet(state, club.time.now(), club.directory, stamp, told_of(club, tournament))


def web_page(club: Club, tournament: TournamentId, words: Words) -> bytes:
    """The results as they stand now, as a web page in one file."""
    from tdapp.reports.prizes import results_page  # with what paper needs: longer to load than the page that asks

    return results_page.build(results_of(club, tournament), words).encode()
