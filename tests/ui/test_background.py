"""Jobs beside the event loop: what comes of one that was stopped reaches nobody."""

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Generator
from functools import partial
from threading import Event, current_thread, main_thread
from time import sleep

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from tdapp.ui.background import InParts, InThread, beside, wait_for_threads

SLOW = 60  # seconds a slow machine may take
ENDS = """
from PySide6.QtWidgets import QApplication
from tdapp.ui.background import InThread

def speaks(watch):
    for number in range(10**9):
        watch(number)

application = QApplication([])
jobs = [InThread(speaks) for _each in range(4)]
for job in jobs:
    job.told.connect(application.quit)
    job.start()
application.exec()
"""


def test_what_came_of_a_job_is_told(qtbot: QtBot) -> None:
    told: list[object] = []
    job = InThread(lambda _watch: 7)
    job.done.connect(told.append)
    job.start()
    qtbot.waitUntil(lambda: bool(told))
    assert told == [7]


def test_a_job_that_is_stopped_when_it_has_ended_tells_nobody_any_more(qtbot: QtBot) -> None:
    """Its outcome may wait already for the event loop, which is held up just now."""
    told: list[object] = []
    job = InThread(lambda _watch: 7)
    job.done.connect(told.append)
    job.start()
    assert job._thread is not None
    job._thread.join()
    job.stop()
    qtbot.wait(20)
    assert not told


def test_who_waits_for_the_threads_is_told_what_came_of_them(qtbot: QtBot) -> None:
    """No event loop runs meanwhile."""
    told: list[object] = []
    jobs = [InThread(partial(late, seconds)) for seconds in (0.05, 0.01, 0.0)]
    for job in jobs:
        job.done.connect(told.append)
        job.start()
    wait_for_threads()
    assert sorted(map(str, told)) == ["0.0", "0.01", "0.05"]
    assert all(job._thread is not None and not job._thread.is_alive() for job in jobs)


def late(seconds: float, _watch: Callable[[int], None]) -> float:
    sleep(seconds)
    return seconds


def test_a_job_that_fails_tells_its_error(qtbot: QtBot) -> None:
    told: list[object] = []
    job = InThread(lambda _watch: 1 // 0)
    job.failed.connect(told.append)
    job.start()
    qtbot.waitUntil(lambda: bool(told))
    assert isinstance(told[0], ZeroDivisionError)


@pytest.mark.parametrize("begin", [lambda: InThread(lambda _watch: 1 // 0), lambda: InParts(fails())])
def test_what_fails_is_a_bug_of_ours_where_nobody_listens(
    qtbot: QtBot, begin: Callable[[], InThread | InParts]
) -> None:
    """Not one job has to remember it: it comes to the log and the reports."""
    job = begin()
    with qtbot.capture_exceptions() as caught:
        job.start()
        qtbot.waitUntil(lambda: bool(caught))
    assert caught[0][0] is ZeroDivisionError


def fails() -> Generator[int, None, object]:
    """Work in parts of which the second fails."""
    yield 1
    return 1 // 0


def test_the_newest_number_is_told_once_the_windows_have_time(qtbot: QtBot) -> None:
    """However fast the thread counts: one number waits, and it is the last one when it comes."""
    told: list[object] = []

    def counts(watch: Callable[[int], None]) -> str:
        for number in range(100):
            watch(number)
        return "done"

    job = InThread(counts)
    job.told.connect(told.append)
    job.done.connect(told.append)
    job.start()
    assert job._thread is not None
    job._thread.join()
    qtbot.waitUntil(lambda: "done" in told)
    assert told == [99, "done"]


def test_what_a_job_works_on_is_not_let_go_of_in_its_thread(qtbot: QtBot) -> None:
    """A window that nobody else holds would go there, beside its own thread."""
    gone: list[bool] = []
    may_end = Event()

    class Held(QObject):
        def __del__(self) -> None:
            gone.append(current_thread() is main_thread())

    def begin() -> None:
        held = Held()
        beside(lambda: (may_end.wait(), held))

    begin()
    assert not gone
    may_end.set()
    qtbot.waitUntil(lambda: bool(gone))
    assert gone == [True]


def test_the_program_may_end_while_jobs_speak() -> None:
    """Quit while the evening ahead is worked out: no thread reaches for windows that are gone."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    ended = subprocess.run([sys.executable, "-c", ENDS], env=environment, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize("stops", [True, False])
def test_a_job_may_be_deleted_while_its_thread_speaks(qtbot: QtBot, stops: bool) -> None:
    """Stopped, or with the window it belongs to: its thread ends, and nothing is told any more."""
    ended: list[Event] = []
    heard: list[int] = []

    def speaks(watch: Callable[[int], None]) -> None:
        end = ended[-1]
        try:
            for number in range(10**7):
                watch(number)
        finally:
            end.set()

    for _time in range(30):
        window = QObject()
        ended.append(Event())
        job = InThread(speaks, window)
        job.told.connect(heard.append)
        job.start()
        qtbot.waitUntil(lambda: bool(heard))
        if stops:
            job.stop()
            job.deleteLater()
        else:
            shiboken6.delete(window)
        heard.clear()
        assert ended[-1].wait(SLOW)
        QCoreApplication.processEvents()
        assert not heard


def test_what_is_left_of_jobs_is_rubbish_like_any_other(qtbot: QtBot) -> None:
    """Also of those that were let go of within what they told, where what they told is held for ever by itself."""
    told = list[int]()

    class Window(QObject):
        job: InThread | None = None

        def begin(self) -> None:
            self.job = InThread(lambda _watch: self, self)
            self.job.done.connect(self.found)
            self.job.start()

        def found(self) -> None:
            assert self.job is not None
            self.job.let_go()
            self.job = None
            told.append(1)
            try:
                raise LookupError
            except LookupError as error:
                _kept = error  # for ever with this call and the one of the job that told it, until it is collected

    window = Window()
    for times in range(1, 6):
        window.begin()
        qtbot.waitUntil(lambda times=times: len(told) == times)  # type: ignore[misc]
        qtbot.waitUntil(lambda: not window.children())
        gc.collect()
