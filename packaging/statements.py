"""The SQL of the club file, written down from its tables.

`update` writes tdapp/store/statements.py anew from tdapp/store/tables.py; `check` changes nothing and says when it is
behind. Written down, because the application then opens a club without loading what works it out.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tdapp.store import compiled  # noqa: E402 - the checkout is found before

FILE = Path("tdapp/store/statements.py")
WIDTH = 120
HEAD = '''"""The SQL of the club file: what makes its tables, and what writes rows into each, by the table's name.

Written by `packaging/dev.py statements` from `tables.py`: change that, never this. They go to the driver as text with
tuples, all columns in the order of the table.
"""

from collections.abc import Mapping
from types import MappingProxyType
'''


def main(arguments: list[str]) -> int:
    """`update` or `check`; exit code 1 when the file is behind the tables."""
    path = ROOT / FILE
    if arguments == ["update"]:
        path.write_text(source(), encoding="utf-8", newline="\n")
        print(f"{FILE} says what the tables say.")
        return 0
    if arguments == ["check"]:
        found = complaint(path)
        print(found or f"{FILE} says what the tables say.")
        return 1 if found else 0
    print("Say 'update' or 'check'.", file=sys.stderr)
    return 2


def complaint(path: Path) -> str:
    """What is wrong with the file at `path`, '' when nothing is."""
    if path.exists() and path.read_text(encoding="utf-8") == source():
        return ""
    return f"{FILE} is behind tdapp/store/tables.py: run `packaging/dev.py statements`."


def source() -> str:
    """The whole file as it should be."""
    names = [(str(row.__tablename__), row) for row in compiled.rows()]
    return "\n".join(
        (
            HEAD,
            *listed("SCHEMA: tuple[str, ...]", compiled.schema_sql()),
            "",
            "# New rows.",
            *mapped("INSERT", ((name, compiled.insert_sql(row)) for name, row in names)),
            "",
            "# New rows, or new values for those whose key is there already.",
            *mapped("UPSERT", ((name, compiled.upsert_sql(row)) for name, row in names)),
            "",
        )
    )


def listed(name: str, texts: Iterable[str]) -> Iterator[str]:
    """A tuple of texts."""
    yield f"{name} = ("
    for text in texts:
        yield from value("    ", text)
    yield ")"


def mapped(name: str, texts: Iterable[tuple[str, str]]) -> Iterator[str]:
    """A mapping of texts that nobody changes."""
    yield f"{name}: Mapping[str, str] = MappingProxyType("
    yield "    {"
    for key, text in texts:
        yield from value(f'        "{key}": ', text)
    yield "    }"
    yield ")"


def value(before: str, text: str) -> Iterator[str]:
    """A text after what stands before it, on one line or cut between words into several, as the formatter has it."""
    if len(before) + len(quoted(text)) < WIDTH:
        yield f"{before}{quoted(text)},"
        return
    indent = " " * (len(before) - len(before.lstrip()))
    yield f"{before}("
    line = ""
    for word in text.split(" "):
        longer = f"{line}{word} "
        if line and len(indent) + 4 + len(quoted(longer)) > WIDTH:
            yield f"{indent}    {quoted(line)}"
            longer = f"{word} "
        line = longer
    yield f"{indent}    {quoted(line[:-1])}"
    yield f"{indent}),"


def quoted(text: str) -> str:
    """A text as the formatter writes it: in double quotes, or in single ones when that spares it a backslash."""
    if '"' in text and "'" not in text:
        return f"'{text}'"
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
