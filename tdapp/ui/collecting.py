"""When the garbage collector of the application works: between two events, in the thread of the windows.

Python's own works whenever enough was made, in whatever thread makes the last of it. There it would destroy a window
that nobody holds any more beside its own thread, or in the middle of a signal that this window is just sending: both
end the program. So it rests as long as the application runs, whatever threads there are, and ours works instead.
"""

from PySide6.QtCore import QObject, QTimer

from tdapp.app.lasting import collect, keep, rest

EVERY = 200  # milliseconds between two looks whether there is enough to do


def collect_between_events(parent: QObject) -> None:
    """Begin to collect, as long as `parent` is there. What was made so far lasts, and is left out."""
    rest()
    keep()
    timer = QTimer(parent, interval=EVERY)
    timer.timeout.connect(collect)
    timer.start()
