"""The programmes and themes a public screen can be given: those that ship with the application, and this laptop's own.

Own files stand in the folders `layouts`, `programmes` and `themes` of `screens`, beside the preferences. A file that
cannot be read is told with its line, and what it held when it could be read last goes on being shown.
"""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

from tdapp.app.clock.screen_files import ThemeFile, layout_from, programme_from, theme_from
from tdapp.app.preferences import preferences_path
from tdapp.app.resources import resource
from tdapp.domain.pieces import Pieces
from tdapp.domain.refusal import Refused
from tdapp.read.screen_layout import Programme, ScreenLayout
from tdapp.read.screen_theme import DARK, LIGHT, Theme, house_theme

T = TypeVar("T")
LAYOUTS, PROGRAMMES, THEMES = "layouts", "programmes", "themes"
USUAL, TWO = "full", "pair"  # programmes: for one tournament, and for two side by side
LARGEST = 1_000_000  # bytes of a file
LARGEST_PICTURE = 20_000_000


def own_screens() -> Path:
    """The folder of this laptop's own layouts, programmes and themes."""
    return preferences_path().parent / "screens"


class ScreenLibrary:
    """What can be shown on a public screen. `folder`: of the own files; None: only what is shipped.

    `problems`: what was wrong with own files when they were read last.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.problems: tuple[Refused, ...] = ()
        self._good: dict[tuple[str, str], object] = {}
        self.layouts: dict[str, ScreenLayout] = {}
        self.programmes: dict[str, Programme] = {}
        self.themes: dict[str, Theme] = {}
        self.read()

    def read(self) -> None:
        """Read all own files anew; the last good one of each stays where it cannot be read."""
        problems: list[Refused] = []
        layouts = self.layouts = self._all(LAYOUTS, shipped_layouts(), layout_from, problems)

        def programme(file: str, text: str) -> Programme:
            return programme_from(file, text, layouts)

        def theme(file: str, text: str) -> Theme:
            return self._theme(theme_from(file, text), file.removesuffix(".toml"), problems)

        shipped = {path.stem: programme(path.name, _shipped(path)) for path in _paths(PROGRAMMES)}
        self.programmes = self._all(PROGRAMMES, shipped, programme, problems)
        self.themes = self._all(THEMES, {DARK.key: DARK, LIGHT.key: LIGHT}, theme, problems)
        self.problems = tuple(problems)

    def programme(self, key: str) -> Programme:
        """The programme of this name; the usual one where there is none."""
        return self.programmes.get(key) or self.programmes[USUAL]

    def layout_key(self, layout: ScreenLayout) -> str:
        """The name of the file of a layout that a programme shows."""
        return next(key for key, each in self.layouts.items() if each == layout)

    def theme(self, key: str) -> Theme:
        """The theme of this name; the dark one where there is none."""
        return self.themes.get(key, DARK)

    def picture(self, name: str) -> bytes:
        """A picture that lies beside the own layouts; b'' when it is not there."""
        return _picture(self.folder / name) if self.folder is not None and name else b""

    def _all(
        self, kind: str, shipped: Mapping[str, T], made: Callable[[str, str], T], problems: list[Refused]
    ) -> dict[str, T]:
        """All of a kind by the names of their files; an own one of the same name takes the place of the shipped one."""
        found = dict(shipped)
        for path in self._own(kind):
            try:
                good = made(path.name, _text(path))
            except Refused as refused:
                problems.append(refused)
                if (kind, path.stem) not in self._good:
                    continue
                found[path.stem] = self._good[kind, path.stem]  # type: ignore[assignment]  # of the same kind
            else:
                found[path.stem] = good
                self._good[kind, path.stem] = good
        return found

    def _own(self, kind: str) -> list[Path]:
        if self.folder is None:
            return []
        try:
            return sorted((self.folder / kind).glob("*.toml"))
        except OSError:
            return []

    def _theme(self, told: ThemeFile, key: str, problems: list[Refused]) -> Theme:
        logo = b""
        if told.logo and self.folder is not None:
            logo = _picture(self.folder / THEMES / told.logo)
            if not logo:
                problems.append(Refused("screen.picture", file=f"{key}.toml", picture=told.logo))
        return house_theme(told.colours, key=key, name=told.name, logo=logo)


@cache
def library_in(folder: Path) -> ScreenLibrary:
    """What can be shown with the own files of this folder: read once, and again when that is asked for."""
    return ScreenLibrary(folder)


def own_library() -> ScreenLibrary:
    """What can be shown on this laptop."""
    return library_in(own_screens())


def read_ahead() -> Pieces[None]:
    """Read what can be shown on this laptop, a file at a time: it is there at once for whoever asks for it then."""
    for path in _paths(LAYOUTS):
        _shipped_layout(path)
        yield
    own_library()


def shipped_layouts() -> dict[str, ScreenLayout]:
    """The shipped layouts by the names of their files."""
    return {path.stem: _shipped_layout(path) for path in _paths(LAYOUTS)}


@cache
def _shipped_layout(path: Path) -> ScreenLayout:
    return layout_from(path.name, _shipped(path))


def _paths(kind: str) -> list[Path]:
    return sorted(resource("screens", kind).glob("*.toml"))


def _shipped(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise OSError
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Refused("screen.unreadable", file=path.name) from error


def _picture(path: Path) -> bytes:
    try:
        return path.read_bytes() if path.stat().st_size <= LARGEST_PICTURE else b""
    except OSError:
        return b""
