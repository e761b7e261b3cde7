"""The program calls nobody: what would go over a network is heard, and refused."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

CALLS = ("socket.connect", "socket.getaddrinfo", "socket.gethostbyname", "socket.sendto", "urllib.Request")


@contextmanager
def nobody_called() -> Iterator[list[str]]:
    """While this is open every call over a network is refused, and the list names it."""
    called: list[str] = []
    on = True

    def hear(event: str, arguments: tuple[object, ...]) -> None:
        if on and event in CALLS:
            called.append(f"{event} {arguments[1:]}")
            raise PermissionError(f"this program calls nobody: {event}")

    sys.addaudithook(hear)  # Python takes none away again, but it is deaf once this is left
    try:
        yield called
    finally:
        on = False
