"""Gathers what one system built for the release, with its own checksums and bill: `attach.py linux` fills `attach/`.

The wheel is the same everywhere, so only Linux attaches it.
"""

import shutil
import sys
from pathlib import Path

from programs.archive import write_checksums

ROOT = Path(__file__).resolve().parent.parent
BILL = "bill-of-materials.json"
CHECKSUMS = "SHA256SUMS"


def gather(built: Path, out: Path, system: str) -> list[Path]:
    """Copy the files of a system; names that every system has get the system's."""
    out.mkdir(exist_ok=True)
    for path in sorted(each for each in built.iterdir() if each.is_file() and each.name != CHECKSUMS):
        if path.suffix == ".whl" and system != "linux":
            continue
        shutil.copy(path, out / (f"{system}-{path.name}" if path.name == BILL else path.name))
    write_checksums(out).rename(out / f"{system}-{CHECKSUMS}")
    return sorted(out.iterdir())


if __name__ == "__main__":
    for made in gather(ROOT / "dist", ROOT / "attach", sys.argv[1]):
        print(made.name)
