"""The code of a voucher or ticket pays once in the whole club."""

from datetime import UTC, date, timedelta

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.domain import tournament
from tdapp.domain.money.sale_facts import Payment
from tdapp.domain.money.terms import Tender
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.units import ActNo, Cents, EntryId, TournamentId
from tdapp.read.message import say_refused
from tdapp.words.say import Words
from tests.app.conftest import SEEN, SIX, STRUCTURE, setup_of

V1 = (Payment(Tender.VOUCHER, Cents(30_00), "V-1"), Payment(Tender.CASH, Cents(25_00)))


def opened(club: Club, name: str) -> TournamentId:
    event = club.create(setup_of(name), STRUCTURE)
    club.desk.do(event, tournament.open_registration)
    return event


def sell(club: Club, event: TournamentId, who: int, payments: tuple[Payment, ...] = V1) -> ActNo:
    player = (tuple(club.directory)[who],)
    act = club.desk.override(event, SEEN, entries.register, player, "seed", payments=payments)
    assert act is not None
    return act.number


def used(code: str = "payment.code_used_elsewhere") -> pytest.RaisesExc[Refused]:
    return pytest.raises(Refused, check=lambda error: error.code == code)


def test_a_code_used_in_another_tournament_is_refused_with_where_and_when(club: Club, clock: HandClock) -> None:
    friday, side = opened(club, "Friday"), opened(club, "Side")
    clock.forward(timedelta(hours=1))
    sell(club, friday, 0)
    clock.forward(timedelta(hours=1))
    with pytest.raises(Refused) as refused:
        sell(club, side, 1)
    assert (refused.value.code, refused.value.overridable) == ("payment.code_used_elsewhere", True)
    assert refused.value.facts == {
        "used": "V-1",
        "tournament": "Friday",
        "day": date(2026, 11, 21),
        "time": SIX + timedelta(hours=1),
    }
    assert not club.desk.state(side).entries
    sell(club, side, 1, (Payment(Tender.TICKET, Cents(55_00), "V-2"),))


def test_a_code_in_another_tournament_is_the_same_however_it_is_typed_now_or_was_then(club: Club) -> None:
    friday, side = opened(club, "Friday"), opened(club, "Side")
    sell(club, friday, 0)
    for stored in ("V-1", "v-1", "v -1"):
        with club.file.transaction() as db:
            db.execute("UPDATE payment SET code = ? WHERE code <> ''", (stored,))
        for typed in ("v-1", "V-1 ", "V - 1"):
            with used():
                sell(club, side, 1, (Payment(Tender.TICKET, Cents(55_00), typed),))


def test_a_code_given_back_in_full_is_free_again_and_in_part_is_not(club: Club) -> None:
    friday, side = opened(club, "Friday"), opened(club, "Side")
    sell(club, friday, 0)
    club.desk.do(friday, entries.unregister, EntryId(1))
    sell(club, side, 0)
    other = (Payment(Tender.VOUCHER, Cents(20_00), "V-1"), Payment(Tender.CASH, Cents(35_00)))
    club.desk.do(side, entries.unregister, EntryId(1), payments=other)
    with used():
        sell(club, friday, 1)


def test_an_undone_sale_leaves_its_code_free_until_it_is_done_again(club: Club) -> None:
    friday, side = opened(club, "Friday"), opened(club, "Side")
    sell(club, friday, 0)
    club.desk.undo(friday)
    sell(club, side, 0)
    with used():
        club.desk.redo(friday)
    club.desk.undo(side)
    club.desk.redo(friday)
    with used():
        club.desk.redo(side)


def test_a_refund_stands_once_its_voucher_paid_elsewhere(club: Club) -> None:
    friday, side = opened(club, "Friday"), opened(club, "Side")
    sell(club, friday, 0)
    gone = club.desk.do(friday, entries.unregister, EntryId(1))
    assert gone is not None
    sell(club, side, 0)
    with used():
        club.desk.retract(friday, gone.number)


