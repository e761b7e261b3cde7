"""The words of the money statement: on its sheet, and on the Money part of the Desk."""

from tdapp.domain.prizes.owners import Owner
from tdapp.domain.prizes.pool_sources import Source
from tdapp.domain.units import Cents, Money, Seq
from tdapp.read.money.statement import Holding, MoneyStatement, OpenPrize, PapersShown
from tdapp.texts import QT_TRANSLATE_NOOP, Text
from tdapp.words.money.tenders import TENDERS
from tdapp.words.say import Words

OWNERS: dict[Owner, Text] = {
    Owner.PRIZES: QT_TRANSLATE_NOOP("MoneyStatement", "Players: prizes still to pay"),
    Owner.PRIZES_HELD: QT_TRANSLATE_NOOP("MoneyStatement", "Players: prizes held back"),
    Owner.UNASSIGNED: QT_TRANSLATE_NOOP("MoneyStatement", "Prize pool: in no prize yet"),
    Owner.BOUNTIES_WON: QT_TRANSLATE_NOOP("MoneyStatement", "Players: bounties still to pay"),
    Owner.BOUNTIES: QT_TRANSLATE_NOOP("MoneyStatement", "Bounties still to be won"),
    Owner.SEASON: QT_TRANSLATE_NOOP("MoneyStatement", "Season: held back"),
    Owner.SIDE_WON: QT_TRANSLATE_NOOP("MoneyStatement", "Players: side pools still to pay"),
    Owner.SIDE: QT_TRANSLATE_NOOP("MoneyStatement", "Side pools still to be won"),
    Owner.SIDE_FEES: QT_TRANSLATE_NOOP("MoneyStatement", "House: fees of side pools"),
    Owner.STAFF: QT_TRANSLATE_NOOP("MoneyStatement", "Staff fund"),
    Owner.FEES: QT_TRANSLATE_NOOP("MoneyStatement", "House: fees"),
    Owner.OVERLAY: QT_TRANSLATE_NOOP("MoneyStatement", "House: overlay still to add"),
    Owner.RECOVER: QT_TRANSLATE_NOOP("MoneyStatement", "To recover"),
}
ENTRIES = QT_TRANSLATE_NOOP("MoneyStatement", "Entries")
MONEY_THERE = QT_TRANSLATE_NOOP("MoneyStatement", "Money there")
DIFFERENCE = QT_TRANSLATE_NOOP("MoneyStatement", "Difference")
STATE = QT_TRANSLATE_NOOP("MoneyStatement", "Tournament")
FINISHED = QT_TRANSLATE_NOOP("MoneyStatement", "finished")
GOES_ON = QT_TRANSLATE_NOOP("MoneyStatement", "still running")
CHANGED_HANDS = QT_TRANSLATE_NOOP("MoneyStatement", "Money in and out, {currency}")
POOL = QT_TRANSLATE_NOOP("MoneyStatement", "Prize pool, {currency}")
SOURCES: dict[Source, Text] = {
    Source.SOLD: QT_TRANSLATE_NOOP("MoneyStatement", "From entries, rebuys and add-ons"),
    Source.SEASON: QT_TRANSLATE_NOOP("MoneyStatement", "Held back for the season"),
    Source.BOUNTIES: QT_TRANSLATE_NOOP("MoneyStatement", "Bounties that go to the pool by the terms"),
    Source.MARKERS: QT_TRANSLATE_NOOP("MoneyStatement", "Paid for lost bounty markers"),
    Source.GIVEN: QT_TRANSLATE_NOOP("MoneyStatement", "Added by the house or sponsors"),
    Source.OVERLAY: QT_TRANSLATE_NOOP("MoneyStatement", "Overlay, added by the house"),
}
SEASON_HAS = QT_TRANSLATE_NOOP("MoneyStatement", "Handed to the season")
THE_POOL = QT_TRANSLATE_NOOP("MoneyStatement", "Prize pool")
PAID = QT_TRANSLATE_NOOP("MoneyStatement", "Prizes paid")
DUE = QT_TRANSLATE_NOOP("MoneyStatement", "Prizes still to pay")
BACK = QT_TRANSLATE_NOOP("MoneyStatement", "To recover")
NO_PRIZE = QT_TRANSLATE_NOOP("MoneyStatement", "In no prize yet")
TOO_MUCH = QT_TRANSLATE_NOOP("MoneyStatement", "More than the pool")
BOUNTIES = QT_TRANSLATE_NOOP("MoneyStatement", "Bounties, {currency}")
BOUNTIES_SOLD = QT_TRANSLATE_NOOP("MoneyStatement", "Sold as bounties")
BOUNTIES_PAID = QT_TRANSLATE_NOOP("MoneyStatement", "Bounties paid")
BOUNTIES_DUE = QT_TRANSLATE_NOOP("MoneyStatement", "Bounties still to pay")
BOUNTIES_LEFT = QT_TRANSLATE_NOOP("MoneyStatement", "Still to be won")
TO_THE_POOL = QT_TRANSLATE_NOOP("MoneyStatement", "Into the prize pool")
SIDE_POOLS = QT_TRANSLATE_NOOP("MoneyStatement", "Side pools, {currency}")
SIDE_IN = QT_TRANSLATE_NOOP("MoneyStatement", "{pool}: paid in by %n players", "", 1)
SIDE_PAID = QT_TRANSLATE_NOOP("MoneyStatement", "Paid to winners")
SIDE_DUE = QT_TRANSLATE_NOOP("MoneyStatement", "Still to pay")
SIDE_FEES = QT_TRANSLATE_NOOP("MoneyStatement", "Kept by the house")
PAPERS: dict[str, Text] = {
    "pay.identity": QT_TRANSLATE_NOOP(
        "MoneyStatement", "Paid against an identity document, with a second signature: journal lines {lines}"
    ),
    "pay.tax": QT_TRANSLATE_NOOP("MoneyStatement", "Paid against a tax form: journal lines {lines}"),
}
WHOSE = QT_TRANSLATE_NOOP("MoneyStatement", "Whose the money is, {currency}")
TOTAL = QT_TRANSLATE_NOOP("MoneyStatement", "Total")
WHERE = QT_TRANSLATE_NOOP("MoneyStatement", "Where it is, {currency}")
OF_THIS = QT_TRANSLATE_NOOP("MoneyStatement", "this tournament")
EXPECTED = QT_TRANSLATE_NOOP("MoneyStatement", "should be in it")
COUNTED = QT_TRANSLATE_NOOP("MoneyStatement", "counted")
CASH_IN = QT_TRANSLATE_NOOP("MoneyStatement", "Cash in {drawer}", "a drawer")
NO_DRAWER = QT_TRANSLATE_NOOP("MoneyStatement", "Cash in no drawer")
EQUAL = QT_TRANSLATE_NOOP(
    "MoneyStatement", "It adds up: what is there is what its owners have, {total}. Difference {zero}."
)
UNEQUAL = QT_TRANSLATE_NOOP(
    "MoneyStatement",
    "It does not add up: {there} should be there, and its owners have {total}. The difference of {difference} began at "
    "journal line {line}.",
)
OPEN = QT_TRANSLATE_NOOP("MoneyStatement", "Not settled, {currency}")
IS_DUE = QT_TRANSLATE_NOOP("MoneyStatement", "{name}: to pay")
UNCLAIMED = QT_TRANSLATE_NOOP("MoneyStatement", "{name}: unclaimed")
IS_HELD = QT_TRANSLATE_NOOP("MoneyStatement", "{name}: held back")
IS_BACK = QT_TRANSLATE_NOOP("MoneyStatement", "{name}: to recover")
CASHIER = QT_TRANSLATE_NOOP("MoneyStatement", "Cashier, signature")


