"""Acts added at the end of a stream and read back."""

import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest

from tdapp.domain.act import Act, Override
from tdapp.domain.club.club_facts import TournamentArchived
from tdapp.domain.facts import Announced, BustedOut
from tdapp.domain.units import EntryId, Seq, TextId
from tdapp.store.chain import printable
from tdapp.store.club_file import ClubFile
from tdapp.store.errors import KnownError
from tdapp.store.free_text import FreeText
from tdapp.store.journal import CLUB, EMPTY
from tests.store.samples import EVENT, NOW, act, an_evening, bust_outs

EVENING = an_evening()


def test_an_evening_is_there_again_after_opening_the_file_anew(path: Path) -> None:
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as club:
        end = club.append(EVENT, EVENING, expected=Seq(0))
        assert club.load(EVENT) == EVENING
    with ClubFile.open(path, create=False, now=NOW, holder="Anna") as club:
        assert club.load(EVENT) == EVENING
        assert club.head(EVENT) == end
        assert end.seq == EVENING[-1].last
        assert len(printable(end.head)) == 17


def test_acts_one_by_one_or_all_at_once_make_the_same_chain(club: ClubFile) -> None:
    for one in EVENING:
        club.append(EVENT, [one], expected=Seq(one.first - 1))
    one_by_one = club.head(EVENT).head
    other = club.path.with_name("other.tdapp")
    with ClubFile.open(other, create=True, now=NOW, holder="Anna") as second:
        assert second.append(EVENT, EVENING, expected=Seq(0)).head == one_by_one


def test_streams_do_not_mix(club: ClubFile) -> None:
    club.append(EVENT, bust_outs(3), expected=Seq(0))
    club.append(CLUB, [act(1, TournamentArchived(EVENT))], expected=Seq(0))
    assert club.streams() == (CLUB, EVENT)
    assert club.load(CLUB) == (act(1, TournamentArchived(EVENT)),)
    assert club.load(EVENT) == bust_outs(3)
    assert club.head("another") == EMPTY
    assert club.load("another") == ()


def test_whoever_missed_a_line_is_behind_and_writes_nothing(club: ClubFile) -> None:
    club.append(EVENT, bust_outs(3), expected=Seq(0))
    with pytest.raises(KnownError) as refused:
        club.append(EVENT, bust_outs(1, start=3), expected=Seq(2))
    assert refused.value.code == "store.behind"
    assert refused.value.facts == {"stream": EVENT, "expected": 2, "found": 3}
    assert club.load(EVENT) == bust_outs(3)


@pytest.mark.parametrize(
    "wrong",
    [
        act(5, BustedOut(EntryId(1)), first=4),
        act(4, BustedOut(EntryId(1)), first=5),
        act(4),
        Act(number=act(4).number, first=Seq(4), verb="v", at=NOW - timedelta(days=1), by=act(4).by, facts=act(1).facts),
    ],
)
def test_acts_that_do_not_continue_the_stream_are_a_bug(club: ClubFile, wrong: Act) -> None:
    club.append(EVENT, bust_outs(3), expected=Seq(0))
    with pytest.raises(ValueError, match="does not continue"):
        club.append(EVENT, [wrong], expected=Seq(3))
    assert club.load(EVENT) == bust_outs(3)


def test_an_act_without_a_verb_is_refused_by_the_table(club: ClubFile) -> None:
    nameless = Act(act(1).number, Seq(1), "", NOW, act(1).by, (BustedOut(EntryId(1)),))
    with pytest.raises(sqlite3.IntegrityError, match="journal_named"):
        club.append(EVENT, [nameless], expected=Seq(0))
    assert club.head(EVENT) == EMPTY


def test_appending_nothing_changes_nothing(club: ClubFile) -> None:
    assert club.append(EVENT, [], expected=Seq(0)) == EMPTY
    assert club.streams() == ()


