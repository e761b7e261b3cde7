"""The programs people without Python install: what goes into them, how they are packed, and that recipes agree."""

import ast
import configparser
import json
import re
import struct
import tarfile
from pathlib import Path

import attach
import dev
import pytest
from programs import archive, bill, contents, trim

from tdapp.app.whole import MANIFEST, not_unpacked
from tdapp.ui.commands import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
MATRICES = {"cov", "corrcoef", "dot", "einsum", "inner", "linalg", "lstsq", "matmul", "polyfit", "tensordot", "vdot"}


def icu(items: dict[str, bytes]) -> bytes:
    """A package of ICU's data, as ICU writes it."""
    head = struct.pack("<H", 32) + bytes(30)
    names = [name.encode() + b"\0" for name in items]
    at, name_at, toc, data = 4 + 8 * len(items) + sum(map(len, names)), 4 + 8 * len(items), b"", b""
    for name, item in zip(names, items.values(), strict=True):
        toc += struct.pack("<II", name_at, at + len(data))
        data, name_at = data + item, name_at + len(name)
    return head + struct.pack("<I", len(items)) + toc + b"".join(names) + data


def items_of(package: bytes) -> dict[str, bytes]:
    """The items of such a package, read as ICU reads them."""
    head = struct.unpack_from("<H", package)[0]
    count = struct.unpack_from("<I", package, head)[0]
    places = [struct.unpack_from("<II", package, head + 4 + 8 * each) for each in range(count)]
    ends = [at for _name, at in places[1:]] + [len(package) - head]
    names = [package[head + name : package.index(b"\0", head + name)].decode() for name, _at in places]
    found = {name: package[head + at : head + end] for name, (_, at), end in zip(names, places, ends, strict=True)}
    assert all(at % 16 == 0 for _name, at in places)
    return found


def test_icu_keeps_the_languages_of_the_program_and_what_they_rest_on() -> None:
    whole = icu({"icudt73l/coll/de.res": b"de", "icudt73l/coll/nl.res": b"nl" * 9, "icudt73l/root.res": b"root"})
    kept = items_of(trim.icu_package(whole, "icudt73l/"))
    assert [*kept] == ["icudt73l/coll/nl.res", "icudt73l/root.res"]
    assert kept["icudt73l/coll/nl.res"].startswith(b"nl" * 9) and kept["icudt73l/root.res"] == b"root"


