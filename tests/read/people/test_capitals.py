"""The capitals of a typed name: proposed where nobody chose the letters, never over what somebody did choose."""

import pytest

from tdapp.domain.people.naming import clean
from tdapp.read.people.names import PlayerName, fold
from tdapp.read.people.typed_names import proposed_name, typed_name


@pytest.mark.parametrize(
    ("typed", "first", "last"),
    [
        ("pim new", "Pim", "New"),
        ("PIM NEW", "Pim", "New"),
        ("zoe", "", "Zoe"),
        ("new, pim", "Pim", "New"),
        ("van den berg", "", "van den Berg"),
        ("JAN VAN DEN BERG", "Jan", "van den Berg"),
        ("van den berg, jan", "Jan", "van den Berg"),
        ("ludwig von thun", "Ludwig", "von Thun"),
        ("jan van 't hof", "Jan", "van 't Hof"),
        ("'s-gravesande", "", "'s-Gravesande"),
        ("sean o'neill", "Sean", "O'Neill"),
        ("sean o’neill", "Sean", "O’Neill"),
        ("ronald mcdonald", "Ronald", "McDonald"),
        ("jan-willem de vries", "Jan-Willem", "de Vries"),
        ("a.j. smith", "A.J.", "Smith"),
        ("JP SMITH", "JP", "Smith"),
        ("ng wei", "Ng", "Wei"),
        ("ijsbrand chardon", "IJsbrand", "Chardon"),
        ("ijaz khan", "Ijaz", "Khan"),
        ("ana de la cruz", "Ana", "de la Cruz"),
        ("marine le pen", "Marine", "Le Pen"),
        ("maria del carmen lopez", "Maria del Carmen", "Lopez"),
        ("jan de", "Jan", "De"),
        ("łukasz żółć", "Łukasz", "Żółć"),
        ("ĐẶNG THỊ HƯƠNG", "Đặng Thị", "Hương"),
        ("İBRAHİM ŞAHİN", "Ibrahim", "Şahin"),
    ],
)
def test_a_name_in_one_case_is_proposed_with_capitals(typed: str, first: str, last: str) -> None:
    assert proposed_name(typed) == PlayerName(last=last, first=first)


@pytest.mark.parametrize(
    "typed",
    [
        "Pim new", "pim New", "Van Morrison", "Jan Van Den Berg", "LeBron James", "MacDonald", "van der Berg, Jan",
        "Νίκος", "νίκος παπαδόπουλος", "иван иванов", "李小龙", "محمد", "pim иванов", "McDONALD", "STRAßE", "12", "",
    ],
)  # fmt: skip
def test_what_somebody_chose_or_is_not_latin_is_kept(typed: str) -> None:
    assert proposed_name(typed) == typed_name(typed)
    assert fold(proposed_name(typed).full).split() == fold(typed_name(typed).full).split()


@pytest.mark.parametrize(
    "typed", ["pim new", "o'", "'t", "-", "x--y", "mc", "a..b", "de van", "ß", "ŉ", "ﬁn", "ij", "1st"]
)
def test_a_proposal_has_the_letters_that_were_typed_and_is_its_own_proposal(typed: str) -> None:
    """Nothing but the case of letters changes, and what was proposed once stays as it is."""
    made = proposed_name(typed)
    assert fold(f"{made.first} {made.last}").split() == fold(clean(typed)).split()
    again = PlayerName(proposed_name(made.last).last, proposed_name(made.first).full) if made.first else made
    assert again.last == made.last


def test_only_small_letters_in_front_make_a_name_begin_with_van() -> None:
    assert typed_name("van den Berg") == PlayerName("van den Berg")
    assert typed_name("Van Morrison") == PlayerName("Morrison", "Van")
