"""Finding people of the club while a name is typed."""

import random

import pytest

from tdapp.domain.units import PlayerId
from tdapp.read.people.names import PlayerName
from tdapp.read.people.people_search import Known, PeopleIndex, plain

NAMES = (
    PlayerName("Lindqvist", "Ada"),
    PlayerName("lind", "Adam"),
    PlayerName("Lind", "Ada"),
    PlayerName("Żółć", "Łukasz"),
    PlayerName("Lukas", "Jan"),
    PlayerName("van der Berg", "Jan-Willem"),
    PlayerName("O'Connor", "Sinéad"),
    PlayerName("Jansen", "Piet"),
)


def known(number: int, name: PlayerName, nickname: str = "", *numbers: str) -> Known:
    return Known(PlayerId(str(number)), name, nickname, numbers)


@pytest.fixture
def index() -> PeopleIndex:
    return PeopleIndex(known(number, name) for number, name in enumerate(NAMES))


def full(index: PeopleIndex, typed: str) -> list[str]:
    return [one.name.full for one in index.suggest(typed) if one.player is not None]


def test_who_is_meant_most_stands_first(index: PeopleIndex) -> None:
    assert full(index, "ada lind") == ["Ada Lind", "Adam lind", "Ada Lindqvist"]
    assert index.suggest("ada lind")[-1].player is None
    assert index.suggest("  ") == ()
    assert [one.name for one in index.suggest("qqq")] == [PlayerName("Qqq")]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("zolc", "Łukasz Żółć"),
        ("ŻÓŁĆ łuk", "Łukasz Żółć"),
        ("łu", "Łukasz Żółć"),
        ("berg jan", "Jan-Willem van der Berg"),
        ("willem", "Jan-Willem van der Berg"),
        ("van der Berg, Jan", "Jan-Willem van der Berg"),
        ("oconnor", "Sinéad O'Connor"),
        ("o'con sine", "Sinéad O'Connor"),
    ],
)
def test_any_word_in_any_order_without_its_marks(index: PeopleIndex, typed: str, first: str) -> None:
    assert full(index, typed)[0] == first


def test_a_word_is_found_from_its_start_only(index: PeopleIndex) -> None:
    assert full(index, "ansen") == [] and full(index, "piet jan") == ["Piet Jansen"]


@pytest.mark.parametrize("typed", ["李小", "李小龙", "李 小龙", "小龙 李", "小龙"])
def test_a_name_whose_family_is_said_first_is_found_as_it_is_written(typed: str) -> None:
    index = PeopleIndex([known(1, PlayerName("李", "小龙")), known(2, PlayerName("이", "민준"))])
    assert full(index, typed) == ["李 小龙"]


def test_a_nickname_finds_and_is_no_part_of_the_name() -> None:
    index = PeopleIndex([known(1, PlayerName("Johnson", "Earvin"), "Magic"), known(2, PlayerName("Magic", "Mike"))])
    assert full(index, "magic john") == ["Earvin Johnson"]
    assert [one.nickname for one in index.suggest("magic")][:2] == ["Magic", ""]
    assert index.same_words(PlayerName("Johnson Magic", "Earvin")) == ()


def test_a_scanned_card_finds_its_owner_and_an_unknown_one_nobody() -> None:
    index = PeopleIndex([known(1, NAMES[0], "", "0042"), known(2, NAMES[1], "", "42", "C 7")])
    assert [one.player for one in index.suggest("0042")] == ["1"]
    assert [one.player for one in index.suggest("c7")] == ["2"]
    assert index.suggest("0043") == ()
    assert index.card("004") is None
    index.drop(PlayerId("1"))
    assert index.card("0042") is None


def test_who_is_new_renamed_or_gone_is_found_so(index: PeopleIndex) -> None:
    assert full(index, "hopper") == []
    index.put(known(99, PlayerName("Hopper", "Grace")))
    assert full(index, "grace h") == ["Grace Hopper"]
    index.put(known(99, PlayerName("Murray", "Grace")))
    assert full(index, "hopper") == [] and full(index, "murray") == ["Grace Murray"]
    index.drop(PlayerId("99"))
    index.drop(PlayerId("99"))
    assert full(index, "grace") == [] and len(index) == len(NAMES)


def test_no_more_than_were_asked_for() -> None:
    index = PeopleIndex(known(n, PlayerName("Jansen", f"Jan {n}")) for n in range(50))
    assert len(index.find("jan", limit=7)) == 7 and len(index.find("jan", limit=100)) == 50


@pytest.mark.parametrize("slip", ["Jannsen", "Jansn", "Jansem", "Jasnen", "Kansen"])
def test_one_slip_of_the_keys_is_close(index: PeopleIndex, slip: str) -> None:
    assert list(index.close_to(PlayerName(slip, "Piet"))) == ["7"]
    assert list(index.close_to(PlayerName(slip, "Piett"))) == []


def test_the_same_name_or_a_short_one_is_not_close(index: PeopleIndex) -> None:
    assert list(index.close_to(PlayerName("Jansen", "Piet"))) == []
    index.put(known(50, PlayerName("Li", "Bo")))
    assert list(index.close_to(PlayerName("Lo", ""))) == []


def test_it_finds_just_what_a_look_at_everybody_finds() -> None:
    """Random people, found, renamed and dropped: the text that is searched always says what the list says."""
    chance = random.Random(7)
    parts = ("jan", "Ja", "Łu", "van", "de", "Öz", "b", "bé", "-x")
    people: dict[PlayerId, Known] = {}
    index = PeopleIndex()
    for turn in range(400):
        player = PlayerId(str(chance.randrange(60)))
        if chance.random() < 0.2:
            people.pop(player, None)
            index.drop(player)
        else:
            first, last = (" ".join(chance.choices(parts, k=chance.randrange(0, 3))) for _ in range(2))
            people[player] = Known(player, PlayerName(last or "z", first), chance.choice(("", "jab")))
            if turn % 3:
                index.put(people[player])
            else:
                index.put_all([people[player]])
        typed = " ".join(chance.choices(parts, k=chance.randrange(1, 3)))
        starts = [f" {word}" for word in plain(typed).split()]
        wanted = {
            each.player
            for each in people.values()
            if all(start in f" {plain(each.name.full)} {plain(each.nickname)}" for start in starts)
        }
        assert set(index.find(typed, limit=1000)) == wanted, typed
