"""Whatever befalls a club's folder, the door opens: on the file, or on a copy that is offered, or with words."""

import random
import shutil
from datetime import timedelta
from pathlib import Path

import pytest

from tdapp.app.club.copies import offered, offered_of, restore_copy
from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.trouble import KnownError
from tdapp.domain import tournament
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.units import TournamentId
from tdapp.read.people.names import PlayerName
from tests.ui.meddling import change_journal_line, lose_journal_lines, rewrite_journal_line
from tests.ui.pages.evening import SETUP, SIX, STRUCTURE

HARMS = ("gone", "cut", "flipped", "empty", "chain", "lost", "senseless", "another file", "copy", "half restored")
NOBODY = '{"entry":99,"tied":false,"hand":null,"before":null}'


def play(club: Club, chance: random.Random) -> None:
    """Something happens in one of the tournaments that can be played on, or a new one is made."""
    rows = [row for row in club.tournaments() if club.desk.tail(row.id) is None]
    if not rows or chance.random() < 0.1:
        main = club.create(SETUP, STRUCTURE)
        club.desk.do(main, tournament.open_registration)
        return
    main = chance.choice(rows).id
    try:
        if chance.random() < 0.3:
            (club.desk.undo if chance.random() < 0.6 else club.desk.redo)(main)
        else:
            club.desk.do(main, entries.register, club.add_players([(PlayerName("Somebody"), "")]), "seed")
    except Refused:
        pass


def harm(path: Path, broken: TournamentId, chance: random.Random) -> str:
    """Somebody, or the disk, does something to the closed file; what."""
    what = chance.choice(HARMS)
    body = path.read_bytes()
    line = chance.randrange(1, 4)
    match what:
        case "gone":
            path.unlink()
        case "cut":
            path.write_bytes(body[: chance.randrange(len(body))])
        case "flipped":
            at = chance.randrange(len(body))
            path.write_bytes(body[:at] + bytes([body[at] ^ 1 << chance.randrange(8)]) + body[at + 1 :])
        case "empty":
            path.write_bytes(b"")
        case "chain":
            change_journal_line(path, broken, line)
        case "lost":
            lose_journal_lines(path, broken, line)
        case "senseless":
            rewrite_journal_line(path, broken, 3, NOBODY, kind="BustedOut", version=2)
        case "another file":
            path.write_bytes(b"mail" * 5000)
        case "copy":
            newest = sorted(path.with_name("copies").iterdir())[-1]
            newest.write_bytes(newest.read_bytes()[: chance.randrange(5000)])
        case _:
            shutil.copyfile(path, path.with_name(f"{path.name}.part"))
            path.with_name(f"{path.stem} damaged 20261121T190000.000000Z{path.suffix}").hardlink_to(path)
    return what


def open_the_door(path: Path, clock: HandClock) -> Club:
    """The club, from its file or from the newest good copy. Whatever stands in the way is a trouble with words."""
    for _ in range(2):
        try:
            return Club.open(path, create=False, time=clock.source(), operator_name="Ada")
        except KnownError as trouble:
            assert trouble.code != "store.locked"
            offer = offered(path)
            assert offer.copies, trouble
            loss = offer.loses(offer.copies[0])
            assert loss is None or loss.acts >= 0
            restore_copy(offer.copies[0], path, clock.source().now())
            assert path.exists()
    raise AssertionError("a good copy was put back, and does not open")


def evenings(path: Path, chance: random.Random, rounds: int) -> None:
    clock = HandClock(SIX)
    Club.open(path, create=True, time=clock.source(), operator_name="Ada").close()
    for _ in range(rounds):
        with open_the_door(path, clock) as club:
            try:
                for row in club.tournaments():
                    if club.desk.tail(row.id) is not None:
                        with pytest.raises(Refused, match=r"tournament\.(broken|unreadable)"):
                            club.desk.do(row.id, tournament.close_registration)
                for _act in range(chance.randrange(1, 8)):
                    clock.forward(timedelta(minutes=chance.randrange(1, 90)))
                    play(club, chance)
                clock.forward(timedelta(minutes=1))
                club.copy("close")
            except KnownError as trouble:  # a bit flipped where no opening looks: list or act says so, a copy is there
                assert trouble.code in ("store.damaged", "backup.damaged"), trouble
                club.close()
                restore_copy(offered(path).copies[0], path, clock.source().now())
                continue
            broken = chance.choice(club.tournaments()).id
            if club.desk.tails and chance.random() < 0.7 and (offer := offered_of(club)).copies:
                club.close()
                restore_copy(offer.copies[0], path, clock.source().now())
        harmed = harm(path, broken, chance) if chance.random() < 0.7 and ends(path, broken) else ""
        assert path.exists() or harmed == "gone"
        assert not [each for each in path.parent.iterdir() if each.name.endswith(".part")] or harmed == "half restored"


def ends(path: Path, stream: TournamentId) -> bool:
    """Whether the tournament has the lines that are meddled with."""
    with Club.open(path, create=False, time=HandClock(SIX).source(), operator_name="Ada") as club:
        return club.file.head(stream).seq >= 3 and not club.desk.tail(stream)


def test_whatever_befalls_a_club_its_door_opens(tmp_path: Path) -> None:
    evenings(tmp_path / "club.tdapp", random.Random(7), 12)


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(12))
def test_whatever_befalls_a_club_its_door_opens_long(tmp_path: Path, seed: int) -> None:
    evenings(tmp_path / "club.tdapp", random.Random(seed), 120)
