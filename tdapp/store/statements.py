"""The SQL of the club file: what makes its tables, and what writes rows into each, by the table's name.

Written by `packaging/dev.py statements` from `tables.py`: change that, never this. They go to the driver as text with
tuples, all columns in the order of the table.
"""

from collections.abc import Mapping
from types import MappingProxyType

SCHEMA: tuple[str, ...] = (
    (
        "CREATE TABLE stream ( id TEXT NOT NULL, last_seq INTEGER NOT NULL, last_act INTEGER NOT NULL, last_at INTEGER "
        "NOT NULL, head BLOB NOT NULL, PRIMARY KEY (id), CONSTRAINT stream_named CHECK (id <> ''), CONSTRAINT "
        "stream_counts CHECK (last_seq >= last_act AND last_act >= 1), CONSTRAINT stream_head CHECK (length(head) = "
        "32) ) WITHOUT ROWID, STRICT"
    ),
    (
        "CREATE TABLE journal ( stream TEXT NOT NULL, seq INTEGER NOT NULL, act INTEGER NOT NULL, verb TEXT NOT NULL, "
        'at INTEGER NOT NULL, "by" TEXT NOT NULL, override_code TEXT, override_text TEXT, override_digest TEXT, type '
        "TEXT NOT NULL, version INTEGER NOT NULL, payload TEXT NOT NULL, chain BLOB NOT NULL, PRIMARY KEY (stream, "
        "seq), CONSTRAINT journal_numbers CHECK (seq >= 1 AND act >= 1 AND act <= seq AND version >= 1), CONSTRAINT "
        "journal_named CHECK (stream <> '' AND verb <> '' AND by <> '' AND type <> ''), CONSTRAINT journal_override "
        "CHECK ((override_code IS NULL) = (override_text IS NULL) AND (override_code IS NULL) = (override_digest IS "
        "NULL)), CONSTRAINT journal_chain CHECK (length(chain) = 32) ) WITHOUT ROWID, STRICT"
    ),
    (
        "CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal BEGIN SELECT RAISE(ABORT, 'journal lines are never "
        "changed'); END"
    ),
    (
        "CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal BEGIN SELECT RAISE(ABORT, 'journal lines are never "
        "changed'); END"
    ),
    (
        "CREATE TABLE free_text ( id TEXT NOT NULL, salt BLOB, body TEXT, PRIMARY KEY (id), CONSTRAINT free_text_named "
        "CHECK (id <> ''), CONSTRAINT free_text_erased CHECK ((salt IS NULL) = (body IS NULL)) ) WITHOUT ROWID, STRICT"
    ),
    (
        "CREATE TABLE player ( id TEXT NOT NULL, last TEXT NOT NULL, first TEXT NOT NULL, club_no TEXT, note TEXT NOT "
        "NULL, created INTEGER NOT NULL, search_last TEXT NOT NULL, search_first TEXT NOT NULL, nickname TEXT NOT "
        "NULL, nationality TEXT NOT NULL, email TEXT NOT NULL, phone TEXT NOT NULL, search_phone TEXT NOT NULL, "
        "languages TEXT NOT NULL, needs TEXT NOT NULL, block TEXT NOT NULL, blocked_until TEXT, merged_into TEXT, "
        "erased INTEGER NOT NULL, PRIMARY KEY (id), CONSTRAINT player_identified CHECK (id <> ''), CONSTRAINT "
        "player_club_no CHECK (club_no <> ''), CONSTRAINT player_nationality CHECK (nationality = '' OR "
        "length(nationality) = 2), CONSTRAINT player_block CHECK (block IN ('', 'house', 'self') AND (blocked_until IS "
        "NULL OR block <> '')), CONSTRAINT player_merged CHECK (merged_into <> id AND merged_into <> ''), CONSTRAINT "
        "player_erased CHECK (erased IN (0, 1) AND NOT (erased AND last || first || nickname || email <> '')) ) "
        "WITHOUT ROWID, STRICT"
    ),
    "CREATE INDEX player_by_club_no ON player (club_no)",
    "CREATE INDEX player_by_email ON player (email) WHERE email <> ''",
    "CREATE INDEX player_by_name ON player (search_last, search_first)",
    "CREATE INDEX player_by_other ON player (merged_into) WHERE merged_into IS NOT NULL",
    "CREATE INDEX player_by_phone ON player (search_phone) WHERE search_phone <> ''",
    (
        "CREATE TABLE barred ( id TEXT NOT NULL, name TEXT NOT NULL, born TEXT NOT NULL, card TEXT NOT NULL, block "
        "TEXT NOT NULL, until TEXT, PRIMARY KEY (id), CONSTRAINT barred_marked CHECK (id <> '' AND length(name) = 64), "
        "CONSTRAINT barred_block CHECK (block IN ('house', 'self')) ) WITHOUT ROWID, STRICT"
    ),
    "CREATE INDEX barred_by_name ON barred (name)",
    (
        "CREATE TABLE template ( id TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, payload TEXT NOT NULL, "
        "PRIMARY KEY (id), CONSTRAINT template_named CHECK (id <> '' AND kind <> '' AND name <> '') ) WITHOUT ROWID, "
        "STRICT"
    ),
    "CREATE UNIQUE INDEX template_by_name ON template (kind, name)",
    (
        "CREATE TABLE chip_picture ( digest TEXT NOT NULL, kind TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY "
        "(digest), CONSTRAINT chip_picture_named CHECK (length(digest) = 64), CONSTRAINT chip_picture_kind CHECK (kind "
        "IN ('jpeg', 'png') AND length(body) > 0) ) WITHOUT ROWID, STRICT"
    ),
    (
        'CREATE TABLE setting ( "key" TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY ("key"), CONSTRAINT '
        "setting_named CHECK (key <> '') ) WITHOUT ROWID, STRICT"
    ),
    (
        "CREATE TABLE operator ( id TEXT NOT NULL, name TEXT NOT NULL, pin TEXT NOT NULL, PRIMARY KEY (id), CONSTRAINT "
        "operator_named CHECK (id <> '' AND name <> '') ) WITHOUT ROWID, STRICT"
    ),
    (
        "CREATE TABLE seal ( name TEXT NOT NULL, part TEXT NOT NULL, mark BLOB NOT NULL, PRIMARY KEY (name, part), "
        "CONSTRAINT seal_mark CHECK (name <> '' AND length(mark) = 20) ) WITHOUT ROWID, STRICT"
    ),
    (
        "CREATE TABLE tournament ( id TEXT NOT NULL, name TEXT NOT NULL, day TEXT NOT NULL, phase TEXT NOT NULL, "
        "currency TEXT NOT NULL, entries INTEGER NOT NULL, remaining INTEGER NOT NULL, pool INTEGER NOT NULL, archived "
        "INTEGER NOT NULL, chip_set TEXT NOT NULL, PRIMARY KEY (id), CONSTRAINT tournament_named CHECK (id <> '' AND "
        "phase <> '' AND length(currency) = 3 AND length(day) = 10), CONSTRAINT tournament_counts CHECK (entries >= 0 "
        "AND remaining >= 0 AND remaining <= entries AND pool >= 0), CONSTRAINT tournament_archived CHECK (archived IN "
        "(0, 1)) ) WITHOUT ROWID, STRICT"
    ),
    "CREATE INDEX tournament_by_chips ON tournament (chip_set) WHERE chip_set <> ''",
    "CREATE INDEX tournament_by_day ON tournament (day)",
    (
        "CREATE TABLE player_private ( player TEXT NOT NULL, document TEXT NOT NULL, born TEXT, PRIMARY KEY (player), "
        "CONSTRAINT player_private_day CHECK (length(born) = 10), FOREIGN KEY(player) REFERENCES player (id) ) WITHOUT "
        "ROWID, STRICT"
    ),
    (
        "CREATE TABLE player_photo ( player TEXT NOT NULL, kind TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY "
        "(player), CONSTRAINT player_photo_kind CHECK (kind IN ('jpeg', 'png') AND length(body) > 0), FOREIGN "
        "KEY(player) REFERENCES player (id) ) WITHOUT ROWID, STRICT"
    ),
    (
        "CREATE TABLE entry ( tournament TEXT NOT NULL, entry INTEGER NOT NULL, player TEXT NOT NULL, table_no "
        "INTEGER, seat INTEGER, alive INTEGER NOT NULL, out_order INTEGER, PRIMARY KEY (tournament, entry), CONSTRAINT "
        "entry_number CHECK (entry >= 1 AND player <> ''), CONSTRAINT entry_seat CHECK ((table_no IS NULL) = (seat IS "
        "NULL) AND table_no >= 1 AND seat >= 1), CONSTRAINT entry_alive CHECK (alive IN (0, 1) AND (alive OR table_no "
        "IS NULL)), CONSTRAINT entry_out CHECK (out_order IS NULL OR (out_order >= 1 AND NOT alive)), FOREIGN "
        "KEY(tournament) REFERENCES tournament (id) ) WITHOUT ROWID, STRICT"
    ),
    "CREATE INDEX entry_by_player ON entry (player)",
    "CREATE UNIQUE INDEX entry_one_in_a_seat ON entry (tournament, table_no, seat) WHERE table_no IS NOT NULL",
    (
        "CREATE TABLE result ( tournament TEXT NOT NULL, entry INTEGER NOT NULL, place_from INTEGER NOT NULL, place_to "
        "INTEGER NOT NULL, prize INTEGER NOT NULL, PRIMARY KEY (tournament, entry), CONSTRAINT result_place CHECK "
        "(place_from >= 1 AND place_to >= place_from), CONSTRAINT result_prize CHECK (prize >= 0), FOREIGN "
        "KEY(tournament) REFERENCES tournament (id) ) WITHOUT ROWID, STRICT"
    ),
    (
        "CREATE TABLE payment ( tournament TEXT NOT NULL, seq INTEGER NOT NULL, part INTEGER NOT NULL, entry INTEGER "
        "NOT NULL, kind TEXT NOT NULL, tender TEXT NOT NULL, code TEXT NOT NULL, drawer TEXT NOT NULL, amount INTEGER "
        "NOT NULL, PRIMARY KEY (tournament, seq, part), CONSTRAINT payment_line CHECK (seq >= 1 AND part >= 1 AND "
        "entry >= 0), CONSTRAINT payment_kind CHECK (kind IN ('buy_in', 're_entry', 'rebuy', 'add_on', 'refund', "
        "'prize', 'prize_back', 'bounty', 'bounty_back', 'marker', 'marker_back', 'side', 'side_left', 'side_prize', "
        "'side_back', 'added', 'season')), CONSTRAINT payment_tender CHECK (tender IN ('cash', 'card', 'voucher', "
        "'ticket', 'account')), CONSTRAINT payment_amount CHECK (amount >= 0), FOREIGN KEY(tournament) REFERENCES "
        "tournament (id) ) WITHOUT ROWID, STRICT"
    ),
    "CREATE INDEX payment_by_code ON payment (code) WHERE code <> ''",
    "CREATE INDEX payment_by_drawer ON payment (drawer)",
    (
        "CREATE TABLE record ( tournament TEXT NOT NULL, seq INTEGER NOT NULL, entry INTEGER NOT NULL, kind TEXT NOT "
        "NULL, incident TEXT NOT NULL, book TEXT NOT NULL, rules TEXT NOT NULL, hands INTEGER NOT NULL, PRIMARY KEY "
        "(tournament, seq, entry), CONSTRAINT record_line CHECK (seq >= 1 AND entry >= 1 AND hands >= 0), CONSTRAINT "
        "record_kind CHECK (kind <> '' AND incident <> ''), FOREIGN KEY(tournament) REFERENCES tournament (id) ) "
        "WITHOUT ROWID, STRICT"
    ),
    "CREATE INDEX record_by_entry ON record (tournament, entry)",
)

