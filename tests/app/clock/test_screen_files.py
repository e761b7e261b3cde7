"""Layouts, programmes and themes as TOML: what is shipped, what is refused and in which line, and the last good one."""

from pathlib import Path

import pytest

from tdapp.app.clock import screen_library
from tdapp.app.clock.screen_files import layout_from, layout_text, programme_from, theme_from
from tdapp.app.clock.screen_library import USUAL, ScreenLibrary, shipped_layouts
from tdapp.domain.refusal import Refused
from tdapp.read.message import say_refused
from tdapp.read.screen_layout import Align, BoxKind, Cells, ScreenBox, ScreenLayout, Shape
from tdapp.read.screen_stage import EveningStage
from tests.ui.pages.evening import words_for

GOOD = """name = "Mine"

[[shape]]
for = "16:9"
grid = [64, 36]

[[shape.box]]
show = "clock"
at = [0, 0, 40, 20]

[[shape.box]]
show = "next"  # under it
at = [0, 20, 40, 4]
stages = ["play", "break"]

[[shape]]
for = "9:16"
grid = [20, 36]

[[shape.box]]
show = "blinds"
at = [0, 4, 20, 6]
"""
PROGRAMME = 'name = "Mine"\notherwise = "mine"\n\n[stages]\nbreak = "mine"\n'
THEME = 'name = "Ours"\nground = "#101820"\nink = "#FFFFFF"\naccent = "#FFC845"\n'


def refused(made: object, *args: object) -> Refused:
    with pytest.raises(Refused) as caught:
        made(*args)  # type: ignore[operator]
    return caught.value


def test_every_shipped_layout_is_good_and_reads_back_as_it_was() -> None:
    layouts = shipped_layouts()
    assert len(layouts) == 9
    for name, layout in layouts.items():
        assert [(shape.width, shape.height) for shape in layout.shapes] == [(16, 9), (4, 3), (9, 16)], name
        assert layout_from(name, layout_text(layout)) == layout


def test_whatever_an_editor_puts_into_a_layout_is_kept() -> None:
    box = ScreenBox(
        BoxKind.PICTURE, Cells(1, 2, 3, 4), (EveningStage.DEAL,), (BoxKind.MOVES,), 'a "turn"', 2, Align.RIGHT,
        "C:\\logos\\ünser.png\n", 2,
    )  # fmt: skip
    layout = ScreenLayout("Mine \\ 'own'", (Shape(21, 9, 80, 30, (box,)), Shape(1, 1, 9, 9)))
    assert layout_from("x.toml", layout_text(layout)) == layout


@pytest.mark.parametrize(
    ("was", "now", "code", "line"),
    [
        ('show = "clock"', 'show = "clok"', "screen.choice", 8),
        ('show = "clock"', "show = clock", "screen.toml", 8),
        ('show = "clock"', "", "screen.missing", 7),
        ("at = [0, 20, 40, 4]", "at = [0, 20, 40]", "screen.numbers", 13),
        ("at = [0, 20, 40, 4]", "at = [0, 20, 40, 4.5]", "screen.numbers", 13),
        ("at = [0, 20, 40, 4]", "at = [30, 20, 40, 4]", "screen.outside", 13),
        ("at = [0, 20, 40, 4]", "at = [0, 20, 40, 1]", "screen.low", 13),
        ("at = [0, 20, 40, 4]", "at = [0, 19, 40, 4]", "screen.overlap", 13),
        ('stages = ["play", "break"]', 'stages = ["dinner"]', "screen.choice", 14),
        ('stages = ["play", "break"]', 'colour = "red"', "screen.unknown", 14),
        ('stages = ["play", "break"]', "page = 0", "screen.number", 14),
        ('for = "9:16"', 'for = "tall"', "screen.aspect", 17),
        ("grid = [20, 36]", "grid = [20, 0]", "screen.grid", 18),
        ('show = "blinds"', 'show = "blind"', "screen.choice", 21),
        ('name = "Mine"', "", "screen.missing", 1),
    ],
)
def test_what_is_wrong_in_a_layout_is_named_with_its_line(was: str, now: str, code: str, line: int) -> None:
    found = refused(layout_from, "mine.toml", GOOD.replace(was, now, 1))
    assert (found.code, found.facts["file"], found.facts["line"]) == (code, "mine.toml", line)
    for language in ("en", "nl"):
        said = words_for(language).said(say_refused(found))
        assert "mine.toml" in said and str(line) in said and "{" not in said


