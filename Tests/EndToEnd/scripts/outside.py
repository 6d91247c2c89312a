"""A program of one's own on the library products, in a package outside the tree.

It is what `make project` writes of `Tests/Outside`, with the articles' riblets, which the project has not. It
depends on the tree by its path: a commit would lack what is not committed, and SwiftPM compiles a new one as a whole
(`make stranger`). Its program `Widgets` draws the pictures of the widgets in the documentation;
`python3 -m Tests.EndToEnd.scripts.outside --update` keeps them.
"""

import os
import re
import shutil
import subprocess
import sys

from ...Tools import project
from ..harness import live
from ..harness.app import quits
from ..harness.galbi import ROOT, Tests, contains, environment, equal, folder, run
from ..harness.pty_session import Session

DRIVES = "RIBs TerminalUI TerminalRIBs NcursesScreen Launch Headless RIBsTesting Store Editing Log Phrases Time Secrets Search Raster Geography Live Outside"

test = Tests()
SAMPLE = ROOT / "Tests/Outside"
PICTURES = ROOT / "Sources/Terminal/TerminalUI/TerminalUI.docc/Resources"
MOST_LINES = 170
# What a program of one's own needs of the system, beside C, Swift and Dispatch.
LIBRARIES = ["libncursesw.so.6", "libtinfo.so.6"]
RUNTIME = re.compile(r"lib(swift\w*|BlocksRuntime|dispatch|c|m|gcc_s|stdc\+\+)\.so|ld-linux")
sys.path.append(str(ROOT / "Sources/App/Live"))
from build import FLAGS, SCRATCH                # noqa: E402


def make_project(name, place):
    return subprocess.run(
        ["make", "project", *([f"NAME={name}"] if name else []), f"AT={place}"], cwd=ROOT, env=environment(), capture_output=True,
        text=True, timeout=300)


def written():
    """The project with the articles' riblets. What it built before is kept, and each file that is the same."""
    package, former = ROOT / ".build/outside/notes", ROOT / ".build/outside/former"
    if (package / ".build").exists():
        shutil.rmtree(former, ignore_errors=True)
        package.rename(former)
    shutil.rmtree(package, ignore_errors=True)
    done = make_project("Notes", package)
    equal((done.returncode, done.stderr), (0, ""))
    for name in ("Sources/Topics", "Sources/Widgets", "Tests/TopicsTests"):
        shutil.copytree(SAMPLE / name, package / name)
    with open(package / "Package.swift", "a") as manifest:
        manifest.writelines((SAMPLE / "Package.swift").read_text().partition(project.ARTICLES)[1:])
    for file in sorted(package.rglob("*.swift")):
        old = former / file.relative_to(package)
        if old.exists() and old.read_text() == file.read_text():
            old.replace(file)
    if (former / ".build").exists():
        (former / ".build").rename(package / ".build")
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
    package = written()
    # As a stranger builds it.
    plain = {name: value for name, value in os.environ.items() if not name.startswith("GALBI_")}
    build = subprocess.run(
        ["swift", "test", *FLAGS], cwd=package, env=plain, capture_output=True, text=True, timeout=900)
    notes = str(package / SCRATCH / "debug/notes")
    widgets = str(package / SCRATCH / "debug/Widgets")
    if "--update" in sys.argv:
        update(drawn(widgets))
        sys.exit(0)

    @test
    def it_builds_and_its_tests_pass():
        equal((build.returncode, build.stdout if build.returncode else ""), (0, ""))
        contains(build.stdout, "Test run with 8 tests in 2 suites passed")

    @test
    def two_riblets_with_a_headless_test_take_few_lines():
        files = [
            *SAMPLE.glob("Sources/Cities/*.swift"), SAMPLE / "Sources/CitiesProgram/main.swift",
            *SAMPLE.glob("Tests/CitiesTests/*.swift")]
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
                   program=notes)
        equal((done.returncode, done.stderr), (0, ""))
        contains(done.stdout, "Notes › Second")
        contains(done.stdout, "▌ Visit 1")

    @test
    def it_prints_its_tree():
        done = run("tree", program=notes)
        equal(done.stdout.split("\n")[1], "  Notes  active  view")

    @test
    def its_messages_and_variables_have_its_name():
        done = run("--nonsense", program=notes)
        equal((done.returncode, done.stderr.split(":")[0]), (2, "notes"))
        contains(run("--help", program=notes).stdout, "NOTES_LANG")

    @test
    def its_demo_is_one_riblet():
        done = run("tree", program=str(package / SCRATCH / "debug/NoteDemo"))
        equal(done.stdout.split("\n")[1], "  Note  active  view")

    @test
    def it_needs_few_libraries_of_the_system():
        done = subprocess.run(["readelf", "--dynamic", notes], capture_output=True, text=True)
        needed = re.findall(r"\(NEEDED\).*\[(.+)\]", done.stdout)
        equal(sorted(name for name in needed if not RUNTIME.match(name)), LIBRARIES)

    @test
    def it_is_written_only_where_nothing_is_and_under_a_name_of_its_own():
        for name, at, sentence in [
                ("Notes", package, f"{package} is no empty folder."),
                ("notes", place, "'notes' is no name of a type, such as Notes."),
                ("Homes", place, "Homes names something else already; another word, such as HomesBook, is free."),
                ("Testing", place, "Testing names something else already; another word, such as TestingBook, is free."),
                (None, place, "Which name? Such as NAME=Notes.")]:
            done = make_project(name, at)
            equal((done.returncode != 0, done.stderr.split("\n")[0]), (True, sentence))
        equal(os.listdir(place), [])

    @test
    def one_of_its_rows_has_a_name_that_nothing_else_has():
        of = {name: project.one_of(name) for name in ("Notes", "Cities", "Memo", "Tasks", "Glass", "Cases")}
        equal(of, {"Notes": "Note", "Cities": "City", "Memo": "MemoItem", "Tasks": "TaskItem",
                   "Glass": "GlassItem", "Cases": "CaseItem"})

    @test
    def it_has_the_inspector_and_quits_on_a_terminal():
        with Session([notes, "--lang", "en", "--data", place]) as session:
            session.wait_for_text("Third")
            session.send("F12")
            session.wait_for_text("Inspector|inspector")
            session.send("Esc")
            session.wait_for_text("Third")
            quits(session)

    live.check(test, package, place)

test.end()
