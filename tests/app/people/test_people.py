"""The directory of the club: what is kept about a person, and what is not."""

import re
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from typing import Any

import pytest

from tdapp.app.open_club import Club
from tdapp.app.people import people_acts
from tdapp.app.people.directory_rules import DirectoryRules
from tdapp.app.people.people import People
from tdapp.domain.club.club_facts import OperatorAdded, OperatorsSwitchedOn
from tdapp.domain.people.person import LARGEST_PHOTO, Block, BlockKind, Field, PersonData, PrivateData
from tdapp.domain.refusal import Refused
from tdapp.domain.rights import ALL, Right
from tdapp.domain.units import OperatorId, PlayerId
from tdapp.read.message import say_refused
from tdapp.read.people.duplicates import Likeness
from tdapp.read.people.names import PlayerName
from tdapp.read.people.person import Standing
from tdapp.values import replace
from tdapp.words.say import Words

JAN = PersonData(
    last="van der Berg",
    first="Jan-Willem",
    nickname="The Clock",
    club_no="0042",
    nationality="nl",
    email="Jan@Example.org",
    phone="+31 6 1234 5678",
    languages=("nl", "EN", "nl"),
    note="pays by card",
    needs="wheelchair: seat 1 or 9",
)
BORN = PrivateData("NX9CK1234", date(1980, 2, 29))
PNG, JPEG = b"\x89PNG\r\n\x1a\n" + bytes(100), b"\xff\xd8\xff\xe0" + bytes(100)


@pytest.fixture
def people(club: Club) -> People:
    return club.people


def opened_again(club: Club) -> Club:
    club.close()
    return Club.open(club.file.path, create=False, time=club.time, operator_name="Ada")


def test_what_was_typed_is_kept_cleaned_and_comes_back(club: Club) -> None:
    jan = club.people.add(JAN)
    kept = replace(JAN, nationality="NL", email="jan@example.org", languages=("nl", "en"))
    with opened_again(club) as again:
        person = again.people.person(jan, needs=True)
        assert person is not None and person.data == kept
        assert (person.name, person.block, person.has_photo, person.erased) == (
            PlayerName("van der Berg", "Jan-Willem"), None, False, False,
        )  # fmt: skip
        assert again.directory[jan] == person.name and again.club_numbers[jan] == "0042"


