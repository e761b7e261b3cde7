"""Layouts, programmes and themes of public screens as TOML: read with the line of whatever is wrong, and written."""

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any, TypeVar

from msgspec import Struct

from tdapp.app.clock.screen_checks import check_boxes
from tdapp.app.toml_lines import Place, TomlLines
from tdapp.domain.refusal import Refused
from tdapp.nested import toml_text
from tdapp.read.screen_colours import is_colour
from tdapp.read.screen_layout import (
    MOST_CELLS,
    MOST_PAGES,
    MOST_TOURNAMENTS,
    Align,
    BoxKind,
    Cells,
    Programme,
    ScreenBox,
    ScreenLayout,
    Shape,
)
from tdapp.read.screen_stage import EveningStage
from tdapp.read.screen_theme import HouseColours

E = TypeVar("E", bound=StrEnum)


class ThemeFile(Struct, frozen=True):
    """A theme as its file tells it. `logo`: the name of a picture beside it, '' none."""

    name: str
    colours: HouseColours
    logo: str = ""


def layout_from(file: str, text: str) -> ScreenLayout:
    """The layout in a file. Refuses what cannot be read, with its line and why."""
    read = TomlLines(file, text, "screen.toml")
    top = ("", 0)
    _only(read, read.data, top, {"name", "shape"})
    tables = read.data.get("shape")
    if not isinstance(tables, list) or not tables:
        raise Refused("screen.missing", file=read.file, line=read.line(top), key="shape")
    shapes, before = [], 0
    for number, table in enumerate(tables):
        shape = _shape(read, table, number, before)
        before += len(shape.boxes)
        shapes.append(shape)
    return ScreenLayout(_text(read, read.data, top, "name"), tuple(shapes))


def programme_from(file: str, text: str, layouts: Mapping[str, ScreenLayout]) -> Programme:
    """The programme in a file, of these layouts. Refuses what cannot be read, with its line and why."""
    read = TomlLines(file, text, "screen.toml")
    top, stages = ("", 0), ("stages", 0)
    _only(read, read.data, top, {"name", "otherwise", "stages"})
    chosen = read.data.get("stages", {})
    if not isinstance(chosen, dict):
        raise Refused("screen.missing", file=read.file, line=read.line(top, "stages"), key="stages")
    _only(read, chosen, stages, {each.value for each in EveningStage})

    def layout(table: dict[str, Any], place: Place, key: str) -> ScreenLayout:
        name = _text(read, table, place, key)
        if name not in layouts:
            raise Refused(
                "screen.choice",
                file=read.file,
                line=read.line(place, key),
                value=name,
                choices=", ".join(sorted(layouts)),
            )
        return layouts[name]

    return Programme(
        file.removesuffix(".toml"),
        _text(read, read.data, top, "name"),
        {EveningStage(key): layout(chosen, stages, key) for key in chosen},
        layout(read.data, top, "otherwise"),
    )


def theme_from(file: str, text: str) -> ThemeFile:
    """The theme in a file. Refuses what cannot be read, with its line and why."""
    read = TomlLines(file, text, "screen.toml")
    top = ("", 0)
    _only(read, read.data, top, {"name", "ground", "ink", "accent", "logo"})

    def colour(key: str) -> str:
        found = _text(read, read.data, top, key)
        if not is_colour(found):
            raise Refused("screen.colour", file=read.file, line=read.line(top, key), value=found)
        return found

    colours = HouseColours(colour("ground"), colour("ink"), colour("accent"))
    return ThemeFile(_text(read, read.data, top, "name"), colours, str(read.data.get("logo", "")))


def layout_text(layout: ScreenLayout) -> str:
    """A layout as `layout_from` reads it."""
    return "\n".join(_written(layout)) + "\n"


def programme_text(name: str, otherwise: str, stages: Mapping[EveningStage, str]) -> str:
    """A programme of layouts by the names of their files, as `programme_from` reads it."""
    lines = [f"name = {toml_text(name)}", f"otherwise = {toml_text(otherwise)}", "", "[stages]"]
    lines += [f"{stage.value} = {toml_text(layout)}" for stage, layout in stages.items()]
    return "\n".join(lines) + "\n"


def _written(layout: ScreenLayout) -> Iterator[str]:
    yield f"name = {toml_text(layout.name)}"
    for shape in layout.shapes:
        yield from ("", "[[shape]]", f'for = "{shape.width}:{shape.height}"')
        yield f"grid = [{shape.columns}, {shape.rows}]"
        for box in shape.boxes:
            at = box.at
            yield from ("", "[[shape.box]]", f'show = "{box.kind.value}"', f"at = [{at.x}, {at.y}, {at.w}, {at.h}]")
            if box.stages:
                yield f"stages = [{', '.join(toml_text(each.value) for each in box.stages)}]"
            if box.unless:
                yield f"unless = [{', '.join(toml_text(each.value) for each in box.unless)}]"
            if box.turn:
                yield f"turn = {toml_text(box.turn)}"
            if box.page != 1:
                yield f"page = {box.page}"
            if box.align is not Align.CENTRE:
                yield f'align = "{box.align.value}"'
            if box.text:
                yield f"text = {toml_text(box.text)}"
            if box.tournament != 1:
                yield f"tournament = {box.tournament}"


