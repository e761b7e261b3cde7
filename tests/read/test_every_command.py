"""Every verb of the command box with everything that may stand after it: done, asked or refused in words."""

from datetime import UTC

import pytest

from tdapp.domain.units import Cents, Money, Seat, TableNo
from tdapp.read.command_instead import OF_PERSON
from tdapp.read.command_scene import ForSale, Scene, Suggestion, Verb
from tdapp.read.commands import suggest
from tdapp.read.message import say
from tdapp.values import replace
from tdapp.words.command_box import VERBS
from tdapp.words.commands import COMMANDS
from tdapp.words.say import Words
from tests.read.test_commands import HUONG, SCENE, WOJCIK, ZOLC, row

WORDS = Words("en", UTC)
WORD = {verb: text.source.split(",")[0] for verb, text in VERBS.items()}
TWIN, OTHER_TWIN = row(70, "Kim", "Twin", "2-4"), row(71, "Kim", "Twin", "7-4")
CALLED = {verb: row(100 + at, word.title(), "Keaton", f"14-{at + 1}") for at, (verb, word) in enumerate(WORD.items())}
PRICE = Money(Cents(50_00), "EUR")
SALES = [ForSale(verb.value, verb.value, PRICE, verb) for verb in (Verb.REBUY, Verb.RE_ENTRY, Verb.ADD_ON)]
RUNNING = replace(
    SCENE,
    rows=(*SCENE.rows, TWIN, OTHER_TWIN, *CALLED.values()),
    verbs={word: verb for verb, word in WORD.items()},
    offers=(),
    people=(),
)
SCENES = {
    "running": RUNNING,
    "selling": replace(RUNNING, for_sale=SALES, registers=True, registering=True, leaving=(25,), race=25),
    "before": replace(RUNNING, started=False, registers=True, registering=True),
    "empty": Scene(verbs=RUNNING.verbs),
}
RESTS = {
    "alone": "",
    "out": "wójcik",
    "nobody": "nobody",
    "twins": "kim twin",
    "half a seat": "12-",
    "half a seat, table 99": "99-",
    "after a name": "żółć 12-",
    "empty seat": "12-9",
    "no such table": "99-1",
    "to an empty seat": "żółć 12-9",
    "to a taken seat": "żółć 12-4",
    "to table 99": "żółć 99-1",
    "table": "12",
    "table 99": "99",
    "half a number": "12 1x",
    "half an amount": "12-4 34x",
    "amount": "12-4 34500",
    "signs": "+",
    "half a hand": "12-3 + ",
    "nobody in the hand": "12-3 + nobody",
    "out in the hand": "12-3 + wójcik",
    "strange": "💥 ( \x00",
}


def found(scene: str, verb: Verb, rest: str) -> tuple[Suggestion, ...]:
    return suggest(f"{WORD[verb]} {RESTS[rest]}", SCENES[scene])


def test_the_words_know_every_verb_and_what_to_type_after_it() -> None:
    assert set(WORD) == set(Verb)
    assert {verb for verb in Verb if f"command.how.{verb.value}" not in COMMANDS} == set()


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("verb", Verb)
def test_a_verb_is_done_asked_or_refused_in_words(scene: str, verb: Verb) -> None:
    """Whatever stands after it."""
    for rest in RESTS:
        lines = found(scene, verb, rest)
        assert lines, rest
        for line in lines:
            assert WORDS.said(line.said), (rest, line)


@pytest.mark.parametrize("verb", Verb)
def test_a_verb_alone_asks_what_is_missing(verb: Verb) -> None:
    first = found("running", verb, "alone")[0]
    if verb is Verb.GENERATE:  # nothing is missing: the window asks
        assert first.action == "window.generate"
        return
    assert (first.action, first.said.code) == ("", f"command.how.{verb.value}")


