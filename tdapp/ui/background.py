"""Work that must not hold up the clock: reading and writing a file beside the event loop, long counts in small parts.

`beside` runs a function in a thread of its own; it must touch no window and no club. `InThread` tells what came of one
as well. `InParts` runs a generator in the event loop, a few milliseconds at a time, so that everything it touches stays
in one thread. These two can be stopped; what fails in one and is told to nobody is noted as any other bug.

A window that nobody holds any more must not be destroyed in another thread than its own. So what a thread works on is
let go of in the thread of the windows, and the garbage collector works nowhere else (`collecting`).
"""

import atexit
from collections.abc import Callable, Generator
from functools import cache, partial
from threading import Lock, Thread
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QMetaMethod, QObject, Qt, QTimer, Signal
from shiboken6 import isValid

from tdapp.app.lists.watching import Stopped

PART = 0.012  # seconds of work between two looks at the event loop


class _Windows(QObject):
    """The thread of the windows, as other threads reach it. It lives as long as the program, and nobody reaches it once
    that ends: what a thread speaks to must never be just on its way out. What a thread works on is held while it runs.
    """

    _said = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._held: dict[Thread, object] = {}
        self._is_over = False
        self._one = Lock()
        atexit.register(self._end)
        self._said.connect(self._on_said, Qt.ConnectionType.QueuedConnection)

    def begins(self, thread: Thread, work: object) -> None:
        """Note that one more thread is about to run."""
        self._held[thread] = work

    def ended(self, thread: Thread) -> None:
        """Note that a thread has ended: what it worked on is let go of here and not there."""
        thread.join()
        del self._held[thread]

    def wait(self) -> None:
        """Wait until every thread has ended and what it had to tell is told. Called in the thread of the windows."""
        while self._held:
            next(iter(self._held)).join()
            QCoreApplication.sendPostedEvents(self)

    def do(self, deed: Callable[[], object]) -> None:
        """Have something done in the thread of the windows, soon. Called in any thread."""
        with self._one:
            if not self._is_over:
                self._said.emit(deed)

    def _end(self) -> None:
        with self._one:
            self._is_over = True

    def _on_said(self, deed: Callable[[], object]) -> None:
        deed()


@cache
def _windows() -> _Windows:
    return _Windows()


def beside(work: Callable[[], object], name: str = "beside") -> Thread:
    """Run `work` in a thread of its own, and return that. Called in the thread of the windows."""
    windows = _windows()

    def run() -> None:
        try:
            work()
        finally:
            windows.do(partial(windows.ended, thread))

    thread = Thread(target=run, name=name, daemon=True)
    windows.begins(thread, work)
    thread.start()
    return thread


def wait_for_threads() -> None:
    """Wait until nothing is worked on beside the windows: for whoever tests, and lets go of all it worked on."""
    _windows().wait()


class InThread(QObject):
    """A job that runs `work(watch)` in a thread. Then one of `done` (what it returned) or `failed` (what it raised) is
    emitted, neither after `stop`; `told` carries the number that was last given to the watch.

    It may be deleted at any moment, alone or with its window. So its thread never touches what Qt holds of it, its
    signals least of all: whatever there is to tell is told in the thread of the windows, if it is still there then.
    """

    done = Signal(object)
    failed = Signal(object)
    told = Signal(int)

    def __init__(self, work: Callable[[Callable[[int], None]], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._thread: Thread | None = None
        self._is_stopped = False
        self._number = 0
        self._is_number_coming = False

    def start(self) -> None:
        """Begin the job."""
        self._thread = beside(self._run)

    def stop(self) -> None:
        """Stop the job: nobody wants the outcome any more. It may be deleted at once; the thread ends by itself."""
        self._is_stopped = True

    def let_go(self) -> None:
        """Let go of a job that has told what came of it; its thread may still be returning from that."""
        if self._thread is not None:
            self._thread.join()
        self.deleteLater()

    def _is_over(self) -> bool:
        return self._is_stopped or not isValid(self)

    def _run(self) -> None:
        try:
            outcome = self._work(self._watch)
        except Stopped:
            return
        except Exception as error:
            _windows().do(partial(self._tell_failure, error))
        else:
            _windows().do(partial(self._tell, "done", outcome))

    def _watch(self, number: int) -> None:
        if self._is_over():
            raise Stopped
        self._number = number
        if not self._is_number_coming:  # one on its way is enough: it takes the newest when it comes
            self._is_number_coming = True
            _windows().do(self._tell_number)

    def _tell_number(self) -> None:
        self._is_number_coming = False
        self._tell("told", self._number)

    def _tell(self, signal: str, value: object) -> None:
        if not self._is_over():
            getattr(self, signal).emit(value)

    def _tell_failure(self, error: Exception) -> None:
        if not self._is_over():
            _fail(self, error)


class InParts(QObject):
    """A job that runs a generator in the event loop, part by part. `told` carries the number it came to after each
    part, if it counts; `done` what the generator returned, `failed` what it raised; nothing after `stop`.
    """

    done = Signal(object)
    failed = Signal(object)
    told = Signal(int)

    def __init__(self, work: Generator[int | None, None, object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._part)

    def start(self) -> None:
        """Begin the job; the first part comes when the event loop does."""
        self._timer.start(0)

    def stop(self) -> None:
        """Stop the job where it is."""
        self._timer.stop()
        self._work.close()

    def let_go(self) -> None:
        """Let go of a job that has told what came of it."""
        self.deleteLater()

    def _part(self) -> None:
        until = perf_counter() + PART
        number: int | None = None
        try:
            while perf_counter() < until:
                number = next(self._work)
        except StopIteration as end:
            self._timer.stop()
            self.done.emit(end.value)
        except Exception as error:
            self._timer.stop()
            _fail(self, error)
        else:
            if number is not None:
                self.told.emit(number)


def _fail(job: InThread | InParts, error: Exception) -> None:
    """Tell what a job failed with to whoever listens, and where nobody does to the log and the reports."""
    if not job.isSignalConnected(QMetaMethod.fromSignal(job.failed)):
        raise error
    job.failed.emit(error)
