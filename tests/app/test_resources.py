"""The shipped files are found wherever the application runs from."""

from pathlib import Path

import pytest

from tdapp.app.resources import resource, resources_folder


def folder(at: Path) -> Path:
    (at / "resources" / "fonts").mkdir(parents=True)
    return at / "resources"


def test_checkout_beside_the_package(tmp_path: Path) -> None:
    (tmp_path / "tdapp").mkdir()
    here = folder(tmp_path)
    assert resources_folder(package=tmp_path / "tdapp", bundle=None) == here


def test_wheel_inside_the_package(tmp_path: Path) -> None:
    folder(tmp_path)
    inside = folder(tmp_path / "tdapp")
    assert resources_folder(package=tmp_path / "tdapp", bundle=None) == inside


def test_frozen_bundle_comes_first(tmp_path: Path) -> None:
    folder(tmp_path / "tdapp")
    bundle = folder(tmp_path / "bundle")
    assert resources_folder(package=tmp_path / "tdapp", bundle=tmp_path / "bundle") == bundle


def test_missing_says_where_it_looked(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="Install it again"):
        resources_folder(package=tmp_path / "tdapp", bundle=None)


def test_the_fonts_are_there() -> None:
    assert resource("fonts", "RobotoCondensed-Bold.ttf").is_file()
