"""Makes a ruling of what happened: check the facts, let the rule of the incident write its worksheet, sign it."""

from tdapp.poker.errors import PokerError
from tdapp.rulebooks.book import Rulebook
from tdapp.rulings.catalogue import INCIDENTS
from tdapp.rulings.checking import Impossible, check_situation
from tdapp.rulings.ruling import Code, Ruling
from tdapp.rulings.situation import Situation
from tdapp.rulings.worksheet import Missing, Silent, Worksheet


def resolve(situation: Situation, book: Rulebook) -> Ruling:
    """The ruling of this book on this situation; the same situation and book always give the same ruling.

    Facts that are missing are named in `missing`, with what could be decided without them. Where the book is silent the
    outcome is NO_RULE and the director decides. Impossible facts raise Impossible, naming the field.
    """
    incident = INCIDENTS.get(situation.incident)
    if incident is None:
        raise Impossible("incident", "unknown_incident", given=situation.incident)
    check_situation(situation, incident, book)
    sheet = Worksheet(situation, book, incident)
    try:
        return sheet.signed(incident.rule(sheet))
    except Missing as lacking:
        return sheet.signed(Code.FACTS_MISSING, lacking.names)
    except Silent:
        sheet.step("rulings.no_rule")
        if sheet.discretion is None:
            sheet.leave("rulings.no_rule", ("fairest_result", "as_other_books"), "fairest_result")
        return sheet.signed(Code.NO_RULE)
    except PokerError as error:  # the arithmetic of the engine met something that cannot be at a table
        raise Impossible("facts", error.code, **_named(error, situation)) from error


def _named(error: PokerError, situation: Situation) -> dict[str, object]:
    """What the engine refused, with the names our sentences use: it knows no seats, and says 'legal' for the limit."""
    limit = {"more_than_stack": "stack", "undercall": "level"}.get(error.code)
    if limit is None:
        return error.facts
    return {"seat": situation.facts["seat"], "amount": error.facts["amount"], limit: error.facts["legal"]}
