"""The virtual environment: when it is trusted, when it is made again, and what a failure says."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import environment
import pytest
from system import Trouble

VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"


@pytest.fixture(scope="session")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with nothing in it, made once."""
    place = tmp_path_factory.mktemp("bare") / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True)
    return place


@pytest.fixture
def folder(bare: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A virtual environment without pip in a folder with a space in its name, stamped as whole."""
    place = tmp_path / "my checkout" / ".venv"
    shutil.copytree(bare, place, symlinks=True)
    monkeypatch.setattr(environment, "FOLDER", place)
    monkeypatch.setattr(environment, "PYTHON", place / environment.PYTHON.relative_to(environment.ROOT / ".venv"))
    monkeypatch.setattr(environment, "STAMP", place / "tdapp-stamp.json")
    monkeypatch.setattr(environment, "UNFINISHED", place / "tdapp-unfinished")
    (site_packages(place) / "reportlab-5.1.0.dist-info").mkdir()
    (site_packages(place) / "pip").mkdir()
    stamp = {"app": environment.fingerprint(environment.LOCKS["app"]), "packages": "reportlab-5.1.0.dist-info"}
    environment.STAMP.write_text(json.dumps(stamp), encoding="utf-8")
    return place


def site_packages(folder: Path) -> Path:
    return next(iter([*folder.glob("lib/python3*/site-packages"), *folder.glob("Lib/site-packages")]))


def refuse(*arguments: object, **options: object) -> None:
    raise AssertionError("pip must not be asked")


def test_a_whole_environment_is_trusted_without_pip(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "_install", refuse)
    assert not environment.broken()
    environment.ready("app", making=False)


def test_the_tools_are_missing_from_the_applications_environment(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(environment, "_install", lambda kind, stamp: asked.append(kind))
    environment.ready("dev", making=False)
    assert asked == ["dev"]


def test_a_changed_lock_is_installed(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = tmp_path / "app.txt"
    lock.write_text("another==1.0\n", encoding="utf-8")
    asked: list[str] = []
    monkeypatch.setitem(environment.LOCKS, "app", lock)
    monkeypatch.setattr(environment, "_install", lambda kind, stamp: asked.append(kind))
    environment.ready("app", making=False)
    assert asked == ["app"]


def test_an_environment_that_was_interrupted_is_made_again(folder: Path) -> None:
    environment.UNFINISHED.touch()
    assert environment.broken()


def test_an_environment_whose_python_is_gone_is_made_again(folder: Path) -> None:
    environment.PYTHON.unlink()
    assert environment.broken()


def test_an_environment_of_another_python_version_is_made_again(folder: Path) -> None:
    configuration = folder / "pyvenv.cfg"
    told = configuration.read_text(encoding="utf-8")
    configuration.write_text(told.replace(f"= {VERSION}.", "= 3.4."), encoding="utf-8")
    assert environment.broken()


def test_an_environment_with_a_package_deleted_is_made_again(folder: Path) -> None:
    next(folder.rglob("reportlab-5.1.0.dist-info")).rmdir()
    assert environment.broken()


def test_an_environment_without_pip_is_made_again(folder: Path) -> None:
    (site_packages(folder) / "pip").rmdir()
    assert environment.broken()


def test_an_environment_interrupted_while_it_was_made_is_made_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(line: list[str], **options: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as during:
        during.setattr(environment.subprocess, "run", interrupted)
        with pytest.raises(KeyboardInterrupt):
            environment.ready("app", making=True)
    assert environment.UNFINISHED.exists() and environment.broken()


def test_no_environment_at_all_is_made(folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(environment, "FOLDER", tmp_path / "nothing")
    monkeypatch.setattr(environment, "PYTHON", tmp_path / "nothing" / "bin" / "python")
    assert environment.broken()


@pytest.mark.parametrize("stamp", ["", "{", "[]", '{"app": 3}', "\x00"])
def test_a_damaged_stamp_counts_as_none(folder: Path, stamp: str, monkeypatch: pytest.MonkeyPatch) -> None:
    environment.STAMP.write_text(stamp, encoding="utf-8")
    asked: list[str] = []
    monkeypatch.setattr(environment, "_install", lambda kind, stamp: asked.append(kind))
    environment.ready("app", making=environment.broken())
    assert asked == ["app"]


def pip_says(folder: Path, words: str, code: int) -> None:
    """Put a pip into the environment that says these words and ends with this code."""
    pip = site_packages(folder) / "pip"
    (pip / "__init__.py").touch()
    (pip / "__main__.py").write_text(
        f"import sys\nprint({words!r}, file=sys.stderr)\nsys.exit({code})", encoding="utf-8"
    )


def test_an_installation_is_stamped_and_trusted_next_time(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout(folder, monkeypatch)
    pip_says(folder, "", 0)
    environment.ready("dev", making=False)
    assert not environment.broken()
    monkeypatch.setattr(environment, "_install", refuse)
    environment.ready("dev", making=False)
    environment.ready("app", making=False)


def checkout(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout around the environment, with one module."""
    root = folder.parent
    (root / "tdapp").mkdir()
    (root / "tdapp" / "one.py").write_text("ONE = 1\n", encoding="utf-8")
    monkeypatch.setattr(environment, "ROOT", root)
    return root


def test_with_the_libraries_the_checkout_is_compiled(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the first evening begun in it compiles each page when it is first looked for."""
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    root = checkout(folder, monkeypatch)
    pip_says(folder, "", 0)
    environment.ready("dev", making=False)
    assert [path.name.split(".")[0] for path in (root / "tdapp").rglob("*.pyc")] == ["one"]


@pytest.mark.parametrize(
    ("words", "meaning"),
    [
        ("NewConnectionError: [Errno -3] Temporary failure in name resolution", "no network"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "is not the one that was locked"),
        ("ERROR: No matching distribution found for pyside6-essentials==6.11.3", "not offered for this system"),
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "disk is full"),
        ("SSLError: certificate_verify_failed", "PIP_CERT"),
        ("something else", "pip's words above"),
    ],
)
def test_a_failure_is_told_in_words_and_not_trusted_afterwards(folder: Path, words: str, meaning: str) -> None:
    pip_says(folder, words, 1)
    with pytest.raises(Trouble, match=meaning):
        environment.ready("dev", making=False)
    assert environment.broken()


def test_a_lock_with_other_line_ends_is_the_same_lock(tmp_path: Path) -> None:
    (tmp_path / "unix").write_bytes(b"a==1\n")
    (tmp_path / "windows").write_bytes(b"a==1\r\n")
    assert environment.fingerprint(tmp_path / "unix") == environment.fingerprint(tmp_path / "windows")


def test_programs_see_this_checkout_and_no_other_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    monkeypatch.setenv("PYTHONHOME", "/elsewhere")
    names = environment.variables({"QT_QPA_PLATFORM": "offscreen"})
    assert names["PYTHONPATH"] == str(environment.ROOT)
    assert "PYTHONHOME" not in names and names["QT_QPA_PLATFORM"] == "offscreen"


@pytest.mark.parametrize(
    ("asked", "prefix", "place"),
    [("", "", ""), ("1", "", str(environment.FOLDER / "compiled")), ("1", "/elsewhere", "/elsewhere")],
)
def test_compiled_code_is_kept_away_from_the_sources_where_that_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, asked: str, prefix: str, place: str
) -> None:
    for name, value in (("PYTHONDONTWRITEBYTECODE", asked), ("PYTHONPYCACHEPREFIX", prefix)):
        monkeypatch.setenv(name, value) if value else monkeypatch.delenv(name, raising=False)
    names = environment.variables()
    assert "PYTHONDONTWRITEBYTECODE" not in names
    assert names.get("PYTHONPYCACHEPREFIX", "") == place
