"""Dutch as it is shipped: everything is said, counted things agree with their number, and the words fit the windows."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from datetime import UTC, date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tdapp.app.chips.chip_sets import shipped_sets
from tdapp.app.club.payout_tables import payouts
from tdapp.app.club.templates import structures
from tdapp.app.resources import resource
from tdapp.domain.clock import timing
from tdapp.domain.units import Cents, Money, Seat, TableNo
from tdapp.read.command_scene import Verb
from tdapp.read.message import say
from tdapp.read.people.names import PlayerName, fold
from tdapp.texts import LANGUAGES, Text
from tdapp.ui.actions.registry import ACTIONS
from tdapp.ui.frame.pages import names
from tdapp.ui.i18n import Languages
from tdapp.ui.main_window import MainWindow
from tdapp.ui.paged_window import LOBBY
from tdapp.ui.theme.look import look
from tdapp.words.club.shipped import SHIPPED, template_name
from tdapp.words.command_box import VERBS, typed_verbs
from tdapp.words.rulings.poker import HANDS, ONE, SEVERAL
from tdapp.words.rulings.say import keywords_of
from tdapp.words.say import Words
from tdapp.words.sentences import SENTENCES
from tests.ui.cut_text import cut_text
from tests.ui.pages.evening import Evening, demo_names

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
# What a Dutch poker room says in English too, or what is all number.
ONE_WORD = ("Bubble", "Chips")  # of actions, the same on a Dutch floor
THE_SAME = {
    "command.do", "field.buy_in", "field.fee", "field.bounty", "period.level",
    "act.sales.buy", "offer.rebuy", "offer.re_entry", "offer.add_on", "paid.voucher", "paid.ticket", "move.why",
    "plan.level", "pieces.one", "act.chip_sets.choose_set", "move.why.who", "move.why.neither", "move.tables",
    "needs.prizes_odd", "needs.elsewhere", "act.floor.give_ruling.punished", "role.floor",
    "deal.method.icm", "deal.method.chips", "deal.method.percent", "announced.blinds",
    "check.tournament", "refused.payout.in_file",
}  # fmt: skip
# Counted in Dutch as in English, but the word beside the number is the same for one and for many.
ONE_AS_MANY = {
    "needs.table_stops", "act.sales.buy.several", "label.sales.buy.several", "needs.hand_for_hand",
    "label.halting.waive", "needs.bubble", "needs.elsewhere.more", "needs.take_entries.why", "needs.too_few",
    "needs.draw_seats", "needs.hand_for_hand.seats", "needs.bubble.seats", "save.more_lost",
}  # fmt: skip
IN_ONE_LANGUAGE = {  # the same in that one alone
    ("needs.balance", "en"), ("needs.table_short", "en"), ("act.halting.waive", "en"),
    ("refused.halt.needs_reason", "en"), ("refused.correct.bought_since", "nl"),
}  # fmt: skip
NEVER = re.compile(r"!|\bniveaus?\b|\buw\b|\.\.\.|\b(Registration|Break|Seat|Table|Undo|Players?)\b")
ABOUT_REASONS = {
    "refused.drawer.no_reason",
    "refused.payout.in_file",  # what it ends with is a refusal of its own
    "refused.override.no_reason",
    "refused.ruling.no_reason",
}  # not about lifting


@pytest.fixture
def languages(qtbot: QtBot) -> Languages:
    return Languages(zone=UTC)


@pytest.fixture
def dutch(languages: Languages) -> Words:
    return languages.words("nl")


@pytest.fixture
def english(languages: Languages) -> Words:
    return languages.words("en")


def messages(language: str) -> Iterator[tuple[Text, list[str]]]:
    """Every marked text of a translators' file, with its forms."""
    for context in ET.fromstring(resource("i18n", f"tdapp_{language}.ts").read_text(encoding="utf-8")).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            counted = message.get("numerus") == "yes"
            text = Text(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                plural=counted,
            )
            forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
            yield text, forms


def said(words: Words, text: Text, n: int = 2) -> str:
    """A text with its places left open."""
    return words(text, n=n) if text.plural else words(text)


