"""A tournament that pays nobody is a normal one: no prize words on the room's screen, on paper, in the panel
or under the desk.
"""

import re
from collections.abc import Iterator
from datetime import UTC
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from tdapp.app.club.payout_tables import payouts
from tdapp.app.papers.papers import print_sheet
from tdapp.domain import tournament
from tdapp.domain.setup import Setup
from tdapp.domain.units import Cents
from tdapp.read.registration.registration_desk import money_view
from tdapp.read.sheet_kind import SheetKind
from tdapp.ui.pages.money.strip import MoneyStrip
from tdapp.values import replace
from tdapp.words.say import Words
from tests.ui.pages.evening import SETUP, Evening, demo_names, state
from tests.ui.screens.reading import ASPECTS
from tests.ui.screens.reading import pages as screen_pages

WORDS = Words("en", UTC)
PRIZE_WORDS = re.compile(
    r"prize|payout|pays? out|paid place|in the money|to the money|bubble|pool|min(imum)? cash", re.I
)
# Sheets about the prizes themselves and about money: nobody is led to them, and the first says there are none.
OF_MONEY = {
    SheetKind.PAYOUTS, SheetKind.STATEMENT, SheetKind.DEAL, SheetKind.SLIPS, SheetKind.UNSETTLED, SheetKind.BOUNTIES,
    SheetKind.TICKETS,
}  # fmt: skip
POINTS = replace(SETUP, buy_in=Cents(0), fee=Cents(0), payout=dict(payouts())["nobody"])
FEE_ONLY = replace(POINTS, fee=Cents(5_00))
FREE = replace(SETUP, buy_in=Cents(0), fee=Cents(0))  # a payout table, and nothing that feeds a pool
KINDS = {"points": POINTS, "fee only": FEE_ONLY, "free": FREE}


def stages(evening: Evening) -> Iterator[str]:
    """The evening, from the moment it is made to its end."""
    yield "made"
    evening.register(12)
    yield "registering"
    evening.draw()
    yield "drawn"
    evening.start()
    yield "playing"
    evening.close_registration()
    evening.bust(*range(12, 4, -1))
    yield "four left"
    evening.bust(4, 3)
    yield "heads-up"
    evening.bust(2)
    yield "won"
    assert evening.session.do(tournament.finish) is not None
    yield "finished"


def told(evening: Evening) -> Iterator[tuple[str, str]]:
    """Everything the room, the wall and the panel say now, each with where."""
    session = evening.session
    main = session.tournament
    assert main is not None
    view = session.screen_view(main)
    for name, aspect in ASPECTS.items():
        yield f"screen {name}", " ".join(screen_pages(view, WORDS, aspect))
    for need in session.needs():
        for said in filter(None, (need.title, need.detail)):
            yield "panel", WORDS.said(said)
    strip = MoneyStrip(session)
    strip.show_view(session.view(money_view))
    yield "desk", f"{strip.sums.text()} {strip.sold.text()}"
    for kind in set(SheetKind) - OF_MONEY:
        pages = PdfReader(BytesIO(print_sheet(session.club, main, kind, WORDS).data)).pages
        yield f"paper {kind}", " ".join(page.extract_text() for page in pages)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_speaks_of_prizes_where_nobody_is_paid(kind: str, tmp_path: Path) -> None:
    setup: Setup = KINDS[kind]
    evening = Evening(tmp_path, demo_names()[:12], setup=setup)
    seen, wrong = set(), []
    for stage in stages(evening):
        for where, text in told(evening):
            seen.add(where.split()[0])
            found = PRIZE_WORDS.search(text)
            if found is not None:
                wrong.append(f"{stage}, {where}: {text[max(0, found.start() - 60) : found.end() + 60]!r}")
    assert not wrong, "\n".join(wrong)
    assert seen == {"screen", "panel", "paper", "desk"}
    assert state(evening).finished
    evening.close()


def test_the_same_words_are_found_where_somebody_is_paid(tmp_path: Path) -> None:
    """What is looked for is what is said: an evening with prizes has such words in each of the four."""
    evening = Evening(tmp_path, demo_names()[:12])
    evening.register(12)
    evening.draw()
    evening.start()
    evening.close_registration()
    evening.bust(*range(12, 4, -1))
    assert {where.split()[0] for where, text in told(evening) if PRIZE_WORDS.search(text)} == {
        "screen",
        "panel",
        "paper",
        "desk",
    }
    evening.close()