def proof(words: Words, there: Money, owned: Cents, apart: Seq | None) -> str:
    """The sentence that the money adds up, or by how much it does not and from which journal line on (`apart`).

    `there`: what is left of all that came in; `owned`: what its owners have of it, in cents.
    """

    def said(cents: int) -> Money:
        return Money(Cents(cents), there.currency)

    difference = abs(there.cents - owned)
    if not difference:
        return words(EQUAL, total=said(owned), zero=said(0))
    line = words.number(apart or 0)
    return words(UNEQUAL, there=there, total=said(owned), difference=said(difference), line=line)


def pool_lines(words: Words, model: MoneyStatement) -> list[tuple[str, Cents]]:
    """The prize pool: where it comes from, and what became of it."""
    prizes, nothing = model.prizes, Cents(0)
    lines = (
        *((SOURCES[source], cents, True) for source, cents in model.sources),
        (THE_POOL, prizes.pool, True),
        (PAID, prizes.paid, True),
        (DUE, prizes.due, True),
        (BACK, Cents(nothing - prizes.back), bool(prizes.back)),
        (SEASON_HAS, model.season_paid, bool(model.season_paid)),
        (NO_PRIZE if prizes.gap > 0 else TOO_MUCH, prizes.gap, bool(prizes.gap)),
    )
    return [(words(text), cents) for text, cents, shown in lines if shown]


