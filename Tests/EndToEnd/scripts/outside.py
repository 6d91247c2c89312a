"""A program of one's own on the library products, in a package outside the tree.

Its program `Widgets` draws the pictures of the widgets in the documentation;
`python3 -m Tests.EndToEnd.scripts.outside --update` keeps them.
"""

import re
import shutil
import subprocess
import sys

from ..harness import live
from ..harness.app import quits
from ..harness.galbi import ROOT, Tests, contains, equal, folder, run
from ..harness.pty_session import Session

DRIVES = "RIBs TerminalUI TerminalRIBs NcursesScreen Launch Headless RIBsTesting Store Editing Log Phrases Time Secrets Search Raster Geography Live Outside"

test = Tests()
SAMPLE = ROOT / "Tests/Outside"
PICTURES = ROOT / "Sources/Terminal/TerminalUI/TerminalUI.docc/Resources"
MOST_LINES = 150
sys.path.append(str(ROOT / "Sources/App/Live"))
from build import FLAGS, SCRATCH                # noqa: E402


def copied():
    """The sample package in another folder, on the products of this one; what it built before is kept."""
    package = ROOT / ".build/outside/cities"
    for path in package.glob("*"):
        if path.name != ".build":
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    shutil.copytree(
        SAMPLE, package, ignore=shutil.ignore_patterns(".build", "Package.resolved"), dirs_exist_ok=True)
    manifest = package / "Package.swift"
    text = manifest.read_text()
    assert '"../.."' in text
    manifest.write_text(text.replace('"../.."', f'"{ROOT}"'))
    return package


def drawn(program):
    """The picture of each widget, by its name."""
    done = run(program=program)
    equal((done.returncode, done.stderr), (0, ""))
    return dict(re.findall(r"^(\w+)\n(<svg.*?</svg>\n)", done.stdout, re.S | re.M))


def update(pictures):
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir()
    for name, picture in pictures.items():
        (PICTURES / f"{name}.svg").write_text(picture)


with folder() as place:
    package = copied()
    build = subprocess.run(
        ["swift", "test", *FLAGS], cwd=package, capture_output=True, text=True, timeout=900)
    cities = str(package / SCRATCH / "debug/Cities")
    widgets = str(package / SCRATCH / "debug/Widgets")
    if "--update" in sys.argv:
        update(drawn(widgets))
        sys.exit(0)

    @test
    def it_builds_and_its_tests_pass():
        equal((build.returncode, build.stdout if build.returncode else ""), (0, ""))
        contains(build.stdout, "Test run with 7 tests in 2 suites passed")

    @test
    def two_riblets_with_a_headless_test_take_few_lines():
        files = [*SAMPLE.glob("Sources/*.swift"), SAMPLE / "Tests/CitiesTests.swift"]
        lines = sum(len(file.read_text().splitlines()) for file in files)
        equal((lines, lines <= MOST_LINES), (lines, True))

    @test
    def the_pictures_of_the_widgets_are_what_they_draw():
        kept = {file.stem: file.read_text() for file in PICTURES.glob("*.svg")}
        pictures = drawn(widgets)
        equal(sorted(kept), sorted(pictures))
        changed = [name for name in kept if kept[name] != pictures[name]]
        if changed:
            raise AssertionError(f"other pictures: {changed}; look at them, then update them")

    @test
    def it_runs_headless():
        done = run("--headless", "--lang", "en", "--size", "40x9", "--keys", "Down Enter v",
                   program=cities)
        equal((done.returncode, done.stderr), (0, ""))
        contains(done.stdout, "Cities › Busan")
        contains(done.stdout, "▌ Visit 1")

    @test
    def it_prints_its_tree():
        done = run("tree", program=cities)
        equal(done.stdout.split("\n")[1], "  Cities  active  view")

    @test
    def its_messages_and_variables_have_its_name():
        done = run("--nonsense", program=cities)
        equal((done.returncode, done.stderr.split(":")[0]), (2, "cities"))
        contains(run("--help", program=cities).stdout, "CITIES_LANG")

    @test
    def it_has_the_inspector_and_quits_on_a_terminal():
        with Session([cities, "--lang", "en", "--data", place]) as session:
            session.wait_for_text("Gangneung")
            session.send("F12")
            session.wait_for_text("Inspector|inspector")
            session.send("Esc")
            session.wait_for_text("Gangneung")
            quits(session)

    live.check(test, package, place)

test.end()
