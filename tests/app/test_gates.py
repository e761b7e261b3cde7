"""Every change passes the gates, by whatever door it comes, and what a gate refuses has not happened."""

from collections.abc import Callable

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.desk import Desk
from tdapp.app.gates import Change, lifted_all
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.domain.facts import BustedOut
from tdapp.domain.refusal import Allowed, Refused
from tdapp.domain.registration import entries
from tdapp.domain.registration.entries import bust_out
from tdapp.domain.units import ActNo, EntryId, TournamentId
from tests.app.conftest import STRUCTURE, setup_of
from tests.app.test_desk import assert_tables_agree, evening

Door = Callable[[Desk, TournamentId, ActNo], object]
REASON = Reason("gate.shut", "The key was found")
OUT = (EntryId(5),)

DOORS: dict[str, Door] = {
    "do": lambda desk, main, _act: desk.do(main, bust_out, OUT),
    "override": lambda desk, main, _act: desk.override(main, Reason("other", "So"), bust_out, OUT),
    "undo": lambda desk, main, _act: desk.undo(main),
    "retract": lambda desk, main, act: desk.retract(main, act),
}
LIFTED: dict[str, Door] = {
    "override": lambda desk, main, _act: desk.override(main, REASON, bust_out, OUT),
    "undo": lambda desk, main, _act: desk.undo(main, REASON),
    "retract": lambda desk, main, act: desk.retract(main, act, REASON),
}


def shut(_change: Change, allow: Allowed) -> None:
    allow.unless(False, "gate.shut")


def bust_before(club: Club) -> tuple[TournamentId, ActNo]:
    main = evening(club)
    act = club.desk.do(main, bust_out, (EntryId(4),))
    assert act is not None
    return main, act.number


@pytest.mark.parametrize("door", DOORS)
def test_no_door_goes_round_a_gate(club: Club, door: str) -> None:
    main, act = bust_before(club)
    before, acts = club.desk.state(main), len(club.file.load(main))
    club.desk._gates = (shut,)
    with pytest.raises(Refused, match=r"gate\.shut"):
        DOORS[door](club.desk, main, act)
    assert club.desk.state(main) is before
    assert len(club.file.load(main)) == acts
    assert_tables_agree(club, main)


def test_redo_and_a_new_tournament_pass_too(club: Club) -> None:
    main, _act = bust_before(club)
    club.desk.undo(main)
    club.desk._gates = (shut,)
    with pytest.raises(Refused, match=r"gate\.shut"):
        club.desk.redo(main)
    with pytest.raises(Refused, match=r"gate\.shut"):
        club.create(setup_of(), STRUCTURE)
    assert [each.id for each in club.tournaments()] == [main]


@pytest.mark.parametrize("door", LIFTED)
def test_a_reason_lifts_a_gate_at_each_door_and_stays_with_the_act(club: Club, door: str) -> None:
    main, number = bust_before(club)
    club.desk._gates = (shut,)
    LIFTED[door](club.desk, main, number)
    last = club.desk.history(main).acts[-1]
    assert last.override is not None and last.override.code == "gate.shut"
    assert club.text(last.override.text, last.override.digest) == REASON.words
    assert_tables_agree(club, main)


def test_an_undo_without_words_is_no_reason(club: Club) -> None:
    main, _act = bust_before(club)
    with pytest.raises(Refused, match=r"override\.no_reason"):
        club.desk.undo(main, Reason("gate.shut", "  "))


def test_a_gate_sees_what_comes_to_count_and_what_no_longer_does(club: Club) -> None:
    main = evening(club)
    seen: list[Change] = []
    club.desk._gates = (lambda change, _allow: seen.append(change),)
    club.desk.do(main, bust_out, OUT)
    club.desk.undo(main)
    club.desk.redo(main)
    did, undid, redid = seen
    assert (did.verb, did.undone) == ("entries.bust_out", ())
    assert [type(fact) for fact in did.done] == [BustedOut]
    assert [type(fact) for fact in undid.undone] == [BustedOut]
    assert redid.back[0].facts == did.done
    assert (undid.before, undid.after) == (did.after, redid.before)


def test_looking_ahead_asks_the_gates_and_lifts_what_can_be(club: Club, clock: HandClock) -> None:
    main, act = bust_before(club)
    club.desk._gates = (shut,)
    refused = club.desk.why_not(main, entries.bust_out, OUT)
    assert refused is not None and refused.code == "gate.shut"
    assert club.desk.retraction(main, act).act.number == act

    def locked(_change: Change, _allow: Allowed) -> None:
        raise Refused("gate.locked")

    club.desk._gates = (shut, locked)
    with pytest.raises(Refused, match=r"gate\.locked"):
        club.desk.retraction(main, act)


def test_what_was_lifted_is_returned() -> None:
    def two(allow: Allowed) -> None:
        allow.unless(False, "one")
        allow.unless(False, "two")

    assert lifted_all(two) == {"one", "two"}
