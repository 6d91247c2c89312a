"""What the libraries offer breaks nothing that the version does not allow."""

from ...Tools.interfaces import FOLDER, VERSION, allows_breaks, breaks, kept, present, version
from ..harness.galbi import Tests, equal

DRIVES = "RIBs TerminalUI TerminalRIBs NcursesScreen Launch Headless RIBsTesting Store Editing Log Phrases Time Secrets Search Raster Geography Interfaces"

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
