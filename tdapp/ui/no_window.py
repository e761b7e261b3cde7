"""Qt ends the program where it cannot open a window, before anything of ours is asked. Here it says why first."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from tdapp.app.starting import no_display
from tdapp.app.system import missing, package_manager, sentence


@contextmanager
def said_if_there_is_none() -> Iterator[None]:
    """Around the first thing that needs a display: where Qt gives up, why is said in words instead."""
    said: list[str] = []

    def hear(kind: QtMsgType, _where: QMessageLogContext, message: str) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            said.append(message)
            return
        print(why_no_window(said), file=sys.stderr, flush=True)
        os._exit(1)  # Qt would end it with a memory dump

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def why_no_window(said: list[str]) -> str:
    """Why there is no window, from what Qt said before it gave up: libraries that are missing, or no display."""
    lacks = missing(windows=True, making=False)
    if lacks:
        return sentence(lacks, package_manager())
    telling = [message.strip() for message in said if "could not" in message.lower()]
    return no_display(" ".join(telling or said))
