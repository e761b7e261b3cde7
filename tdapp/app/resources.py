"""Finds the files that ship with the application: fonts, sounds, icons, rulebooks, translations.

They stand in one folder, `resources`: beside the package in a checkout, inside the package in an installed wheel, and
in the unpacked bundle of a frozen application.
"""

import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


def resource(*parts: str) -> Path:
    """The path of a shipped file or folder: resource("fonts", "NotoSans-Regular.ttf")."""
    bundle = getattr(sys, "_MEIPASS", None)
    return resources_folder(package=PACKAGE, bundle=Path(bundle) if bundle else None).joinpath(*parts)


def resources_folder(*, package: Path, bundle: Path | None) -> Path:
    """The folder of everything that ships with the application. `bundle`: the folder of a frozen application, None when
    it runs from source or wheel.
    """
    places = [place / "resources" for place in (bundle, package, package.parent) if place is not None]
    for place in places:
        if (place / "fonts").is_dir():
            return place
    looked = ", ".join(str(place) for place in places)
    raise FileNotFoundError(f"The application's own files are missing. Looked in: {looked}. Install it again.")
