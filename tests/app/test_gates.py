"""Every change passes every gate in the same order, by whatever door it comes; what one refuses has not happened."""

from collections.abc import Callable

import pytest

from tdapp.app.demo.evening import HandClock
from tdapp.app.desk import GATES, Desk
from tdapp.app.gates import Change, Draft, Gate, Intent, lifted_all
from tdapp.app.open_club import Club
from tdapp.app.override import Reason
from tdapp.domain.clock.announcing import announce
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


def _refuse(_desk: Desk, _change: Change, allow: Allowed) -> None:
    allow.unless(False, "gate.shut")


SHUT = Gate("shut", check=_refuse)


# Every door of the desk at which a change is made or looked at, and the moments at which its gates are asked there.
WRITTEN, LOOKED_AT, TAKEN_BACK = ("ask", "complete", "check"), ("ask", "check"), ("ask", "check")
EVERY_DOOR: dict[str, tuple[Door, tuple[str, ...]]] = {
    "do": (DOORS["do"], WRITTEN),
    "override": (DOORS["override"], WRITTEN),
    "announce": (lambda desk, main, _act: desk.announce(main, announce, "Dinner"), WRITTEN),
    "create": (lambda desk, _main, _act: desk.create(TournamentId("new"), setup_of(), STRUCTURE), LOOKED_AT),
    "undo": (DOORS["undo"], TAKEN_BACK),
    "redo": (lambda desk, main, _act: desk.redo(main), TAKEN_BACK),
    "retract": (DOORS["retract"], TAKEN_BACK),
    "why_not": (lambda desk, main, _act: desk.why_not(main, bust_out, OUT), LOOKED_AT),
    "retraction": (lambda desk, main, act: desk.retraction(main, act), LOOKED_AT),
    "foresee": (lambda desk, main, _act: desk.foresee(main, bust_out, OUT), ("ask",)),
}
# Acts that passed every gate where they were decided (`Rehearsal`), and those another club's desk let through.
DECIDED_ELSEWHERE = {"take_in", "write_together"}
CHANGES_NO_TOURNAMENT = {
    "archive", "ask", "ask_drawer", "ask_right", "club", "club_acts", "head", "history", "in_club", "inside",
    "is_archived", "is_loaded", "loaded", "next_seed", "only_shown", "people", "say_words", "shows", "state",
    "subscribe", "tail", "tails", "told_at_the_end", "view",
}  # fmt: skip


def heard_at(gate: Gate, heard: list[tuple[str, str]]) -> Gate:
    """The same gate, which notes its name each time it is asked, and at which moment."""

    def ask(desk: Desk, intent: Intent) -> None:
        heard.append(("ask", gate.name))
        gate.ask(desk, intent)

    def complete(desk: Desk, draft: Draft, allow: Allowed) -> Draft:
        heard.append(("complete", gate.name))
        return gate.complete(desk, draft, allow)

    def check(desk: Desk, change: Change, allow: Allowed) -> None:
        heard.append(("check", gate.name))
        gate.check(desk, change, allow)

    return Gate(gate.name, ask, complete, check, gate.later)


def test_every_door_of_the_desk_is_in_the_table() -> None:
    doors = {name for name in vars(Desk) if not name.startswith("_")}
    assert doors == EVERY_DOOR.keys() | CHANGES_NO_TOURNAMENT | DECIDED_ELSEWHERE


@pytest.mark.parametrize("door", EVERY_DOOR)
def test_every_change_asks_every_gate_in_the_order_of_the_list(club: Club, door: str) -> None:
    """A gate that is added by one line is asked for every kind of change, after those that stood there before it."""
    main, act = bust_before(club)
    if door == "redo":
        club.desk.undo(main)
    heard: list[tuple[str, str]] = []
    club.desk.gates = tuple(heard_at(gate, heard) for gate in (*GATES, Gate("added")))
    go_through, moments = EVERY_DOOR[door]
    go_through(club.desk, main, act)
    names = [gate.name for gate in club.desk.gates]
    assert names[-1] == "added" and len(set(names)) == len(names)
    assert heard == [(moment, name) for moment in moments for name in names]


@pytest.mark.parametrize("door", EVERY_DOOR)
def test_what_a_gate_refuses_beforehand_happens_at_no_door(club: Club, door: str) -> None:
    main, act = bust_before(club)
    if door == "redo":
        club.desk.undo(main)
    before, tournaments = club.desk.state(main), [each.id for each in club.tournaments()]

    def refuse(_desk: Desk, _intent: Intent) -> None:
        raise Refused("gate.closed")

    club.desk.gates = (*GATES, Gate("closed", ask=refuse))
    try:
        refused = EVERY_DOOR[door][0](club.desk, main, act)
    except Refused as raised:
        refused = raised
    assert isinstance(refused, Refused) and refused.code == "gate.closed"
    assert club.desk.state(main) is before
    assert [each.id for each in club.tournaments()] == tournaments
    assert_tables_agree(club, main)


def bust_before(club: Club) -> tuple[TournamentId, ActNo]:
    main = evening(club)
    act = club.desk.do(main, bust_out, (EntryId(4),))
    assert act is not None
    return main, act.number


@pytest.mark.parametrize("door", DOORS)
def test_no_door_goes_round_a_gate(club: Club, door: str) -> None:
    main, act = bust_before(club)
    before, acts = club.desk.state(main), len(club.file.load(main))
    club.desk.gates = (SHUT,)
    with pytest.raises(Refused, match=r"gate\.shut"):
        DOORS[door](club.desk, main, act)
    assert club.desk.state(main) is before
    assert len(club.file.load(main)) == acts
    assert_tables_agree(club, main)


def test_redo_and_a_new_tournament_pass_too(club: Club) -> None:
    main, _act = bust_before(club)
    club.desk.undo(main)
    club.desk.gates = (SHUT,)
    with pytest.raises(Refused, match=r"gate\.shut"):
        club.desk.redo(main)
    with pytest.raises(Refused, match=r"gate\.shut"):
        club.create(setup_of(), STRUCTURE)
    assert [each.id for each in club.tournaments()] == [main]


@pytest.mark.parametrize("door", LIFTED)
def test_a_reason_lifts_a_gate_at_each_door_and_stays_with_the_act(club: Club, door: str) -> None:
    main, number = bust_before(club)
    club.desk.gates = (SHUT,)
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
    club.desk.gates = (Gate("look", check=lambda _desk, change, _allow: seen.append(change)),)
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
    club.desk.gates = (SHUT,)
    refused = club.desk.why_not(main, entries.bust_out, OUT)
    assert refused is not None and refused.code == "gate.shut"
    assert club.desk.retraction(main, act).act.number == act

    def locked(_desk: Desk, _change: Change, _allow: Allowed) -> None:
        raise Refused("gate.locked")

    club.desk.gates = (SHUT, Gate("locked", check=locked))
    with pytest.raises(Refused, match=r"gate\.locked"):
        club.desk.retraction(main, act)


def test_what_was_lifted_is_returned() -> None:
    def two(allow: Allowed) -> None:
        allow.unless(False, "one")
        allow.unless(False, "two")

    assert lifted_all(two) == {"one", "two"}
