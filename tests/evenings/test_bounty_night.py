"""A progressive bounty night of sixty with rebuys from an empty club to the signed statement, by keys alone."""

import re
from io import BytesIO
from pathlib import Path

import pytest

from tdapp.app.money.statement import statement_now
from tdapp.app.open_club import Club
from tdapp.app.papers.papers import PrintedSheet
from tdapp.domain.bounties.bounty_book import BountyShare, bounty_book, settled
from tdapp.domain.money.bounty_terms import BountyKind
from tdapp.domain.money.terms import SaleKind
from tdapp.domain.prizes.prize_book import prize_book
from tdapp.domain.state import State
from tests.evenings.director import assert_replays
from tests.evenings.keyboard import ALT, CTRL, Key, Keyboard
from tests.evenings.sitting import TYPED
from tests.evenings.slips import letters, text_of

LISTED = 55

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)


def test_a_bounty_night_of_sixty_from_an_empty_club_by_keys(
    player: Keyboard, tmp_path: Path, slips: list[PrintedSheet]
) -> None:
    player.begin("Club Żółty")
    create(player)
    print_slips(player)
    player.next("chip_set")
    player.typed("\n\n")  # the first set that is offered
    player.next("open_registration")
    player.register(TYPED, LISTED, tmp_path / "list.csv")
    look(player)
    player.next("draw_seats")
    player.next("start")
    player.wait(5)
    player.settle()
    rebuys_and_bounties(player)
    player.the_break()
    look(player)
    posted_and_locked(player)
    into_the_money(player)
    taken_back_after_it_was_paid(player)
    deal_of_three(player, tmp_path)
    play_out_and_pay(player, slips)
    finish_and_sign(player, tmp_path)
    opened_again(player)


def create(player: Keyboard) -> None:
    """A rebuy tournament with 50 on every head, half of each bounty for the winner's own head."""
    player.typed("Bounty Friday")
    player.tab_to("form_bounty")
    player.typed("50")
    player.tab_to("form_bounties")
    player.press(Key.Key_Down)
    player.tab_to("form_terms")
    player.press(Key.Key_Down)
    player.press(Key.Key_Return, CTRL)
    terms = player.state.terms
    assert {offer.kind for offer in terms.offers} == {SaleKind.REBUY, SaleKind.ADD_ON}
    assert terms.bounty is not None and terms.bounty.kind is BountyKind.PROGRESSIVE
    assert player.state.setup.bounty == 50_00


def print_slips(player: Keyboard) -> None:
    """In the settings: a slip with each sale."""
    player.press(Key.Key_Comma, CTRL)
    player.tab_to("settings_print_slips")
    player.press(Key.Key_Space)
    player.press(Key.Key_Escape)
    assert player.session.preferences.print_slips


def rebuys_and_bounties(player: Keyboard) -> None:
    """Rebuys; bust-outs with their winner in one line, with two winners, with the winner said later, with none."""
    for table in (1, 2, 3):
        player.typed(f"rebuy {table}-{player.seats(table)[0]}\n")
    out_by(player, 2)
    one, two, three = player.seats(4)[:3]
    player.typed(f"4-{one} by 4-{two} + 4-{three}\n")  # a split pot
    assert len(player.state.heads.grown) >= 3 and not player.state.heads.open
    player.settle()
    one, two = player.seats(5)[:2]
    player.typed(f"bust 5-{one}\n")
    assert len(player.state.heads.open) == 1
    player.typed(f"by 5-{two}\n")
    assert not player.state.heads.open
    player.settle()
    player.typed(f"bust 6-{player.seats(6)[0]}\n")
    player.settle()
    player.press(Key.Key_0, CTRL)
    player.press(Key.Key_6, ALT)
    assert player.focus().objectName() == "bounty_falls"
    player.press(Key.Key_B, ALT)  # blinded off: nobody wins it
    assert not player.state.heads.open and player.state.heads.to_pool == 50_00
    due = bounty_book(player.state).due_to()
    assert len(due) == 5
    pay_bounties(player)
    marker_lost(player)
    player.typed(f"back {player.session.view(gone_last)}\n")  # the one blinded off sat down again
    assert player.state.heads.to_pool == 0
    player.settle()
    look(player)


