"""The time of the practice night: it goes on by itself, and is put forward between two tasks."""

from datetime import datetime, timedelta

from tdapp.app.time_source import TimeSource

STANDS_AFTER = timedelta(minutes=10)  # of one task: the night waits for whoever thinks about it


class NightTime(TimeSource):
    """A time source that can be put forward, and stands once a task takes long. No other club is ever opened with it.

    So no level and no break ends while somebody reads, and the task stays what it was.
    """

    def __init__(self, begins: datetime) -> None:
        super().__init__()
        self._until: datetime | None = None
        self.forward(begins - super().now())

    def now(self) -> datetime:
        now = super().now()
        return now if self._until is None else min(now, self._until)

    def forward(self, by: timedelta) -> None:
        """Let so much time pass at once; from now on it goes on again by itself."""
        if self._until is not None:
            standing = super().now() - self.now()
            self._offset -= standing.total_seconds()
        self._offset += by.total_seconds()
        self._until = None

    def stand_soon(self) -> None:
        """Let time stand if the task that was told just now takes long."""
        self.forward(timedelta(0))
        self._until = super().now() + STANDS_AFTER
