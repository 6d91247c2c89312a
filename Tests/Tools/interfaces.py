"""What the libraries offer breaks nothing that the version does not allow.

`Tests/Interfaces` has the public interfaces of the version that stands there. `make api` prints what has
changed since; `make api KEEP=1`, at a release, keeps what is there now.
"""

import re
import sys

from galbi import ROOT, Tests, equal
from symbols import interface, libraries

DRIVES = "RIBs TerminalUI TerminalRIBs NcursesScreen Launch Headless RIBsTesting Store Editing Log Phrases Time Secrets Search Raster Geography Interfaces"

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
    # A case is missing in the switches of others, and a requirement in their types.
    return went + [
        line for line in came
        if re.match(r"\S+: (case|indirect case|required) ", line)
        and name(line) not in gone and name(line).rpartition(".")[0] in owners]


def allows_breaks(old, new):
    """Whether a version may break what an older one offered; before 1.0 a minor one does."""
    return new[0] > old[0] or new[0] == old[0] == 0 and new[1] > old[1]


if "--keep" in sys.argv:
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for module, lines in present().items():
        (FOLDER / f"{module}.txt").write_text("".join(f"{line}\n" for line in lines))
    (FOLDER / "VERSION").write_text(".".join(map(str, version(VERSION.read_text()))) + "\n")
    sys.exit()
if "--show" in sys.argv:
    went, came = changes(kept(), present())
    print(*[f"- {line}" for line in went], *[f"+ {line}" for line in came], sep="\n")
    sys.exit()

test = Tests()


@test
def nothing_breaks_that_the_version_does_not_allow():
    older, newer = version((FOLDER / "VERSION").read_text()), version(VERSION.read_text())
    assert newer >= older, "the version is older than the kept one"
    if not allows_breaks(older, newer):
        equal(breaks(kept(), present()), [])


@test
def a_break_is_told_from_an_addition():
    old = {"M": ["A: struct A", "A.x: var x: Int", "E: enum E", "P: protocol P"]}
    for more in ["A.y: var y: Int", "F: enum F", "P.f(): func f()"]:
        equal(breaks(old, {"M": old["M"] + [more]}), [])
    for more in ["E.b: case b", "P.f(): required func f()"]:
        equal(breaks(old, {"M": old["M"] + [more]}), [f"M.{more}"])
    equal(breaks(old, {"M": old["M"] + ["F: enum F", "F.a: case a"]}), [])
    equal(breaks(old, {"M": [line.replace("Int", "Int?") for line in old["M"]]}), ["M.A.x: var x: Int"])
    equal(breaks(old, {}), [f"M.{line}" for line in sorted(old["M"])])


@test
def a_minor_version_before_one_and_a_major_one_after_may_break():
    for old, new, may in [
            ((0, 1, 0), (0, 1, 9), False), ((0, 1, 9), (0, 2, 0), True), ((0, 9, 0), (1, 0, 0), True),
            ((1, 2, 3), (1, 9, 0), False), ((1, 9, 0), (2, 0, 0), True)]:
        equal(allows_breaks(old, new), may)


test.end()
