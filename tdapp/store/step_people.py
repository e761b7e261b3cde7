"""The migration from version 2 to 3: people get nickname, contact, blocks and aliases; private data, photos and bars
get tables.
"""

import sqlite3

_PLAYER = (
    "CREATE TABLE player_now (id TEXT NOT NULL, last TEXT NOT NULL, first TEXT NOT NULL, club_no TEXT, "
    "note TEXT NOT NULL, created INTEGER NOT NULL, search_last TEXT NOT NULL, search_first TEXT NOT NULL, "
    "nickname TEXT NOT NULL, nationality TEXT NOT NULL, email TEXT NOT NULL, phone TEXT NOT NULL, "
    "search_phone TEXT NOT NULL, languages TEXT NOT NULL, needs TEXT NOT NULL, block TEXT NOT NULL, "
    "blocked_until TEXT, merged_into TEXT, erased INTEGER NOT NULL, PRIMARY KEY (id), "
    "CONSTRAINT player_identified CHECK (id <> ''), CONSTRAINT player_club_no CHECK (club_no <> ''), "
    "CONSTRAINT player_nationality CHECK (nationality = '' OR length(nationality) = 2), "
    "CONSTRAINT player_block CHECK (block IN ('', 'house', 'self') AND (blocked_until IS NULL OR block <> '')), "
    "CONSTRAINT player_merged CHECK (merged_into <> id AND merged_into <> ''), "
    "CONSTRAINT player_erased CHECK (erased IN (0, 1) AND NOT (erased AND last || first || nickname || email <> ''))"
    ") WITHOUT ROWID, STRICT"
)
_STATEMENTS = (
    _PLAYER,
    "INSERT INTO player_now SELECT id, last, first, club_no, note, created, search_last, search_first, "
    "'', '', '', '', '', '', '', '', NULL, NULL, 0 FROM player",
    "DROP TABLE player",
    "ALTER TABLE player_now RENAME TO player",
    "CREATE INDEX player_by_club_no ON player (club_no)",
    "CREATE INDEX player_by_email ON player (email) WHERE email <> ''",
    "CREATE INDEX player_by_name ON player (search_last, search_first)",
    "CREATE INDEX player_by_other ON player (merged_into) WHERE merged_into IS NOT NULL",
    "CREATE INDEX player_by_phone ON player (search_phone) WHERE search_phone <> ''",
    "CREATE TABLE player_private (player TEXT NOT NULL, document TEXT NOT NULL, born TEXT, PRIMARY KEY (player), "
    "CONSTRAINT player_private_day CHECK (length(born) = 10), "
    "FOREIGN KEY(player) REFERENCES player (id)) WITHOUT ROWID, STRICT",
    "CREATE TABLE player_photo (player TEXT NOT NULL, kind TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (player), "
    "CONSTRAINT player_photo_kind CHECK (kind IN ('jpeg', 'png') AND length(body) > 0), "
    "FOREIGN KEY(player) REFERENCES player (id)) WITHOUT ROWID, STRICT",
    "CREATE TABLE barred (id TEXT NOT NULL, name TEXT NOT NULL, born TEXT NOT NULL, card TEXT NOT NULL, "
    "block TEXT NOT NULL, until TEXT, PRIMARY KEY (id), "
    "CONSTRAINT barred_marked CHECK (id <> '' AND length(name) = 64), "
    "CONSTRAINT barred_block CHECK (block IN ('house', 'self'))) WITHOUT ROWID, STRICT",
    "CREATE INDEX barred_by_name ON barred (name)",
)


def people_in_full(raw: sqlite3.Connection) -> None:
    """Rewrite the people of an older file: everybody stays as she was, and what it could not hold is empty."""
    for statement in _STATEMENTS:
        raw.execute(statement)
