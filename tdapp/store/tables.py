"""The tables of a club file, in the order they depend on each other.

`journal` is what happened, and nobody changes a line of it. `stream` holds the end of each journal, so that a line cut
off at the end is noticed too. `free_text` holds what people wrote about people, apart from the journal so that it can
be erased. `player` (with `player_private` and `player_photo`), `barred`, `template`, `setting` and `operator` are
edited in place, `chip_picture` is only added to. `seal` tells when something else changed a row beside the journal. The
last tables (`tournament`, `entry`, `result`, `payment`, `record`) say again, for questions over years of play, what
follows from the journal; they can be built from it anew at any time.

SQLModel tables check nothing by themselves, so every rule stands in the table as well.

This is the one place that says what the tables are. After a change here: `packaging/dev.py statements` writes their SQL
down anew for opening and writing, and `migrations` needs a step that brings older files to the same tables.
"""

from datetime import date, datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import DDL, CheckConstraint, ForeignKey, Index, LargeBinary, MetaData, Table, Text, event, text
from sqlmodel import Field, SQLModel

from tdapp.domain.money.terms import Tender
from tdapp.domain.people.person import BlockKind
from tdapp.store.columns import Day, Instant, WholeNumber, YesNo
from tdapp.store.projection import PaymentKind

STRICT = {"sqlite_strict": True, "sqlite_with_rowid": False}


class Row(SQLModel):
    """The base of every table of the club file."""

    metadata = MetaData()


def _key(**more: Any) -> Any:
    return Field(primary_key=True, sa_type=Text, **more)


def _text(**more: Any) -> Any:
    return Field(sa_type=Text, **more)


def _number(**more: Any) -> Any:
    return Field(sa_type=WholeNumber, **more)


def _of_tournament() -> Any:
    return Field(primary_key=True, sa_type=Text, sa_column_args=(ForeignKey("tournament.id"),))


def _of_player() -> Any:
    return Field(primary_key=True, sa_type=Text, sa_column_args=(ForeignKey("player.id"),))


def _values(kind: type[StrEnum], *more: str) -> str:
    """What a column of this kind may hold. One more changes the table: `migrations` needs a step for older files."""
    return "(" + ", ".join(f"'{value}'" for value in (*more, *kind)) + ")"


def _check(name: str, rule: str) -> CheckConstraint:
    return CheckConstraint(rule, name=name)


class Stream(Row, table=True):
    """The end of one journal: its last line, its last act, and the head of its chain (32 bytes)."""

    __tablename__ = "stream"
    __table_args__ = (
        _check("stream_named", "id <> ''"),
        _check("stream_counts", "last_seq >= last_act AND last_act >= 1"),
        _check("stream_head", "length(head) = 32"),
        STRICT,
    )
    id: str = _key()
    last_seq: int = _number()
    last_act: int = _number()
    last_at: datetime = Field(sa_type=Instant)
    head: bytes = Field(sa_type=LargeBinary)


class Journal(Row, table=True):
    """One fact of one act: a line of the journal, in a stream (a tournament, or the club)."""

    __tablename__ = "journal"
    __table_args__ = (
        _check("journal_numbers", "seq >= 1 AND act >= 1 AND act <= seq AND version >= 1"),
        _check("journal_named", "stream <> '' AND verb <> '' AND by <> '' AND type <> ''"),
        _check(
            "journal_override",
            "(override_code IS NULL) = (override_text IS NULL) AND (override_code IS NULL) = (override_digest IS NULL)",
        ),
        _check("journal_chain", "length(chain) = 32"),
        STRICT,
    )
    stream: str = _key()
    seq: int = Field(primary_key=True, sa_type=WholeNumber, sa_column_kwargs={"autoincrement": False})
    act: int = _number()
    verb: str = _text()
    at: datetime = Field(sa_type=Instant)
    by: str = _text()
    override_code: str | None = _text(default=None)
    override_text: str | None = _text(default=None)
    override_digest: str | None = _text(default=None)
    type: str = _text()
    version: int = _number()
    payload: str = _text()
    chain: bytes = Field(sa_type=LargeBinary)


