"""Announcements: several at once, each for a time or until taken off; fields filled as they are at that moment."""

from datetime import timedelta

import pytest

from tdapp.app.clock.announcing import check_fields
from tdapp.domain.clock import announcing, timing
from tdapp.domain.refusal import Refused
from tdapp.domain.units import TextId
from tdapp.read.clock.announced import FIELDS, announcements_view, empty_fields, filled
from tdapp.words.clock.announced import MEANS
from tdapp.words.say import Words
from tests.domain.evening import Evening

ONE, TWO = TextId("1" * 32), TextId("2" * 32)
MINUTE = timedelta(minutes=1)


def text_of(text: str, _digest: str) -> str:
    return {ONE: "Dinner at {now}", TWO: "Back at {time}", "nl": "Om {now} wordt er gegeten"}.get(text, "")


def up(evening: Evening) -> list[TextId]:
    return [each.text for each in announcing.standing(evening.state, evening.now)]


def test_announcements_stand_beside_each_other_until_taken_off_or_over() -> None:
    evening = Evening()
    evening.do(announcing.announce, ONE, "d")
    evening.do(announcing.announce, TWO, "d", 5 * MINUTE)
    assert up(evening) == [ONE, TWO]
    evening.do(announcing.take_off, ONE)
    assert up(evening) == [TWO]
    evening.wait(5)
    assert up(evening) == []
    with pytest.raises(Refused, match="none"):
        evening.do(announcing.take_off, TWO)
    with pytest.raises(Refused, match="none"):
        evening.do(announcing.clear_announcement)


def test_what_is_told_on_one_topic_takes_the_place_of_what_was() -> None:
    evening = Evening()
    evening.do(announcing.announce, ONE, "d", topic="hand")
    evening.do(announcing.announce, TWO, "d", topic="hand")
    assert up(evening) == [TWO]


def test_more_announcements_than_anybody_reads_are_refused() -> None:
    evening = Evening()
    for number in range(announcing.MOST):
        evening.do(announcing.announce, TextId(str(number) * 32), "d")
    with pytest.raises(Refused) as refused:
        evening.do(announcing.announce, TextId("f" * 32), "d")
    assert (refused.value.code, refused.value.facts) == ("announce.many", {"n": announcing.MOST})


def test_a_field_nobody_knows_is_named_and_one_to_fill_in_is_asked_for() -> None:
    check_fields("Registration closes at {closes}, in {minutes} minutes")
    with pytest.raises(Refused) as refused:
        check_fields("Back in {minuts}")
    assert (refused.value.code, refused.value.facts["word"]) == ("announce.field", "{minuts}")
    with pytest.raises(Refused, match="fill"):
        check_fields("Table {table} breaks")
    check_fields("Table {table} breaks", ("table",))


def test_every_field_has_its_meaning_in_words() -> None:
    assert set(FIELDS) == set(MEANS)


def test_fields_are_filled_as_they_are_now_and_the_screen_is_silent_where_nothing_fills_them() -> None:
    evening = Evening()
    evening.do(announcing.announce, ONE, "d", other=TextId("nl"), other_digest="e")
    evening.do(announcing.announce, TWO, "d")
    first, second = announcements_view(evening.state, evening.now, text_of)
    words = Words("en", evening.now.tzinfo)
    at = words.time(evening.now)
    assert [words.one(text) for text in first.texts] == [f"Dinner at {at}", f"Om {at} wordt er gegeten"]
    assert (first.silent, second.silent) == ((), ("time",))


def test_every_field_says_something_at_some_moment_of_an_evening() -> None:
    evening = Evening()
    assert empty_fields(filled(evening.state, evening.now, "{level} {blinds} {left} {entries} {name} {now}")) == ()
    assert empty_fields(filled(evening.state, evening.now, "{time}")) == ("time",)
    evening.do(timing.start_at, evening.now + 10 * MINUTE)
    assert empty_fields(filled(evening.state, evening.now, "{time} {next_blinds}")) == ()