@pytest.mark.parametrize("change", ["UPDATE journal SET verb = 'x'", "DELETE FROM journal"])
def test_nobody_changes_a_line(club: ClubFile, change: str) -> None:
    club.append(EVENT, bust_outs(3), expected=Seq(0))
    with pytest.raises(sqlite3.IntegrityError, match="never changed"), club.transaction() as db:
        db.execute(change)
    assert club.load(EVENT) == bust_outs(3)


@pytest.mark.parametrize(
    ("tampering", "seq"),
    [
        ("UPDATE journal SET payload = '{\"entry\":9,\"tied\":false}' WHERE seq = 4", 4),
        ("UPDATE journal SET at = at + 1 WHERE seq = 2", 2),
        ("UPDATE journal SET by = 'somebody' WHERE seq = 1", 1),
        ("UPDATE journal SET override_code = 'x', override_text = '', override_digest = '' WHERE seq = 3", 3),
        ("UPDATE journal SET chain = zeroblob(32) WHERE seq = 5", 5),
        ("DELETE FROM journal WHERE seq = 3", 3),
        ("DELETE FROM journal WHERE seq > 3", 4),
        ("DELETE FROM journal", 1),
        ("DELETE FROM stream", 1),
        ("UPDATE stream SET head = zeroblob(32)", 6),
        ("UPDATE stream SET last_at = last_at + 1", 6),
        ("UPDATE stream SET last_act = 4", 6),
        ("INSERT INTO journal SELECT stream, 6, 6, verb, at, by, NULL, NULL, NULL, type, version, payload, chain"
         " FROM journal WHERE seq = 5", 6),
    ],
)  # fmt: skip
def test_what_was_changed_behind_our_back_is_named_by_its_line(path: Path, tampering: str, seq: int) -> None:
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as club:
        club.append(EVENT, bust_outs(5), expected=Seq(0))
    with sqlite3.connect(path) as raw:
        triggers = raw.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            raw.execute(f"DROP TRIGGER {name}")
        raw.execute(tampering)
        for _, statement in triggers:
            raw.execute(statement)
    raw.close()
    with (
        ClubFile.open(path, create=False, now=NOW, holder="Anna") as club,
        pytest.raises(KnownError) as refused,
    ):
        club.load(EVENT)
    assert (refused.value.code, refused.value.facts) == ("store.chain", {"stream": EVENT, "seq": seq})


REASON = FreeText(TextId("c" * 32), b"0123456789abcdef", "He asked twice, <b>loudly</b> ♠")


def test_words_stand_beside_the_journal_and_can_be_erased(club: ClubFile) -> None:
    said = Announced(REASON.id, REASON.digest)
    lifted = Override("table.full", REASON.id, REASON.digest)
    club.append(EVENT, [act(1, said, override=lifted)], expected=Seq(0), texts=[REASON])
    assert club.text(REASON.id, digest=REASON.digest) == REASON.body
    club.erase_text(REASON.id)
    assert club.text(REASON.id, digest=REASON.digest) is None
    assert club.load(EVENT) == (act(1, said, override=lifted),)


def test_erased_words_leave_no_trace_in_the_file(path: Path) -> None:
    with ClubFile.open(path, create=True, now=NOW, holder="Anna") as club:
        club.append(EVENT, bust_outs(1), expected=Seq(0), texts=[REASON])
        club.erase_text(REASON.id)
    assert b"He asked twice" not in path.read_bytes()


@pytest.mark.parametrize("tampering", ["UPDATE free_text SET body = 'Once'", "DELETE FROM free_text"])
def test_words_the_journal_does_not_vouch_for_are_refused(club: ClubFile, tampering: str) -> None:
    club.append(EVENT, bust_outs(1), expected=Seq(0), texts=[REASON])
    with club.transaction() as db:
        db.execute(tampering)
    with pytest.raises(KnownError, match="text_changed"):
        club.text(REASON.id, digest=REASON.digest)
