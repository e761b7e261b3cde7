"""Templates of terms of entry, kept by the club under a name, to copy into its tournaments."""

import json
import secrets
from datetime import date

from msgspec import Struct

from tdapp.app.club.templates import readable
from tdapp.app.open_club import Club
from tdapp.domain.clock.structure import Structure
from tdapp.domain.money.sale_facts import TermsSet
from tdapp.domain.money.terms import Terms
from tdapp.domain.people.naming import named
from tdapp.domain.registration.copied_terms import copied_terms
from tdapp.nested import json_of
from tdapp.store import templates as store
from tdapp.store.codec import FACTS

TERMS = "terms"


class TermsTemplate(Struct, frozen=True):
    """Terms with their name and the day of the tournament they were made for: times of day are meant for that day."""

    key: str
    name: str
    day: date
    terms: Terms

    def on(self, day: date, structure: Structure) -> Terms:
        """The terms for the tournament of another day with another structure."""
        return copied_terms(self.terms, structure, day - self.day)


def club_terms(club: Club) -> tuple[TermsTemplate, ...]:
    """The terms this club keeps, by name; see `templates.readable`."""
    with club.file.transaction() as db:
        records = store.of_kind(db, TERMS)
    return tuple(readable(records, _of_club))


def save_terms(club: Club, name: str, terms: Terms, *, day: date) -> TermsTemplate:
    """Keep terms under a name; the club's terms of that name are replaced. Refuses an empty or endless name."""
    club.desk.ask("club.settings")
    name = named(name, "template")
    coded = FACTS.encode(TermsSet(terms))
    data = {"day": day.isoformat(), "version": coded.version, "terms": coded.payload}
    payload = json.dumps(data, ensure_ascii=False, sort_keys=True)
    with club.file.transaction() as db:
        key = store.key_of(db, TERMS, name) or secrets.token_hex(16)
        store.put(db, store.TemplateRecord(key, TERMS, name, payload))
    return TermsTemplate(key, name, day, terms)


def remove_terms(club: Club, key: str) -> None:
    """Throw the club's terms of this key away. Tournaments made with them keep their copy."""
    club.desk.ask("club.settings")
    with club.file.transaction() as db:
        store.remove(db, key)


def _of_club(record: store.TemplateRecord) -> TermsTemplate:
    data = json_of(record.payload)
    fact = FACTS.decode(TermsSet.__name__, data["version"], data["terms"])
    return TermsTemplate(record.id, record.name, date.fromisoformat(data["day"]), fact.terms)
