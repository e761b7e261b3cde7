"""A club: people with any name at all, tournaments, copies, and what the desk says when the disk will not."""

import gc
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from tdapp.app.club.copies import offered, restore_copy
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.trouble import KnownError, say_trouble
from tdapp.domain.clock import announcing
from tdapp.domain.money.terms import Offer, Price, SaleKind, SaleSpan, SaleSpanKind, Terms
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries, price_list
from tdapp.domain.units import Cents, EntryId
from tdapp.read.people.names import PlayerName
from tdapp.read.status import Phase
from tdapp.values import replace
from tdapp.words.say import Words
from tests.app.conftest import MINUTE, STRUCTURE, setup_of
from tests.app.test_desk import assert_tables_agree, evening

HOSTILE = (
    "x" * 200,
    "<b>Bold</b><img src=x onerror=alert(1)>",
    "&lt;i&gt; &amp; %n {name} {0}",
    "=cmd|'/c calc'!A1",
    "Robert'); DROP TABLE entry;--",
    '"; SELECT * FROM player; --',
    "\N{RIGHT-TO-LEFT OVERRIDE}nimdA\N{POP DIRECTIONAL FORMATTING}",
    "名前" * 100,
    "مُحَمَّد",
    "Nguyễn Thị Ánh Tuyết",
    "Zalgo" + "\N{COMBINING ACUTE ACCENT}" * 50,
)


def reopened(club: Club) -> Club:
    club.close()
    return Club.open(club.file.path, create=False, time=club.time, operator_name="Ada")


@pytest.mark.parametrize("name", HOSTILE)
def test_any_name_is_just_a_name(tmp_path: Path, clock: HandClock, name: str) -> None:
    with Club.open(tmp_path / "c.tdapp", create=True, time=clock.source(), operator_name=name) as club:
        (player,) = club.add_players([(PlayerName(name, name), name[:40])])
        kept = club.directory[player]
        operators = list(club.operators.values())
        with reopened(club) as again:
            assert again.directory == {player: kept}
            assert again.club_numbers == club.club_numbers and again.club_numbers[player]
            assert operators[0] in again.operators.values()
    assert kept.last == kept.first
    assert "\N{RIGHT-TO-LEFT OVERRIDE}" not in kept.last


def test_a_name_is_cleaned_of_what_cannot_be_seen(club: Club) -> None:
    (player,) = club.add_players([(PlayerName("  van\tden\nBerg ", "\N{ZERO WIDTH SPACE}Jan"), "")])
    assert club.directory[player] == PlayerName("van den Berg", "Jan")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        (PlayerName(" ", "\t"), "name.empty"),
        (PlayerName("x" * 201), "name.long"),
        (PlayerName("x", "y" * 201), "name.long"),
    ],
)
def test_a_bad_name_among_good_ones_adds_nobody(club: Club, name: PlayerName, code: str) -> None:
    before = dict(club.directory)
    with pytest.raises(Refused) as refused:
        club.add_players([(PlayerName("Good"), ""), (name, "")])
    assert refused.value.code == code
    assert club.directory == before
    with reopened(club) as again:
        assert again.directory == before


def test_a_renamed_player_is_renamed_everywhere_and_for_good(club: Club) -> None:
    main = evening(club)
    player = next(iter(club.directory))
    club.people.rename(player, PlayerName("Nieuw", "Naam"))
    assert club.directory[player] == PlayerName("Nieuw", "Naam")
    with pytest.raises(Refused, match=r"name\.empty"):
        club.people.rename(player, PlayerName(" "))
    with reopened(club) as again:
        assert again.directory[player] == PlayerName("Nieuw", "Naam")
        assert again.desk.state(main).entries[EntryId(1)].player == player


def test_an_operator_comes_back_as_the_same_one(club: Club) -> None:
    ada = club.desk.operator
    with reopened(club) as again:
        assert again.desk.operator == ada and again.operators[ada] == "Ada"
        again.close()
        with Club.open(again.file.path, create=False, time=again.time, operator_name="Bo") as other:
            assert other.desk.operator != ada
            assert sorted(other.operators.values()) == ["Ada", "Bo"]


def test_the_list_follows_every_tournament(club: Club, clock: HandClock) -> None:
    main = evening(club)
    clock.forward(MINUTE)
    side = club.create(setup_of("Side"), STRUCTURE)
    club.desk.do(main, entries.bust_out, (EntryId(1),))
    rows = {row.id: row for row in club.tournaments()}
    assert (rows[main].phase, rows[main].entries, rows[main].left) == (Phase.RUNNING, 20, 19)
    assert (rows[main].pool.cents, rows[side].phase, rows[side].entries) == (20 * 50_00, Phase.SETUP, 0)
    with reopened(club) as again:
        assert {row.id: row for row in again.tournaments()} == rows


