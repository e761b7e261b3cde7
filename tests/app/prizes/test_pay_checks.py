"""From some sum on the club pays winnings against papers: whatever verb pays, and once for all somebody wins."""

import pytest

from tdapp.app.money.slips import slips_of
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.app.papers.papers import ROLL, print_sheet, print_slips
from tdapp.app.prizes.pay_checks import PayChecks, pay_checks, set_pay_checks
from tdapp.domain import tournament
from tdapp.domain.act import Act
from tdapp.domain.clock import timing
from tdapp.domain.prizes import payouts
from tdapp.domain.refusal import Refused
from tdapp.domain.registration import entries
from tdapp.domain.seating import seating
from tdapp.domain.units import Cents, EntryId, Money, TournamentId
from tdapp.read.sheet_kind import SheetKind
from tests.app.conftest import STRUCTURE, setup_of
from tests.app.papers.test_papers import WORDS, text_of

WINNER, SECOND = EntryId(1), EntryId(2)


class Night:
    """Ten entries played to the end, their prizes posted."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.main: TournamentId = club.create(setup_of(), STRUCTURE)
        players = tuple(club.directory)[:10]
        outs = tuple(EntryId(number) for number in range(10, 1, -1))
        for decision, args in (
            (tournament.open_registration, ()),
            (entries.register, (players, "seed")),
            (seating.draw_seats, ("seed",)),
            (timing.start, ()),
            (tournament.close_registration, ()),
            (entries.bust_out, (outs,)),
            (payouts.post_prizes, ()),
        ):
            club.desk.do(self.main, decision, *args)  # type: ignore[arg-type]

    def first_prize(self) -> int:
        """In whole euros."""
        posted = self.club.desk.state(self.main).posted
        assert posted is not None and not posted[0] % 100
        return posted[0] // 100

    def pay(self, entry: EntryId, *codes: str) -> Act:
        desk = self.club.desk
        if codes:
            act = desk.override(self.main, Reason(codes[-1], "passport, Bob signs", codes[:-1]), payouts.pay, entry)
        else:
            act = desk.do(self.main, payouts.pay, entry)
        assert act is not None
        return act


@pytest.fixture
def night(club: Club) -> Night:
    return Night(club)


def test_nothing_is_asked_where_the_club_set_no_sum(night: Night) -> None:
    assert pay_checks(night.club.file) == PayChecks()
    night.pay(WINNER)


def test_the_statement_names_the_payments_for_which_papers_were_shown(night: Night) -> None:
    first = night.first_prize()
    set_pay_checks(night.club, PayChecks(identity=1, tax=first))
    second, winner = night.pay(SECOND, "pay.identity"), night.pay(WINNER, "pay.identity", "pay.tax")
    sheet = print_sheet(night.club, night.main, SheetKind.STATEMENT, WORDS)
    text = " ".join(text_of(sheet.data).split())
    assert f"with a second signature: journal lines {second.first}, {winner.first}" in text
    assert f"against a tax form: journal lines {winner.first}" in text
    night.club.desk.retract(night.main, winner.number)
    text = " ".join(text_of(print_sheet(night.club, night.main, SheetKind.STATEMENT, WORDS).data).split())
    assert f"with a second signature: journal lines {second.first} " in text and "tax form" not in text


def test_from_the_sum_on_it_takes_a_reason_that_says_what_was_shown(night: Night) -> None:
    first = night.first_prize()
    set_pay_checks(night.club, PayChecks(identity=first, tax=first))
    assert pay_checks(night.club.file) == PayChecks(first, first)
    night.pay(SECOND)
    with pytest.raises(Refused) as caught:
        night.pay(WINNER)
    assert (caught.value.code, caught.value.overridable) == ("pay.identity", True)
    assert (caught.value.facts["won"].cents, caught.value.facts["least"].cents) == (first * 100, first * 100)
    with pytest.raises(Refused) as caught:
        night.pay(WINNER, "pay.identity")
    assert caught.value.code == "pay.tax"
    act = night.pay(WINNER, "pay.identity", "pay.tax")
    assert act.override is not None and act.override.code.split() == ["pay.identity", "pay.tax"]


def test_a_payment_that_is_redone_is_not_asked_about_again(night: Night) -> None:
    set_pay_checks(night.club, PayChecks(identity=night.first_prize()))
    night.pay(WINNER, "pay.identity")
    night.club.desk.undo(night.main)
    night.club.desk.redo(night.main)
    assert WINNER in night.club.desk.state(night.main).paid


def test_the_slip_of_a_prize_has_its_place_its_sum_and_the_lines_to_sign(night: Night) -> None:
    second = night.pay(SECOND)
    text = said(night, second)
    for part in ("Prize", "Place 2", "Received, signature", "For the house, signature"):
        assert part in text, part
    assert "Identity" not in text and "Hand to the dealer" not in text
    set_pay_checks(night.club, PayChecks(identity=night.first_prize(), tax=1))
    winner = night.pay(WINNER, "pay.identity", "pay.tax")
    text = said(night, winner)
    for part in ("Place 1", "Identity document", "Tax form", "Second for the house, signature"):
        assert part in text, part


def test_the_slip_of_a_recovered_prize_is_signed_by_the_house(night: Night) -> None:
    night.pay(SECOND)
    act = night.club.desk.do(night.main, payouts.take_back, SECOND)
    assert act is not None
    (slip,) = slips_of(night.club, night.main, [act.number]).slips
    assert (slip.kind.value, slip.seat) == ("prize_back", None)
    text = said(night, act)
    assert "Recovered, " in text and "For the house, signature" in text and "Received, signature" not in text


def test_a_sum_is_reached_by_what_is_as_much() -> None:
    assert PayChecks(2_000).asked(Money(Cents(1_999_99), "EUR")) == (False, False)
    assert PayChecks(None, 2_000).asked(Money(Cents(2_000_00), "EUR")) == (False, True)


@pytest.mark.parametrize(("currency", "decimals"), [("EUR", 2), ("JPY", 0), ("KWD", 3)])
def test_a_sum_is_whole_units_whatever_decimals_a_currency_has(currency: str, decimals: int) -> None:
    checks, enough = PayChecks(2_000, 2_000), 2_000 * 10**decimals
    assert checks.asked(Money(Cents(enough), currency)) == (True, True)
    assert checks.asked(Money(Cents(enough - 1), currency)) == (False, False)
    assert checks.least(Money(Cents(1), currency)) == (Money(Cents(enough), currency),) * 2


def said(night: Night, act: Act) -> str:
    sheet = print_slips(night.club, night.main, [act.number], WORDS, size=ROLL)
    assert sheet is not None
    return text_of(sheet.data)