# New rows.
INSERT: Mapping[str, str] = MappingProxyType(
    {
        "stream": "INSERT INTO stream (id, last_seq, last_act, last_at, head) VALUES (?, ?, ?, ?, ?)",
        "journal": (
            'INSERT INTO journal (stream, seq, act, verb, at, "by", override_code, override_text, override_digest, '
            "type, version, payload, chain) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        ),
        "free_text": "INSERT INTO free_text (id, salt, body) VALUES (?, ?, ?)",
        "player": (
            "INSERT INTO player (id, last, first, club_no, note, created, search_last, search_first, nickname, "
            "nationality, email, phone, search_phone, languages, needs, block, blocked_until, merged_into, erased) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        ),
        "player_private": "INSERT INTO player_private (player, document, born) VALUES (?, ?, ?)",
        "player_photo": "INSERT INTO player_photo (player, kind, body) VALUES (?, ?, ?)",
        "barred": "INSERT INTO barred (id, name, born, card, block, until) VALUES (?, ?, ?, ?, ?, ?)",
        "template": "INSERT INTO template (id, kind, name, payload) VALUES (?, ?, ?, ?)",
        "chip_picture": "INSERT INTO chip_picture (digest, kind, body) VALUES (?, ?, ?)",
        "setting": 'INSERT INTO setting ("key", value) VALUES (?, ?)',
        "operator": "INSERT INTO operator (id, name, pin) VALUES (?, ?, ?)",
        "seal": "INSERT INTO seal (name, part, mark) VALUES (?, ?, ?)",
        "tournament": (
            "INSERT INTO tournament (id, name, day, phase, currency, entries, remaining, pool, archived, chip_set) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        ),
        "entry": (
            "INSERT INTO entry (tournament, entry, player, table_no, seat, alive, out_order) VALUES (?, ?, ?, ?, ?, ?, "
            "?)"
        ),
        "result": "INSERT INTO result (tournament, entry, place_from, place_to, prize) VALUES (?, ?, ?, ?, ?)",
        "payment": (
            "INSERT INTO payment (tournament, seq, part, entry, kind, tender, code, drawer, amount) VALUES (?, ?, ?, "
            "?, ?, ?, ?, ?, ?)"
        ),
        "record": (
            "INSERT INTO record (tournament, seq, entry, kind, incident, book, rules, hands) VALUES (?, ?, ?, ?, ?, ?, "
            "?, ?)"
        ),
    }
)

# New rows, or new values for those whose key is there already.
UPSERT: Mapping[str, str] = MappingProxyType(
    {
        "stream": (
            "INSERT INTO stream (id, last_seq, last_act, last_at, head) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO "
            "UPDATE SET last_seq = excluded.last_seq, last_act = excluded.last_act, last_at = excluded.last_at, head = "
            "excluded.head"
        ),
        "journal": (
            'INSERT INTO journal (stream, seq, act, verb, at, "by", override_code, override_text, override_digest, '
            "type, version, payload, chain) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (stream, seq) "
            'DO UPDATE SET act = excluded.act, verb = excluded.verb, at = excluded.at, "by" = excluded."by", '
            "override_code = excluded.override_code, override_text = excluded.override_text, override_digest = "
            "excluded.override_digest, type = excluded.type, version = excluded.version, payload = excluded.payload, "
            "chain = excluded.chain"
        ),
        "free_text": (
            "INSERT INTO free_text (id, salt, body) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET salt = "
            "excluded.salt, body = excluded.body"
        ),
        "player": (
            "INSERT INTO player (id, last, first, club_no, note, created, search_last, search_first, nickname, "
            "nationality, email, phone, search_phone, languages, needs, block, blocked_until, merged_into, erased) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET last = "
            "excluded.last, first = excluded.first, club_no = excluded.club_no, note = excluded.note, created = "
            "excluded.created, search_last = excluded.search_last, search_first = excluded.search_first, nickname = "
            "excluded.nickname, nationality = excluded.nationality, email = excluded.email, phone = excluded.phone, "
            "search_phone = excluded.search_phone, languages = excluded.languages, needs = excluded.needs, block = "
            "excluded.block, blocked_until = excluded.blocked_until, merged_into = excluded.merged_into, erased = "
            "excluded.erased"
        ),
        "player_private": (
            "INSERT INTO player_private (player, document, born) VALUES (?, ?, ?) ON CONFLICT (player) DO UPDATE SET "
            "document = excluded.document, born = excluded.born"
        ),
        "player_photo": (
            "INSERT INTO player_photo (player, kind, body) VALUES (?, ?, ?) ON CONFLICT (player) DO UPDATE SET kind = "
            "excluded.kind, body = excluded.body"
        ),
        "barred": (
            "INSERT INTO barred (id, name, born, card, block, until) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO "
            "UPDATE SET name = excluded.name, born = excluded.born, card = excluded.card, block = excluded.block, "
            "until = excluded.until"
        ),
        "template": (
            "INSERT INTO template (id, kind, name, payload) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET kind = "
            "excluded.kind, name = excluded.name, payload = excluded.payload"
        ),
        "chip_picture": (
            "INSERT INTO chip_picture (digest, kind, body) VALUES (?, ?, ?) ON CONFLICT (digest) DO UPDATE SET kind = "
            "excluded.kind, body = excluded.body"
        ),
        "setting": (
            'INSERT INTO setting ("key", value) VALUES (?, ?) ON CONFLICT ("key") DO UPDATE SET value = excluded.value'
        ),
        "operator": (
            "INSERT INTO operator (id, name, pin) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = "
            "excluded.name, pin = excluded.pin"
        ),
        "seal": (
            "INSERT INTO seal (name, part, mark) VALUES (?, ?, ?) ON CONFLICT (name, part) DO UPDATE SET mark = "
            "excluded.mark"
        ),
        "tournament": (
            "INSERT INTO tournament (id, name, day, phase, currency, entries, remaining, pool, archived, chip_set) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name, day = "
            "excluded.day, phase = excluded.phase, currency = excluded.currency, entries = excluded.entries, remaining "
            "= excluded.remaining, pool = excluded.pool, archived = excluded.archived, chip_set = excluded.chip_set"
        ),
        "entry": (
            "INSERT INTO entry (tournament, entry, player, table_no, seat, alive, out_order) VALUES (?, ?, ?, ?, ?, ?, "
            "?) ON CONFLICT (tournament, entry) DO UPDATE SET player = excluded.player, table_no = excluded.table_no, "
            "seat = excluded.seat, alive = excluded.alive, out_order = excluded.out_order"
        ),
        "result": (
            "INSERT INTO result (tournament, entry, place_from, place_to, prize) VALUES (?, ?, ?, ?, ?) ON CONFLICT "
            "(tournament, entry) DO UPDATE SET place_from = excluded.place_from, place_to = excluded.place_to, prize = "
            "excluded.prize"
        ),
        "payment": (
            "INSERT INTO payment (tournament, seq, part, entry, kind, tender, code, drawer, amount) VALUES (?, ?, ?, "
            "?, ?, ?, ?, ?, ?) ON CONFLICT (tournament, seq, part) DO UPDATE SET entry = excluded.entry, kind = "
            "excluded.kind, tender = excluded.tender, code = excluded.code, drawer = excluded.drawer, amount = "
            "excluded.amount"
        ),
        "record": (
            "INSERT INTO record (tournament, seq, entry, kind, incident, book, rules, hands) VALUES (?, ?, ?, ?, ?, ?, "
            "?, ?) ON CONFLICT (tournament, seq, entry) DO UPDATE SET kind = excluded.kind, incident = "
            "excluded.incident, book = excluded.book, rules = excluded.rules, hands = excluded.hands"
        ),
    }
)
