"""Prizes of finished tournaments that are not settled, over the whole club and in files that are opened again."""

from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.app.papers.papers import print_sheet
from tdapp.app.prizes.unsettled import unsettled_of
from tdapp.domain import tournament
from tdapp.domain.clock import timing
from tdapp.domain.prizes import payouts, prize_hold
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import EntryId, TournamentId
from tdapp.read.sheet_kind import SheetKind
from tests.app.conftest import STRUCTURE, setup_of
from tests.app.papers.test_papers import WORDS, text_of

WINNER, SECOND, THIRD = EntryId(1), EntryId(2), EntryId(3)


def played(club: Club, name: str, *paid: EntryId) -> TournamentId:
    """Ten entries, played to the end; some have their prizes, and it is finished with a reason."""
    main = club.create(setup_of(name), STRUCTURE)
    outs = tuple(EntryId(number) for number in range(10, 1, -1))
    for decision, args in (
        (tournament.open_registration, ()),
        (entries.register, (tuple(club.directory)[:10], "seed")),
        (seating.draw_seats, ("seed",)),
        (timing.start, ()),
        (tournament.close_registration, ()),
        (entries.bust_out, (outs,)),
        (payouts.post_prizes, ()),
        *((payouts.pay, (each,)) for each in paid),
    ):
        club.desk.do(main, decision, *args)  # type: ignore[arg-type]
    return main


def finish(club: Club, main: TournamentId) -> None:
    club.desk.override(main, Reason("finish.unpaid", "he went home"), tournament.finish)


def test_only_finished_tournaments_with_something_open_are_listed(club: Club) -> None:
    settled = played(club, "Settled", WINNER, SECOND, THIRD)
    club.desk.do(settled, tournament.finish)
    played(club, "Still on", WINNER)
    left = played(club, "Left", WINNER, THIRD)
    assert unsettled_of(club) == ()
    finish(club, left)
    (open_prize,) = unsettled_of(club)
    assert (open_prize.tournament, open_prize.name.full, open_prize.held) == ("Left", "First001 Last001", False)
    posted = club.desk.state(left).posted
    assert posted is not None and (open_prize.due, open_prize.back) == (posted[1], 0)
    club.desk.do(left, payouts.pay, SECOND)
    assert unsettled_of(club) == ()
    club.desk.undo(left)
    assert len(unsettled_of(club)) == 1


def test_what_is_held_back_says_so_and_stands_on_the_sheet(club: Club) -> None:
    main = played(club, "Left", WINNER, THIRD)
    club.desk.override(main, Reason("prizes.hold", "the video is looked at"), prize_hold.hold, SECOND)
    finish(club, main)
    assert [each.held for each in unsettled_of(club)] == [True]
    text = text_of(print_sheet(club, main, SheetKind.UNSETTLED, WORDS).data)
    assert ("held back" in text and "First001 Last001" in " ".join(text.split())) or "Last001" in text


def test_a_tournament_that_goes_on_again_leaves_the_list_and_comes_back_with_its_finish(club: Club) -> None:
    main = played(club, "Left", WINNER, THIRD)
    finish(club, main)
    club.desk.undo(main)
    assert unsettled_of(club) == ()  # it is not finished: the panel and the statement tell
    club.desk.redo(main)
    assert len(unsettled_of(club)) == 1
