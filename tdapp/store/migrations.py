"""Raises an older club file to today's version: on a copy, step by step, the original kept."""

import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from tdapp.store import schema, seals
from tdapp.store.durable import copy_to_part, flush_file, flush_folder
from tdapp.store.engine import connect, pragma
from tdapp.store.errors import KnownError
from tdapp.store.step_people import people_in_full

Step = Callable[[sqlite3.Connection], None]


def _two(raw: sqlite3.Connection) -> None:
    """Rulings and penalties get a table; no journal of version 1 holds any, so it begins empty."""
    raw.execute(
        "CREATE TABLE record (tournament TEXT NOT NULL, seq INTEGER NOT NULL, entry INTEGER NOT NULL, "
        "kind TEXT NOT NULL, incident TEXT NOT NULL, book TEXT NOT NULL, rules TEXT NOT NULL, hands INTEGER NOT NULL, "
        "PRIMARY KEY (tournament, seq, entry), "
        "CONSTRAINT record_line CHECK (seq >= 1 AND entry >= 1 AND hands >= 0), "
        "CONSTRAINT record_kind CHECK (kind <> '' AND incident <> ''), "
        "FOREIGN KEY(tournament) REFERENCES tournament (id)) WITHOUT ROWID, STRICT"
    )
    raw.execute("CREATE INDEX record_by_entry ON record (tournament, entry)")


def _four(raw: sqlite3.Connection) -> None:
    """Payments say by what they were made and through which drawer; until then all of them were cash, in none."""
    raw.execute("ALTER TABLE payment RENAME TO payment_3")
    raw.execute(
        "CREATE TABLE payment (tournament TEXT NOT NULL, seq INTEGER NOT NULL, part INTEGER NOT NULL, "
        "entry INTEGER NOT NULL, kind TEXT NOT NULL, tender TEXT NOT NULL, code TEXT NOT NULL, drawer TEXT NOT NULL, "
        "amount INTEGER NOT NULL, PRIMARY KEY (tournament, seq, part), "
        "CONSTRAINT payment_line CHECK (seq >= 1 AND part >= 1 AND entry >= 1), "
        "CONSTRAINT payment_kind CHECK (kind IN ('buy_in', 're_entry', 'rebuy', 'add_on', 'refund', 'prize')), "
        "CONSTRAINT payment_tender CHECK (tender IN ('cash', 'card', 'voucher', 'ticket', 'account')), "
        "CONSTRAINT payment_amount CHECK (amount >= 0), "
        "FOREIGN KEY(tournament) REFERENCES tournament (id)) WITHOUT ROWID, STRICT"
    )
    raw.execute(
        "INSERT INTO payment SELECT tournament, seq, 1, entry, kind, 'cash', '', '', amount FROM payment_3 "
        "WHERE amount > 0"
    )
    raw.execute("DROP TABLE payment_3")
    raw.execute("CREATE INDEX payment_by_drawer ON payment (drawer)")


def _five(raw: sqlite3.Connection) -> None:
    """Operators may have a PIN; nobody has one yet."""
    raw.execute(
        "CREATE TABLE operator_now (id TEXT NOT NULL, name TEXT NOT NULL, pin TEXT NOT NULL, PRIMARY KEY (id), "
        "CONSTRAINT operator_named CHECK (id <> '' AND name <> '')) WITHOUT ROWID, STRICT"
    )
    raw.execute("INSERT INTO operator_now SELECT id, name, '' FROM operator")
    raw.execute("DROP TABLE operator")
    raw.execute("ALTER TABLE operator_now RENAME TO operator")


