"""Packs a built program for Debian and Ubuntu: with its place in the menu, its icon, its kind of file and a man page.

No script runs when it is installed or removed: the system's own triggers bring menus and kinds of files up to date.
"""

import gzip
import hashlib
import platform
import re
import shutil
import subprocess
from pathlib import Path

import tdapp
from programs.archive import PRESET, size_of
from programs.contents import ROOT
from programs.trim import elves

LINUX = ROOT / "packaging" / "linux"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
CONTROL = """\
Package: tdapp
Version: {version}
Architecture: {architecture}
Maintainer: The tdapp maintainers <tdapp@localhost>
Installed-Size: {size}
Depends: libc6 (>= {glibc})
Recommends: libcups2t64 | libcups2, shared-mime-info, desktop-file-utils
Section: misc
Priority: optional
Description: Run poker tournaments
 Registration, seats, clock, chips, rulings, prizes and paper for the director
 of a poker tournament. Needs no network and keeps everything in one file.
"""


def make_deb(program: Path, icons: Path, out: Path, work: Path) -> Path:
    """Make the package of a built program. Returns its file."""
    shutil.rmtree(work, ignore_errors=True)
    usr = work / "usr"
    shutil.copytree(program, usr / "lib" / "tdapp", symlinks=True)
    for name in ("tdapp", "tdapp-cli"):
        _folder(usr / "bin").joinpath(name).symlink_to(f"../lib/tdapp/{name}")
    share = usr / "share"
    shutil.copy(LINUX / "tdapp.desktop", _folder(share / "applications"))
    shutil.copy(LINUX / "tdapp.xml", _folder(share / "mime" / "packages"))
    shutil.copy(ROOT / "resources" / "icons" / "tdapp.svg", _folder(share / "icons/hicolor/scalable/apps"))
    for picture in icons.glob("tdapp-*.png"):
        size = re.findall(r"\d+", picture.name)[0]
        shutil.copy(picture, _folder(share / f"icons/hicolor/{size}x{size}/apps") / "tdapp.png")
    manual = _folder(share / "man" / "man1")
    _zipped((LINUX / "tdapp.1").read_bytes(), manual / "tdapp.1.gz")
    (manual / "tdapp-cli.1.gz").symlink_to("tdapp.1.gz")
    papers = _folder(share / "doc" / "tdapp")
    shutil.copy(ROOT / "LICENSE", papers / "copyright")
    _zipped((ROOT / "resources" / "CHANGELOG.md").read_bytes(), papers / "changelog.gz")
    architecture = ARCHITECTURES.get(platform.machine(), platform.machine())
    control = CONTROL.format(
        version=tdapp.__version__, architecture=architecture, size=size_of(work) // 1024, glibc=glibc_of(program)
    )
    about = _folder(work / "DEBIAN")
    files = sorted(path for path in usr.rglob("*") if path.is_file() and not path.is_symlink())
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(work)}\n" for path in files]
    (about / "md5sums").write_text("".join(sums), encoding="utf-8")
    (about / "control").write_text(control, encoding="utf-8")
    for path in (work, *work.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
    made = out / f"tdapp_{tdapp.__version__}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{PRESET}", "--build", str(work), str(made)], check=True
    )
    return made


def glibc_of(program: Path) -> str:
    """The oldest C library all of it runs with."""
    asked = {(0, 0)}
    for path in elves(program):
        said = subprocess.run(["objdump", "-T", str(path)], check=False, capture_output=True, text=True).stdout
        asked |= {(int(major), int(minor)) for major, minor in re.findall(r"GLIBC_(\d+)\.(\d+)", said)}
    return ".".join(map(str, max(asked)))


def _folder(path: Path) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    return path


def _zipped(content: bytes, path: Path) -> None:
    path.write_bytes(gzip.compress(content, mtime=0))
