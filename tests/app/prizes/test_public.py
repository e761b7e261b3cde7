"""Public is only what was posted: what nobody posted stands on no sheet that hangs on a wall, nor on the screen."""

import msgspec
import pytest

from tdapp.app.open_club import Club
from tdapp.app.papers.papers import print_sheet
from tdapp.domain import tournament
from tdapp.domain.prizes import payouts, things
from tdapp.domain.prizes.places import to_post
from tdapp.domain.prizes.prize_facts import Thing
from tdapp.domain.registration import entries
from tdapp.domain.units import Cents, EntryId, TournamentId
from tdapp.read.screen import screen_view
from tdapp.read.sheet_kind import SheetKind
from tests.app.papers.test_papers import WORDS, evening, text_of

DESK = {SheetKind.PAYOUTS, SheetKind.STATEMENT, SheetKind.FLOOR}  # the staff's, who see what is not posted yet
DRAFTED, CUP = (Cents(222_22), Cents(111_11)), "Beker van Żółć"


def drafted(club: Club, *, posted: bool) -> TournamentId:
    """Two are left; over the table's prizes others are typed, with a cup, and nobody posted those."""
    desk, main = club.desk, evening(club)
    desk.do(main, tournament.close_registration)
    desk.do(main, entries.bust_out, tuple(EntryId(number) for number in range(2, 19)))
    if posted:
        desk.do(main, payouts.post_prizes)
    pool = desk.state(main).pool
    desk.do(main, payouts.set_prizes, (Cents(pool - sum(DRAFTED)), *DRAFTED))
    desk.do(main, things.set_things, (Thing(2, CUP), Thing(3, CUP)))
    desk.do(main, entries.bust_out, (EntryId(19),))
    return main


def letters(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("kind", [kind for kind in SheetKind if kind not in DESK])
@pytest.mark.parametrize("posted", [False, True], ids=["nothing posted", "others posted"])
def test_no_sheet_has_an_amount_that_was_not_posted(club: Club, kind: SheetKind, posted: bool) -> None:
    text = letters(text_of(print_sheet(club, drafted(club, posted=posted), kind, WORDS).data))
    for never in ("222.22", "111.11", letters(CUP)):
        assert never not in text


@pytest.mark.parametrize("posted", [False, True], ids=["nothing posted", "others posted"])
def test_the_screen_has_no_amount_that_was_not_posted(club: Club, posted: bool) -> None:
    main = drafted(club, posted=posted)
    state = club.desk.state(main)
    shown = msgspec.json.encode(msgspec.to_builtins(screen_view(state, club.time.now(), club.directory))).decode()
    assert not [never for never in ("22222", "11111", CUP) if never in shown]


def test_what_is_posted_then_is_public(club: Club) -> None:
    main = drafted(club, posted=False)
    assert "not posted" in text_of(print_sheet(club, main, SheetKind.PAYOUTS, WORDS).data)
    club.desk.do(main, payouts.post_prizes)
    assert to_post(club.desk.state(main)).by_place[1:] == DRAFTED
    for kind in (SheetKind.RESULTS, SheetKind.PAYOUTS):
        text = letters(text_of(print_sheet(club, main, kind, WORDS).data))
        assert "222.22" in text and letters(CUP) in text and "notposted" not in text
