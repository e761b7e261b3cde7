"""What the tests themselves are watched for: words in the log nobody expects, files left open, time that runs out."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from hypothesis import settings

ROOT = Path(__file__).resolve().parents[2]


def test_the_log_of_a_test_is_watched(tmp_path: Path) -> None:
    disk, printer = "@pytest.mark.expects_log('disk')", "@pytest.mark.expects_log('printer')"
    watched = [
        ("", "warning", False),
        ("", "info", True),
        (disk, "error", True),
        (printer, "error", False),
        (disk, "info", False),
    ]
    programs = [
        f"import logging, pytest\n{mark}\ndef test_it():\n    logging.getLogger('tdapp').{level}('disk slow')\n"
        for mark, level, _passes in watched
    ]
    assert passed(tmp_path, programs) == [passes for _mark, _level, passes in watched]


def test_a_connection_nobody_closes_fails_the_test_that_opened_it(tmp_path: Path) -> None:
    opened = "import sqlite3\ndef test_it():\n    kept = sqlite3.connect(':memory:')\n"
    assert passed(tmp_path, [opened, f"{opened}    kept.close()\n"]) == [False, True]


def test_no_property_runs_out_of_time() -> None:
    assert settings().deadline is None


def passed(folder: Path, programs: list[str]) -> list[bool]:
    """Whether each of these test files, watched as ours are, passes with its one test."""
    shutil.copy(ROOT / "tests" / "conftest.py", folder)
    for number, program in enumerate(programs):
        (folder / f"test_{number}.py").write_text(program, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = expects_log: x\n", encoding="utf-8")
    result, made = folder / "result.xml", folder / "made"
    asked = ["-p", "no:randomly", f"--basetemp={made}", f"--junitxml={result}", str(folder)]
    names = {**os.environ, "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-m", "pytest", *asked], check=False, cwd=folder, env=names, capture_output=True)
    faults = {case.get("classname"): len(case) for case in ElementTree.parse(result).iter("testcase")}
    return [faults[f"test_{number}"] == 0 for number in range(len(programs))]
