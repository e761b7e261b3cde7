"""Names on labels too short for them: nobody at a table can be taken for anybody else there."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tdapp.read.people.fitted_names import CUT, Forms, fitted_names, may_be, name_forms
from tdapp.read.people.names import PlayerName, short_names

FIRST = st.sampled_from(["Jan", "Jan-Willem", "Jan-Wim", "Alexander", "Alexandra", "Nguyễn Thị", "محمد", "小龙", ""])
LAST = st.sampled_from(["Berg", "van der Berg", "van den Bosch", "Żółć", "Żółw", "Hương", "Hường", "علي", "李", "Jan"])
NAMES = st.lists(st.builds(PlayerName, LAST, FIRST), min_size=1, max_size=10)
ROOMS = st.lists(st.integers(7, 30), min_size=10, max_size=10)


def forms_of(names: list[PlayerName], *, whole: bool) -> list[Forms]:
    pairs = zip(names, short_names(names), strict=True)
    return [name_forms(name, *((name.full, short) if whole else (short,))) for name, short in pairs]


CROSSED = [PlayerName("van der Berg", first) for first in ("Jan-Willem", "Jan-Wim")]


@example([*CROSSED, PlayerName("van den Bosch", "Jan-Willem")], [7] * 10, False)
@given(NAMES, ROOMS, st.booleans())
def test_no_label_can_be_read_as_another_name(names: list[PlayerName], rooms: list[int], whole: bool) -> None:
    labels = forms_of(names, whole=whole)
    shown = fitted_names(labels, lambda number, text: len(text) <= rooms[number])
    for number, text in enumerate(shown):
        assert 0 < len(text) <= rooms[number]
        assert any(may_be(text, form) for form in labels[number].all)
        pattern = ".*".join(map(re.escape, text.split(CUT)))
        for other in labels:
            if other != labels[number]:
                assert not any(re.fullmatch(pattern, form) for form in other.all), (text, other)


@given(NAMES, st.booleans())
def test_with_room_enough_everybody_is_written_as_wanted(names: list[PlayerName], whole: bool) -> None:
    labels = forms_of(names, whole=whole)
    assert fitted_names(labels, lambda number, text: True) == tuple(label.wanted[0] for label in labels)


@pytest.mark.parametrize(
    ("names", "room", "shown"),
    [
        (["Wójcik, Agnieszka", "Wójcik, Paweł"], 7, ("Agnies…", "Paweł")),
        (["van der Berg, Jan-Willem", "van den Bosch, Jan-Willem"], 9, ("J. Berg", "J. Bosch")),
        (["Kok, Jan-Willem", "Bos, Jan-Willem"], 9, ("J. Kok", "J. Bos")),
        (["Kok, Jan", "Kok, Jan"], 5, ("Jan…", "Jan…")),
    ],
)
def test_what_is_cut(names: list[str], room: int, shown: tuple[str, ...]) -> None:
    people = [PlayerName(*name.split(", ")) for name in names]
    assert fitted_names(forms_of(people, whole=False), lambda _number, text: len(text) <= room) == shown


def test_marks_stay_on_their_letters() -> None:
    (shown,) = fitted_names([Forms(("Nguye\u0302\u0303n",))], lambda _number, text: len(text) <= 6)
    assert shown == "Nguy" + CUT


def test_without_any_room_there_is_a_sign_of_it() -> None:
    assert fitted_names([Forms(("Ada",))], lambda number, text: False) == (CUT,)
