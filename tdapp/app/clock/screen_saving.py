"""Saves boxes that were arranged by hand as this laptop's own layout, whole or not at all."""

import re
from pathlib import Path
from unicodedata import combining, normalize

from msgspec import Struct

from tdapp.app.clock.screen_files import layout_text, programme_text
from tdapp.app.clock.screen_library import LAYOUTS, PROGRAMMES, ScreenLibrary
from tdapp.app.whole_files import write_whole
from tdapp.domain.refusal import Refused
from tdapp.read.screen_layout import ScreenLayout
from tdapp.values import replace

LONGEST = 60  # letters of the name of a file
# Windows has no files of these names.
DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10))}


class Saved(Struct, frozen=True):
    """Where boxes were saved: the layout and the programme that shows it, by the names of their files."""

    layout: str
    programme: str


def save_boxes(library: ScreenLibrary, layout: ScreenLayout, *, key: str, programme: str, name: str) -> Saved:
    """Save boxes that were those of the layout `key` and seen in `programme`.

    Under the layout's own name they are what every programme with that layout shows from now on. Under another one
    there is a new layout, and a new programme of that name which shows it where the old one showed the former. Refused:
    no name, one that is taken, or the disk would not have it.
    """
    folder = library.folder
    assert folder is not None, "only what is shipped"
    if name.strip() == library.layouts[key].name:
        _write(folder / LAYOUTS / f"{key}.toml", layout_text(layout))
        library.read()
        return Saved(key, programme)
    new = file_name(name)
    if new in library.layouts or new in library.programmes:
        raise Refused("draft.name_taken", name=name.strip())
    shown = library.programme(programme)
    stages = {stage: library.layout_key(each) for stage, each in shown.layouts.items()}
    otherwise = library.layout_key(shown.otherwise)
    _write(folder / LAYOUTS / f"{new}.toml", layout_text(replace(layout, name=name.strip())))
    _write(
        folder / PROGRAMMES / f"{new}.toml",
        programme_text(
            name.strip(),
            new if otherwise == key else otherwise,
            {stage: new if each == key else each for stage, each in stages.items()},
        ),
    )
    library.read()
    return Saved(new, new)


def file_name(name: str) -> str:
    """The name of a file for what somebody named, in letters every disk takes. Refused: nothing is left of it.

    >>> file_name(" Żółty ekran, zaal 2 ")
    'zolty-ekran-zaal-2'
    """
    plain = "".join(letter for letter in normalize("NFKD", name.strip().lower()) if not combining(letter))
    plain = plain.replace("ł", "l").replace("đ", "d").replace("ø", "o").replace("ß", "ss")
    found = re.sub(r"[\W_]+", "-", plain).strip("-")[:LONGEST].rstrip("-")
    if not found:
        raise Refused("draft.name")
    return f"{found}-" if found in DEVICES else found


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text.encode())
    except OSError as error:
        raise Refused("draft.not_saved", file=path.name, detail=error.strerror or str(error)) from error
