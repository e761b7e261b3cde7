"""Jobs beside the event loop: what comes of one that was stopped reaches nobody."""

import gc
from threading import Event

from pytestqt.qtbot import QtBot

from tdapp.ui.background import InThread, beside


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


def test_a_job_that_fails_tells_its_error(qtbot: QtBot) -> None:
    told: list[object] = []
    job = InThread(lambda _watch: 1 // 0)
    job.failed.connect(told.append)
    job.start()
    qtbot.waitUntil(lambda: bool(told))
    assert isinstance(told[0], ZeroDivisionError)


def test_while_a_thread_runs_nothing_is_collected_in_it(qtbot: QtBot) -> None:
    """The collector would destroy a window nobody holds any more there, beside its own thread."""
    assert gc.isenabled()
    first, second = Event(), Event()
    beside(first.wait)
    beside(second.wait)
    assert not gc.isenabled()
    first.set()
    qtbot.wait(20)
    assert not gc.isenabled()
    second.set()
    qtbot.waitUntil(gc.isenabled)
