"""Merged, parted, blocked, erased: what is decided about people stands in the club's stream and can be told apart."""

import json
import random
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

from tdapp.app.club import club_lines
from tdapp.app.club.rescue import rescue
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.app.people.barring import KEY_SETTING, marks_of
from tdapp.app.people.directory_rules import DirectoryRules
from tdapp.app.people.people import People
from tdapp.app.people.people_acts import asked_for, block, erase, merge, part, unblock
from tdapp.app.registration.admission import add_to_play
from tdapp.domain import tournament
from tdapp.domain.clock import announcing, timing
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.people import people
from tdapp.domain.people.people_facts import PlayerErased, PlayersMerged, PlayersParted
from tdapp.domain.people.person import Block, BlockKind, Field, PersonData, PrivateData
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries, price_list, waiting
from tdapp.domain.rulings import discipline
from tdapp.domain.rulings.ruling_facts import PenaltyKind
from tdapp.domain.seating import seating
from tdapp.domain.units import AlternateNo, Cents, EntryId, PlayerId, TournamentId
from tdapp.read.people.names import PlayerName
from tdapp.read.people.person import FREE, Standing
from tdapp.store.backup import good
from tdapp.store.restoring import restore
from tdapp.words.say import Words
from tests.app.conftest import STRUCTURE, setup_of

TODAY = date(2026, 11, 21)
HOUSE, SELF = Block(BlockKind.HOUSE, None), Block(BlockKind.SELF, date(2027, 5, 21))
EN = Words("en", UTC)
PNG = b"\x89PNG\r\n\x1a\n" + bytes(100)
JAN = PersonData("Jansen", "Jan", club_no="C-0042", email="jan@example.org", note="secret note", needs="secret need")


@pytest.fixture
def main(club: Club) -> TournamentId:
    main = club.create(setup_of(), STRUCTURE)
    club.desk.do(main, tournament.open_registration)
    return main


def opened_again(club: Club) -> Club:
    club.close()
    return Club.open(club.file.path, create=False, time=club.time, operator_name="Ada")


def register(club: Club, main: TournamentId, *players: PlayerId) -> None:
    club.desk.do(main, entries.register, players, "seed")


def facts_of(club: Club) -> list[object]:
    return [fact for act in club.desk.club_acts() for fact in act.facts]


def agree(club: Club) -> None:
    """The tables say what the club's stream says."""
    assert club.people.aliases() == people.aliases(facts_of(club))


# Merging


def test_a_merged_record_is_another_name_for_the_person(club: Club, main: TournamentId) -> None:
    jan = club.people.add(JAN)
    twin = club.people.add(PersonData("Janssen", "J.", nickname="Rock", club_no="99", phone="06 1234 5678"))
    register(club, main, twin)
    merge(club, twin, into=jan)
    for again in (False, True):
        now = opened_again(club) if again else club
        person = now.people.person(twin, needs=True)
        assert person is not None and (person.player, person.others) == (jan, (twin,))
        assert (person.data.phone, person.data.email) == ("06 1234 5678", "jan@example.org")
        assert now.directory[twin] == PlayerName("Jansen", "Jan")
        assert now.people.card_of("99") == jan == now.people.card_of("C-0042")
        assert now.people.index.find("jan") == (jan,) and now.people.index.card("99") == jan
        assert twin not in dict(now.people.counted())
        agree(now)
        assert dict(now.desk.state(main).players) == {twin: EntryId(1)}
    now.close()


def test_a_photo_is_that_of_the_person_whichever_record_it_was_taken_for(club: Club) -> None:
    jan, twin = club.people.add(JAN), club.people.add(PersonData("Janssen", "J."))
    club.people.set_photo(twin, PNG)
    merge(club, twin, into=jan)
    assert club.people.photo(jan) == club.people.photo(twin) == PNG


def test_whoever_is_told_finds_it_done_already(club: Club) -> None:
    jan, twin = club.people.add(JAN), club.people.add(PersonData("Janssen"))
    seen: list[tuple[str, PlayerName]] = []
    club.desk.subscribe(lambda stream: seen.append((stream, club.directory[twin])))
    merge(club, twin, into=jan)
    part(club, twin)
    erase(club, twin)
    gone = PlayerName(f"Erased player {twin[:4].upper()}")
    assert seen == [("club", PlayerName("Jansen", "Jan")), ("club", PlayerName("Janssen")), ("club", gone)]


