"""The bill of materials of a built program: every part that is not ours, with its version and licence, as CycloneDX."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import tdapp
from tdapp.app.club.libraries import libraries, python_licence

NAME = "bill-of-materials.json"
FONTS_AND_ICONS = (("fonts", "fonts/LICENCES.md"), ("icons (Lucide)", "icons/README.md"))


def write_bill(folder: Path, brought: dict[str, str]) -> Path:
    """Write the bill, and the licence texts of `brought`: the libraries of the system that came along, each with the
    package it is from. Returns the bill.
    """
    parts: list[dict[str, Any]] = [
        _part(each.name, each.version, each.licence, "pypi") for each in (*libraries(), python_licence())
    ]
    texts = folder / "licences"
    texts.mkdir(exist_ok=True)
    for package in sorted(set(brought.values())):
        copyright_of = Path("/usr/share/doc") / package.partition(":")[0] / "copyright"
        text = copyright_of.read_text(encoding="utf-8", errors="replace")
        (texts / f"{package.partition(':')[0]}.txt").write_text(text, encoding="utf-8")
        kinds = dict.fromkeys(re.findall(r"^License: *(\S.*)$", text, re.MULTILINE))
        parts.append(
            _part(package.partition(":")[0], _version_of(package), ", ".join(kinds) or f"see licences/{package}", "deb")
        )
    parts += [_part(name, tdapp.__version__, f"see resources/{where}", "") for name, where in FONTS_AND_ICONS]
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "tdapp", "version": tdapp.__version__}},
        "components": parts,
    }
    path = folder / NAME
    path.write_text(json.dumps(bill, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


def packages_of(names: list[str]) -> dict[str, str]:
    """The package of this system each library is from; those that are from none are left out."""
    if not sys.platform.startswith("linux"):
        return {}
    found: dict[str, str] = {}
    said = subprocess.run(["dpkg", "-S", *(f"*/{name}" for name in names)], check=False, capture_output=True, text=True)
    for line in said.stdout.splitlines():
        package, _, path = line.partition(": ")
        if not package.startswith("diversion"):
            found.setdefault(Path(path).name, package)
    return found


def _part(name: str, version: str, licence: str, kind: str) -> dict[str, Any]:
    part = {"type": "library", "name": name, "version": version, "licenses": [{"license": {"name": licence}}]}
    return {**part, "purl": f"pkg:{kind}/{name.lower()}@{version}"} if kind else part


def _version_of(package: str) -> str:
    asked = ["dpkg-query", "-W", "-f", "${Version}", package]
    return subprocess.run(asked, check=True, capture_output=True, text=True).stdout