def test_only_a_reason_lifts_it(club: Club) -> None:
    friday, side = opened(club, "Friday"), opened(club, "Side")
    sell(club, friday, 0)
    who = (tuple(club.directory)[1],)
    reason = Reason("payment.code_used_elsewhere", "typed wrongly on Friday")
    act = club.desk.override(side, reason, entries.register, who, "seed", payments=V1)
    assert act is not None and act.override is not None and act.override.code == "payment.code_used_elsewhere"


def test_m5_a_code_nobody_has_seen_takes_a_reason_and_one_that_came_before_does_not(club: Club) -> None:
    friday, side = opened(club, "Friday"), opened(club, "Side")
    players = tuple(club.directory)
    with pytest.raises(Refused) as refused:
        club.desk.do(friday, entries.register, players[:1], "seed", payments=V1)
    assert (refused.value.code, refused.value.overridable) == ("payment.code_unknown", True)
    assert refused.value.facts == {"given": ("V-1",)} and not club.desk.state(friday).entries
    act = club.desk.override(friday, SEEN, entries.register, players[:1], "seed", payments=V1)
    assert act is not None and act.override is not None and act.override.code == "payment.code_unknown"
    club.desk.undo(friday)
    club.desk.redo(friday)  # what was vouched for once is not asked again
    club.desk.do(friday, entries.unregister, EntryId(1))
    club.desk.do(side, entries.register, players[:1], "seed", payments=V1)  # given back, and known by now


def test_every_code_nobody_has_seen_is_named_before_one_reason_lets_them_pass(club: Club) -> None:
    friday = opened(club, "Friday")
    players = tuple(club.directory)
    sell(club, friday, 0)
    club.desk.do(friday, entries.unregister, EntryId(1))
    several = tuple(
        Payment(Tender.TICKET, Cents(cents), code) for cents, code in ((5_00, "Z-9"), (30_00, "v-1"), (20_00, "a-2"))
    )
    with pytest.raises(Refused) as refused:
        club.desk.do(friday, entries.register, players[1:2], "seed", payments=several)
    assert (refused.value.code, refused.value.facts) == ("payment.code_unknown", {"given": ("A-2", "Z-9")})
    said = say_refused(refused.value, club.desk.state(friday), club.directory)
    assert Words("en", UTC).said(said).startswith("Not on record here: A-2 and Z-9.")
    act = club.desk.override(friday, SEEN, entries.register, players[1:2], "seed", payments=several)
    assert act is not None and act.override is not None and act.override.code == "payment.code_unknown"


def test_every_code_that_paid_elsewhere_is_named_before_one_reason_lets_them_pass(club: Club) -> None:
    friday, side = opened(club, "Friday"), opened(club, "Side")
    players = tuple(club.directory)
    sell(club, friday, 0)
    other = (Payment(Tender.TICKET, Cents(55_00), "V-2"),)
    sell(club, friday, 2, other)
    both = (Payment(Tender.TICKET, Cents(30_00), "V-2"), Payment(Tender.TICKET, Cents(25_00), "V-1"))
    with used("payment.codes_used_elsewhere") as refused:
        club.desk.do(side, entries.register, (players[1],), "seed", payments=both)
    assert refused.value.facts["all"] == ("V-1", "V-2") and refused.value.facts["used"] == "V-1"
    said = Words("en", UTC).said(say_refused(refused.value))
    assert said.startswith("V-1 and V-2 were already used, 'V-1' in Friday, ")
    for one in ("payment.code_used_elsewhere", "payment.code_unknown"):
        with used("payment.codes_used_elsewhere"):
            club.desk.override(side, Reason(one, "another reason"), entries.register, (players[1],), "s", payments=both)
    reason = Reason("payment.codes_used_elsewhere", "typed wrongly on Friday, both")
    assert club.desk.override(side, reason, entries.register, (players[1],), "s", payments=both) is not None