def _six(raw: sqlite3.Connection) -> None:
    """A prize that was paid may come back, and a voucher is looked up by its code in the whole club."""
    raw.execute("ALTER TABLE payment RENAME TO payment_5")
    raw.execute("DROP INDEX payment_by_drawer")
    raw.execute(
        "CREATE TABLE payment (tournament TEXT NOT NULL, seq INTEGER NOT NULL, part INTEGER NOT NULL, "
        "entry INTEGER NOT NULL, kind TEXT NOT NULL, tender TEXT NOT NULL, code TEXT NOT NULL, drawer TEXT NOT NULL, "
        "amount INTEGER NOT NULL, PRIMARY KEY (tournament, seq, part), "
        "CONSTRAINT payment_line CHECK (seq >= 1 AND part >= 1 AND entry >= 1), "
        "CONSTRAINT payment_kind "
        "CHECK (kind IN ('buy_in', 're_entry', 'rebuy', 'add_on', 'refund', 'prize', 'prize_back')), "
        "CONSTRAINT payment_tender CHECK (tender IN ('cash', 'card', 'voucher', 'ticket', 'account')), "
        "CONSTRAINT payment_amount CHECK (amount >= 0), "
        "FOREIGN KEY(tournament) REFERENCES tournament (id)) WITHOUT ROWID, STRICT"
    )
    raw.execute("INSERT INTO payment SELECT * FROM payment_5")
    raw.execute("DROP TABLE payment_5")
    raw.execute("CREATE INDEX payment_by_drawer ON payment (drawer)")
    raw.execute("CREATE INDEX payment_by_code ON payment (code) WHERE code <> ''")


def _seven(raw: sqlite3.Connection) -> None:
    """A tournament says whose chips it plays with, and chips have pictures; no journal before this knows of either."""
    raw.execute(
        "CREATE TABLE tournament_now (id TEXT NOT NULL, name TEXT NOT NULL, day TEXT NOT NULL, phase TEXT NOT NULL, "
        "currency TEXT NOT NULL, entries INTEGER NOT NULL, remaining INTEGER NOT NULL, pool INTEGER NOT NULL, "
        "archived INTEGER NOT NULL, chip_set TEXT NOT NULL, PRIMARY KEY (id), "
        "CONSTRAINT tournament_named "
        "CHECK (id <> '' AND phase <> '' AND length(currency) = 3 AND length(day) = 10), "
        "CONSTRAINT tournament_counts CHECK (entries >= 0 AND remaining >= 0 AND remaining <= entries AND pool >= 0), "
        "CONSTRAINT tournament_archived CHECK (archived IN (0, 1))) WITHOUT ROWID, STRICT"
    )
    raw.execute("INSERT INTO tournament_now SELECT *, '' FROM tournament")
    raw.execute("DROP TABLE tournament")
    raw.execute("ALTER TABLE tournament_now RENAME TO tournament")
    raw.execute("CREATE INDEX tournament_by_day ON tournament (day)")
    raw.execute("CREATE INDEX tournament_by_chips ON tournament (chip_set) WHERE chip_set <> ''")
    raw.execute(
        "CREATE TABLE chip_picture (digest TEXT NOT NULL, kind TEXT NOT NULL, body BLOB NOT NULL, "
        "PRIMARY KEY (digest), CONSTRAINT chip_picture_named CHECK (length(digest) = 64), "
        "CONSTRAINT chip_picture_kind CHECK (kind IN ('jpeg', 'png') AND length(body) > 0)) WITHOUT ROWID, STRICT"
    )


def _eight(raw: sqlite3.Connection) -> None:
    """What stands beside the journal gets marks: of the rows as they are now, once every step is done."""
    raw.execute(
        "CREATE TABLE seal (name TEXT NOT NULL, part TEXT NOT NULL, mark BLOB NOT NULL, PRIMARY KEY (name, part), "
        "CONSTRAINT seal_mark CHECK (name <> '' AND length(mark) = 20)) WITHOUT ROWID, STRICT"
    )


def _nine(raw: sqlite3.Connection) -> None:
    """Bounties are paid, and may come back."""
    kinds = "'buy_in', 're_entry', 'rebuy', 'add_on', 'refund', 'prize', 'prize_back', 'bounty', 'bounty_back'"
    _payments(raw, kinds, least_entry=1)


def _ten(raw: sqlite3.Connection) -> None:
    """Money comes into the pool that is of no entry, and some of it goes to the season; bounty markers and side pools
    are paid for.
    """
    kinds = (
        "'buy_in', 're_entry', 'rebuy', 'add_on', 'refund', 'prize', 'prize_back', 'bounty', 'bounty_back', "
        "'marker', 'marker_back', 'side', 'side_left', 'side_prize', 'side_back', 'added', 'season'"
    )
    _payments(raw, kinds, least_entry=0)


