"""What every test gets: no display, letters and folders of its own, and silence: an unexpected warning is a failure.

Nothing of the machine shows. Qt finds no font but those the application ships and the session's `qapp` loads, as the
application does; to see the tests with a machine's fonts, name its list in FONTCONFIG_FILE. However slow the machine
is, no property runs out of time, and whether a change passes is no matter of luck.
"""

import gc
import logging
import os
import random
import socket
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports PySide6, which aborts without
os.environ.setdefault("FONTCONFIG_FILE", str(Path(__file__).with_name("no-fonts.conf")))

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtWidgets import QApplication

from tdapp.app.club import pins
from tdapp.store import collector, engine
from tests import faults
from tests.connections import all_closed

settings.register_profile("soak", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("slice", settings.get_profile("soak"), derandomize=True)

HOMES = count(1)  # numbered here: a number that pytest finds costs a look at all folders there are
SELDOM = (50_000, 20, 20)  # things made before the garbage collector looks, and how often it looks at the older ones
FOLDERS = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "APPDATA", "LOCALAPPDATA")


def pytest_configure(config: pytest.Config) -> None:
    """What is tried at random: something else each time where the long tests run, and else the same few each time. And
    what ends this process is told.
    """
    faults.begin(config)
    settings.load_profile("slice" if config.option.markexpr == "not soak" else "soak")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is collected stays to the end: nothing looks through it for garbage, neither now nor, as a rule, between the
    tests. A club that is opened has the collector look at everything again, so it does so seldom.
    """
    collector.rest()
    gc.set_threshold(*SELDOM)
    try:
        return (yield)
    finally:
        collector.keep()


def pytest_runtest_logfinish() -> None:
    """Between two tests rubbish is collected: never in a thread that a test has started, nor while Qt is at work."""
    collector.collect()


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application object, with the letters and the look `main` gives it, and rubbish collected as there."""
    from tdapp.ui.collecting import collect_between_events
    from tdapp.ui.fonts import load_fonts
    from tdapp.ui.theme.look import look

    load_fonts()
    look().wear("dark")
    collect_between_events(qapp)
    return qapp


@pytest.fixture(autouse=True, scope="session")
def shipped_pin_cost() -> Iterator[int]:
    """What trying one PIN costs in the product, as a power of two. Here it costs next to nothing, but for the test that
    asks for this number: many evenings have operators.
    """
    with pytest.MonkeyPatch.context() as patch:
        shipped = pins._COST
        patch.setattr(pins, "_COST", 1)
        yield shipped


@pytest.fixture(autouse=True, scope="session")
def shipped_waiting() -> Iterator[tuple[Any, Any]]:
    """What the product does to be sure that the disk has what was written. Here nobody waits for it, thousands of times
    over; only the tests of the store ask for this, and every process that a test starts is as shipped.
    """
    shipped = engine._SAFETY, os.fsync
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "_SAFETY", (*engine._SAFETY, "PRAGMA synchronous=OFF"))
        patch.setattr(os, "fsync", lambda _file: None)
        yield shipped


@pytest.fixture(autouse=True, scope="session")
def nobody_is_called() -> Iterator[None]:
    """No test reaches over a network, nor does what it tries."""

    def refused(*_called: object) -> None:
        raise PermissionError("the program calls nobody")

    with pytest.MonkeyPatch.context() as patch:
        for way in ("connect", "connect_ex", "sendto"):
            patch.setattr(socket.socket, way, refused)
        patch.setattr(socket, "getaddrinfo", refused)
        yield


@pytest.fixture(autouse=True, scope="module")
def closed_by_the_module() -> Iterator[None]:
    """What the fixtures of a module opened is closed when its last test is over."""
    with all_closed():
        yield


@pytest.fixture(autouse=True)
def closed_by_the_test() -> Iterator[None]:
    """A connection to a file that a test leaves open fails that test."""
    with all_closed():
        yield


@pytest.fixture(autouse=True)
def seeded_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids, secrets and salts come from the run's seed like everything else, so that bad luck can be met again."""
    monkeypatch.setattr("secrets._sysrand", random.Random(random.getrandbits(64)), raising=False)


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The person's folders point into a temporary one: no test sees or touches the real data.

    They are made by whoever first needs them, as on a new machine; only the home is there.
    """
    home = tmp_path_factory.getbasetemp() / f"home-{next(HOMES)}"  # pytest's own way takes longer than many a test
    home.mkdir(mode=0o700)
    for name in FOLDERS:
        monkeypatch.setenv(name, str(home if name == "HOME" else home / name.lower()))
    monkeypatch.setenv("USERPROFILE", str(home))
    return home


@pytest.fixture(autouse=True)
def no_unexpected_log(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A log record of warning or worse fails the test, unless it is marked `expects_log("part of the message")`."""
    yield
    expected = [part for mark in request.node.iter_markers("expects_log") for part in mark.args]
    records = [
        record
        for phase in ("setup", "call")
        for record in caplog.get_records(phase)
        if record.levelno >= logging.WARNING
    ]
    said = [record.getMessage() for record in records]
    surprises = [message for message in said if not any(part in message for part in expected)]
    missing = [part for part in expected if not any(part in message for message in said)]
    if surprises or missing:
        pytest.fail(f"logged without being expected: {surprises}; expected but not logged: {missing}", pytrace=False)