class FreeText(Row, table=True):
    """What somebody wrote, with the salt of its digest; both gone once it was erased."""

    __tablename__ = "free_text"
    __table_args__ = (
        _check("free_text_named", "id <> ''"),
        _check("free_text_erased", "(salt IS NULL) = (body IS NULL)"),
        STRICT,
    )
    id: str = _key()
    salt: bytes | None = Field(default=None, sa_type=LargeBinary)
    body: str | None = _text(default=None)


class Player(Row, table=True):
    """A person of the club. The search columns hold the plain letters of the names and the bare digits of the phone.

    `needs`: what whoever seats the player must know. `languages`: codes with blanks between them. `block` is why
    somebody may not play ('' nothing stands in the way), `blocked_until` the first day that is free again, NULL without
    end. `merged_into`: this is another record of that same person. `erased`: everything personal is gone.

    A card number is not unique here: older files may hold one twice. Whoever writes one sees to it.
    """

    __tablename__ = "player"
    __table_args__ = (
        _check("player_identified", "id <> ''"),
        _check("player_club_no", "club_no <> ''"),
        _check("player_nationality", "nationality = '' OR length(nationality) = 2"),
        _check("player_block", f"block IN {_values(BlockKind, '')} AND (blocked_until IS NULL OR block <> '')"),
        _check("player_merged", "merged_into <> id AND merged_into <> ''"),
        _check("player_erased", "erased IN (0, 1) AND NOT (erased AND last || first || nickname || email <> '')"),
        Index("player_by_name", "search_last", "search_first"),
        Index("player_by_club_no", "club_no"),
        Index("player_by_email", "email", sqlite_where=text("email <> ''"), postgresql_where=text("email <> ''")),
        Index(
            "player_by_phone",
            "search_phone",
            sqlite_where=text("search_phone <> ''"),
            postgresql_where=text("search_phone <> ''"),
        ),
        Index(
            "player_by_other",
            "merged_into",
            sqlite_where=text("merged_into IS NOT NULL"),
            postgresql_where=text("merged_into IS NOT NULL"),
        ),
        STRICT,
    )
    id: str = _key()
    last: str = _text()
    first: str = _text()
    club_no: str | None = _text(default=None)
    note: str = _text(default="")
    created: datetime = Field(sa_type=Instant)
    search_last: str = _text()
    search_first: str = _text()
    nickname: str = _text(default="")
    nationality: str = _text(default="")
    email: str = _text(default="")
    phone: str = _text(default="")
    search_phone: str = _text(default="")
    languages: str = _text(default="")
    needs: str = _text(default="")
    block: str = _text(default="")
    blocked_until: date | None = Field(default=None, sa_type=Day)
    merged_into: str | None = _text(default=None)
    erased: bool = Field(default=False, sa_type=YesNo)


class PlayerPrivate(Row, table=True):
    """What a club keeps about a person only if it must: the number of a document, and the day of birth."""

    __tablename__ = "player_private"
    __table_args__ = (_check("player_private_day", "length(born) = 10"), STRICT)
    player: str = _of_player()
    document: str = _text(default="")
    born: date | None = Field(default=None, sa_type=Day)


class PlayerPhoto(Row, table=True):
    """The face of a person, a small JPEG or PNG."""

    __tablename__ = "player_photo"
    __table_args__ = (_check("player_photo_kind", "kind IN ('jpeg', 'png') AND length(body) > 0"), STRICT)
    player: str = _of_player()
    kind: str = _text()
    body: bytes = Field(sa_type=LargeBinary)


class Barred(Row, table=True):
    """A block that outlives the erasure of the person: keyed hashes by which she is known again, and nothing else.

    `name` is the mark of the name alone, `born` and `card` of name and day of birth, name and card ('' when the club
    never had it).
    """

    __tablename__ = "barred"
    __table_args__ = (
        _check("barred_marked", "id <> '' AND length(name) = 64"),
        _check("barred_block", f"block IN {_values(BlockKind)}"),
        Index("barred_by_name", "name"),
        STRICT,
    )
    id: str = _key()
    name: str = _text()
    born: str = _text(default="")
    card: str = _text(default="")
    block: str = _text()
    until: date | None = Field(default=None, sa_type=Day)