def test_nothing_multiplies_matrices() -> None:
    """The built program has no OpenBLAS: see `packaging/programs/trim.py`."""
    users = [path for path in (ROOT / "tdapp").rglob("*.py") if "import numpy" in path.read_text(encoding="utf-8")]
    assert len(users) >= 3
    for path in users:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.MatMult)), (path, node.lineno)
            assert not (isinstance(node, ast.Attribute) and node.attr in MATRICES), (path, node.lineno)


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built program of a few files, none of which is a real library."""
    folder = tmp_path / "tdapp"
    for name in (
        "a.txt",
        "z.so",
        "base_library.zip",
        "libpython3.11.so.1.0",
        "python3.11/lib-dynload/zlib.so",
        "libz.so.1",
    ):
        path = folder / "_internal" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    (folder / "tdapp").write_text("the program", encoding="utf-8")
    (folder / "tdapp.pkg").write_text("its code", encoding="utf-8")
    (folder / "tdapp-cli").symlink_to("tdapp")
    monkeypatch.setattr(archive, "needed", lambda path: {"libz.so.1", "libc.so.6"} if path.name == "zlib.so" else set())
    archive.write_manifest(folder)
    return folder


def test_wherever_the_unpacking_ended_the_program_is_not_there_or_says_so(program: Path, tmp_path: Path) -> None:
    archive.pack(program, packed := tmp_path / "tdapp-1-linux.tar.xz", when=0)
    with tarfile.open(packed) as opened:
        members = opened.getmembers()
        assert {member.mtime for member in members} == {0}
        names = [member.name.partition("/")[2] for member in members]
        there = names.index("tdapp")
        needs = ("base_library.zip", "libpython3.11.so.1.0", "python3.11/lib-dynload/zlib.so", "libz.so.1", MANIFEST)
        assert {"tdapp.pkg", *(f"_internal/{name}" for name in needs)} <= set(names[:there])
        for end in range(there + 1, len(members) + 1):
            out = tmp_path / str(end)
            opened.extractall(out, members[:end], filter="data")
            inside = out / "tdapp-1-linux" / "_internal"
            assert bool(not_unpacked(str(inside))) is (names[end:] not in ([], ["tdapp-cli"])), end


def test_checksums_are_those_sha256sum_reads(program: Path) -> None:
    written = archive.write_checksums(program).read_text(encoding="utf-8")
    assert f"{archive.sha256(program / 'tdapp')}  tdapp\n" in written


def test_the_bill_names_every_library_with_its_licence_and_no_address(tmp_path: Path) -> None:
    text = bill.write_bill(tmp_path, {}).read_text(encoding="utf-8")
    parts = json.loads(text)["components"]
    names = {part["name"] for part in parts}
    assert {"Python", "PySide6_Essentials", "numpy", "reportlab", "fonts", "icons (Lucide)"} <= names
    assert all(part["licenses"][0]["license"]["name"] not in ("", "?") for part in parts)
    assert "://" not in text


def test_each_system_attaches_its_own_and_the_wheel_once(tmp_path: Path) -> None:
    built = tmp_path / "dist"
    built.mkdir()
    for name in ("tdapp.whl", "setup.exe", bill.NAME, "SHA256SUMS"):
        (built / name).write_text(name, encoding="utf-8")
    names = [path.name for path in attach.gather(built, tmp_path / "attach", "windows")]
    assert names == ["setup.exe", "windows-SHA256SUMS", f"windows-{bill.NAME}"]


def test_what_ships_has_no_cases_and_no_translators_files() -> None:
    shipped = contents.resources()
    assert len(shipped) > 200
    assert not [path for path in shipped if "cases" in path.parts or path.suffix == ".ts"]


def test_the_desktop_knows_the_program_its_icon_and_its_files() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(PACKAGING / "linux" / "tdapp.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    assert (desktop["Exec"], desktop["Icon"], desktop["Terminal"]) == ("tdapp %f", "tdapp", "false")
    kind = (PACKAGING / "linux" / "tdapp.xml").read_text(encoding="utf-8")
    assert f'type="{desktop["MimeType"].rstrip(";")}"' in kind and '"*.tdapp"' in kind


def test_the_man_page_names_every_command() -> None:
    page = (PACKAGING / "linux" / "tdapp.1").read_text(encoding="utf-8")
    assert re.findall(r"^\.B ([a-z-]+) ", page, re.MULTILINE) and {
        *re.findall(r"^\.B ([a-z-]+) ", page, re.MULTILINE)
    } == {*COMMANDS}


def test_the_recipes_name_what_is_there() -> None:
    said = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (PACKAGING / "workflow.yml", PACKAGING / "windows" / "make.ps1", PACKAGING / "macos" / "make.sh")
    ).replace("\\", "/")
    chores = set(re.findall(r"dev\.py (\w+)", said))
    assert chores == {"test", "dist"} and all(hasattr(dev, chore) for chore in chores)
    named = re.findall(r"(?:packaging|tests)/[\w./]+\w", said)
    assert len(named) > 8 and not [name for name in named if not (ROOT / name).exists()]


def test_every_test_of_the_list_of_differences_is_there() -> None:
    text = (PACKAGING / "PLATFORMS.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", text)
    assert len(named) > 18
    for file, name in named:
        assert f"def {name or 'test_'}" in (ROOT / file).read_text(encoding="utf-8"), (file, name)