def test_a_duplicate_sells_on_the_same_terms_at_the_same_times_of_its_own_day(club: Club) -> None:
    main = club.create(setup_of("Main"), STRUCTURE)
    eight = datetime(2026, 11, 20, 20, tzinfo=UTC)
    early = Offer(
        "early", "Early bird", SaleKind.ENTRY, Price(Cents(50_00)), None, SaleSpan(SaleSpanKind.TIME, at=eight)
    )
    rebuy = Offer("rebuy", "Rebuy", SaleKind.REBUY, Price(Cents(20_00)), None, SaleSpan(SaleSpanKind.LEVEL, 2))
    club.desk.do(main, price_list.set_terms, Terms((early, rebuy), guarantee=Cents(1_000_00), most_tables=3))
    club.desk.do(main, price_list.set_closing, SaleSpan(SaleSpanKind.ENTRIES, 40))
    copy = club.duplicate(main, name="Next week", day=club.desk.state(main).setup.day + timedelta(days=7))
    state = club.desk.state(copy)
    assert state.terms.offers == (
        replace(early, window=SaleSpan(SaleSpanKind.TIME, at=eight + timedelta(days=7))), rebuy
    )  # fmt: skip
    assert (state.terms.guarantee, state.terms.most_tables) == (1_000_00, 3)
    assert state.closes == SaleSpan(SaleSpanKind.ENTRIES, 40)


def test_a_duplicate_has_the_frame_and_nobody_in_it(club: Club) -> None:
    main = evening(club)
    copy = club.duplicate(main, name="Next week", day=date(2026, 11, 28))
    one, other = club.desk.state(main), club.desk.state(copy)
    assert (other.setup.name, other.setup.day) == ("Next week", date(2026, 11, 28))
    assert (other.setup.buy_in, other.structure, len(other.entries)) == (one.setup.buy_in, one.structure, 0)


def test_settings_are_kept(club: Club) -> None:
    club.put_setting("club.name", "Poker '\"; --")
    club.put_setting("club.name", "De Vrienden")
    with reopened(club) as again:
        assert again.settings()["club.name"] == "De Vrienden"


def test_a_copy_is_a_whole_club_and_can_be_put_back(club: Club, clock: HandClock) -> None:
    main = evening(club)
    made = club.copy("break")
    club.desk.do(main, entries.bust_out, (EntryId(1),))
    path = club.file.path
    club.close()
    path.write_bytes(b"\0" * 9000)
    with pytest.raises(KnownError):
        Club.open(path, create=False, time=clock.source(), operator_name="Ada")
    (copy,) = offered(path).copies
    assert copy.at == made
    aside = restore_copy(copy, path, clock.source().now())
    assert aside is not None and aside.read_bytes() == b"\0" * 9000
    with Club.open(path, create=False, time=clock.source(), operator_name="Ada") as again:
        assert again.desk.state(main).alive == 20
        assert_tables_agree(again, main)


def test_the_newest_good_copy_is_not_the_damaged_one(club: Club, clock: HandClock) -> None:
    evening(club)
    first = club.copy("break")
    clock.forward(MINUTE)
    club.copy("break")
    newest = sorted(club.copies_folder.iterdir())[-1]
    newest.write_bytes(newest.read_bytes()[:5000])
    club.close()
    found = offered(club.file.path)
    assert [copy.at for copy in found.copies] == [first] and found.damaged == 1


def test_copies_are_thinned_while_the_evening_goes_on(club: Club, clock: HandClock) -> None:
    for _ in range(40):
        clock.forward(timedelta(hours=1))
        club.copy("break")
    kept = list(club.copies_folder.iterdir())
    assert 20 < len(kept) < 40


def test_a_folder_that_takes_no_copy_is_a_known_trouble(club: Club) -> None:
    main = evening(club)
    club.copies_folder.write_text("in the way", encoding="utf-8")
    with pytest.raises(KnownError) as trouble:
        club.copy("break")
    assert trouble.value.code == "backup.cannot_write"
    assert "The club file itself is safe." in Words("en", UTC).said(say_trouble(trouble.value))
    club.desk.do(main, entries.bust_out, (EntryId(1),))
    assert club.desk.state(main).alive == 19


def fill_up(club: Club) -> None:
    """Let the file grow no further, as on a full disk."""
    raw = club.file._raw
    raw.execute("VACUUM")
    club.file._watch.left()  # it was us
    raw.execute(f"PRAGMA max_page_count={raw.execute('PRAGMA page_count').fetchone()[0]}")


def test_a_full_disk_leaves_the_tournament_as_it_was_and_it_goes_on_later(club: Club, clock: HandClock) -> None:
    main = evening(club)
    told: list[str] = []
    club.desk.subscribe(told.append)
    fill_up(club)
    done = 0
    with pytest.raises(KnownError) as trouble:
        for _ in range(2000):
            before, acts = club.desk.state(main), list(club.desk.history(main).acts)
            done = len(told)
            clock.forward(MINUTE)
            club.desk.announce(main, announcing.announce, "words " * 30)
    assert trouble.value.code == "store.disk_full"
    assert club.desk.state(main) is before
    assert club.desk.history(main).acts == acts == list(club.file.load(main))
    assert len(told) == done
    assert_tables_agree(club, main)
    club.file._raw.execute("PRAGMA max_page_count=1000000")
    club.desk.do(main, entries.bust_out, (EntryId(1),))
    assert club.desk.state(main).alive == 19
    assert_tables_agree(club, main)


def test_what_lasted_with_the_club_before_may_go_once_another_is_opened(club: Club) -> None:
    gc.freeze()
    try:
        assert gc.get_freeze_count()
        with reopened(club):
            assert gc.get_freeze_count() == 0
    finally:
        gc.unfreeze()