class Template(Row, table=True):
    """A structure, payout table or the like, ready to be copied into a tournament. The payload is JSON."""

    __tablename__ = "template"
    __table_args__ = (
        _check("template_named", "id <> '' AND kind <> '' AND name <> ''"),
        Index("template_by_name", "kind", "name", unique=True),
        STRICT,
    )
    id: str = _key()
    kind: str = _text()
    name: str = _text()
    payload: str = _text()


class ChipPicture(Row, table=True):
    """The picture of a chip, a small JPEG or PNG, kept once under its SHA-256 however many sets show it."""

    __tablename__ = "chip_picture"
    __table_args__ = (
        _check("chip_picture_named", "length(digest) = 64"),
        _check("chip_picture_kind", "kind IN ('jpeg', 'png') AND length(body) > 0"),
        STRICT,
    )
    digest: str = _key()
    kind: str = _text()
    body: bytes = Field(sa_type=LargeBinary)


class Setting(Row, table=True):
    """A setting of this club."""

    __tablename__ = "setting"
    __table_args__ = (_check("setting_named", "key <> ''"), STRICT)
    key: str = _key()
    value: str = _text()


class Operator(Row, table=True):
    """Somebody who sits at the desk, or once sat there. `pin`: the salted hash of a PIN, '' none."""

    __tablename__ = "operator"
    __table_args__ = (_check("operator_named", "id <> '' AND name <> ''"), STRICT)
    id: str = _key()
    name: str = _text()
    pin: str = _text(default="")


class Seal(Row, table=True):
    """The mark of a row that is edited in place, or of all projected rows of a tournament: see `seals`.

    `name` is the table, `part` the key of the row or the tournament, `mark` 20 bytes.
    """

    __tablename__ = "seal"
    __table_args__ = (_check("seal_mark", "name <> '' AND length(mark) = 20"), STRICT)
    name: str = _key()
    part: str = _key()
    mark: bytes = Field(sa_type=LargeBinary)


class Tournament(Row, table=True):
    """A tournament as the club's list shows it. `pool` is cents of `currency`; `remaining`: entries still in play.

    `chip_set`: the key of the chips it plays with, '' none; those with the same key share a stock.
    """

    __tablename__ = "tournament"
    __table_args__ = (
        _check("tournament_named", "id <> '' AND phase <> '' AND length(currency) = 3 AND length(day) = 10"),
        _check("tournament_counts", "entries >= 0 AND remaining >= 0 AND remaining <= entries AND pool >= 0"),
        _check("tournament_archived", "archived IN (0, 1)"),
        Index("tournament_by_day", "day"),
        Index(
            "tournament_by_chips",
            "chip_set",
            sqlite_where=text("chip_set <> ''"),
            postgresql_where=text("chip_set <> ''"),
        ),
        STRICT,
    )
    id: str = _key()
    name: str = _text()
    day: date = Field(sa_type=Day)
    phase: str = _text()
    currency: str = _text()
    entries: int = _number()
    remaining: int = _number()
    pool: int = _number()
    archived: bool = Field(sa_type=YesNo)
    chip_set: str = _text(default="")


class Entry(Row, table=True):
    """An entry and where it sits. `out_order`: it was the first, second ... to go; NULL while it plays.

    A player has no foreign key: a tournament may come in from another club's file before its people do.
    """

    __tablename__ = "entry"
    __table_args__ = (
        _check("entry_number", "entry >= 1 AND player <> ''"),
        _check("entry_seat", "(table_no IS NULL) = (seat IS NULL) AND table_no >= 1 AND seat >= 1"),
        _check("entry_alive", "alive IN (0, 1) AND (alive OR table_no IS NULL)"),
        _check("entry_out", "out_order IS NULL OR (out_order >= 1 AND NOT alive)"),
        Index(
            "entry_one_in_a_seat",
            "tournament",
            "table_no",
            "seat",
            unique=True,
            sqlite_where=text("table_no IS NOT NULL"),
            postgresql_where=text("table_no IS NOT NULL"),
        ),
        Index("entry_by_player", "player"),
        STRICT,
    )
    tournament: str = _of_tournament()
    entry: int = Field(primary_key=True, sa_type=WholeNumber, sa_column_kwargs={"autoincrement": False})
    player: str = _text()
    table_no: int | None = _number(default=None)
    seat: int | None = _number(default=None)
    alive: bool = Field(sa_type=YesNo)
    out_order: int | None = _number(default=None)


