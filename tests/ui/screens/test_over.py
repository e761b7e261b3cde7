"""The message over the picture: where it stands in every programme, and that it is read whole."""

from datetime import UTC

import pytest
from pytestqt.qtbot import QtBot

from tdapp.ui.screens.lettering import fit
from tdapp.ui.screens.painting import across, inside
from tdapp.ui.screens.zones import Digits, Lettering, Picture
from tdapp.values import replace
from tdapp.words.say import Words
from tests.ui.screens.reading import PROGRAMMES, pictures, show, zones
from tests.ui.screens.samples import ON_BREAK, RUNNING

WORDS = Words("en", UTC)
SHAPES = {"1920x1080": 16 / 9, "1024x768": 4 / 3, "1080x1920": 9 / 16}
SHORT = "Table 12 plays hand for hand now"
LONG = "Who has the keys of the red Volvo, AB-123-C on its plate? Please come to the bar."


def over(text: str, programme: str, shape: str, *, both: bool = True) -> list[Picture]:
    of = show(programme)
    view = replace(RUNNING, over=text)
    beside = (view if both else ON_BREAK,) if of.programme.tournaments > 1 else ()
    return pictures(view, WORDS, SHAPES[shape], of=of, beside=beside)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("programme", PROGRAMMES)
def test_the_time_left_stays_in_sight_under_a_message(qtbot: QtBot, programme: str, shape: str) -> None:
    for picture in over(SHORT, programme, shape):
        for message in zones(picture, "over"):
            for digits in zones(picture, "digits"):
                apart = message.box.y >= digits.box.bottom or message.box.bottom <= digits.box.y
                beside = across(message)[1] <= digits.box.x or digits.box.right <= across(message)[0]
                assert isinstance(digits, Digits) and (apart or beside)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("programme", PROGRAMMES)
def test_a_message_is_read_whole(qtbot: QtBot, programme: str, shape: str) -> None:
    for picture in over(LONG, programme, shape):
        for message in zones(picture, "over"):
            assert isinstance(message, Lettering)
            assert all(line.whole for line in fit(message, inside(message)))


@pytest.mark.parametrize("shape", SHAPES)
def test_of_two_tournaments_a_message_lies_only_over_its_own(qtbot: QtBot, shape: str) -> None:
    for picture in over(LONG, "pair", shape, both=False):
        (message,) = zones(picture, "over")
        _first, second = zones(picture, "name")
        assert message.box.right <= second.box.x or message.box.bottom <= second.box.y
