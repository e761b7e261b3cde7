"""Every way to pay can be typed: by a letter of its own, in every language."""

from datetime import UTC

import pytest
from pytestqt.qtbot import QtBot

from tdapp.domain.money.terms import Tender
from tdapp.texts import LANGUAGES
from tdapp.ui.i18n import Languages
from tdapp.ui.pages.money.typed_payment import letter, tenders


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tender_has_a_letter_of_its_own(qtbot: QtBot, language: str) -> None:
    languages = Languages(zone=UTC)  # kept: its translators go with it
    words = languages.words(language)
    letters = [letter(words, tender) for tender in Tender]
    assert all(len(each) == 1 for each in letters) and len({*letters}) == len(Tender)
    assert [tenders(words)[each] for each in letters] == list(Tender)
