"""Before it is done it is told where the bounty goes of somebody who leaves without being knocked out."""

from typing import Any

import pytest

from tdapp.domain.bounties import envelopes
from tdapp.domain.bounties.bounty_book import bounty_book
from tdapp.domain.money.bounty_terms import Bounties, BountyKind, HeadGoes
from tdapp.domain.money.terms import Refund
from tdapp.domain.registration import entries
from tdapp.domain.rulings import discipline
from tdapp.domain.units import Cents, Chips, EntryId
from tdapp.read.bounties.bounty_goes import of_cancelled, of_disqualified, of_given_up
from tests.domain.bounties.test_heads import evening, out, some_without
from tests.domain.evening import Evening

POOL = Bounties(BountyKind.PROGRESSIVE)
NEXT = Bounties(
    BountyKind.PROGRESSIVE,
    disqualified=HeadGoes.BOUNTIES,
    surrendered=HeadGoes.BOUNTIES,
    cancelled=HeadGoes.BOUNTIES,
)
ONE = EntryId(2)


def grown(terms: Bounties) -> Evening:
    """Five of whom one has 150.00 on the head."""
    made = evening(5, terms)
    out(made, 1, 2)
    return made


def told(made: Evening, how: Any, *more: object) -> tuple[str, int] | None:
    found = how(made.state, made.now, ONE, *more)
    return None if found is None else (found.code, dict(found.args)["amount"].cents)


@pytest.mark.parametrize(("terms", "code"), [(POOL, "bounty_goes.pool"), (NEXT, "bounty_goes.next")])
def test_it_is_told_where_the_terms_send_it_and_so_it_comes(terms: Bounties, code: str) -> None:
    deeds = (
        (told(grown(terms), of_disqualified), 150_00, discipline.disqualify, (ONE, Chips(0), "x"), {}),
        (
            told(grown(terms), of_given_up), 150_00, entries.re_enter, (ONE, "again", "s"),
            {"surrenders": Chips(100)},
        ),
        (
            told(grown(terms), of_cancelled, Refund.ALL_BUT_FEE), 50_00, entries.unregister, (ONE,),
            {"refund": Refund.ALL_BUT_FEE},
        ),
    )  # fmt: skip
    for said, cents, deed, args, more in deeds:
        assert said == (code, cents)
        made = grown(terms)
        made.do(deed, *args, **more)
        book = bounty_book(made.state)
        assert (book.to_pool, made.state.heads.carried) == ((cents, 0) if terms is POOL else (0, cents))


def test_of_mystery_bounties_it_stays_for_the_envelopes_once_they_are_set() -> None:
    made = evening(4, Bounties(BountyKind.MYSTERY, disqualified=HeadGoes.BOUNTIES))
    made.do(envelopes.set_envelopes, (Cents(250_00), *(Cents(50_00),) * 3))
    assert told(made, of_disqualified) == ("bounty_goes.envelopes", 100_00)


def test_nothing_is_told_of_who_has_no_bounty_or_gets_it_back_or_is_out() -> None:
    made = some_without(1, Bounties())
    assert told(made, of_disqualified) is None
    assert told(grown(POOL), of_cancelled, Refund.ALL) == ("bounty_goes.pool", 50_00)  # what came onto it since
    made = evening(5)
    assert told(made, of_cancelled, Refund.ALL) is None
    out(made, 2, 1)
    assert told(made, of_given_up) is None and told(made, of_disqualified) is None