def test_history_counts_under_every_id_of_a_person(club: Club, main: TournamentId) -> None:
    jan, twin = club.people.add(JAN), club.people.add(PersonData("Janssen"))
    register(club, main, twin, *tuple(club.directory)[:3])
    club.desk.do(main, discipline.give_penalty, EntryId(1), PenaltyKind.WARNING, 0, "conduct.device")
    merge(club, twin, into=jan)
    assert len(club.records_of(jan)) == 1 == len(club.records_of(twin))
    part(club, twin)
    assert (len(club.records_of(jan)), len(club.records_of(twin))) == (0, 1)
    assert club.directory[twin] == PlayerName("Janssen") and club.people.index.find("janssen") == (twin,)
    assert facts_of(club)[-2:] == [PlayersMerged(twin, jan), PlayersParted(twin)]
    agree(club)


def test_needs_are_known_by_every_id_of_a_person(club: Club) -> None:
    jan, twin, ada = (club.people.add(data) for data in (JAN, PersonData("Twin", needs="hers"), PersonData("Ada")))
    assert club.people.special_needs() == {jan: "secret need", twin: "hers"}
    merge(club, twin, into=jan)
    assert club.people.special_needs() == {jan: "secret need", twin: "secret need"}
    part(club, twin)
    merge(club, twin, into=ada)
    assert club.people.special_needs() == {jan: "secret need", twin: "hers", ada: "hers"}


def test_a_merged_person_does_not_come_in_twice(club: Club, main: TournamentId) -> None:
    jan, twin = club.people.add(JAN), club.people.add(PersonData("Janssen"))
    register(club, main, twin)
    merge(club, twin, into=jan)
    with pytest.raises(Refused, match=r"register\.is_in"):
        register(club, main, jan)


def test_a_merged_person_does_not_wait_twice(club: Club, main: TournamentId) -> None:
    jan, twin = club.people.add(JAN), club.people.add(PersonData("Janssen"))
    join = waiting.join
    club.desk.do(main, join, twin)
    merge(club, twin, into=jan)
    with pytest.raises(Refused, match=r"alternate\.waits"):
        club.desk.do(main, join, jan)


def test_who_is_blocked_neither_waits_nor_enters_again(club: Club, main: TournamentId) -> None:
    jan, ada = club.people.add(JAN), club.people.add(PersonData("Ada"))
    register(club, main, jan, *tuple(club.directory)[:8])
    for player in (jan, ada):
        block(club, player, HOUSE)
    with pytest.raises(Refused, match=r"blocked_for_good"):
        club.desk.do(main, waiting.join, ada)
    offer = Offer("again", "Again", SaleKind.RE_ENTRY, Price(Cents(50_00)), None, SaleSpan(SaleSpanKind.BY_HAND))
    unblock(club, jan)
    club.desk.do(main, price_list.set_terms, Terms(offers=(offer,)))
    club.desk.do(main, seating.draw_seats, "seed")
    club.desk.do(main, timing.start)
    club.desk.do(main, entries.bust_out, (EntryId(1),))
    block(club, jan, HOUSE)
    with pytest.raises(Refused, match=r"blocked_for_good"):
        club.desk.do(main, entries.re_enter, EntryId(1), "again", "seed")
    assert club.desk.why_not(main, entries.re_enter, EntryId(99), "", "") is not None


def test_two_who_met_are_two(club: Club, main: TournamentId) -> None:
    jan, twin = club.people.add(JAN), club.people.add(PersonData("Janssen"))
    register(club, main, jan, twin)
    with pytest.raises(Refused) as refused:
        merge(club, twin, into=jan)
    assert (refused.value.code, refused.value.facts) == ("merge.both_entered", {"tournament": "Friday"})
    assert facts_of(club) == [] and club.people.resolve(twin) == twin


def test_what_cannot_be_merged_or_parted(club: Club) -> None:
    jan, twin, gone = (club.people.add(PersonData(name)) for name in ("Jan", "Twin", "Gone"))
    merge(club, twin, into=jan)
    erase(club, gone)
    for player, into, code in ((jan, jan, "same"), (jan, twin, "same"), (gone, jan, "erased"), (jan, gone, "erased")):
        with pytest.raises(Refused, match=rf"merge\.{code}"):
            merge(club, player, into=into)
    with pytest.raises(Refused, match=r"part\.not_merged"):
        part(club, jan)
    agree(club)


