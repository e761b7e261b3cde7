"""Makes a built Linux program small and self-contained.

- Libraries nothing in the folder is linked to go; those of the system that something is linked to come along, but for
  the C library, which every Linux has, and those that must fit the system's own services.
- What only a linker or a debugger reads is taken out of the libraries.
- ICU, with which Qt sorts and names time zones, keeps the data of our languages. The program asks it for nothing; file
  dialogs sort with it.
- OpenBLAS, with which numpy multiplies matrices, becomes a library of the same name that multiplies two rows, as numpy
  does to try itself when it is loaded, and ends the program with a sentence where it is asked for more: nothing here
  multiplies matrices, and `tests/packaging/test_programs.py` sees to it.

Needs the binutils, as PyInstaller does.
"""

import platform
import re
import struct
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from system import Trouble

# Of the system and never brought along: the C library, and what speaks with a service of that very system.
THE_SYSTEMS = re.compile(r"(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|nsl|anl|cups))\.so(\.\d+)*")
ICU_DATA = re.compile(r"libicudata\.so\.(\d+)")
ICU_KEPT = re.compile(
    r"(coll/|zone/)?(root|en|nl)\.res|coll/ucadata\.icu|coll/res_index\.res|(zone/)?res_index\.res|cnvalias\.icu"
    r"|(pool|zone/pool|zoneinfo64|timezoneTypes|metaZones|windowsZones|supplementalData|keyTypeData|likelySubtags)\.res"
    r"|uprops\.icu|ucase\.icu|ubidi\.icu|unames\.icu|pnames\.icu|nf(c|kc|kc_cf)\.nrm|ulayout\.icu|uemoji\.icu|icustd\.res"
)
BLAS = re.compile(r"libscipy_openblas.*\.so")
SORRY = "numpy's linear algebra is not in this program: run it from the wheel.\\n"

# The sum of the products of two rows: how many, the first and its step, the second and its step.
DOT = """
.globl {name}
.type {name},@function
{name}:
pxor %xmm0,%xmm0
test %rdi,%rdi
jle 2f
1:
mov{kind} (%rsi),%xmm1
mul{kind} (%rcx),%xmm1
add{kind} %xmm1,%xmm0
leaq (%rsi,%rdx,{size}),%rsi
leaq (%rcx,%r8,{size}),%rcx
dec %rdi
jnz 1b
2:
ret
"""
DOTS = {"scipy_cblas_sdot64_": ("ss", 4), "scipy_cblas_ddot64_": ("sd", 8)}


def trim(folder: Path) -> None:
    """Trim a built program where it stands."""
    inside = folder / "_internal"
    for path in elves(folder):
        if ICU_DATA.fullmatch(path.name):
            smaller_icu(path)
        elif BLAS.fullmatch(path.name):
            without_blas(path, elves(folder))
    bring(inside)
    prune(inside)
    for path in elves(inside):
        subprocess.run(["strip", "--strip-unneeded", str(path)], check=True)


def needed(path: Path) -> set[str]:
    """The libraries a library or program is linked to, by name."""
    said = subprocess.run(["objdump", "-p", str(path)], check=True, capture_output=True, text=True).stdout
    return set(re.findall(r"NEEDED +(\S+)", said))


def bring(inside: Path) -> None:
    """Bring along the libraries of this system that something in the folder is linked to."""
    here = dict(_of_the_system())
    waiting = [*elves(inside)]
    there = {path.name for path in inside.rglob("*.so*")}
    while waiting:
        for name in needed(waiting.pop()) - there:
            if not THE_SYSTEMS.fullmatch(name):
                if name not in here:
                    raise Trouble(
                        f"{name} is not on this system, and the program needs it: install it, then start again."
                    )
                copy = inside / name
                copy.write_bytes(here[name].read_bytes())
                copy.chmod(0o755)
                there.add(name)
                waiting.append(copy)


def prune(inside: Path) -> None:
    """Take away the libraries nothing is linked to any more, and the links to them."""
    for path in [path for path in inside.rglob("*.so*") if THE_SYSTEMS.fullmatch(path.name)]:
        path.unlink()
    libraries = {path for path in elves(inside) if _plain_library(path)}
    waiting = [path for path in elves(inside) if path not in libraries or path.name.startswith("libpython")]
    kept: set[Path] = set()
    while waiting:
        path = waiting.pop()
        kept.add(path)
        names = needed(path)
        waiting += [each for each in libraries - kept if each.name in names]
    for gone in libraries - kept:
        gone.unlink()
    for link in [path for path in inside.rglob("*") if path.is_symlink() and not path.exists()]:
        link.unlink()
    for empty in sorted((path for path in inside.rglob("*") if path.is_dir()), reverse=True):
        if not any(empty.iterdir()):
            empty.rmdir()


def smaller_icu(library: Path) -> None:
    """ICU's data with the languages of the program alone, as a library of the same name."""
    version = ICU_DATA.fullmatch(library.name)
    assert version is not None
    name = f"icudt{version[1]}"
    whole = _section(library, f"{name}_dat")
    with tempfile.TemporaryDirectory() as place:
        data = Path(place) / "data"
        data.write_bytes(icu_package(whole, f"{name}l/"))
        source = f'.section .rodata\n.globl {name}_dat\n.balign 16\n{name}_dat:\n.incbin "{data}"\n'
        _assembled(source, library)