def bounty_lines(words: Words, model: MoneyStatement) -> list[tuple[str, Cents]]:
    """The bounties: what was sold, and what became of it; none where none were sold."""
    book, nothing = model.bounties, Cents(0)
    if not (book.taken or book.paid):
        return []
    left = Cents(book.on_heads + book.held)
    lines = (
        (BOUNTIES_SOLD, book.taken, True),
        (BOUNTIES_PAID, book.paid, True),
        (BOUNTIES_DUE, book.due, bool(book.due)),
        (BACK, Cents(nothing - book.back), bool(book.back)),
        (BOUNTIES_LEFT, left, bool(left)),
        (TO_THE_POOL, book.to_pool, bool(book.to_pool)),
    )
    return [(words(text), cents) for text, cents, shown in lines if shown]


def side_lines(words: Words, model: MoneyStatement) -> list[tuple[str, Cents, bool]]:
    """The side pools: what was paid in, and what became of it; the last says whether a line begins a pool."""
    found, nothing = [], Cents(0)
    for book in model.sides:
        pool, n = book.pool, len(book.pool.stakes)
        lines = (
            (SIDE_FEES, pool.fees),
            (SIDE_PAID, book.paid),
            (SIDE_DUE, book.due),
            (BACK, Cents(nothing - book.back)),
            (BOUNTIES_LEFT, book.open),
        )
        found.append((words(SIDE_IN, n=n, pool=pool.terms.name), Cents(pool.staked + pool.fees), True))
        found += [(words(text), cents, False) for text, cents in lines if cents]
    return found


def held_in(words: Words, holding: Holding) -> str:
    """Where some of the money is: in which drawer, or by which tender."""
    if holding.drawer is not None:
        return words(CASH_IN, drawer=holding.drawer.name)
    return words(NO_DRAWER) if holding.in_cash else words(TENDERS[holding.tender])


def open_prize(words: Words, prize: OpenPrize, *, finished: bool) -> str:
    """Somebody whose prize money is not settled, and how: unclaimed is what is due once the tournament is over."""
    if prize.back:
        return words(IS_BACK, name=prize.name)
    if prize.held:
        return words(IS_HELD, name=prize.name)
    return words(UNCLAIMED if finished else IS_DUE, name=prize.name)


def _money(model: MoneyStatement, cents: Cents) -> Money:
    return Money(cents, model.currency)


def papers_shown(words: Words, shown: PapersShown) -> str:
    """The payments for which papers were shown, in a line."""
    return words(PAPERS[shown.code], lines=", ".join(words.number(line) for line in shown.lines))
