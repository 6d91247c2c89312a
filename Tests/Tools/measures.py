"""Counts the house: files and lines by group, small files, words of ARCHITECTURE.md, what a change compiles again.

    measures.py [FOLDER]       of another checkout, such as that of an older commit
"""

import json
import os
import pathlib
import re
import subprocess
import sys

from . import imports
from .imports import dependencies

# Of these it says how many targets a change compiles again.
CHANGED = ("Geography", "Storage", "Services", "PeopleDomain", "LedgerDomain", "TerminalUI")
# What a stranger's first window stands on.
WINDOW = ("Launch", "RIBs", "TerminalRIBs", "TerminalUI")
# A file below it says too little to be one.
SMALL = 30


def grouped(file):
    """`Sources/Core`, a layer such as `Presentation`, or `Tests`."""
    parts = file.parts
    if parts[0] == "Features":
        return "Tests" if parts[2] == "Tests" else f"Features: {parts[2]}"
    return "/".join(parts[:2]) if parts[0] == "Sources" and parts[1].istitle() else parts[0]


def folder(target):
    """Also of an older manifest, which leaves the folder of a module to SwiftPM."""
    place = pathlib.Path("Sources") / target["name"]
    return place if not target.get("path") and place.exists() else imports.folder(target)


def closure(names, edges):
    """These and all that edges lead to from them."""
    found, open_ones = set(names), list(names)
    while open_ones:
        more = edges.get(open_ones.pop(), set()) - found
        found |= more
        open_ones += more
    return found


def main():
    os.chdir(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2])
    files = {
        file: len(file.read_text().splitlines()) for top in ("Sources", "Features", "Tests")
        for file in sorted(pathlib.Path(top).rglob("*.swift"))}
    groups = {}
    for file, lines in files.items():
        groups.setdefault(grouped(file), []).append(lines)
    for name, lines in sorted(groups.items()):
        print(f"{name}: {sum(lines):,} lines in {len(lines):,} files")
    product = [lines for file, lines in files.items() if grouped(file) != "Tests"]
    print(f"without tests: {sum(product):,} lines in {len(product):,} files, "
          f"{100 * sum(lines < SMALL for lines in product) / len(product):.1f} % of them below {SMALL} lines")
    print(f"ARCHITECTURE.md: {len(pathlib.Path('ARCHITECTURE.md').read_text().split()):,} words")
    turned = sum(
        len(re.findall(r"\.text\(", file.read_text())) for file in files
        if file.parts[0] == "Features" and "Tests" not in file.parts)
    print(f"phrases turned by hand in Features: {turned:,}")

    package = json.loads(subprocess.run(
        ["swift", "package", "dump-package"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True).stdout)
    swift = {target["name"]: target for target in package["targets"] if any(folder(target).rglob("*.swift"))}
    seen = {name: dependencies(target) & swift.keys() for name, target in swift.items()}
    seeing = {}
    for name, others in seen.items():
        for other in others:
            seeing.setdefault(other, set()).add(name)
    for name in CHANGED:
        again = closure([name], seeing) - {name}
        tests = sum(swift[other]["type"] == "test" for other in again)
        print(f"a change of {name} compiles {len(again)} of {len(swift)} targets again, {tests} of them tests")
    print(f"a first window stands on {len(closure(WINDOW, seen))} modules")


if __name__ == "__main__":
    main()