def marker_lost(player: Keyboard) -> None:
    """Whoever has most on the head lost the marker, found it, and lost it for good: the pool has its value."""
    pool = player.state.pool
    assert player.focus().objectName() == "bounty_heads"
    for lost, presses in ((True, 1), (False, 2), (True, 1)):  # found at once, it is asked whether that is meant
        for press in range(presses):
            assert press == 0 or (player.state.pool > pool) is not lost
            player.press(Key.Key_L, ALT)
        assert (player.state.pool > pool) is lost
        look(player)


def pay_bounties(player: Keyboard) -> None:
    """Pay everybody what is due: each payment goes on to the next one."""
    player.press(Key.Key_0, CTRL)
    player.press(Key.Key_6, ALT)
    for _winner in bounty_book(player.state).due_to():
        assert player.focus().objectName() == "bounty_heads"
        player.press(Key.Key_O, ALT)
    assert not bounty_book(player.state).due
    look(player)


def posted_and_locked(player: Keyboard) -> None:
    player.post_prizes()
    player.press(Key.Key_6, CTRL)
    player.press(Key.Key_L, ALT)
    assert player.state.locked
    player.settle()


def into_the_money(player: Keyboard) -> None:
    assert player.state.posted is not None
    out_by(player, player.state.alive - len(player.state.posted) + 1)
    look(player)


def taken_back_after_it_was_paid(player: Keyboard) -> None:
    """The last one out is paid her prize and her killer the bounty, and then it was somebody else."""
    out = next(iter(player.state.outs))
    assert out.by is not None
    wrong, winner = out.entry, out.by[0]
    pay_bounties(player)
    player.next("unpaid")
    player.press(Key.Key_End, CTRL)
    player.press(Key.Key_O, ALT)
    assert wrong in player.state.paid
    player.typed(f"back #{wrong}\n")
    assert player.state.entries[wrong].out and "Undo that payment" in player.app.told[-1].text
    player.press(Key.Key_O, ALT)  # the key that paid it takes it back, when it is meant
    assert wrong in player.state.paid and "Press once more" in player.app.told[-1].text
    player.press(Key.Key_O, ALT)
    assert wrong not in player.state.paid
    player.typed(f"back #{wrong}\n")
    player.typed("It was the seat beside her\n")  # her bounty was paid: the bar asks why
    assert not player.state.entries[wrong].out
    look(player)
    assert [share.entry for share in bounty_book(player.state).back_from()] == [winner]
    player.settle()
    player.next("bounties_back")
    player.press(Key.Key_O, ALT)
    assert not bounty_book(player.state).back
    out_by(player, 1)
    look(player)


def deal_of_three(player: Keyboard, folder: Path) -> None:
    """Three share by ICM and leave 100 for the winner; the agreement is printed."""
    out_by(player, player.state.alive - 3)
    player.press(Key.Key_6, CTRL)
    player.press(Key.Key_D, ALT)
    third = player.state.chips // 3_000 * 1_000
    player.typed(f"{third + 20_000}\n{third - 20_000}\n{player.state.chips - 2 * third}\n")
    assert player.focus().objectName() == "deal_saved"
    player.typed("100")
    player.press(Key.Key_Return, CTRL)
    deal = player.state.dealt
    assert deal is not None and "(ICM)" in player.app.told[-1].text
    look(player)
    player.press(Key.Key_Escape)
    player.next("post_prizes")
    player.next("sign_deal")
    assert player.window.page == "papers"
    player.save_sheet(folder / "agreement.pdf")
    text = letters(text_of(folder / "agreement.pdf"))
    assert "ICM" in text and "100.00" in text and "BountyFriday" in text
    for entry in player.state.playing():
        assert f"{deal.own[entry.id] // 100:,}.{deal.own[entry.id] % 100:02d}" in text


