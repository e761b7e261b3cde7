"""Words about the people of the club: what is refused, which fields there are, why two may be one person."""

from tdapp.read.people.names import fold
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.say import Words

ERASED_NAME = QT_TRANSLATE_NOOP("People", "Erased player", "a name, followed by four signs that tell them apart")

# What babel names beside countries: unions, zones, and islands that belong to one.
_NO_COUNTRIES = frozenset({"EU", "EZ", "UN", "QO", "ZZ", "XA", "XB", "CP", "AC", "DG", "EA", "IC", "TA", "CQ"})

PEOPLE: dict[str, Text] = {
    "refused.person.email": QT_TRANSLATE_NOOP(
        "People", "'{text}' is not an e-mail address. Type it as name@example.org, or leave it empty."
    ),
    "refused.person.phone": QT_TRANSLATE_NOOP(
        "People", "'{text}' is not a telephone number. Type its digits, with + and the country code if needed."
    ),
    "refused.person.nationality": QT_TRANSLATE_NOOP(
        "People", "'{text}' is not a country. Choose one from the list, or leave it empty."
    ),
    "refused.person.language": QT_TRANSLATE_NOOP(
        "People", "'{text}' is not a language. Choose one from the list, or leave it empty."
    ),
    "refused.person.born_later": QT_TRANSLATE_NOOP(
        "People", "This date of birth is in the future. Correct the date, or leave it empty."
    ),
    "refused.person.born_long_ago": QT_TRANSLATE_NOOP(
        "People", "This date of birth is too long ago. Correct the year, or leave it empty."
    ),
    "refused.person.block_over": QT_TRANSLATE_NOOP(
        "People", "This bar would already be over. Choose a later day, or none for a bar without end."
    ),
    "refused.person.not_blocked": QT_TRANSLATE_NOOP("People", "{name} is not barred, so there is nothing to lift."),
    "refused.person.asked_for_it": QT_TRANSLATE_NOOP(
        "People", "{name} asked to be barred, and that still applies. Say why it ends early; the reason is kept."
    ),
    "refused.person.asked_for_longer": QT_TRANSLATE_NOOP(
        "People", "{name} asked to be barred for longer than that. Lift that bar first."
    ),
    "refused.person.photo_large": QT_TRANSLATE_NOOP(
        "People", "The photo is {n} KB; the most is {limit} KB. Choose a smaller one."
    ),
    "refused.person.photo_kind": QT_TRANSLATE_NOOP("People", "This photo cannot be kept. Choose a JPEG or PNG file."),
    "refused.person.card_taken": QT_TRANSLATE_NOOP(
        "People", "Club card {number} is {name}'s. Correct the number, or take it from {name} first."
    ),
    "refused.person.card_twice": QT_TRANSLATE_NOOP(
        "People", "Club card {number} is listed twice. Give each player a card of their own."
    ),
    "refused.person.private_off": QT_TRANSLATE_NOOP(
        "People", "This club keeps no document numbers or dates of birth. Switch that on first, or leave them empty."
    ),
    "refused.person.erased": QT_TRANSLATE_NOOP(
        "People", "This player was erased, so nothing is kept about them. Add them again."
    ),
    "refused.person.unknown": QT_TRANSLATE_NOOP("People", "The club has no such player. Choose one from the list."),
    "refused.merge.same": QT_TRANSLATE_NOOP(
        "People", "This is the same player on both sides. Choose another one to merge with."
    ),
    "refused.merge.erased": QT_TRANSLATE_NOOP(
        "People", "An erased player cannot be merged, because nothing shows who it was. Choose another one."
    ),
    "refused.merge.both_entered": QT_TRANSLATE_NOOP(
        "People",
        "Both have an entry in {tournament}, so they stay two players. If it is the same person, cancel "
        "one of the entries first.",
    ),
    "refused.part.not_merged": QT_TRANSLATE_NOOP(
        "People", "{name} is not merged with anybody, so there is nothing to take apart."
    ),
    "refused.past_evening.empty": QT_TRANSLATE_NOOP(
        "People", "This evening has no results. Choose a list with at least one."
    ),
    "refused.past_evening.gone": QT_TRANSLATE_NOOP(
        "People", "This evening is not in the club any more, so there is nothing to undo."
    ),
    "refused.erase.playing": QT_TRANSLATE_NOOP(
        "People", "{name} has an entry in {tournament}, which is not finished. Erase {name} after that."
    ),
    "refused.register.blocked": QT_TRANSLATE_NOOP(
        "People", "{name} may not play before {until}. Ask the manager[, or give a reason to let them in]."
    ),
    "refused.register.blocked_for_good": QT_TRANSLATE_NOOP(
        "People", "{name} may not play here. Ask the manager[, or give a reason to let them in]."
    ),
    "refused.register.perhaps_blocked": QT_TRANSLATE_NOOP(
        "People",
        "A player called {name} is barred. Compare date of birth or card[, and give a reason if this is "
        "somebody else].",
    ),
    "refused.register.field_missing": QT_TRANSLATE_NOOP(
        "People", "The club wants to know the {field} of {name}. Fill it in first."
    ),
    "lifted.register.blocked": QT_TRANSLATE_NOOP("People", "although barred"),
    "lifted.register.blocked_for_good": QT_TRANSLATE_NOOP("People", "although barred"),
    "lifted.register.perhaps_blocked": QT_TRANSLATE_NOOP("People", "although somebody of that name is barred"),
    # Fields, within a sentence
    "field.nickname": QT_TRANSLATE_NOOP("People", "nickname"),
    "field.club_no": QT_TRANSLATE_NOOP("People", "club card number"),
    "field.nationality": QT_TRANSLATE_NOOP("People", "nationality"),
    "field.email": QT_TRANSLATE_NOOP("People", "e-mail address"),
    "field.phone": QT_TRANSLATE_NOOP("People", "telephone number"),
    "field.languages": QT_TRANSLATE_NOOP("People", "languages"),
    "field.document": QT_TRANSLATE_NOOP("People", "document number"),
    "field.born": QT_TRANSLATE_NOOP("People", "date of birth"),
    "field.note": QT_TRANSLATE_NOOP("People", "note"),
    "field.needs": QT_TRANSLATE_NOOP("People", "note for seating"),
    # Lines of the club's stream
    "people.merged": QT_TRANSLATE_NOOP("People", "two records of {name} are now one"),
    "people.parted": QT_TRANSLATE_NOOP("People", "the record of {name} is separate again"),
    "people.erased": QT_TRANSLATE_NOOP("People", "everything personal about {name} was erased"),
    "people.blocked": QT_TRANSLATE_NOOP("People", "{name} may not play before {until}"),
    "people.blocked_for_good": QT_TRANSLATE_NOOP("People", "{name} may not play any more"),
    "people.unblocked": QT_TRANSLATE_NOOP("People", "{name} may play again"),
    "people.evening_kept": QT_TRANSLATE_NOOP(
        "People", "evening {name} of {day} imported; results: {results}, new people: {people}"
    ),
    "people.evening_again": QT_TRANSLATE_NOOP(
        "People",
        "evening {name} of {day} imported again, in place of the earlier one; results: {results}, new people: {people}",
    ),
    "people.evening_back": QT_TRANSLATE_NOOP(
        "People", "import of evening {name} of {day} undone; results gone: {results}, people gone: {people}"
    ),
    # Why two may be one person
    "same.card": QT_TRANSLATE_NOOP("People", "has this club card"),
    "same.email": QT_TRANSLATE_NOOP("People", "has this e-mail address"),
    "same.phone": QT_TRANSLATE_NOOP("People", "has this telephone number"),
    "same.born": QT_TRANSLATE_NOOP("People", "was born on this day"),
    "same.name": QT_TRANSLATE_NOOP("People", "has the same name"),
    "same.swapped": QT_TRANSLATE_NOOP("People", "has first and last name the other way round"),
    "same.close": QT_TRANSLATE_NOOP("People", "has nearly the same name"),
}


def nation(words: Words, code: str) -> str:
    """The name of a country by its two letters, in the reader's language; the letters themselves when nobody knows
    them.

    >>> from datetime import UTC
    >>> nation(Words("nl", UTC), "DE"), nation(Words("en", UTC), "XQ")
    ('Duitsland', 'XQ')
    """
    from babel import Locale

    return str(Locale.parse(words.language).territories.get(code, code))


def nations(words: Words) -> tuple[tuple[str, str], ...]:
    """The names of all countries with their two letters, by name: for choosing one."""
    from babel import Locale

    known = Locale.parse(words.language).territories
    named = [(str(code), str(known[code])) for code in known]
    countries = [
        (code, name) for code, name in named if len(code) == 2 and code.isalpha() and code not in _NO_COUNTRIES
    ]
    return tuple(sorted(countries, key=lambda pair: fold(pair[1])))


def spoken(words: Words, code: str) -> str:
    """The name of a language by its code, in the reader's language.

    >>> from datetime import UTC
    >>> spoken(Words("nl", UTC), "en"), spoken(Words("en", UTC), "xq")
    ('Engels', 'xq')
    """
    from babel import Locale

    return str(Locale.parse(words.language).languages.get(code, code))
