"""What stands in the way of a start is said in a sentence with what to do."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tdapp import main as program
from tdapp.app import starting, system
from tdapp.app.starting import lacking
from tdapp.app.whole import MANIFEST, not_unpacked

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A built program of two files, and their list."""
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "a b.so").write_bytes(b"12345")
    (tmp_path / "base.zip").write_bytes(b"1")
    (tmp_path / MANIFEST).write_text("5 lib/a b.so\n1 base.zip\n", encoding="utf-8")
    return tmp_path


def test_a_whole_program_starts(whole: Path) -> None:
    assert not_unpacked(str(whole)) == ""


@pytest.mark.parametrize("gone", ["lib/a b.so", "base.zip", MANIFEST])
def test_a_program_unpacked_in_part_names_a_file_and_says_what_to_do(whole: Path, gone: str) -> None:
    (whole / gone).unlink()
    assert re.search(rf"{gone} is missing .* unpack the whole archive again", not_unpacked(str(whole)))


def test_a_file_cut_off_is_noticed(whole: Path) -> None:
    (whole / "lib" / "a b.so").write_bytes(b"123")
    assert "cut off" in not_unpacked(str(whole))


def test_a_built_program_looks_at_its_files_before_anything_else(whole: Path) -> None:
    """Before what PyInstaller runs itself at a start, and with nothing but what Python has built in."""
    spec = (ROOT / "packaging" / "programs" / "tdapp.spec").read_text(encoding="utf-8")
    assert 'runtime_hooks=[str(HERE / "whole.py")]' in spec
    (whole / "base.zip").unlink()
    hook = ROOT / "packaging" / "programs" / "whole.py"
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); import os; before = {{*sys.modules}}; import tdapp.app.whole;"
        "print(*(each for each in sys.modules if each not in before and 'tdapp' not in each), flush=True);"
        "sys._MEIPASS = sys.argv[1];"
        f"exec(compile(open({str(hook)!r}, encoding='utf-8').read(), 'whole.py', 'exec'))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, str(whole)], check=False, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout.split()) == (1, [])
    assert done.stderr.startswith("This program was unpacked only in part: base.zip is missing")
    assert "Traceback" not in done.stderr and done.stderr.count("\n") == 1


def test_libraries_the_system_lacks_are_named_with_the_line_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    need = system.Need("libnobody.so.1", ("libnobody1",), "nobody", "nobody", "nobody")
    monkeypatch.setattr(system, "missing", lambda **_asked: (need,))
    monkeypatch.setattr(system, "package_manager", lambda: "dnf")
    said = lacking(ImportError("libnobody.so.1: cannot open shared object file", name="PySide6.QtGui"))
    assert "libnobody.so.1" in said and "dnf install -y nobody" in said


def test_a_part_that_cannot_be_loaded_is_named_but_an_error_of_ours_stays_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "missing", lambda **_asked: ())
    assert "Install it again" in lacking(ImportError("No module named 'numpy'", name="numpy"))
    assert lacking(ImportError("cannot import name 'x' from 'tdapp.domain'", name="tdapp.domain")) == ""


def test_without_a_display_the_window_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(starting.system, "has_display", lambda: False)
    assert program.main([]) == 1
    assert "no display here" in capsys.readouterr().err


def test_a_display_that_does_not_answer_is_said_before_qt_gives_up() -> None:
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from tdapp.main import main; sys.exit(main([]))"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env={"QT_QPA_PLATFORM": "nobody"},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr.startswith(("There is no display here", "This system lacks"))


def test_the_command_line_lists_its_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert (program.command_line([]), program.command_line(["dance"])) == (2, 2)
    assert capsys.readouterr().err.count("operators-off") == 2
    assert program.command_line(["--help"]) == program.command_line(["--version"]) == 0
    assert "smoke" in capsys.readouterr().out
