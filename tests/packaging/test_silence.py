"""What the tests themselves are watched for: words in the log nobody expects, files left open, time that runs out."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("mark", "level", "code"),
    [
        ("", "warning", 1),
        ("", "info", 0),
        ("@pytest.mark.expects_log('disk')", "error", 0),
        ("@pytest.mark.expects_log('printer')", "error", 1),
        ("@pytest.mark.expects_log('disk')", "info", 1),
    ],
)
def test_the_log_of_a_test_is_watched(tmp_path: Path, mark: str, level: str, code: int) -> None:
    program = f"import logging, pytest\n{mark}\ndef test_it():\n    logging.getLogger('tdapp').{level}('disk slow')\n"
    assert run(tmp_path, program) == code


@pytest.mark.parametrize(("then", "code"), [("", 1), ("kept.close()", 0)])
def test_a_connection_nobody_closes_fails_the_test_that_opened_it(tmp_path: Path, then: str, code: int) -> None:
    assert (
        run(tmp_path, f"import sqlite3\ndef test_it():\n    kept = sqlite3.connect(':memory:')\n    {then}\n") == code
    )


def test_no_property_runs_out_of_time() -> None:
    assert settings().deadline is None


def run(folder: Path, program: str) -> int:
    """The exit code of a test file of its own, watched as ours are."""
    shutil.copy(ROOT / "tests" / "conftest.py", folder)
    (folder / "test_it.py").write_text(program, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = expects_log: x\n", encoding="utf-8")
    line = [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", str(folder)]
    names = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(line, check=False, cwd=folder, env=names, capture_output=True).returncode
