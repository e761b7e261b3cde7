"""One seat or several in a sentence, and editions, in English and Dutch."""

import pytest

from tdapp.rulebooks.book import Citation
from tdapp.rulings.ruling import PotAward, Step
from tdapp.ui.i18n import Languages
from tdapp.words.rulings.answer import pot_lines
from tdapp.words.rulings.say import step_of
from tests.rulings.cases import BOOKS

CITE = Citation("HC", "", "21")


@pytest.mark.parametrize(
    ("language", "one", "several", "equal"),
    [
        (
            "en",
            "Main pot: 1,000, for seat 2.",
            "Main pot: 1,000, for seats 1 and 3.",
            "Seats 1 and 3 tie and split the pot",
        ),
        (
            "nl",
            "Main pot: 1.000, voor stoel 2.",
            "Main pot: 1.000, voor stoelen 1 en 3.",
            "Stoelen 1 en 3 zijn gelijk en delen de pot",
        ),
    ],
)
def test_seats_are_told_with_their_noun(language: str, one: str, several: str, equal: str) -> None:
    languages = Languages()
    words = languages.words(language)
    told = [
        step_of(words, Step("showdown.main_pot", CITE, {"amount": 1000, "seats": seats})) for seats in ((2,), (1, 3))
    ]
    assert told == [one, several]
    shared = Step("showdown.equal_hands", CITE, {"seats": (1, 3), "hand": ("one_pair", 14, 12, 11, 9)})
    assert step_of(words, shared).partition(":")[0] == equal


def test_the_line_of_a_pot_tells_one_seat_or_several() -> None:
    pots = (PotAward(2200, (2,)), PotAward(900, (1, 3)))
    languages = Languages()
    assert pot_lines(languages.words("en"), pots) == ["Pot 1: 2,200, for seat 2", "Pot 2: 900, for seats 1 and 3"]
    assert pot_lines(languages.words("nl"), pots) == ["Pot 1: 2.200, voor stoel 2", "Pot 2: 900, voor stoelen 1 en 3"]


def test_an_edition_is_told_in_the_readers_language_and_a_recorded_one_as_it_was() -> None:
    book = BOOKS["TDA2024"]
    assert (book.text_edition("en"), book.text_edition("nl")) == ("1.0, October 2024", "1.0, oktober 2024")
    assert book.text_edition("nl", "1.0, October 2024") == "1.0, oktober 2024"
    assert book.text_edition("nl", "2022") == "2022"
    assert all(other.text_edition("nl") != other.edition for other in BOOKS.values())


@pytest.mark.parametrize(("code", "cards"), [("board.four_face_down", "vier"), ("board.three_face_down", "drie")])
def test_39_cards_are_turned_face_down_in_dutch_too(code: str, cards: str) -> None:
    languages = Languages()
    assert f"{cards} kaarten dicht" in step_of(languages.words("nl"), Step(code, CITE))