def test_every_sentence_of_the_core_is_said_in_dutch(dutch: Words, english: Words) -> None:
    same = {code for code, text in SENTENCES.items() if said(dutch, text) == said(english, text)}
    assert same == THE_SAME


def test_every_action_hand_and_rank_has_a_dutch_name(dutch: Words, english: Words) -> None:
    for text in [*(action.text for action in ACTIONS.values()), *ONE.values(), *SEVERAL.values()]:
        assert (said(dutch, text) == said(english, text)) == (text.source in ONE_WORD), text
    same = {code for code, text in HANDS.items() if said(dutch, text) == said(english, text)}
    assert same == {"low"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_file_holds_is_what_is_said(languages: Languages, language: str) -> None:
    words = languages.words(language)
    for text, forms in messages(language):
        for n, form in zip((1, 2), forms, strict=False):
            assert said(words, text, n) == form.replace("%n", str(n)), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_who_may_lift_a_refusal_is_told_to_give_a_reason(languages: Languages, language: str) -> None:
    """What is left of the sentence for the others is whole."""
    words, asked = languages.words(language), 0
    for code in SENTENCES:
        if not code.startswith("refused.") or code in ABOUT_REASONS:
            continue
        alone, lifting = (words.said(say(code, n=2, **more)) for more in ({}, {"lift": True}))
        asked += alone != lifting
        assert ("lifted." + code.removeprefix("refused.") in SENTENCES) or alone == lifting, code
        assert not re.search(r"(give|with|say here|geef|met|zeg hier) .*(reason|reden)", alone), alone
        assert alone.endswith(".") and not set("[]") & {*alone, *lifting}, alone
    assert asked > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_and_many_are_two_forms_and_none_counts_as_many(languages: Languages, language: str) -> None:
    words = languages.words(language)
    counted = {code: text for code, text in SENTENCES.items() if text.plural}
    assert len(counted) > 30
    for code, text in counted.items():
        one, two, none = (said(words, text, n).replace(str(n), "%n", 1) for n in (1, 2, 0))
        assert none == two, code
        assert (one == two) == (code in ONE_AS_MANY or (code, language) in IN_ONE_LANGUAGE), code


@pytest.mark.parametrize(
    ("code", "one", "many"),
    [
        ("act.entries.register.several", "1 speler ingeschreven", "1.200 spelers ingeschreven"),
        ("needs.break_soon", "Pauze over 1 minuut", "Pauze over 1.200 minuten"),
        ("needs.waiting.free", "1 vrije stoel", "1.200 vrije stoelen"),
        ("needs.unpaid", "1 prijs uit te betalen", "1.200 prijzen uit te betalen"),
        ("needs.waiting", "1 inschrijving zonder stoel", "1.200 inschrijvingen zonder stoel"),
        ("needs.moves", "1 verplaatsing voorgesteld", "1.200 verplaatsingen voorgesteld"),
    ],
)
def test_dutch_plurals(dutch: Words, code: str, one: str, many: str) -> None:
    assert dutch.said(say(code, n=1)) == one
    assert dutch.said(say(code, n=1200)) == many


def test_english_singulars(english: Words) -> None:
    assert english.said(say("act.entries.register.several", n=1)) == "1 player registered"
    assert english.said(say("act.entries.register.several", n=2)) == "2 players registered"
    assert english.said(say("refused.finish.still_playing", n=1)).startswith("1 player is still in.")


def test_numbers_money_seats_and_days_the_dutch_way(dutch: Words) -> None:
    posted = say("act.payouts.post_prizes", n=27, total=Money(Cents(27_000_00), "EUR"))
    assert dutch.said(posted) == "27 prijzen bekendgemaakt, samen € 27.000,00"
    moved = say(
        "act.seating.move", name=PlayerName("Łoś", "Ada"), origin=Seat(TableNo(12), 4), seat=Seat(TableNo(7), 5)
    )
    assert dutch.said(moved) == "Ada Łoś verplaatst van 12-4 naar 7-5"
    assert dutch.day(date(2026, 3, 1)) == "1 maart 2026"
    assert dutch.percent(27_500).startswith("27,5")
    assert [dutch.percent(share, digits=1) for share in (8_000, 27_760)] == ["8,0 %", "27,8 %"]
    assert dutch.several(["Ada", "Łukasz", "Şebnem"]) == "Ada, Łukasz en Şebnem"


def test_undo_and_what_stands_in_the_way_read_as_one_sentence(dutch: Words) -> None:
    out = say("label.entries.bust_out", name=PlayerName("Łoś", "Ada"), place=9)
    assert dutch.said(say("undo", what=out)) == "Ongedaan maken: uitschakeling van Ada Łoś, plaats 9"
    conflicts = [code for code in SENTENCES if code.startswith("conflict.")]
    assert conflicts
    for code in conflicts:
        way = dutch.said(say("refused.retract.in_the_way", line=12, why=say(code)))
        assert re.fullmatch(r"Regel 12 staat in de weg: [a-z].*\. Maak die regel eerst ongedaan\.", way), code


def test_no_sentence_shouts_or_falls_back_on_english() -> None:
    found = [form for text, forms in messages("nl") for form in forms if NEVER.search(form)]
    assert found == []


def test_a_sentence_ends_as_its_english_one_ends() -> None:
    for text, forms in messages("nl"):
        for form in forms:
            assert form.endswith(".") == text.source.endswith("."), text
            assert form == form.strip(), text


def test_the_endings_of_files_are_the_same_in_every_language() -> None:
    ends = re.compile(r"\*\.\w+")
    told = [(ends.findall(text.source), [ends.findall(form) for form in forms]) for text, forms in messages("nl")]
    assert sum(bool(own) for own, _forms in told) >= 8
    assert [each for each in told if any(form != each[0] for form in each[1])] == []


SAME_IN_DUTCH = {  # words of the trade, as they are said on the floor
    "Deep stack", "Freeroll", "HORSE", "Heads-up", "Limit hold'em", "Omaha hi-lo", "Pot-limit Omaha", "Turbo",
}  # fmt: skip


def test_what_ships_has_a_name_in_dutch_and_a_club_keeps_its_own(dutch: Words, english: Words) -> None:
    shipped = {template.name for template in structures()} | {table.name for _key, table in payouts()}
    shipped |= {template.name for template in shipped_sets()}
    assert shipped == set(SHIPPED)
    for name in shipped:
        assert template_name(english, name) == name
        assert (template_name(dutch, name) == name) == (name in SAME_IN_DUTCH), name
    assert template_name(dutch, "Friday at the club") == "Friday at the club"


def test_every_verb_can_be_typed_in_dutch_and_in_english(dutch: Words, english: Words) -> None:
    verbs = typed_verbs(dutch)
    assert set(verbs.values()) == set(Verb)
    for verb, text in VERBS.items():
        for words in (dutch, english):
            for word in words(text).split(","):
                assert verbs[fold(word)] is verb, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_at_the_usual_size(
    tmp_path: Path, qtbot: QtBot, languages: Languages, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.ui.pages.evening.words_for", lambda _: languages.words(language))
    evening = Evening(tmp_path, demo_names()[:40])
    look().wear("dark", still=True)
    window = MainWindow(evening.session)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    cut: set[tuple[str, str, str]] = set()

    def walk(stage: str) -> None:
        for page in (*names(), LOBBY):
            window.go(page)
            window.refresh()
            QApplication.processEvents()
            cut.update((stage, page, str(each)) for each in cut_text(window) if not each.told)

    walk("set up")
    evening.register(40)
    walk("registering")
    evening.draw()
    walk("drawn")
    evening.start()
    evening.close_registration()
    walk("running")
    evening.bust(3, 5, 7, 11, 13)
    walk("short")
    evening.session.do(timing.pause)
    walk("paused")
    assert cut == set()
    window.close()
    evening.close()


def test_chips_put_in_later_are_found_as_a_string_bet_in_the_words_of_a_dutch_floor(dutch: Words) -> None:
    assert {"bijgezet", "bijgelegd"} <= set(keywords_of(dutch, "betting.string_bet"))