def play_out_and_pay(player: Keyboard, slips: list[PrintedSheet]) -> None:
    """The last two go out, the title and what was saved are won; all prizes and bounties are paid, each with a slip."""
    out_by(player, 2)
    assert player.state.alive == 1
    look(player)
    before, won, due = len(slips), bounty_book(player.state).due_to(), prize_book(player.state).due_to()
    pay_bounties(player)
    player.next("unpaid")
    player.press(Key.Key_Up, times=12)
    for _place in due:
        player.press(Key.Key_O, ALT)
        player.press(Key.Key_Down)
    assert not prize_book(player.state).due_to()
    look(player)
    player.qtbot.waitUntil(lambda: sum(sheet.pages for sheet in slips[before:]) == len(won) + len(due))
    directory, owner = player.session.club.directory, player.state.entries
    texts = [letters(text_of(BytesIO(sheet.data))) for sheet in slips[before:]]
    assert len(texts) == len(won) + len(due)
    for share in (*won, *due):
        kind, amount = ("Bounty", share.due) if isinstance(share, BountyShare) else ("Prize", share.award)
        (text,) = (text for text in texts if text.startswith(f"entry{share.entry}{kind}"))
        name = directory[owner[share.entry].player]
        assert name.last.isascii() is False or letters(name.last) in text
        assert f"{amount // 100:,}.{amount % 100:02d}" in text


def finish_and_sign(player: Keyboard, folder: Path) -> None:
    """The end: finished, results, bounties, payouts and the signed statement on paper, at a difference of 0."""
    player.next("finish")
    state, book = player.state, bounty_book(player.state)
    assert state.finished and player.window.page == "result"
    assert settled(book) and book.taken == book.paid + book.to_pool
    for card, file in (("print_results", "results.pdf"), ("sign_statement", "statement.pdf")):
        player.next(card)
        player.save_sheet(folder / file)
    results, statement = text_of(folder / "results.pdf"), text_of(folder / "statement.pdf")
    assert "Bounties" in results and "Total" in results
    assert re.search(r"Difference\s+0\.00", statement) and "It adds up" in statement
    look(player)


def opened_again(player: Keyboard) -> None:
    """The window is closed, and the file says the same when it is opened again."""
    club, main, state = player.session.club, player.session.tournament, player.state
    assert main is not None
    assert_replays(club, main)
    path, time, signed = club.file.path, club.time, statement_now(club, main)
    player.window.close()
    assert not player.window.isVisible(), player.window.unkept()
    player.session.close()
    with Club.open(path, create=False, time=time, operator_name="Ada") as again:
        assert again.desk.state(main) == state
        assert_replays(again, main)
        assert statement_now(again, main) == signed


def gone_last(state: State) -> str:
    """The ticket of the last one out, as it is typed."""
    return f"#{next(iter(state.outs)).entry}"


def out_by(player: Keyboard, count: int) -> None:
    """So many go out, one after the other, each knocked out by somebody of the same table."""
    for _player in range(count):
        table = max(player.state.open_tables(), key=lambda each: each.seated)
        loser, winner = player.seats(table.number)[:2]
        before = player.state.alive
        player.typed(f"{table.number}-{loser} by {table.number}-{winner}\n")
        assert player.state.alive == before - 1 and not player.state.heads.open
        player.wait(1)
        player.settle()


def look(player: Keyboard) -> None:
    """All of the money has an owner."""
    assert player.session.tournament is not None
    state, book = player.state, bounty_book(player.state)
    assert book.taken == book.paid + book.due - book.back + book.on_heads + book.held + book.to_pool
    assert statement_now(player.session.club, player.session.tournament).difference == 0
    assert book.taken == sum(state.price_of(entry).bounty for entry in state.entries.values())
