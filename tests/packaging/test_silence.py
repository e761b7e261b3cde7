"""A warning in the log that no test expects is a failure; one that is expected must come."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).resolve().parents[1] / "conftest.py"


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
    shutil.copy(CONFTEST, tmp_path)
    program = f"import logging, pytest\n{mark}\ndef test_it():\n    logging.getLogger('tdapp').{level}('disk slow')\n"
    (tmp_path / "test_it.py").write_text(program, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = expects_log: x\n", encoding="utf-8")
    line = [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", str(tmp_path)]
    assert subprocess.run(line, check=False, cwd=tmp_path, capture_output=True).returncode == code
