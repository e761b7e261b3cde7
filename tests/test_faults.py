"""What ends a process of the tests is told in the summary of the run."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BEGINS = "from tests import faults\n\ndef pytest_configure(config):\n    faults.begin(config)\n"
ENDS = "import ctypes\n\ndef test_the_last():\n    ctypes.string_at(0)\n"


def test_where_a_process_was_when_it_ended_stands_in_the_summary(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(BEGINS, encoding="utf-8")
    (tmp_path / "test_ends.py").write_text(ENDS, encoding="utf-8")
    command = (sys.executable, "-m", "pytest", "-n", "1", "--rootdir", ".", "-c", os.devnull, "-p", "no:cacheprovider")
    ran = subprocess.run(
        [*command, "test_ends.py"], cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=False,
        capture_output=True, text=True,
    )  # fmt: skip
    summary = ran.stdout.partition("last words of gw0")[2]
    assert "test_ends.py" in summary and "test_the_last" in summary, ran.stdout + ran.stderr
    assert ran.returncode == 1
