"""Work that must not hold up the clock: reading and writing a file beside the event loop, long counts in small parts.

`beside` runs a function in a thread of its own; it must touch no window and no club. `InThread` tells what came of one
as well. `InParts` runs a generator in the event loop, a few milliseconds at a time, so that everything it touches stays
in one thread. These two can be stopped.

While a thread runs, the garbage collector rests: it works in whatever thread makes things, and a window that nobody
holds any more must not be destroyed in another thread than its own.
"""

import gc
from collections.abc import Callable, Generator
from contextlib import suppress
from functools import cache, partial
from threading import Lock, Thread
from time import perf_counter

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from tdapp.app.lists.watching import Stopped

PART = 0.012  # seconds of work between two looks at the event loop


class _Running(QObject):
    """The threads that run, for which the garbage collector rests; it goes on in the thread of the windows."""

    ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._running, self._collecting = 0, False
        self.ended.connect(self._on_ended, Qt.ConnectionType.QueuedConnection)

    def begins(self) -> None:
        """Note that one more thread runs."""
        if not self._running:
            self._collecting = gc.isenabled()
            gc.disable()
        self._running += 1

    def _on_ended(self) -> None:
        self._running -= 1
        if not self._running and self._collecting:
            gc.enable()


@cache
def _running() -> _Running:
    return _Running()


def beside(work: Callable[[], object], name: str = "beside") -> Thread:
    """Run `work` in a thread of its own, and return that. Called in the thread of the windows."""
    running = _running()

    def run() -> None:
        try:
            work()
        finally:
            with suppress(RuntimeError):  # the program ends, and its C++ half went first
                running.ended.emit()

    running.begins()
    thread = Thread(target=run, name=name, daemon=True)
    thread.start()
    return thread


class _Door:
    """What a thread speaks through. Once it is shut nothing comes any more, not even what is being said just then: only
    so may the object that would be told be deleted.
    """

    def __init__(self) -> None:
        self.is_shut = False
        self._one = Lock()

    def shut(self, *_destroyed: object) -> None:
        """Shut it; whoever is speaking has ended by then."""
        with self._one:
            self.is_shut = True

    def through(self, say: Callable[[], object]) -> None:
        """Say something, if anybody is there."""
        with self._one:
            if not self.is_shut:
                try:
                    say()
                except RuntimeError:  # the window went away with its C++ half, and nobody listens
                    self.is_shut = True


class InThread(QObject):
    """A job that runs `work(watch)` in a thread. Then one of `done` (what it returned) or `failed` (what it raised) is
    emitted, neither after `stop`; `told` carries the numbers that were given to the watch.
    """

    done = Signal(object)
    failed = Signal(object)
    told = Signal(int)
    _came = Signal(str, object)  # from the thread into the event loop: by then it may have been stopped

    def __init__(self, work: Callable[[Callable[[int], None]], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._door = _Door()
        # With the window it belongs to. Not the method itself: Qt would hold the door by nothing, and the collector may
        # come just while the job goes, and take the door from under the call.
        self.destroyed.connect(partial(_Door.shut, self._door))
        self._came.connect(self._tell)
        self._thread: Thread | None = None

    def start(self) -> None:
        """Begin the job."""
        self._thread = beside(self._run)

    def stop(self) -> None:
        """Stop the job: nobody wants the outcome any more. It may be deleted at once; the thread ends by itself."""
        self._door.shut()

    def let_go(self) -> None:
        """Let go of a job that has told what came of it; its thread may still be returning from that."""
        if self._thread is not None:
            self._thread.join()
        self.deleteLater()

    def _run(self) -> None:
        try:
            outcome = self._work(self._watch)
        except Stopped:
            return
        except Exception as error:
            self._say("failed", error)
        else:
            self._say("done", outcome)

    def _watch(self, number: int) -> None:
        if self._door.is_shut:
            raise Stopped
        self._say("told", number)

    def _tell(self, signal: str, value: object) -> None:
        if not self._door.is_shut:
            getattr(self, signal).emit(value)

    def _say(self, signal: str, value: object) -> None:
        self._door.through(lambda: self._came.emit(signal, value))


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
            self.failed.emit(error)
        else:
            if number is not None:
                self.told.emit(number)
