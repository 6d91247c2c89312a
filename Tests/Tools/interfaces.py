"""What has changed in the public interfaces of the libraries.

`Tests/Interfaces` has those of the version that stands there. `make api` prints what has changed since;
`make api KEEP=1`, at a release, keeps what is there now.
"""

import re
import sys

from .symbols import ROOT, interface, libraries

FOLDER = ROOT / "Tests/Interfaces"
VERSION = ROOT / "Sources/App/Galbi/Version.swift"


def present():
    return {module: interface(module) for module in libraries()}


def kept():
    return {path.stem: path.read_text().splitlines() for path in FOLDER.glob("*.txt")}


def version(text):
    return tuple(map(int, re.search(r"(\d+)\.(\d+)\.(\d+)", text).groups()))


def changes(old, new):
    """What went and what came, a line each that begins with the module."""
    before, after = (
        {f"{module}.{line}" for module, lines in each.items() for line in lines}
        for each in (old, new))
    return sorted(before - after), sorted(after - before)


def name(line):
    return line.split(": ")[0]


def breaks(old, new):
    """The changes after which what was written for `old` may not compile."""
    went, came = changes(old, new)
    gone = {name(line) for line in went}
    owners = {f"{module}.{name(line)}" for module, lines in old.items() for line in lines}
    # A case is missing in the switches of others, and a requirement in their types, unless it is a type that has
    # a default.
    return went + [
        line for line in came
        if re.match(r"\S+: (case|indirect case|required) ", line)
        and not re.search(r": required associatedtype .* = ", line)
        and name(line) not in gone and name(line).rpartition(".")[0] in owners]


def allows_breaks(old, new):
    """Whether a version may break what an older one offered; before 1.0 a minor one does."""
    return new[0] > old[0] or new[0] == old[0] == 0 and new[1] > old[1]


def keep():
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for module, lines in present().items():
        (FOLDER / f"{module}.txt").write_text("".join(f"{line}\n" for line in lines))
    (FOLDER / "VERSION").write_text(".".join(map(str, version(VERSION.read_text()))) + "\n")


def show():
    went, came = changes(kept(), present())
    print(*[f"- {line}" for line in went], *[f"+ {line}" for line in came], sep="\n")


if __name__ == "__main__":
    keep() if "--keep" in sys.argv else show()