def icu_package(whole: bytes, prefix: str) -> bytes:
    """A package of ICU's data with those items only that are kept: a head, a list of names and places, the items."""
    (head,) = struct.unpack_from("<H", whole)
    (count,) = struct.unpack_from("<I", whole, head)
    places = [struct.unpack_from("<II", whole, head + 4 + 8 * number) for number in range(count)]
    ends = [place for _name, place in places[1:]] + [len(whole) - head]
    kept = []
    for (name_at, at), end in zip(places, ends, strict=True):
        stop = whole.index(b"\0", head + name_at)
        name = whole[head + name_at : stop]
        if ICU_KEPT.fullmatch(name.decode().removeprefix(prefix)):
            kept.append((name + b"\0", whole[head + at : head + end]))
    names_at = 4 + 8 * len(kept)
    names = b"".join(name for name, _item in kept)
    at = names_at + len(names)
    toc, items, name_at = struct.pack("<I", len(kept)), b"", names_at
    for name, item in kept:
        gap = -at % 16
        items, at = items + bytes(gap), at + gap
        toc += struct.pack("<II", name_at, at)
        items, at, name_at = items + item, at + len(item), name_at + len(name)
    return whole[:head] + toc + names + items


def without_blas(library: Path, users: list[Path]) -> None:
    """A library of the same name and the same routines, each of which says that it is not there."""
    if platform.machine() != "x86_64":
        return
    has = _symbols(library, defined=True)
    asked = sorted(set().union(*(_symbols(path, defined=False) for path in users if "numpy" in path.parts)) & has)
    labels = "".join(f".globl {name}\n.type {name},@function\n{name}:\n" for name in asked if name not in DOTS)
    dots = "".join(DOT.format(name=name, kind=kind, size=size) for name, (kind, size) in DOTS.items())
    source = (
        f'.section .rodata\nsorry: .ascii "{SORRY}"\n.equ length, . - sorry\n.text\n{dots}{labels}'
        "movl $1,%eax\nmovl $2,%edi\nleaq sorry(%rip),%rsi\nmovl $length,%edx\nsyscall\n"
        "movl $231,%eax\nmovl $70,%edi\nsyscall\n"
    )
    _assembled(source, library)


def _assembled(source: str, library: Path) -> None:
    """Put a library made of this source into the place of another one."""
    with tempfile.TemporaryDirectory() as place:
        text, made = Path(place) / "source.s", Path(place) / "made.o"
        text.write_text(f'{source}\n.section .note.GNU-stack,"",@progbits\n', encoding="utf-8")
        subprocess.run(["as", "-o", str(made), str(text)], check=True)
        library.unlink()
        subprocess.run(
            ["ld", "-shared", "-z", "noexecstack", "-soname", library.name, "-o", str(library), str(made)], check=True
        )
        library.chmod(0o755)


def _section(library: Path, symbol: str) -> bytes:
    """What a symbol of a library stands for, to the end of its section."""
    table, heads = (
        subprocess.run(["objdump", how, str(library)], check=True, capture_output=True, text=True).stdout
        for how in ("-T", "-h")
    )
    place = re.search(rf"^(\w+) .* {re.escape(symbol)}$", table, re.MULTILINE)
    row = re.search(r" \.rodata +(\w+) +(\w+) +\w+ +(\w+)", heads)
    assert place is not None and row is not None
    size, address, offset = (int(number, 16) for number in row.groups())
    start = int(place[1], 16) - address
    return library.read_bytes()[offset + start : offset + size]


def _symbols(library: Path, *, defined: bool) -> set[str]:
    said = subprocess.run(["objdump", "-T", str(library)], check=True, capture_output=True, text=True).stdout
    rows = [row.split() for row in said.splitlines() if len(row.split()) > 3]
    return {row[-1] for row in rows if ("*UND*" in row) != defined}


def _of_the_system() -> Iterator[tuple[str, Path]]:
    """The libraries of this system: name and file."""
    said = subprocess.run(["/sbin/ldconfig", "-p"], check=True, capture_output=True, text=True).stdout
    kind = {"x86_64": "x86-64", "aarch64": "AArch64"}.get(platform.machine(), "")
    yield from (
        (name, Path(path)) for name, path in re.findall(rf"^\s*(\S+) \(.*{kind}.*\) => (\S+)", said, re.MULTILINE)
    )


def _plain_library(path: Path) -> bool:
    """Whether it is there for others only; a plugin or a module of Python is loaded by its name."""
    return re.match(r"lib.*\.so(\.|$)", path.name) is not None and not {"plugins", "pypdfium2_raw"} & {*path.parts}


def elves(folder: Path) -> list[Path]:
    """The programs and libraries in a folder."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink()]
    return [path for path in files if path.read_bytes()[:4] == b"\x7fELF"]
