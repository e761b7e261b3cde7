"""Builds what people without Python install: `packaging/dev.py dist`. Everything is left in the folder `dist`.

On Linux: the wheel, a folder and an archive that need no Python, a package for Debian and Ubuntu. On Windows and macOS:
the wheel and the folder or app, from which `packaging/windows/` and `packaging/macos/` make what is installed. Beside
them the checksums and a bill of materials with the licences. What was built is tried before it is packed.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from programs import bill, deb, trim
from programs.archive import pack, size_of, write_checksums, write_manifest
from programs.icons import make_icons
from system import Trouble

import tdapp

ROOT = Path(__file__).resolve().parent.parent
OUT, WORK = ROOT / "dist", ROOT / "build"
PROGRAM = OUT / "tdapp"
OLD_CLUB = ROOT / "tests" / "data" / "club_v1.tdapp"
LINUX = sys.platform.startswith("linux")


def main() -> int:
    """Build everything this system can; the exit code is 0 when it was built and works."""
    began = time.monotonic()
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir()
    try:
        make_icons(WORK / "icons")
        _run("-m", "hatchling", "build", "-t", "wheel", "-d", str(OUT))
        _run("-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", str(OUT), "--workpath",
             str(WORK), str(ROOT / "packaging" / "programs" / "tdapp.spec"))  # fmt: skip
        finish()
        said = f"{size_of(PROGRAM) / 1e6:.0f} MB unpacked"
        _try(PROGRAM / ("tdapp-cli.exe" if sys.platform == "win32" else "tdapp-cli"))
        if LINUX:
            archive = OUT / f"tdapp-{tdapp.__version__}-linux-{os.uname().machine}.tar.xz"
            pack(PROGRAM, archive, when=int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
            deb.make_deb(PROGRAM, WORK / "icons", OUT, WORK / "deb")
        write_checksums(OUT)
    except subprocess.CalledProcessError as failed:
        raise Trouble(f"A step did not work; its words above tell why: {' '.join(map(str, failed.cmd))}") from None
    for path in sorted(OUT.iterdir()):
        if path.is_file():
            print(f"{path.stat().st_size / 1e6:8.1f} MB  {path.name}")
    print(f"{PROGRAM}: {said}. {time.monotonic() - began:.0f} s.")
    return 0


def finish() -> None:
    """Make what PyInstaller left a program: trimmed, listed, with its licences."""
    brought: dict[str, str] = {}
    if LINUX:
        (PROGRAM / "tdapp-cli").symlink_to("tdapp")
        trim.trim(PROGRAM)
        brought = bill.packages_of(
            [path.name for path in (PROGRAM / "_internal").glob("*.so*") if not path.is_symlink()]
        )
    for name in ("LICENSE", "resources/licences/LGPL-3.0.txt"):
        shutil.copy(ROOT / name, PROGRAM / Path(name).name)
    written = bill.write_bill(PROGRAM / "_internal", brought)
    shutil.copy(written, OUT / bill.NAME)
    write_manifest(PROGRAM)


def _try(program: Path) -> None:
    """Try what was built, as everybody can: `tdapp-cli smoke`."""
    subprocess.run([program, "smoke", str(OLD_CLUB)], check=True, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})


def _run(*arguments: str) -> None:
    subprocess.run([sys.executable, *arguments], check=True, cwd=ROOT)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        sys.exit(1)
