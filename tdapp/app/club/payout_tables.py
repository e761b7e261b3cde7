"""Payout tables to copy into a tournament: those that ship with the application, and the club's own."""

import json
import secrets
import tomllib
from pathlib import Path

from msgspec import Struct

from tdapp.app.club.payout_files import payout_data, payout_from, payout_of
from tdapp.app.club.templates import files, readable
from tdapp.app.open_club import Club
from tdapp.domain.people.naming import named
from tdapp.domain.prizes.payout_checks import check_table
from tdapp.domain.refusal import Refused
from tdapp.domain.setup import PayoutTable
from tdapp.nested import json_of
from tdapp.read.message import say_refused
from tdapp.store import templates as store
from tdapp.values import replace

PAYOUT = "payout"
LARGEST = 1_000_000  # bytes of a file somebody brings


class PayoutTemplate(Struct, frozen=True):
    """A payout table of the club's own; `key` names the template."""

    key: str
    table: PayoutTable


def payouts() -> tuple[tuple[str, PayoutTable], ...]:
    """The shipped payout tables by name, each with the name of its file."""
    return tuple(sorted(((path.stem, _shipped(path)) for path in files("payouts")), key=lambda each: each[1].name))


def club_payouts(club: Club) -> tuple[PayoutTemplate, ...]:
    """The payout tables this club keeps, by name; see `templates.readable`."""
    with club.file.transaction() as db:
        records = store.of_kind(db, PAYOUT)
    return tuple(readable(records, _of_club))


def save_payout(club: Club, name: str, table: PayoutTable, currency: str) -> PayoutTemplate:
    """Keep a payout table under a name; the club's own of that name is replaced. Locked prizes are told in `currency`.

    Refuses an empty or endless name, and a table that no tournament can pay by.
    """
    club.desk.ask("club.settings")
    table = replace(table, name=named(name, "template"))
    check_table(table, currency)
    payload = json.dumps(payout_data(table), ensure_ascii=False, sort_keys=True)
    with club.file.transaction() as db:
        key = store.key_of(db, PAYOUT, table.name) or secrets.token_hex(16)
        store.put(db, store.TemplateRecord(key, PAYOUT, table.name, payload))
    return PayoutTemplate(key, table)


def remove_payout(club: Club, key: str) -> None:
    """Throw one of the club's payout tables away. Tournaments that pay by it keep their copy."""
    club.desk.ask("club.settings")
    with club.file.transaction() as db:
        store.remove(db, key)


def read_payout(path: Path, currency: str) -> PayoutTable:
    """The payout table in a CSV or TOML file. Refuses a file that is none or cannot be read, and a table that no
    tournament can pay by, with its name, where it is and what is wrong.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST)
        table = payout_from(path.name, data)
        check_table(table, currency)
    except OSError as error:
        raise Refused("payout.in_file", file=path.name, why=say_refused(Refused("payout.file"))) from error
    except Refused as refused:
        raise Refused("payout.in_file", file=path.name, why=say_refused(refused)) from refused
    return table


def _of_club(record: store.TemplateRecord) -> PayoutTemplate:
    return PayoutTemplate(record.id, replace(payout_of(json_of(record.payload)), name=record.name))


def _shipped(path: Path) -> PayoutTable:
    return payout_of(tomllib.loads(path.read_text(encoding="utf-8")))
