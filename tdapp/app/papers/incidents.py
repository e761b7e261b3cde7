"""The incident sheet of a given ruling as a PDF."""

from io import BytesIO

from tdapp.app.open_club import Club
from tdapp.app.papers.papers import PrintedSheet, safe_name
from tdapp.app.resources import resource
from tdapp.app.rulings.hands import state_then
from tdapp.app.rulings.rulebooks import rulebook, rulebook_ids
from tdapp.app.rulings.rulings import case_of, ruled
from tdapp.app.stamping import stamp_of
from tdapp.domain.rulings.ruling_facts import RulingGiven
from tdapp.domain.units import RulingNo, TournamentId
from tdapp.read.rulings.incident_sheet import incident_sheet
from tdapp.read.rulings.rulings import rulings_view
from tdapp.reports.rulings import incident_sheet as report
from tdapp.reports.typesetting.paper import A4, SIZES
from tdapp.rulebooks.book import Rulebook
from tdapp.rulebooks.loading import BadBook
from tdapp.rulings import Ruling, Situation
from tdapp.rulings.reading import BadCase
from tdapp.words.rulings import incident_sheet as said
from tdapp.words.say import Words


def print_incident(
    club: Club, tournament: TournamentId, ruling: RulingNo, words: Words, *, size: str = A4.name
) -> PrintedSheet:
    """The incident sheet of a ruling, in the language of `words`. `size`: 'A4' or 'Letter'. KeyError: no such ruling
    counts.
    """
    desk = club.desk
    state, history = desk.state(tournament), desk.history(tournament)
    fact = state.rulings[ruling]
    then = state_then(history, fact) or state
    view = rulings_view(state, club.directory, club.text, history.acts, club.operators)
    given = next(each for each in view.given if each.number == ruling)
    book, case = _book(fact, then.house), _case(fact)
    model = incident_sheet(
        then,
        club.directory,
        stamp_of(club, tournament),
        given,
        view,
        book=book,
        case=case,
        ruling=_ruled_again(fact, case, then.house) if book and case else None,
    )
    out = BytesIO()
    printed = report.build(model, words, out, paper=SIZES.get(size, A4), fonts=resource("fonts"))
    title = f"{words(said.TITLE)} {ruling}"
    name = safe_name(title, before=state.setup.name, ending=".pdf")
    return PrintedSheet(None, title, name, out.getvalue(), printed.pages, printed.missing)


def _book(fact: RulingGiven, house: str) -> Rulebook | None:
    """The book it was ruled under with the house's values of then, or without them where they fit no more."""
    if fact.book not in rulebook_ids():
        return None
    try:
        return rulebook(fact.book, house)
    except BadBook:
        return rulebook(fact.book)


def _case(fact: RulingGiven) -> Situation | None:
    try:
        return case_of(fact.case)
    except (BadCase, ValueError):
        return None


def _ruled_again(fact: RulingGiven, case: Situation, house: str) -> Ruling | None:
    """The ruling on the same case, if it is the one that was given: same book and edition, outcome and rules."""
    try:
        again = ruled(case, fact.book, house).ruling
    except BadBook:
        return None
    if again is None:
        return None
    rules = tuple(str(cite) for cite in again.citations)
    same = (again.incident, again.edition, again.code.value, rules)
    return again if same == (fact.incident, fact.edition, fact.code, fact.rules) else None
