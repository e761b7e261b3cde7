"""'12-4 by 12-7': who goes out, and who knocks out whom, in one line."""

from tdapp.domain.units import EntryId, PlayerId
from tdapp.read.command_scene import Scene, Suggestion, Verb
from tdapp.read.commands import bust_sentence, suggest
from tdapp.read.people.names import PlayerName
from tdapp.read.registration.players import bust_preview
from tdapp.values import replace
from tests.domain.bounties.test_heads import PROGRESSIVE, evening
from tests.domain.evening import DIRECTORY, entry
from tests.read.test_commands import BERG, HUONG, SCENE, WOJCIK, ZOLC

WITH_BY = replace(SCENE, verbs={**(SCENE.verbs or {}), "by": Verb.BY, "door": Verb.BY})


def first(typed: str, scene: Scene = WITH_BY) -> Suggestion:
    return suggest(typed, scene)[0]


def test_a_seat_by_a_seat_is_a_bust_out_with_its_winner() -> None:
    for typed in ("12-4 by 12-3", "bust 12-4 by 12-3", "b huong by zolc", "bust 12-4 door łu"):
        found = first(typed)
        assert found.action == "entries.bust_out", typed
        assert found.args == ((HUONG.entry,), (), {}, {HUONG.entry: (ZOLC.entry,)}), typed
        assert found.row == ZOLC


def test_several_of_one_hand_and_several_winners_of_one_pot() -> None:
    found = first("12-4 = 7-8 by 12-3 + 2-2")
    out = (HUONG.entry, BERG.entry)
    assert found.args == (out, (False, True), {}, dict.fromkeys(out, (ZOLC.entry, EntryId(12))))


def test_nobody_knocks_himself_out_and_nobody_who_is_out_wins() -> None:
    assert all(each.row != HUONG for each in suggest("12-4 by hu", WITH_BY))
    assert all(each.action != "entries.bust_out" or each.row != WOJCIK for each in suggest("12-4 by łu", WITH_BY))


def test_why_somebody_cannot_be_the_winner_is_said() -> None:
    for typed, code in (
        ("12-4 by 12-4", "command.by.himself"), ("12-4 by 12-3 + 12-3", "command.by.twice"),
        ("12-4 by wojcik", "command.is_out"), ("12-4 by nobody", "command.nobody_here"),
        ("12-4 by 9-9", "command.nobody_here"),
    ):  # fmt: skip
        found = first(typed)
        assert (found.action, found.said.code) == ("", code), typed


def test_of_somebody_who_is_out_it_is_said_later() -> None:
    found = first("#56 by 12-3")
    assert (found.action, found.args) == ("bounties.name", (WOJCIK.entry, (ZOLC.entry,)))


def test_with_nobody_before_it_the_last_one_out_is_meant() -> None:
    found = first("by 12-3", replace(WITH_BY, open_out=WOJCIK.entry))
    assert (found.action, found.args) == ("bounties.name", (WOJCIK.entry, (ZOLC.entry,)))
    assert not any(each.action for each in suggest("by 12-3", WITH_BY) if each.action == "bounties.name")


def test_a_name_that_is_like_it_still_finds_its_player() -> None:
    door = replace(BERG, name=PlayerName("Peeters", "Door"), search="door peeters", player=PlayerId("d" * 32))
    assert any(each.row == door for each in suggest("door pee", replace(WITH_BY, rows=(door,))))


def test_the_preview_says_who_gets_how_much() -> None:
    made = evening(4, PROGRESSIVE)
    said = bust_preview(made.state, made.now, DIRECTORY, entry(1), by={EntryId(1): entry(2)})
    assert said is not None
    assert said.head is not None
    assert said.head.cents == 100_00
    assert [(name, paid.cents, on.cents) for name, paid, on in said.won] == [
        (PlayerName("Last2", "First2"), 50_00, 50_00)
    ]
    assert bust_sentence(said, (PlayerName("Last2", "First2"),)).code == "command.bust_out.by"
    open_ = bust_preview(made.state, made.now, DIRECTORY, entry(1))
    assert open_ is not None
    assert open_.won == ()