@pytest.mark.parametrize("verb", Verb)
@pytest.mark.parametrize("rest", ["half a seat", "half a seat, table 99", "no such table", "to table 99", "table 99"])
def test_a_table_that_is_not_there_and_half_a_seat_do_nothing(verb: Verb, rest: str) -> None:
    able = {line.action for line in found("running", verb, rest) if line.action}
    if verb is Verb.SAY:  # the room may be told anything: these are words, and no seat is meant
        assert able == {"tournament.announce"}
        return
    amount = {"clock.break", "chips.record_found"} if rest == "table 99" else set()  # 99 minutes, 99 in chips
    text = {"tournament.announce"} if verb is Verb.SAY else set()  # whatever is typed is what the room is told
    assert able <= amount | text, able


def test_what_is_typed_of_a_seat_is_asked_on() -> None:
    for verb in OF_PERSON:
        assert found("running", verb, "half a seat")[0].said == say("command.which_seat", table=12), verb
        assert found("running", verb, "no such table")[0].said == say("command.no_table", table=99), verb
        assert found("running", verb, "empty seat")[0].said == say("command.free", seat=Seat(TableNo(12), 9)), verb


@pytest.mark.parametrize("verb", sorted(OF_PERSON - {Verb.MOVE, Verb.SWAP, Verb.COUNT}))
def test_nobody_of_that_name_is_said_and_a_newcomer_is_asked_about(verb: Verb) -> None:
    assert [line.said for line in found("running", verb, "nobody")] == [say("command.nobody_here", typed="nobody")]
    lines = found("selling", verb, "nobody")
    assert lines[0].action == "" and [line.action for line in lines[1:]] == ["entries.register_new"]


@pytest.mark.parametrize("verb", sorted(OF_PERSON))
def test_two_of_one_name_are_told_apart(verb: Verb) -> None:
    """Each has his line, and the line says where he sits: none is taken for the other."""
    rows = [line.row for line in found("selling", verb, "twins") if line.row is not None]
    assert {TWIN, OTHER_TWIN} <= set(rows) or found("selling", verb, "twins")[0].action == ""


@pytest.mark.parametrize("verb", sorted(OF_PERSON - {Verb.BACK, Verb.PAY, Verb.REBUY, Verb.RE_ENTRY, Verb.ADD_ON}))
def test_who_is_out_is_said_to_be_out_and_what_can_be_done_stands_below(verb: Verb) -> None:
    lines = found("running", verb, "out")
    if verb is Verb.DESK:
        assert lines[0].action == "desk.account"
        return
    assert lines[0].said == say("command.is_out", name=WOJCIK.name)
    assert [line.action for line in lines] == ["", "players.show", "entries.reinstate"]


@pytest.mark.parametrize("scene", ["running", "selling", "before"])
@pytest.mark.parametrize("verb", Verb)
def test_a_person_whose_name_is_a_verb_is_always_to_be_chosen(scene: str, verb: Verb) -> None:
    """'Rebuy Jansen', 'Bust Keaton': with his whole name, and with the first one."""
    for typed in (f"{WORD[verb]} keaton", WORD[verb]):
        lines = suggest(typed, SCENES[scene])
        about = [
            line for line in lines if line.row == CALLED[verb] and line.action in ("entries.bust_out", "players.show")
        ]
        assert about, typed


def test_a_taken_seat_is_said_and_a_swap_offered() -> None:
    lines = found("running", Verb.MOVE, "to a taken seat")
    assert lines[0].said == say("command.taken", name=HUONG.name, seat=HUONG.seat or "")
    assert (lines[1].action, lines[1].args) == ("seats.swap", (ZOLC.entry, HUONG.entry))


def test_a_seat_is_nobodys_name() -> None:
    for rest in ("half a seat", "empty seat", "no such table", "table", "signs"):
        assert not [line for line in found("selling", Verb.REGISTER, rest) if line.action], rest


@pytest.mark.parametrize("typed", ["12-", "99-", "99-1", "12-9", "99"])
def test_a_number_alone_that_is_nobodys_is_said_to_be(typed: str) -> None:
    lines = suggest(typed, RUNNING)
    assert lines and not [line for line in lines if line.action]
