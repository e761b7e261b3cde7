"""Languages: asked from their own files, each reader its own, plurals right, and never an empty sentence."""

from datetime import UTC
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tdapp.texts import LANGUAGES, QT_TRANSLATE_NOOP
from tdapp.ui.i18n import Languages
from tdapp.words.say import untranslated

NOWHERE = QT_TRANSLATE_NOOP("Nowhere", "A sentence nobody has translated")


@pytest.fixture
def languages(qtbot: QtBot) -> Languages:
    return Languages(zone=UTC)


def test_a_sentence_without_translation_is_said_in_english(languages: Languages) -> None:
    for language in LANGUAGES:
        assert languages.words(language)(NOWHERE) == NOWHERE.source


def test_an_unknown_language_is_english(languages: Languages) -> None:
    assert languages.words("tlh").language == "en"


def test_each_language_is_made_once_and_keeps_its_numbers(languages: Languages) -> None:
    assert languages.words("nl") is languages.words("nl")
    assert languages.words("nl").number(44672) == "44.672"
    assert languages.words("en").number(44672) == "44,672"


def test_the_files_are_asked_directly_with_the_count(qtbot: QtBot, tmp_path: Path) -> None:
    source = tmp_path / "tdapp_nl.ts"
    source.write_text(
        """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="nl_NL"><context>
        <name>Tables</name><message numerus="yes"><source>%n tables</source><translation>
        <numerusform>%n tafel</numerusform><numerusform>%n tafels</numerusform></translation></message>
        <message><source>{name} sits</source><translation>{name} zit</translation></message></context></TS>""",
        encoding="utf-8",
    )
    import translations

    translations.compile_one(source, into=tmp_path / "tdapp_nl.qm")
    languages = Languages(zone=UTC, folder=tmp_path)
    tables, sits = QT_TRANSLATE_NOOP("Tables", "%n tables", "", 1), QT_TRANSLATE_NOOP("Tables", "{name} sits")
    dutch, english = languages.words("nl"), languages.words("en")
    assert [dutch(tables, n=n) for n in (1, 2, 1200)] == ["1 tafel", "2 tafels", "1.200 tafels"]
    assert dutch(sits, name="<b>{n} %n</b>") == "<b>{n} %n</b> zit"
    assert english(sits, name="Ada") == "Ada sits"
    assert english(tables, n=2) == untranslated(tables, 2)