def test_needs_are_for_those_who_seat_and_stay_when_others_edit(people: People) -> None:
    jan = people.add(JAN)
    seen = people.person(jan, needs=False)
    assert seen is not None and seen.data.needs == ""
    people.edit(jan, replace(seen.data, note="pays cash"), needs=False)
    person = people.person(jan, needs=True)
    assert person is not None and (person.data.needs, person.data.note) == (JAN.needs, "pays cash")


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"last": " ", "first": ""}, "name.empty"),
        ({"nickname": "x" * 201}, "name.long"),
        ({"club_no": "1" * 41}, "name.long"),
        ({"note": "x" * 4001}, "name.long"),
        ({"email": "jan@example"}, "person.email"),
        ({"email": "jan example.org"}, "person.email"),
        ({"phone": "ask his wife"}, "person.phone"),
        ({"phone": "123"}, "person.phone"),
        ({"nationality": "NLD"}, "person.nationality"),
        ({"languages": ("Dutch",)}, "person.language"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(people: People, wrong: dict[str, Any], code: str) -> None:
    jan = people.add(JAN)
    before, count = people.person(jan, needs=True), len(people.directory)
    bad = replace(JAN, **{"club_no": "7", **wrong})
    for deed in (partial(people.add, bad), partial(people.edit, jan, bad, needs=True)):
        with pytest.raises(Refused) as refused:
            deed()
        assert refused.value.code == code
        assert len(people.directory) == count and people.person(jan, needs=True) == before


def test_a_club_card_is_one_persons_and_the_refusal_says_whose(people: People) -> None:
    jan, ada = people.add(JAN), people.add(PersonData("Ada"))
    for number in ("0042", " 00 42 "):
        with pytest.raises(Refused) as refused:
            people.edit(ada, PersonData("Ada", club_no=number), needs=True)
        assert refused.value.code == "person.card_taken" and refused.value.facts["name"].last == "van der Berg"
    people.edit(jan, replace(JAN, phone=""), needs=True)
    people.edit(jan, replace(JAN, club_no=""), needs=True)
    people.edit(ada, PersonData("Ada", club_no="0042"), needs=True)
    assert people.card_of("0042") == ada and people.index.card("0042") == ada
    with pytest.raises(Refused, match=r"card_twice"):
        people.add_players([(PlayerName("One"), "77"), (PlayerName("Two"), "77")])
    assert PlayerName("One") not in people.directory.values()


def test_what_stands_in_an_older_file_is_not_refused_for_a_rule_that_came_later(club: Club) -> None:
    jan = club.people.add(JAN)
    with club.file.transaction() as db:
        db.execute("UPDATE player SET email = 'ask his wife' WHERE id = ?", (jan,))
    person = club.people.person(jan, needs=True)
    assert person is not None
    club.people.edit(jan, replace(person.data, note="new"), needs=True)


# Private data


def test_private_data_are_off_until_the_club_wants_them(people: People) -> None:
    jan = people.add(JAN)
    with pytest.raises(Refused, match=r"private_off"):
        people.set_private(jan, BORN)
    with pytest.raises(Refused, match=r"private_off"):
        people.add(PersonData("Ada"), BORN)
    people.set_rules(DirectoryRules(private=True))
    people.set_private(jan, BORN)
    assert people.private(jan) == BORN


def test_private_data_are_masked_and_show_in_no_repr(people: People) -> None:
    people.set_rules(DirectoryRules(private=True))
    jan = people.add(JAN, BORN)
    person = people.person(jan, needs=True)
    assert person is not None and (person.document, person.has_born) == ("****1234", True)
    for shown in (repr(person), repr(BORN), repr(people.private(jan)), str(BORN)):
        assert "NX9CK" not in shown and not re.search(r"\b1980\b", shown)  # an id may well have these figures in it


@pytest.mark.parametrize(
    ("private", "code"),
    [
        (PrivateData(born=date(2027, 1, 1)), "person.born_later"),
        (PrivateData(born=date(1850, 1, 1)), "person.born_long_ago"),
        (PrivateData(document="9" * 41), "name.long"),
    ],
)
def test_a_refusal_never_carries_private_data(people: People, private: PrivateData, code: str) -> None:
    people.set_rules(DirectoryRules(private=True))
    with pytest.raises(Refused) as refused:
        people.add(JAN, private)
    assert refused.value.code == code
    assert "999" not in repr(refused.value.args) and "1850" not in repr(refused.value.args)
    assert PlayerName("van der Berg", "Jan-Willem") not in people.directory.values()


def test_a_club_that_keeps_none_any_more_has_lost_those_it_had(club: Club) -> None:
    club.people.set_rules(DirectoryRules(frozenset({Field.BORN, Field.EMAIL}), private=True))
    jan = club.people.add(JAN, BORN)
    club.people.set_rules(DirectoryRules(frozenset({Field.BORN, Field.EMAIL}), private=False))
    assert club.people.private(jan) == PrivateData()
    assert club.people.rules().mandatory == {Field.EMAIL}
    path = club.file.path
    with opened_again(club) as again:
        assert again.people.rules() == DirectoryRules(frozenset({Field.EMAIL}))
    assert b"NX9CK1234" not in path.read_bytes()


# Photos


def test_a_photo_is_kept_and_taken_away(people: People) -> None:
    jan = people.add(JAN)
    for photo in (PNG, JPEG):
        people.set_photo(jan, photo)
        person = people.person(jan, needs=False)
        assert people.photo(jan) == photo and person is not None and person.has_photo
    people.set_photo(jan, None)
    assert people.photo(jan) is None


@pytest.mark.parametrize(
    ("photo", "code"),
    [(b"GIF89a", "person.photo_kind"), (JPEG + bytes(LARGEST_PHOTO), "person.photo_large")],
)
def test_what_is_no_small_photo_is_refused(people: People, photo: bytes, code: str) -> None:
    jan = people.add(JAN)
    with pytest.raises(Refused) as refused:
        people.set_photo(jan, photo)
    assert refused.value.code == code and people.photo(jan) is None
    said = Words("en", None).said(say_refused(refused.value))
    assert "{" not in said


# Finding


@pytest.fixture
def many(club: Club) -> Iterator[People]:
    club.people.add(JAN)
    club.people.add_many([(PersonData("Lind", "Ada", email="ada@example.org", phone="06 1111 2222"), None)])
    yield club.people


def reasons(people: People, data: PersonData, private: PrivateData | None = None) -> dict[str, tuple[Likeness, ...]]:
    return {one.name.full: one.reasons for one in people.duplicates(data, private)}


@pytest.mark.parametrize(
    ("typed", "who", "why"),
    [
        (PersonData("lind", "ada"), "Ada Lind", (Likeness.NAME,)),
        (PersonData("Ada", "Lind"), "Ada Lind", (Likeness.SWAPPED,)),
        (PersonData("Linda", "Ada"), "Ada Lind", (Likeness.CLOSE,)),
        (PersonData("X", email=" ADA@example.org"), "Ada Lind", (Likeness.EMAIL,)),
        (PersonData("X", phone="+31611112222"), "Ada Lind", (Likeness.PHONE,)),
        (PersonData("X", club_no="0042"), "Jan-Willem van der Berg", (Likeness.CARD,)),
        (PersonData("Lind", "Ada", phone="0611112222"), "Ada Lind", (Likeness.PHONE, Likeness.NAME)),
    ],
)
def test_who_may_be_the_same_person(many: People, typed: PersonData, who: str, why: tuple[Likeness, ...]) -> None:
    assert reasons(many, typed) == {who: why}


def test_a_birthday_counts_with_a_name_only(many: People) -> None:
    many.set_rules(DirectoryRules(private=True))
    many.set_private(many.index.find("jan")[0], BORN)
    assert reasons(many, PersonData("Other"), BORN) == {}
    assert reasons(many, PersonData("van der Berg", "J."), BORN) == {"Jan-Willem van der Berg": (Likeness.BORN,)}


def test_nobody_is_the_duplicate_of_herself(many: People) -> None:
    (ada,) = many.index.find("lind ada")
    assert many.duplicates(PersonData("Lind", "Ada"), but=ada) == ()


def test_the_index_follows_every_change(many: People) -> None:
    (ada,) = many.index.find("lind ada")
    many.rename(ada, PlayerName("Hopper", "Grace"))
    assert many.index.find("lind ada") == () and many.index.find("hopper") == (ada,)
    person = many.person(ada, needs=True)
    assert person is not None and person.data.email == "ada@example.org"
    many.edit(ada, replace(person.data, nickname="Cobol"), needs=True)
    assert many.index.find("cob") == (ada,)
    several = many.add_players((PlayerName(f"Zed{n}"), "") for n in range(40))
    assert many.index.find("zed17") == (several[17],)


def test_somebody_the_club_does_not_know(people: People) -> None:
    nobody = PlayerId("f" * 32)
    assert people.person(nobody, needs=True) is None
    with pytest.raises(Refused, match=r"person\.unknown"):
        people.edit(nobody, JAN, needs=True)
    with pytest.raises(Refused, match=r"person\.unknown"):
        people.rename(nobody, PlayerName("X"))


def test_fields_the_club_insists_on(people: People) -> None:
    ada = people.add(PersonData("Ada"))
    assert people.missing(ada) == ()
    people.set_rules(DirectoryRules(frozenset({Field.EMAIL, Field.FIRST, Field.LAST})))
    assert people.missing(ada) == (Field.FIRST, Field.EMAIL)
    person = people.person(ada, needs=False)
    assert person is not None and person.missing == (Field.FIRST, Field.EMAIL)


def test_when_the_disk_takes_no_more_nobody_is_kept_halfway(club: Club) -> None:
    before = dict(club.people.directory)
    club.people.set_rules(DirectoryRules(private=True))
    with club.file.transaction() as db:
        db.execute("CREATE TEMP TRIGGER full BEFORE INSERT ON player_private BEGIN SELECT RAISE(ABORT, 'full'); END")
    with pytest.raises(Exception, match="full"):
        club.people.add(JAN, BORN)
    assert club.people.directory == before and club.people.card_of("0042") is None
    club.people.reload()
    assert club.people.directory == before


def test_the_index_is_made_a_part_at_a_time(people: People) -> None:
    steps = 1
    while not people.prepare(7):
        steps += 1
    assert steps == 40 // 7 + 1 and people.index.find("last017 first017") != ()
    people.reload()
    assert not people.prepare(7)
    people.add(JAN)  # somebody comes while it is half made
    while not people.prepare(7):
        pass
    assert len(people.index) == 41 == len(dict(people.counted()))
    people.reload()
    assert not people.prepare(7)
    assert people.index.find("jan wil") != () and people.prepare(7)


def test_who_has_no_right_to_look_after_people_changes_nobody(club: Club) -> None:
    jan = club.people.add(JAN)
    rights = tuple(right for right in ALL if right is not Right.PEOPLE)
    manager = OperatorId("9" * 32)
    facts = (OperatorAdded(club.desk.operator, rights), OperatorAdded(manager, ALL), OperatorsSwitchedOn())
    club.desk.in_club("operators.switch_on", facts)
    deeds: tuple[Callable[[], object], ...] = (
        partial(club.people.add, PersonData("New")),
        partial(club.people.edit, jan, PersonData("Other"), needs=True),
        partial(club.people.rename, jan, PlayerName("Other")),
        partial(club.people.set_photo, jan, PNG),
        partial(club.people.set_private, jan, PrivateData()),
        partial(club.people.private, jan),
        partial(people_acts.block, club, jan, Block(BlockKind.HOUSE, None)),
        partial(people_acts.erase, club, jan),
    )
    for deed in deeds:
        with pytest.raises(Refused, match=r"operator\.may_not"):
            deed()
    assert club.directory[jan] == PlayerName("van der Berg", "Jan-Willem")
    assert club.people.standing(jan, club.people.today()).standing is Standing.FREE
    assert PlayerName("New") not in club.directory.values()
