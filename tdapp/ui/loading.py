"""Loading in small steps what something needs that is made later: one module at a time, what it rests on before it."""

import sys
from collections.abc import Callable, Iterator
from dis import get_instructions
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.machinery import ModuleSpec
from types import CodeType
from typing import Any

from tdapp.domain.pieces import Pieces
from tdapp.door import Door

OURS = "tdapp"
ONLY_FOR_TYPES = "TYPE_CHECKING"


def load_for(make: Callable[..., Any]) -> Pieces[None]:
    """Load what a function imports when it is called, a step for each module. What is there already takes none."""
    yield from _load(make.__code__, set())


def load_each(*names: str) -> Iterator[None]:
    """Load modules by their names, a step for each: of a library what it rests on comes before it."""
    for name in names:
        if name not in sys.modules:
            import_module(name)
            yield


def _load(code: CodeType, begun: set[str]) -> Iterator[None]:
    for name, part in imported(code):
        yield from _load_one(name, begun)
        package = sys.modules.get(name)
        door = vars(package).get("__getattr__") if package is not None else None
        if isinstance(door, Door) and part in door.room_of:
            yield from _load_one(door.room_of[part], begun)
        elif part and not hasattr(package, part) and (package is None or hasattr(package, "__path__")):
            yield from _load_one(f"{name}.{part}", begun)


def _load_one(name: str, begun: set[str]) -> Iterator[None]:
    """`begun`: the modules that are being loaded, or were: two that name each other are no endless way."""
    if name in sys.modules or name in begun or name.partition(".")[0] != OURS:
        return
    begun.add(name)
    package = name.rpartition(".")[0]
    yield from _load_one(package, begun)
    found = _found(name)
    loader = found.loader if found is not None else None
    code = loader.get_code(name) if isinstance(loader, InspectLoader) else None
    if code is not None:
        yield from _load(code, begun)
    if not package or package in sys.modules:  # else it comes with that, which is being loaded
        import_module(name)
        yield


def _found(name: str) -> ModuleSpec | None:
    """Where a module is. What Python itself offers for it (`importlib.util.find_spec`) loads the package the module is
    in, with all that imports.
    """
    package = name.rpartition(".")[0]
    around = _found(package) if package else None
    places = around.submodule_search_locations if around is not None else None
    return next((spec for each in sys.meta_path if (spec := each.find_spec(name, places)) is not None), None)


def imported(code: CodeType) -> Iterator[tuple[str, str]]:
    """What code imports at its outermost level, in order: a module, and one of its names ('': the module itself). What
    is imported for the types alone is not.
    """
    module, skipped, for_types = "", 0, False
    for each in get_instructions(code):
        if each.offset < skipped:
            continue
        if each.argval == ONLY_FOR_TYPES and each.opname.startswith("LOAD"):
            for_types = True
        elif for_types and each.opname.startswith("POP_JUMP"):
            skipped, for_types = each.argval, False
        elif each.opname == "IMPORT_NAME":
            module = each.argval
            yield module, ""
        elif each.opname == "IMPORT_FROM":
            yield module, each.argval