def test_three_records_of_one_person(club: Club) -> None:
    one, two, three = (club.people.add(PersonData(name)) for name in ("One", "Two", "Three"))
    merge(club, one, into=two)
    merge(club, two, into=three)
    assert club.people.resolve(one) == three and club.directory[one] == PlayerName("Three")
    assert set(club.people.ids_of(two)) == {one, two, three}
    part(club, two)
    assert club.people.resolve(one) == two and club.directory[one] == PlayerName("Two")
    agree(club)


def test_after_any_acts_everything_is_as_if_read_anew(club: Club) -> None:
    """Random people added, edited, merged, parted, blocked and erased."""
    chance = random.Random(5)
    club.people.set_rules(DirectoryRules(private=True))
    while not club.people.prepare():
        pass
    for turn in range(150):
        ids = list(club.directory)
        one, other = chance.choice(ids), chance.choice(ids)
        deeds: tuple[Callable[[], object], ...] = (
            partial(club.people.add, PersonData(f"New{turn}", nickname="n", club_no=chance.choice(("", str(turn))))),
            partial(club.people.edit, one, PersonData(f"Edited{turn}", club_no=f"e{turn}"), needs=True),
            partial(merge, club, one, into=other),
            partial(part, club, one),
            partial(block, club, one, chance.choice((HOUSE, SELF))),
            partial(unblock, club, one),
            partial(erase, club, one) if turn % 5 == 0 else partial(merge, club, other, into=one),
        )
        with suppress(Refused):
            chance.choice(deeds)()
    agree(club)
    kept, anew = club.people, People(club.file, club.time)
    assert len(kept.aliases().merged) > 3 and len(kept.aliases().erased) > 1
    for name in ("directory", "club_numbers", "_records", "_merged", "_blocks", "_barred", "key"):
        assert getattr(kept, name) == getattr(anew, name), name
    assert kept._card_owners() == anew._card_owners()
    assert list(kept.index._text or kept.index._whole_text()) == list(anew.index._whole_text())
    assert kept.index._numbers == anew.index._numbers and kept.index._order == anew.index._order
    assert {p: kept.index[p] for p, _ in kept.counted()} == {p: anew.index[p] for p, _ in anew.counted()}


# Blocks


def test_who_is_blocked_comes_in_with_a_reason_only(club: Club, main: TournamentId, clock: HandClock) -> None:
    jan = club.people.add(JAN)
    block(club, jan, SELF)
    decision = entries.register
    with pytest.raises(Refused) as refused:
        register(club, main, jan)
    assert (refused.value.code, refused.value.overridable) == ("register.blocked", True)
    assert "self" not in str(refused.value.facts) and refused.value.facts["until"] == SELF.until
    assert club.desk.why_not(main, decision, (jan,), "") is not None
    act = club.desk.override(main, Reason("register.blocked", "Manager agreed"), decision, (jan,), "seed")
    assert act is not None and act.verb == "entries.register" and act.override is not None
    assert dict(club.desk.state(main).players) == {jan: EntryId(1)}


def test_a_block_ends_by_its_day_or_by_hand(club: Club, clock: HandClock) -> None:
    jan, ada = club.people.add(JAN), club.people.add(PersonData("Ada"))
    block(club, jan, SELF)
    block(club, ada, HOUSE)
    assert SELF.until is not None
    assert club.people.standing(jan, SELF.until - timedelta(days=1)).standing is Standing.BLOCKED
    assert club.people.standing(jan, SELF.until) == FREE
    assert club.people.standing(ada, date(2099, 1, 1)).until is None
    unblock(club, ada)
    assert club.people.standing(ada, TODAY) == FREE
    with pytest.raises(Refused, match=r"not_blocked"):
        unblock(club, ada)
    with pytest.raises(Refused, match=r"block_over"):
        block(club, ada, Block(BlockKind.HOUSE, TODAY))
    with opened_again(club) as again:
        assert again.people.standing(jan, TODAY).until == SELF.until
        assert again.people.standing(ada, TODAY) == FREE


def test_a_block_holds_for_every_record_of_the_person(club: Club) -> None:
    jan, twin = club.people.add(JAN), club.people.add(PersonData("Janssen"))
    block(club, twin, HOUSE)
    block(club, jan, SELF)
    merge(club, twin, into=jan)
    assert club.people.standing(jan, TODAY).until is None
    unblock(club, jan, "a mistake")
    assert club.people.standing(jan, TODAY) == FREE == club.people.standing(twin, TODAY)