class Result(Row, table=True):
    """Where an entry finished (tied: from one place to another) and its prize in cents."""

    __tablename__ = "result"
    __table_args__ = (
        _check("result_place", "place_from >= 1 AND place_to >= place_from"),
        _check("result_prize", "prize >= 0"),
        STRICT,
    )
    tournament: str = _of_tournament()
    entry: int = Field(primary_key=True, sa_type=WholeNumber, sa_column_kwargs={"autoincrement": False})
    place_from: int = _number()
    place_to: int = _number()
    prize: int = _number()


class Payment(Row, table=True):
    """Money that changed hands: payment `part` of the journal line `seq`, in cents; the kind gives the direction.

    `drawer`: the shift at a cash box it went through, '' none; `code` of a voucher or ticket.
    """

    __tablename__ = "payment"
    __table_args__ = (
        _check("payment_line", "seq >= 1 AND part >= 1 AND entry >= 0"),
        _check("payment_kind", f"kind IN {_values(PaymentKind)}"),
        _check("payment_tender", f"tender IN {_values(Tender)}"),
        _check("payment_amount", "amount >= 0"),
        Index("payment_by_drawer", "drawer"),
        Index("payment_by_code", "code", sqlite_where=text("code <> ''")),
        STRICT,
    )
    tournament: str = _of_tournament()
    seq: int = Field(primary_key=True, sa_type=WholeNumber, sa_column_kwargs={"autoincrement": False})
    part: int = Field(primary_key=True, sa_type=WholeNumber, sa_column_kwargs={"autoincrement": False})
    entry: int = _number()
    kind: str = _text()
    tender: str = _text()
    code: str = _text()
    drawer: str = _text()
    amount: int = _number()


class Record(Row, table=True):
    """A record of an entry by the floor, by the journal line that says so: a ruling about it, or a penalty.

    `incident` is the incident or offence, `book` and `rules` what a ruling rested on, `hands` what a penalty costs.
    Whose entry it is stands in `entry`, when it was in `journal`.
    """

    __tablename__ = "record"
    __table_args__ = (
        _check("record_line", "seq >= 1 AND entry >= 1 AND hands >= 0"),
        _check("record_kind", "kind <> '' AND incident <> ''"),
        Index("record_by_entry", "tournament", "entry"),
        STRICT,
    )
    tournament: str = _of_tournament()
    seq: int = Field(primary_key=True, sa_type=WholeNumber, sa_column_kwargs={"autoincrement": False})
    entry: int = Field(primary_key=True, sa_type=WholeNumber, sa_column_kwargs={"autoincrement": False})
    kind: str = _text()
    incident: str = _text()
    book: str = _text()
    rules: str = _text()
    hands: int = _number()


def table(row: type[Row]) -> Table:
    """The table behind a row class, for statements over many rows."""
    return Row.metadata.tables[str(row.__tablename__)]


def _forbid(change: str) -> None:
    """Journal lines stay as they were written, whoever asks."""
    trigger = DDL(  # type: ignore[no-untyped-call]
        f"CREATE TRIGGER journal_no_{change.lower()} BEFORE {change} ON journal "
        "BEGIN SELECT RAISE(ABORT, 'journal lines are never changed'); END"
    )
    event.listen(table(Journal), "after_create", trigger.execute_if(dialect="sqlite"))


for _change in ("UPDATE", "DELETE"):
    _forbid(_change)
