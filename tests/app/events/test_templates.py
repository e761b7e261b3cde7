"""Templates of announcements: shipped, the club's own, and what is wrong named by file, line and reason."""

import pytest

from tdapp.app.clock.announcing import announce
from tdapp.app.demo.evening import HandClock
from tdapp.app.events.announcement_templates import (
    OF_CLUB,
    put_templates,
    shipped_templates,
    templates,
    templates_of,
)
from tdapp.app.open_club import Club
from tdapp.domain.events.templates import Template
from tdapp.domain.refusal import Refused
from tdapp.read.clock.announced import announcements_view
from tdapp.read.message import say_refused
from tdapp.words.say import Words
from tests.app.conftest import MINUTE, STRUCTURE, setup_of

WORDS = Words("en", None)


def test_the_club_has_its_own_templates_beside_the_shipped_ones(club: Club) -> None:
    shipped = shipped_templates()
    assert templates(club) == shipped
    own = Template("own", (("nl", 'Soep om {time} "gratis"'),), lasts=5 * MINUTE)
    changed = Template(shipped[0].key, (("en", "Table {table} goes"),), shipped[0].typed)
    put_templates(club, (changed, *shipped[1:], own))
    assert templates(club) == (changed, *shipped[1:], own)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[template]]\nkey = 'a'\n", "f.toml, line 1: 'text' is missing."),
        ("[[template]]\nkey = 'a'\ntext = 'Back at {tme}'\n", "It stands in f.toml, line 3."),
        ("[[template]]\nkey = 'a'\ntext = { de = 'x' }\n", "f.toml, line 3: text cannot be"),
        ("[[template]]\nkey = 'a'\ntext = 'x'\nlasts = '5'\n", "f.toml, line 4: lasts cannot be '5'."),
        ("[[template]]\nkey = 'a'\ntext = 'x'\nname = 'y'\n", "f.toml, line 4: nothing is called 'name' here."),
        ("[[template]]\nkey = 'a'\ntext = 'x'\n[[template]]\nkey = 'a'\ntext = 'y'\n", "f.toml, line 4: the key 'a'"),
    ],
)
def test_what_is_wrong_is_named_by_file_line_and_reason(text: str, said: str) -> None:
    with pytest.raises(Refused) as refused:
        templates_of(text, "f.toml")
    assert said in WORDS.said(say_refused(refused.value))


def test_what_the_club_would_keep_is_read_first(club: Club) -> None:
    with pytest.raises(Refused) as refused:
        put_templates(club, (Template("a", (("en", "{nothing}"),)),))
    assert refused.value.facts["file"] == OF_CLUB


def test_announcements_are_checked_logged_undone_and_read_after_years(club: Club, clock: HandClock) -> None:
    main = club.create(setup_of(), STRUCTURE)
    for text, code in (
        ("Back in {tme}", "announce.field"),
        ("Table {table} breaks", "announce.fill"),
        ("Back at {time}", "announce.empty"),
        ("x" * 201, "announce.long"),
    ):
        with pytest.raises(Refused) as refused:
            announce(club, main, text)
        assert refused.value.code == code
    announce(club, main, "Welcome, {entries} entries", second="Welkom, {entries} entries", lasts=5 * MINUTE)
    announce(club, main, "Dinner is served")
    state = club.desk.state(main)
    first, second = announcements_view(state, club.time.now(), club.text)
    assert [WORDS.one(text) for text in first.texts] == ["Welcome, 0 entries", "Welkom, 0 entries"]
    club.desk.undo(main)
    assert len(announcements_view(club.desk.state(main), club.time.now(), club.text)) == 1
    clock.forward(5 * MINUTE)
    assert announcements_view(club.desk.state(main), club.time.now(), club.text) == ()
    assert second.until is None