def _payments(raw: sqlite3.Connection, kinds: str, *, least_entry: int) -> None:
    """The table of payments made anew, with other kinds of them."""
    raw.execute("ALTER TABLE payment RENAME TO payment_old")
    raw.execute("DROP INDEX payment_by_drawer")
    raw.execute("DROP INDEX payment_by_code")
    raw.execute(
        "CREATE TABLE payment (tournament TEXT NOT NULL, seq INTEGER NOT NULL, part INTEGER NOT NULL, "
        "entry INTEGER NOT NULL, kind TEXT NOT NULL, tender TEXT NOT NULL, code TEXT NOT NULL, drawer TEXT NOT NULL, "
        "amount INTEGER NOT NULL, PRIMARY KEY (tournament, seq, part), "
        f"CONSTRAINT payment_line CHECK (seq >= 1 AND part >= 1 AND entry >= {least_entry}), "
        f"CONSTRAINT payment_kind CHECK (kind IN ({kinds})), "
        "CONSTRAINT payment_tender CHECK (tender IN ('cash', 'card', 'voucher', 'ticket', 'account')), "
        "CONSTRAINT payment_amount CHECK (amount >= 0), "
        "FOREIGN KEY(tournament) REFERENCES tournament (id)) WITHOUT ROWID, STRICT"
    )
    raw.execute("INSERT INTO payment SELECT * FROM payment_old")
    raw.execute("DROP TABLE payment_old")
    raw.execute("CREATE INDEX payment_by_drawer ON payment (drawer)")
    raw.execute("CREATE INDEX payment_by_code ON payment (code) WHERE code <> ''")


# From each old version the step to the next one. A step may do anything but change a line of the journal.
STEPS: Mapping[int, Step] = MappingProxyType(
    {1: _two, 2: people_in_full, 3: _four, 4: _five, 5: _six, 6: _seven, 7: _eight, 8: _nine, 9: _ten}
)


def migrate(
    path: Path, raw: sqlite3.Connection, *, steps: Mapping[int, Step] = STEPS, target: int = schema.VERSION
) -> sqlite3.Connection:
    """The connection to the file at today's version, opened and locked; `raw` (the old one) is closed. The old file
    stays as `.v<n>.bak`.

    If anything fails on the way the original is as it was, and still in its place.
    """
    old = pragma(raw, "user_version")
    kept = path.with_name(f"{path.name}.v{old}.bak")
    part = copy_to_part(raw, path.with_name(f"{path.name}.migrated"))
    try:
        _step_through(part, steps=steps, target=target)
        copy_to_part(raw, kept).replace(kept)
        flush_folder(path.parent)
        raw.close()
        part.replace(path)
        flush_folder(path.parent)
    finally:
        part.unlink(missing_ok=True)
    return connect(path, create=False)


def raise_part(part: Path) -> None:
    """Raise a copy that nobody has open to today's version, in its place. Raises `KnownError` for one too old."""
    _step_through(part, steps=STEPS, target=schema.VERSION)


def _step_through(part: Path, *, steps: Mapping[int, Step], target: int) -> None:
    """Raise the copy one version after the other, each in one transaction, and check it before it is trusted."""
    copy = sqlite3.connect(part, isolation_level=None)
    try:
        for version in range(pragma(copy, "user_version"), target):
            if version not in steps:
                raise KnownError("store.too_old", path=part, version=version)
            copy.execute("BEGIN IMMEDIATE")
            steps[version](copy)
            if version + 1 == target:
                seals.make(copy)
            copy.execute(f"PRAGMA user_version={version + 1}")
            copy.execute("COMMIT")
        findings = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if findings != "ok" or copy.execute("PRAGMA foreign_key_check").fetchone():
            raise KnownError("store.damaged", path=part, detail=str(findings))
    finally:
        copy.close()
    flush_file(part)