def _shape(read: TomlLines, table: Any, number: int, before: int) -> Shape:
    place = ("shape", number)
    if not isinstance(table, dict):
        raise Refused("screen.missing", file=read.file, line=read.line(("", 0)), key="shape")
    _only(read, table, place, {"for", "grid", "box"})
    made_for = re.fullmatch(r"\s*(\d{1,5})\s*:\s*(\d{1,5})\s*", _text(read, table, place, "for"))
    if made_for is None or not int(made_for[1]) or not int(made_for[2]):
        raise Refused("screen.aspect", file=read.file, line=read.line(place, "for"), value=str(table["for"]))
    columns, rows = _numbers(read, table, place, "grid", 2)
    if not (1 <= columns <= MOST_CELLS and 1 <= rows <= MOST_CELLS):
        raise Refused("screen.grid", file=read.file, line=read.line(place, "grid"), most=MOST_CELLS)
    boxes = table.get("box", [])
    if not isinstance(boxes, list) or not all(isinstance(each, dict) for each in boxes):
        raise Refused("screen.missing", file=read.file, line=read.line(place, "box"), key="box")
    made = tuple(_box(read, each, ("shape.box", before + at)) for at, each in enumerate(boxes))
    shape = Shape(int(made_for[1]), int(made_for[2]), columns, rows, made)
    check_boxes(shape, read.file, lambda index: read.line(("shape.box", before + index), "at"))
    return shape


def _box(read: TomlLines, table: dict[str, Any], place: Place) -> ScreenBox:
    _only(read, table, place, {"show", "at", "stages", "unless", "turn", "page", "align", "text", "tournament"})
    return ScreenBox(
        _one(read, table, place, "show", BoxKind, None),
        Cells(*_numbers(read, table, place, "at", 4)),
        _several(read, table, place, "stages", EveningStage),
        _several(read, table, place, "unless", BoxKind),
        _text(read, table, place, "turn", ""),
        _whole(read, table, place, "page", MOST_PAGES),
        _one(read, table, place, "align", Align, Align.CENTRE),
        _text(read, table, place, "text", ""),
        _whole(read, table, place, "tournament", MOST_TOURNAMENTS),
    )


def _only(read: TomlLines, table: Mapping[str, Any], place: Place, known: set[str]) -> None:
    """Refuse a key nobody knows: it was meant to do something."""
    for key in table:
        if key not in known:
            raise Refused(
                "screen.unknown", file=read.file, line=read.line(place, key), key=key, choices=", ".join(sorted(known))
            )


def _text(read: TomlLines, table: Mapping[str, Any], place: Place, key: str, default: str | None = None) -> str:
    found = table.get(key, default)
    if not isinstance(found, str) or (default is None and not found.strip()):
        raise Refused("screen.missing", file=read.file, line=read.line(place, key), key=key)
    return found


def _whole(read: TomlLines, table: Mapping[str, Any], place: Place, key: str, most: int) -> int:
    found = table.get(key, 1)
    if type(found) is not int or not 1 <= found <= most:
        raise Refused("screen.number", file=read.file, line=read.line(place, key), key=key, most=most)
    return found


def _numbers(read: TomlLines, table: Mapping[str, Any], place: Place, key: str, count: int) -> list[int]:
    found = table.get(key)
    if not isinstance(found, list) or len(found) != count or any(type(each) is not int for each in found):
        raise Refused("screen.numbers", file=read.file, line=read.line(place, key), key=key, count=count)
    return found


def _one(read: TomlLines, table: Mapping[str, Any], place: Place, key: str, of: type[E], default: E | None) -> E:
    found = table.get(key, default)
    if found is None:
        raise Refused("screen.missing", file=read.file, line=read.line(place, key), key=key)
    return _member(read, found, place, key, of)


def _several(read: TomlLines, table: Mapping[str, Any], place: Place, key: str, of: type[E]) -> tuple[E, ...]:
    found = table.get(key, [])
    if not isinstance(found, list):
        raise Refused("screen.missing", file=read.file, line=read.line(place, key), key=key)
    return tuple(_member(read, each, place, key, of) for each in found)


def _member(read: TomlLines, value: Any, place: Place, key: str, of: type[E]) -> E:
    try:
        return of(value)
    except ValueError as error:
        choices = ", ".join(each.value for each in of)
        raise Refused(
            "screen.choice", file=read.file, line=read.line(place, key), value=str(value), choices=choices
        ) from error
