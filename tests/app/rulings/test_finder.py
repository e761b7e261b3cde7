"""What directors, dealers and players type finds the incident they mean, in every language of the window.

The phrases were written down before anybody looked at what is found: from forums of the floor, from the topics of the
rulebooks, and from their own words.
"""

import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tdapp.app.resources import resource
from tdapp.app.rulings.rulebooks import rulebooks
from tdapp.app.rulings.rulings import Finder, finder
from tdapp.read.rulings.trade_words import MEANINGS
from tdapp.rulings import INCIDENTS
from tdapp.texts import Text
from tdapp.words.say import Words

AMONG = 5
ENOUGH = 0.95
A_KEY = 0.010  # seconds


@cache
def dutch() -> dict[tuple[str, str], str]:
    """What the translators wrote, by context and source."""
    tree = ET.fromstring(resource("i18n", "tdapp_nl.ts").read_text(encoding="utf-8"))
    return {
        (context.findtext("name", ""), message.findtext("source", "")): message.findtext("translation", "")
        for context in tree.iter("context")
        for message in context.iter("message")
    }


def in_dutch(text: Text, _n: int | None) -> str:
    return dutch().get((text.context, text.source)) or text.source


EN, NL = Words("en", None), Words("nl", None, in_dutch)
LANGUAGES = {"en": (EN, NL), "nl": (NL, EN)}


def phrases() -> Iterator[tuple[str, frozenset[str]]]:
    """Every phrase, and the incidents one of which is meant."""
    for line in (Path(__file__).parent / "finder_phrases.txt").read_text(encoding="utf-8").splitlines():
        if line and line[0] not in "#[":
            meant, _, typed = line.partition(":")
            yield from ((phrase.strip(), frozenset(meant.split())) for phrase in typed.split(";"))


def the_finder(book: str, language: str) -> Finder:
    return finder(rulebooks()[book], LANGUAGES[language])


def test_every_incident_a_phrase_means_is_one() -> None:
    assert {each for _typed, meant in phrases() for each in meant} <= {*INCIDENTS}
    assert len([*phrases()]) > 900


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", rulebooks())
def test_nineteen_in_twenty_find_what_is_meant_among_the_first_and_none_finds_nothing(book: str, language: str) -> None:
    search = the_finder(book, language)
    found = {typed: search.find(typed) for typed, _meant in phrases()}
    assert [typed for typed in found if not found[typed]] == []
    missed = [typed for typed, meant in phrases() if not meant & {*found[typed][:AMONG]}]
    assert len(missed) <= (1 - ENOUGH) * len(found), missed


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("one chip", "betting.silent_chips"),
        ("bet out of turn", "turn.out_of_turn"),
        ("meerwaardechip", "betting.silent_chips"),
        ("verdeelfout", "deal.misdeal"),
        ("overchip", "betting.silent_chips"),
        ("undercall", "betting.too_little"),
        ("oot", "turn.out_of_turn"),
        ("mis", "deal.misdeal"),
        ("str", "betting.string_bet"),
        ("split", "showdown.split_pot"),
        ("side", "showdown.side_pots"),
        ("clock", "turn.clock_call"),
        ("klok", "turn.clock_call"),
        ("beurt", "turn.out_of_turn"),
        ("exposed card", "deal.exposed_hole_card"),
        ("rabbit", "conduct.rabbit"),
        ("telefoon", "conduct.device"),
        ("same seat", "tournament.same_seat"),
        ("splashed pot", "conduct.splashed_pot"),
        ("53", "turn.out_of_turn"),
        ("one chip call", "betting.silent_chips"),
        ("phone at the table", "conduct.device"),
        ("dealer mucked my hand", "showdown.killed_hand"),
        ("player bet out of turn", "turn.out_of_turn"),
        ("he folded out of turn", "turn.odd_fold"),
        ("who gets the odd chip", "showdown.split_pot"),
        ("misdeal or not", "deal.misdeal"),
        ("burn card forgotten", "board.missing_burn"),
        ("two burns", "board.two_burns"),
        ("flop with four cards", "board.four_card_flop"),
        ("player absent when cards dealt", "deal.away_at_last_card"),
        ("chips hidden", "showdown.hidden_chips"),
        ("showing one card to neighbour", "conduct.showing"),
        ("swearing at the dealer", "conduct.disruption"),
        ("slow rolling", "conduct.etiquette"),
        ("moved to a new table pays big blind", "tournament.new_player"),
        ("players colluding", "conduct.collusion"),
        ("button on the wrong seat", "board.wrong_button"),
        ("two players same hand bust", "tournament.hand_for_hand"),
        ("wants to see the losing hand", "showdown.see_hand"),
        ("raise too small", "betting.wrong_bet"),
        ("verkeerde button", "board.wrong_button"),
        ("twee keer gebrand", "board.two_burns"),
        ("dealer vergeet te branden", "board.missing_burn"),
        ("flop te vroeg", "board.premature"),
        ("speelt buiten zijn beurt", "turn.out_of_turn"),
        ("telefoon aan tafel", "conduct.device"),
        ("te kleine raise", "betting.wrong_bet"),
        ("kaart op de grond", "deal.card_off_table"),
        ("wie laat eerst zien", "showdown.order"),
        ("schelden tegen de dealer", "conduct.disruption"),
        ("verkeerde stoel", "tournament.wrong_seat"),
        ("klok op hem", "turn.clock_call"),
        ("oneven chip", "showdown.split_pot"),
        ("wil hand zien", "showdown.see_hand"),
        ("tafel opheffen", "tournament.broken_table"),
        ("tijdrekken op de bubble", "conduct.stalling"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_must_come_first_does(language: str, typed: str, first: str) -> None:
    assert the_finder("TDA2024", language).find(typed)[0] == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", rulebooks())
def test_a_string_bet_offers_nothing_of_a_street(book: str, language: str) -> None:
    """What is left of both without their endings is no word, so it is not the same one."""
    assert the_finder(book, language).find("string bet") == ["betting.string_bet"]


@pytest.mark.parametrize("meaning", MEANINGS, ids=lambda meaning: meaning[0])
def test_every_meaning_of_the_trade_finds_something_by_each_of_its_forms(meaning: tuple[str, ...]) -> None:
    search = the_finder("TDA2024", "en")
    assert [form for form in meaning if not search.find(form)] == []


def test_a_key_is_answered_at_once() -> None:
    search = the_finder("TDA2024", "en")
    search.find("misdael")  # what slips are near is worked out with the first
    typed = [phrase[:end] for phrase, _meant in phrases() for end in range(1, len(phrase) + 1)]
    start = time.process_time()
    for line in typed:
        search.find(line)
    assert (time.process_time() - start) / len(typed) < A_KEY