def test_what_somebody_asked_for_ends_early_with_a_reason_that_is_kept(club: Club, clock: HandClock) -> None:
    """By whatever way: lifted, made shorter, or lifted as the longer block of the house that came over it."""
    jan = club.people.add(JAN)
    assert SELF.until is not None
    block(club, jan, SELF)
    for why in ("", "  "):
        with pytest.raises(Refused, match=r"person\.asked_for_it"):
            unblock(club, jan, why)
    with pytest.raises(Refused, match=r"person\.asked_for_longer"):
        block(club, jan, Block(BlockKind.HOUSE, SELF.until - timedelta(days=1)))
    block(club, jan, HOUSE)
    with pytest.raises(Refused, match=r"person\.asked_for_it"):
        unblock(club, jan)
    assert club.people.standing(jan, TODAY).standing is Standing.BLOCKED
    unblock(club, jan, " his lawyer showed the papers ")
    assert club.people.standing(jan, TODAY) == FREE
    with opened_again(club) as again:
        newest = club_lines.lines(again)[0]
        assert EN.said(newest.said) == "Jan Jansen may play again" and newest.reason == "his lawyer showed the papers"
        assert asked_for(again, jan) is None
        block(again, jan, SELF)
        clock.forward(timedelta(days=365))  # it came to its end by itself
        unblock(again, jan)
        erase(again, jan)
        assert club_lines.lines(again)[2].reason == "" and b"lawyer" not in bytes_of(again)


def test_a_missing_field_is_named_and_no_reason_lifts_it(club: Club, main: TournamentId) -> None:
    ada = club.people.add(PersonData("Ada"))
    club.people.set_rules(DirectoryRules(frozenset({Field.EMAIL})))
    with pytest.raises(Refused) as refused:
        register(club, main, ada)
    assert (refused.value.code, refused.value.overridable) == ("register.field_missing", False)
    assert refused.value.facts["field"] == "email"
    count = len(club.directory)
    with pytest.raises(Refused, match=r"field_missing"):
        add_to_play(club.people, PersonData("New"))
    assert len(club.directory) == count
    assert add_to_play(club.people, PersonData("New", email="new@example.org")) in club.directory


# Erasing


def bytes_of(club: Club) -> bytes:
    return club.file.path.read_bytes()


def test_nothing_personal_stays_and_every_result_does(club: Club, main: TournamentId, tmp_path: Path) -> None:
    club.people.set_rules(DirectoryRules(private=True))
    jan = club.people.add(JAN, PrivateData("NX9CK1234", date(1980, 2, 29)))
    club.people.set_photo(jan, b"\x89PNG\r\n\x1a\n" + b"a face " * 50)
    others = tuple(club.directory)[:3]
    block(club, jan, HOUSE)
    admitted = Reason("register.blocked_for_good", "he cried about Jan's mother")
    club.desk.override(main, admitted, entries.register, (jan,), "seed")
    register(club, main, *others)
    club.desk.announce(main, announcing.announce, "Welcome to the room")
    unblock(club, jan)
    with pytest.raises(Refused, match=r"erase\.playing"):
        erase(club, jan)
    club.archive(main)
    erase(club, jan)
    for secret in (
        b"Jansen",
        b"jan@example.org",
        b"C-0042",
        b"secret n",
        b"NX9CK",
        b"1980-02-29",
        b"a face",
        b"mother",
    ):
        assert re.search(rb"[^0-9a-f]", secret), f"{secret!r} may stand in any of the ids"
        assert secret not in bytes_of(club), secret
    assert b"Welcome to the room" in bytes_of(club)
    with opened_again(club) as again:
        assert again.directory[jan] == PlayerName(f"Erased player {jan[:4].upper()}")
        assert again.desk.state(main).players[jan] == EntryId(1)
        assert again.people.index.find("jansen") == () and again.people.card_of("C-0042") is None
        acts = again.desk.history(main).acts
        lifted = next(act.override for act in acts if act.override is not None)
        assert again.text(lifted.text, lifted.digest) == ""
        again.people.call_erased("Gewiste speler")
        assert again.directory[jan].full.startswith("Gewiste speler ")
        assert facts_of(again)[-1] == PlayerErased(jan)
        with pytest.raises(Refused, match=r"person\.erased"):
            again.people.edit(jan, JAN, needs=True)
        with pytest.raises(Refused, match=r"person\.erased"):
            erase(again, jan)
        agree(again)


