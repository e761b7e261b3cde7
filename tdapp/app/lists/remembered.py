"""What was said about the columns of a list, remembered for the next list with the same headings.

Kept by a digest of the headings: a list without any begins with somebody's name, which has no place in preferences.
"""

from collections.abc import Collection, Mapping
from hashlib import blake2b

from tdapp.app.lists.columns import Column, Columns, guess_columns, heads_of
from tdapp.app.lists.csv_files import ReadList

Kept = Mapping[str, list[str]]  # by the digest of headings: the kind of each column, '' for one that is not used
MOST = 60  # lists that are remembered; the one that was longest not used goes


def remembered(kept: Kept, sheet: ReadList, among: Collection[Column]) -> Columns | None:
    """What was said about the columns of such a list; None where nothing was, or it cannot be said any more."""
    said = kept.get(_key(sheet, among))
    if not isinstance(said, list) or len(said) != sheet.columns:
        return None
    known = {column.value: column for column in among}
    if any(value and value not in known for value in said):
        return None
    return Columns(tuple(known.get(value) for value in said), head=True)


def with_columns(kept: Kept, sheet: ReadList, among: Collection[Column], columns: Columns) -> dict[str, list[str]]:
    """What is remembered, with what was said about this list; nothing more of one that is read so by itself."""
    key = _key(sheet, among)
    others = {each: list(said) for each, said in kept.items() if each != key}
    if not columns.head or columns == guess_columns(sheet, among):
        return others
    latest = list(others.items())[-(MOST - 1) :]
    return dict([*latest, (key, [kind.value if kind is not None else "" for kind in columns.kinds])])


def _key(sheet: ReadList, among: Collection[Column]) -> str:
    said = "\n".join((*heads_of(sheet), "", *sorted(among)))
    return blake2b(said.encode("utf-8", "replace"), digest_size=12).hexdigest()