def test_boxes_may_share_a_place_when_they_take_turns_or_are_seen_at_different_stages() -> None:
    place = "at = [0, 19, 40, 4]"
    assert layout_from("x", GOOD.replace("at = [0, 20, 40, 4]", f'{place}\nunless = ["clock"]'))
    apart = GOOD.replace("at = [0, 20, 40, 4]", place).replace("40, 20]", '40, 20]\nstages = ["finished"]')
    assert layout_from("x", apart)
    turns = apart.replace('stages = ["finished"]', 'turn = "low"\npage = 2').replace(place, f'{place}\nturn = "low"')
    assert layout_from("x", turns)
    assert refused(layout_from, "x", turns.replace("page = 2", "")).code == "screen.overlap"


@pytest.mark.parametrize(
    ("was", "now", "code", "line"),
    [
        ('break = "mine"', 'break = "yours"', "screen.choice", 5),
        ('break = "mine"', 'dinner = "mine"', "screen.unknown", 5),
        ('otherwise = "mine"', "", "screen.missing", 1),
        ("[stages]", "stages = 4\n[more]", "screen.unknown", 5),
    ],
)
def test_what_is_wrong_in_a_programme_is_named_with_its_line(was: str, now: str, code: str, line: int) -> None:
    layouts = {"mine": layout_from("mine.toml", GOOD)}
    assert programme_from("p.toml", PROGRAMME, layouts).at(EveningStage.BREAK).name == "Mine"
    found = refused(programme_from, "p.toml", PROGRAMME.replace(was, now), layouts)
    assert (found.code, found.facts["line"]) == (code, line)


def test_a_colour_that_is_none_is_named() -> None:
    assert theme_from("t.toml", THEME).colours.accent == "#FFC845"
    found = refused(theme_from, "t.toml", THEME.replace("#FFC845", "yellow"))
    assert (found.code, found.facts["line"], found.facts["value"]) == ("screen.colour", 4, "yellow")


def test_a_broken_file_is_told_and_what_it_held_before_stays(tmp_path: Path) -> None:
    for folder, name, text in (("layouts", "mine", GOOD), ("programmes", "own", PROGRAMME), ("themes", "ours", THEME)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / f"{name}.toml").write_text(text, encoding="utf-8")
    library = ScreenLibrary(tmp_path)
    assert library.problems == ()
    good, theme = library.programme("own"), library.theme("ours")
    assert (good.name, theme.name) == ("Mine", "Ours")
    (tmp_path / "layouts" / "mine.toml").write_text(GOOD.replace("clock", "clok"), encoding="utf-8")
    (tmp_path / "themes" / "ours.toml").write_bytes(b"\xff\xfe")
    library.read()
    assert [each.code for each in library.problems] == ["screen.choice", "screen.unreadable"]
    assert (library.programme("own"), library.theme("ours")) == (good, theme)
    assert (ScreenLibrary(tmp_path).programme("own").key, ScreenLibrary(tmp_path).theme("ours").key) == (USUAL, "dark")
    (tmp_path / "layouts" / "mine.toml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "themes" / "ours.toml").write_text(THEME + 'logo = "gone.png"\n', encoding="utf-8")
    library.read()
    assert [(each.code, each.facts["picture"]) for each in library.problems] == [("screen.picture", "gone.png")]
    assert library.theme("ours").logo == b""


def test_read_ahead_a_file_at_a_time_the_shipped_layouts_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def reading(file: str, text: str) -> ScreenLayout:
        read.append(file)
        return layout_from(file, text)

    monkeypatch.setattr(screen_library, "layout_from", reading)
    screen_library._shipped_layout.cache_clear()
    before = 0
    for _ in screen_library.read_ahead():
        assert len(read) == before + 1
        before = len(read)
    assert set(read) == {f"{name}.toml" for name in ScreenLibrary().layouts} and len(read) == before


def test_an_own_layout_of_the_same_name_takes_the_place_of_the_shipped_one(tmp_path: Path) -> None:
    (tmp_path / "layouts").mkdir()
    (tmp_path / "layouts" / "play.toml").write_text(GOOD, encoding="utf-8")
    assert ScreenLibrary(tmp_path).programme(USUAL).otherwise.name == "Mine"
    assert ScreenLibrary(tmp_path / "nowhere").programme(USUAL).otherwise.name == "Play"