def test_every_record_of_a_person_is_erased(club: Club) -> None:
    jan, twin = club.people.add(JAN), club.people.add(PersonData("Tweeling"))
    merge(club, twin, into=jan)
    erase(club, twin)
    assert b"Jansen" not in bytes_of(club) and b"Tweeling" not in bytes_of(club)
    assert {fact.player for fact in facts_of(club) if isinstance(fact, PlayerErased)} == {jan, twin}
    agree(club)


def test_a_block_outlives_the_erasure(club: Club, main: TournamentId) -> None:
    club.people.set_rules(DirectoryRules(private=True))
    born = PrivateData(born=date(1980, 2, 29))
    jan = club.people.add(JAN, born)
    block(club, jan, SELF)
    erase(club, jan)
    with opened_again(club) as again:
        register_me = entries.register
        same = again.people.add(PersonData("JAN", "Jansen"), born)
        card = again.people.add(PersonData("Jansen", "Jan", club_no="C-0042"))
        other = again.people.add(PersonData("Jansen", "Jan"), PrivateData(born=date(1999, 1, 1)))
        name = again.people.add(PersonData("Jansen", "Jan"))
        nobody = again.people.add(PersonData("Jansen", "Jana"), born)
        standing = again.people.standing
        assert standing(same, TODAY).standing is standing(card, TODAY).standing is Standing.BLOCKED
        assert standing(same, TODAY).until == SELF.until
        assert standing(name, TODAY).standing is Standing.PERHAPS
        assert standing(other, TODAY) == FREE == standing(nobody, TODAY)
        assert SELF.until is not None and standing(same, SELF.until) == FREE
        for player, code in ((same, "register.blocked"), (name, "register.perhaps_blocked")):
            with pytest.raises(Refused) as refused:
                again.desk.do(main, register_me, (player,), "seed")
            assert refused.value.code == code and refused.value.overridable


def test_nobody_finds_the_name_out_from_the_hash_without_the_clubs_key() -> None:
    name = PlayerName("Jansen", "Jan")
    one, other = (marks_of(key * 32, name, None, ()) for key in ("ab", "cd"))
    assert one.name != other.name and len(one.name) == 64
    assert one == marks_of("ab" * 32, PlayerName("JAN", "jansen"), None, ())


def test_an_unblocked_person_leaves_no_hash(club: Club) -> None:
    jan = club.people.add(JAN)
    erase(club, jan)
    same = club.people.add(JAN)
    assert club.people.standing(same, TODAY) == FREE
    with club.file.transaction() as db:
        assert db.execute("SELECT count(*) FROM barred").fetchone() == (0,)


def test_f14_reasons_said_while_somebody_waited_or_before_he_was_cancelled_go_with_him(
    club: Club, main: TournamentId
) -> None:
    jan, eva = club.people.add(JAN), club.people.add(PersonData("Evers", "Eva"))
    for one in (jan, eva):
        block(club, one, SELF)
    why = "register.blocked"
    club.desk.override(main, Reason(why, "Jansen may wait"), waiting.join, jan)
    club.desk.do(main, waiting.leave, AlternateNo(1))
    club.desk.override(main, Reason(why, "Evers may play"), entries.register, (eva,), "seed")
    club.desk.do(main, entries.unregister, EntryId(1))
    with club.file.transaction() as db:
        texts = {row[0] for row in db.execute("SELECT body FROM free_text WHERE body <> ''")}
    assert {"Jansen may wait", "Evers may play"} <= texts
    for one in (jan, eva):
        unblock(club, one, "over")
        erase(club, one)
    with club.file.transaction() as db:
        left = {row[0] for row in db.execute("SELECT body FROM free_text")}
    assert not {"Jansen may wait", "Evers may play"} & left


def test_the_file_of_one_person(club: Club, main: TournamentId) -> None:
    from tdapp.app.people.person_file import person_file

    club.people.set_rules(DirectoryRules(private=True))
    jan, twin = club.people.add(JAN, PrivateData("NX9CK1234", date(1980, 2, 29))), club.people.add(PersonData("Twin"))
    club.people.set_photo(jan, b"\x89PNG\r\n\x1a\nface")
    block(club, jan, SELF)
    club.desk.override(main, Reason("register.blocked", "agreed"), entries.register, (jan,), "seed")
    register(club, main, *tuple(club.directory)[:3])
    club.desk.do(main, discipline.give_penalty, EntryId(1), PenaltyKind.WARNING, 0, "conduct.device")
    merge(club, twin, into=jan)
    body = person_file(club, twin)
    read = json.loads(body)
    assert read["person"]["last"] == "Jansen" and read["person"]["needs"] == "secret need"
    assert read["private"] == {"document": "NX9CK1234", "born": "1980-02-29"}
    assert read["block"] == {"kind": "self", "until": "2027-05-21"}
    (event,) = read["tournaments"]
    assert event["name"] == "Friday" and event["entries"][0]["entry"] == 1
    assert [payment["amount"] for payment in event["payments"]] == [55_00]
    assert [record["incident"] for record in read["records"]] == ["conduct.device"]
    assert read["photo"]["kind"] == "png" and read["also_known_as"][0]["last"] == "Twin"
    assert "Last001" not in body.decode()


