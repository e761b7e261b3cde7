"""The virtual environment in the checkout: made once, trusted afterwards, remade when it is broken.

A stamp inside the environment names the locks it was installed from and what was installed. While the stamp fits, a
start needs neither pip nor the network. A mark set before pip begins and taken away when it has finished tells an
environment that was interrupted half-way from one that is whole.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from system import Trouble

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv"
PYTHON = FOLDER / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
STAMP = FOLDER / "tdapp-stamp.json"
UNFINISHED = FOLDER / "tdapp-unfinished"
LOCKS = {name: ROOT / "packaging" / "requirements" / f"{name}.txt" for name in ("app", "dev", "dist")}
WHAT = {
    "app": "the application's libraries",
    "dev": "the libraries and the developers' tools",
    "dist": "the libraries and the builder of programs",
}

# What pip says when something fails, and what it means for the person in front of it. The first that fits is shown.
SIGNS = (
    (
        ("no space left", "errno 28"),
        "The disk is full. Make room (about 1 GB) and start again.",
    ),
    (
        ("do not match the hashes", "hashes are required"),
        "A package that was downloaded is not the one that was locked; nothing of it was used.\n"
        "Start again; if it happens twice, the package index or a proxy between here and it serves altered files.",
    ),
    (
        ("certificate_verify_failed", "sslerror", "ssl: "),
        "The certificate of the package index is not trusted here (often a company proxy).\n"
        "Tell pip the certificate to trust: set PIP_CERT to its file, or ask the network's keeper.",
    ),
    (
        (
            "name resolution",
            "newconnectionerror",
            "network is unreachable",
            "connecttimeout",
            "name or service not known",
            "getaddrinfo failed",
            "nodename nor servname",
            "proxyerror",
            "readtimeout",
            "connection refused",
            "connection reset",
        ),
        "The package index cannot be reached: there seems to be no network.\n"
        "Connect once and start again; afterwards the application starts without a network.",
    ),
    (
        ("no matching distribution", "could not find a version"),
        "A package is not offered for this system or this Python. Needed is Python 3.11 to 3.14 (64 bit) on Linux not\n"
        "older than Debian 12, Ubuntu 22.04 or Fedora 36, on Windows 10 or on macOS 13, or anything newer.",
    ),
)


def broken() -> bool:
    """Whether `.venv` must be made (again): not there, interrupted while it was made, or damaged since."""
    return UNFINISHED.exists() or not _runs() or not _whole(_stamp())


def ready(kind: str, *, making: bool) -> None:
    """Make sure `.venv` has what `kind` needs ("app", "dev" for the tools too, "dist" for the builder); with `making`
    from nothing.

    Raises `Trouble` in words.
    """
    if making:
        _make()
    stamp = _stamp()
    if stamp.get(kind) != fingerprint(LOCKS[kind]):
        _install(kind, stamp)


def fingerprint(lock: Path) -> str:
    """The content of a lock in 64 letters; the kind of line end does not count."""
    return hashlib.sha256(lock.read_bytes().replace(b"\r\n", b"\n")).hexdigest()


def variables(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment variables of a program started in `.venv`: it sees this checkout and no other packages.

    Whoever wants no compiled code beside the sources has it in `.venv`: without any, each of many processes of a test
    run would compile everything anew.
    """
    names = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "PYTHONPATH")}
    if names.pop("PYTHONDONTWRITEBYTECODE", ""):
        names.setdefault("PYTHONPYCACHEPREFIX", str(FOLDER / "compiled"))
    return {**names, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "VIRTUAL_ENV": str(FOLDER), **(extra or {})}


def _stamp() -> dict[str, str]:
    """What is installed: lock name to fingerprint, and the names of the packages; empty when nothing is known."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(stamp, dict) or not all(isinstance(value, str) for value in stamp.values()):
        return {}
    return stamp


def _runs() -> bool:
    """Whether the environment's Python starts and is the version the environment was made with."""
    try:
        configuration = (FOLDER / "pyvenv.cfg").read_text(encoding="utf-8")
        asked = [str(PYTHON), "-I", "-S", "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        version = subprocess.run(asked, capture_output=True, text=True, timeout=60, check=True).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return False
    return any(line.startswith("version") and f"= {version}." in line for line in configuration.splitlines())


def _whole(stamp: Mapping[str, str]) -> bool:
    """Whether pip and every package the stamp speaks of are still there (somebody may have deleted folders)."""
    has_pip = any((folder / "pip").is_dir() for folder in _folders())
    return has_pip and set(stamp.get("packages", "").split()) <= set(_packages())


def _packages() -> list[str]:
    """The installed packages, each with its version, by the name of its folder of notes."""
    return sorted(found.name for folder in _folders() for found in folder.glob("*.dist-info"))


def _folders() -> list[Path]:
    """Where packages are: one place on Windows, another everywhere else."""
    return [FOLDER / "Lib" / "site-packages", *FOLDER.glob("lib/python3.*/site-packages")]


def _make() -> None:
    print(f"Making the virtual environment {FOLDER} ...", flush=True)
    if FOLDER.is_symlink() or FOLDER.is_file():
        FOLDER.unlink()
    elif FOLDER.exists():
        shutil.rmtree(FOLDER)
    FOLDER.mkdir()
    UNFINISHED.touch()
    making = [sys.executable, "-m", "venv", str(FOLDER)]
    made = subprocess.run(making, check=False, capture_output=True, text=True)
    if made.returncode:
        raise Trouble(f"The virtual environment could not be made in {FOLDER}:\n{made.stdout}{made.stderr}".rstrip())


def _install(kind: str, stamp: Mapping[str, str]) -> None:
    """Install a lock and stamp it. Every hash is checked and nothing is built here: wheels only."""
    what = WHAT[kind]
    print(f"Installing {what} (once; some 150 MB are downloaded) ...", flush=True)
    UNFINISHED.touch()
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--require-hashes"]
    command += ["--only-binary", ":all:", "-r", str(LOCKS[kind])]
    if not sys.stdout.isatty():
        command += ["--quiet", "--progress-bar", "off"]
    said = []
    with subprocess.Popen(command, env=variables(), stderr=subprocess.PIPE, text=True, errors="replace") as pip:
        assert pip.stderr is not None
        for line in pip.stderr:
            said.append(line.lower())
            print(line, end="", file=sys.stderr, flush=True)
    if pip.returncode:
        raise Trouble(_meaning("".join(said)))
    locks = {name: fingerprint(LOCKS[name]) for name in ("app", kind)}
    kept = {name: value for name, value in stamp.items() if name in LOCKS}
    STAMP.write_text(json.dumps({**kept, **locks, "packages": " ".join(_packages())}, indent=1), encoding="utf-8")
    UNFINISHED.unlink()
    _compile()


def _compile() -> None:
    """Compile the checkout, so that the first evening begun in it does not wait for that in the middle of a key."""
    command = [str(PYTHON), "-m", "compileall", "-q", str(ROOT / "tdapp")]
    with suppress(OSError):  # a folder nobody may write to: it is compiled anew at each start
        subprocess.run(command, env=variables(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def _meaning(said: str) -> str:
    """What pip's words mean and what to do about it."""
    for signs, meaning in SIGNS:
        if any(sign in said for sign in signs):
            return meaning
    return "The libraries could not be installed; pip's words above tell why."
