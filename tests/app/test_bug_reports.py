"""Reports of errors in the program: the way through the code stands in them, and nobody's data."""

import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tdapp.app.bug_reports import AGAIN, MOST, BugReports, Deaths, harmless, way_there
from tdapp.app.open_club import Club
from tdapp.domain.registration import entries

NAME = "Zo\u00eb van der Zee"
NOW = datetime(2026, 11, 20, 21, 14, 5, tzinfo=UTC)


class Hand:
    """A clock set by hand."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


def caught(club: Club) -> BaseException:
    """An error with a name in it, from deep in the program, by way of another with a telephone number."""
    main = club.create(*arguments())
    try:
        try:
            club.desk.do(main, entries.register, NAME, seed=object())
        except Exception as error:
            raise LookupError(f"nobody with {NAME} or +31 6 1234", 7) from error
    except LookupError as error:
        return error
    raise AssertionError("that should have failed")


def arguments() -> tuple[object, object]:
    from tests.app.conftest import STRUCTURE, setup_of

    return setup_of("Friday"), STRUCTURE


def test_a_report_tells_the_way_and_holds_nobodys_data(club: Club, tmp_path: Path) -> None:
    error = caught(club)
    assert BugReports(tmp_path / "reports", Hand()).note(error)
    (report,) = (tmp_path / "reports").glob("*.txt")
    text = report.read_text(encoding="utf-8")
    assert "tdapp/app/desk.py:" in text and " in do" in text and "LookupError(str, 7)" in text
    assert text.index("which led to") < text.index("LookupError")
    assert all(secret not in text for secret in (NAME, "Zee", "1234", str(Path.home()), "/work", "/tmp"))
    assert "/".join(Path(__file__).parts[-2:]) in text


def test_the_same_error_is_written_once_and_told_once_a_minute(club: Club, tmp_path: Path) -> None:
    clock, error = Hand(), caught(club)
    reports = BugReports(tmp_path / "reports", clock)
    assert [reports.note(error), reports.note(error)] == [True, False]
    clock.now += AGAIN + timedelta(seconds=1)
    assert [reports.note(error), reports.note(error)] == [True, False]
    assert reports.note(ValueError(3)) and len([*reports.folder.glob("*.txt")]) == 2


def test_the_oldest_reports_go_and_a_disk_that_takes_none_stops_nothing(tmp_path: Path) -> None:
    clock = Hand()
    reports = BugReports(tmp_path / "reports", clock)
    for number in range(MOST + 3):
        clock.now += timedelta(seconds=1)
        assert reports.note(ValueError(number))
    kept = sorted(path.read_text(encoding="utf-8") for path in reports.folder.glob("*.txt"))
    assert len(kept) == MOST and not any("ValueError(0)" in text for text in kept)
    (tmp_path / "taken").write_text("in the way", encoding="utf-8")
    assert BugReports(tmp_path / "taken", clock).note(ValueError(1))


def test_numbers_are_told_and_everything_else_by_its_kind() -> None:
    assert harmless(ValueError(True, 12, 1.5, NAME, [NAME])) == "ValueError(True, 12, float, str, list)"
    assert way_there(ValueError(1)) == "ValueError(1)"


def test_what_ends_the_program_at_once_becomes_a_report_with_the_next_start(tmp_path: Path) -> None:
    folder = tmp_path / "reports"
    code = (
        "import ctypes, sys\nfrom datetime import UTC, datetime\nfrom pathlib import Path\n"
        "from tdapp.app.bug_reports import BugReports, Deaths\n"
        "Deaths(BugReports(Path(sys.argv[1]), lambda: datetime.now(UTC))).watch()\nctypes.string_at(0)\n"
    )
    root = Path(__file__).parents[2]
    ended = subprocess.run([sys.executable, "-c", code, str(folder)], cwd=root, check=False, capture_output=True)
    assert ended.returncode != 0
    deaths = Deaths(BugReports(folder, Hand()))
    assert deaths.of_last_time() and not deaths.of_last_time()
    (report,) = folder.glob("*.txt")
    text = report.read_text(encoding="utf-8")
    assert "string_at" in text and str(Path(sys.prefix)) not in text