# What lies beside the file


def holds(path: Path, *words: str) -> bool:
    body = path.read_bytes()
    return any(word.encode() in body for word in words)


def test_f14_an_erased_person_goes_from_every_copy_and_every_file_of_before(club: Club, clock: HandClock) -> None:
    jan = club.people.add(JAN)
    kept = club.people.add(PersonData("Stays", "Here"))
    block(club, jan, SELF)
    path, folder = club.file.path, club.copies_folder
    for _ in range(3):
        clock.forward(timedelta(minutes=1))
        club.copy("break")
    copies = sorted(folder.iterdir())
    rescued = rescue(club, club.time.now())  # as when the file was taken away under way
    copies[0].write_bytes(copies[0].read_bytes()[:20_000])  # damaged itself
    aside = path.with_name(f"{path.stem} damaged 20261121T190000.000000Z.tdapp")
    whole_aside = path.with_name(f"{path.stem} damaged 20261121T200000.000000Z.tdapp")
    aside.write_bytes(b"Jansen" * 1000)
    whole_aside.write_bytes(copies[1].read_bytes())
    path.with_name(f"{path.name}.v6.bak").write_bytes(b"Jansen")
    stranger = path.with_name(f"{path.stem} Venlo damaged 20261121T190000.000000Z.tdapp")
    stranger.write_bytes(b"Jansen")
    assert holds(copies[1], "Jansen", JAN.needs)
    swept = erase(club, jan)
    assert {each.name for each in swept.removed} == {copies[0].name, aside.name, f"{path.name}.v6.bak"}
    assert {each.name for each in swept.rewritten} == {copies[1].name, copies[2].name, whole_aside.name, rescued.name}
    assert not swept.left and stranger.exists()
    club.close()
    for each in (path, *folder.iterdir(), whole_aside, rescued):
        assert not holds(each, "Jansen", JAN.needs, JAN.email) and good(each)
        assert holds(each, "Stays")
        assert not each.name.endswith(".part")
    restore(copies[2], path, now=datetime(2026, 11, 22, tzinfo=UTC))
    with opened_again(club) as again:
        assert again.people.person(kept, needs=True) is not None
        same = again.people.add(PersonData("Jansen", "Jan", club_no=JAN.club_no))
        assert again.people.standing(same, TODAY).standing is Standing.BLOCKED


def test_f14_where_nobody_stays_blocked_a_copy_keeps_the_key_of_its_own_blocks(club: Club, clock: HandClock) -> None:
    jan, blocked = club.people.add(JAN), club.people.add(PersonData("Blocked", "Once"))
    block(club, blocked, SELF)
    erase(club, blocked)
    club.copy("break")
    (copy,) = club.copies_folder.iterdir()

    def key_of(path: Path) -> list[tuple[str]]:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as raw:
            return list(raw.execute("SELECT value FROM setting WHERE key = ?", (KEY_SETTING,)))

    before = key_of(copy)
    assert before and before[0][0]
    clock.forward(timedelta(minutes=1))
    with club.file.erasing() as db:
        db.execute("DELETE FROM barred")
        db.execute("DELETE FROM setting WHERE key = ?", (KEY_SETTING,))
    assert [each.name for each in erase(club, jan).rewritten] == [copy.name]
    assert key_of(copy) == before


def test_f14_a_copy_that_cannot_be_changed_is_told_and_cleared_the_next_time(
    club: Club, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    jan = club.people.add(JAN)
    club.copy("open")
    (copy,) = club.copies_folder.iterdir()

    def full(*_args: object) -> None:
        raise OSError(28, "no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("tdapp.store.erased.flush_file", full)
        assert erase(club, jan).left == (copy,)
        assert holds(copy, "Jansen") and good(copy)
    clock.forward(timedelta(minutes=1))
    club.copy("close")
    assert not [each for each in club.copies_folder.iterdir() if holds(each, "Jansen")]
