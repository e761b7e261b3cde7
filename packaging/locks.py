"""The locked requirements: written from pyproject.toml, with a hash for every file and the address of none.

One lock serves every system and Python version the project supports. `dev.txt` (with the tools) and `dist.txt` (with
the builder of programs) hold everything `app.txt` holds, in the same versions.
"""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "packaging" / "requirements"
HEAD = "# Written by `packaging/dev.py lock` from pyproject.toml: change that file, not this one.\n"
PIN = re.compile(r"^(?P<name>[A-Za-z0-9][A-Za-z0-9._-]*)==(?P<version>[^ ;\\]+)(?P<marker> ;[^\\]*)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}( \\)?$")


def write(python: str, *, upgrade: bool) -> int:
    """Write the locks with the uv in that Python's environment; the exit code is uv's.

    Versions stay as they are unless pyproject.toml no longer allows them, or all are asked to move with `upgrade`.
    """
    app, dev, dist = (FOLDER / f"{name}.txt" for name in ("app", "dev", "dist"))
    common = [python, "-m", "uv", "pip", "compile", "pyproject.toml", "--universal", "--generate-hashes", "--no-header"]
    common += [
        "--no-config",
        "--no-annotate",
        "--python-version",
        "3.11",
        "--quiet",
        *(["--upgrade"] if upgrade else []),
    ]
    for extra in (
        ["-o", str(app)],
        ["-o", str(dev), "--extra", "dev", "-c", str(app)],
        ["-o", str(dist), "--extra", "dist", "-c", str(app), "-c", str(dev)],
    ):
        code = subprocess.call([*common, *extra], cwd=ROOT)
        if code:
            return code
    for lock in (app, dev, dist):
        lock.write_text(HEAD + lock.read_text(encoding="utf-8").removeprefix(HEAD), encoding="utf-8", newline="\n")
        print(f"Written: {lock.relative_to(ROOT)}, {len(pins(lock.read_text(encoding='utf-8')))} packages")
    return 0


def pins(text: str) -> dict[str, str]:
    """Package name (lower case, dashes) to version of every pin in a lock."""
    found = (PIN.match(line) for line in text.splitlines())
    return {normal(match["name"]): match["version"] for match in found if match}


def strangers(text: str) -> list[str]:
    """The lines that have no place in a lock: anything but a pin, its hashes and a comment without an address."""
    known = (PIN, HASH, re.compile(r"^(#(?!.*://).*)?$"))
    return [line for line in text.splitlines() if not any(pattern.match(line) for pattern in known)]


def normal(name: str) -> str:
    """A package's name as the index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()
