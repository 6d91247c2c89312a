"""`galbi places`: what it imports, what it says, and that the old places stay whole."""

import os
import pathlib
import signal
import subprocess

from ..harness.galbi import BINARY, Tests, contains, environment, equal, folder, headless, run
from ..harness.pty_session import Session

DRIVES = "Places"

test = Tests()
HEADER = "이름,주소,위도,경도\n"
ROW = "강릉역,강원 강릉시 용지로 176,37.7645,128.8996\n"


def places(data, *words, **more):
    return run("places", *words, "--data", str(data), "--lang", "en", **more)


def file(data, content, name="places.csv"):
    path = pathlib.Path(data) / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return str(path)


def many(count):
    return HEADER + "".join(
        f"장소 {number}호점,서울 강남구 {number % 997}로,37.{number % 9000 + 1000},127.{number % 7919 + 1000}\n"
        for number in range(count))


def names(data):
    """What lies beside the index."""
    return sorted(
        str(path.relative_to(data)) for path in pathlib.Path(data).glob("profiles/*/places/*"))


def refused(shown, status, part):
    equal((shown.returncode, shown.stdout), (status, ""))
    equal(shown.stderr.count("\n"), 1)
    contains(shown.stderr, part)


@test
def places_are_imported_and_counted_in_both_languages():
    with folder() as data:
        contains(places(data).stdout, "No places imported yet. Import a CSV file with galbi places import FILE.")
        equal(os.listdir(data), [])
        shown = places(data, "import", file(data, HEADER + ROW))
        equal((shown.returncode, shown.stdout, shown.stderr), (0, "Imported 1 place.\n", ""))
        contains(places(data).stdout, "1 place, imported 20")
        path = file(data, (HEADER + ROW + many(1_999)).encode("cp949"))
        shown = run("places", "import", path, "--data", data, "--lang", "ko")
        equal((shown.returncode, shown.stdout), (0, "2,000개 장소를 가져왔습니다.\n"))
        contains(shown.stderr, "행 1개를 제외했습니다: 3번째 줄.")
        contains(run("places", "--data", data, "--lang", "ko").stdout, "장소 2,000개 (20")
        equal(len(names(data)), 1)
        index = pathlib.Path(data) / names(data)[0]
        equal(oct(index.stat().st_mode & 0o777), "0o600")


@test
def what_is_no_file_of_places_is_refused_and_the_old_places_stay():
    with folder() as data:
        places(data, "import", file(data, HEADER + ROW))
        before = places(data).stdout
        for path, part in [
            ("/nowhere.csv", "File not found. Check the path."), (data, "not a file"),
            ("/dev/zero", "not a file"), (file(data, "", "empty"), "empty"),
            (file(data, "a,b\nc,d\n", "other"), "No places found."),
            (file(data, b"\0" * 3_000_000, "zeros"), "No places found."),
            (file(data, "x" * 3_000_000, "line"), "No places found."),
        ]:
            refused(places(data, "import", path), 1, part)
        with open(f"{data}/huge", "wb") as sparse:
            sparse.truncate(2 << 30)
        refused(places(data, "import", f"{data}/huge"), 1, "Up to 1024 MB")
        equal(places(data).stdout, before)
        equal(len(names(data)), 1)


@test
def wrong_words_are_refused():
    with folder() as data:
        refused(places(data, "import"), 2, "galbi places import")
        refused(places(data, "inport", "a"), 2, "import")
        refused(places(data, "import", "a", "b"), 2, "b")
        refused(places(data, "--plain"), 2, "--plain")
        contains(run("--help", "--lang", "en").stdout, "galbi places")


@test
def a_terminal_sees_how_far_it_is():
    with folder() as data:
        path = file(data, many(150_000))
        with Session([BINARY, "places", "import", path, "--data", data, "--lang", "en"],
                     environment=environment()) as session:
            session.wait_for_passing("Importing places… ")
            session.wait_for_text("Imported 150,000 places.")
            equal(session.wait_for_exit(), 0)


@test
def an_import_that_is_ended_leaves_the_old_places_and_nothing_else():
    with folder() as data:
        places(data, "import", file(data, HEADER + ROW))
        before = places(data).stdout
        path = file(data, many(400_000))
        for number, status in [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGKILL, -9)]:
            work = subprocess.Popen(
                [BINARY, "places", "import", path, "--data", data, "--lang", "en"],
                env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            while len(names(data)) < 2:
                equal(work.poll(), None)
            # Another one is told, also where it begins so late that this one would have ended.
            work.send_signal(signal.SIGSTOP)
            refused(places(data, "import", path), 1, "Another copy of Galbi is importing")
            work.send_signal(number)
            work.send_signal(signal.SIGCONT)
            output, errors = work.communicate(timeout=60)
            equal((work.returncode, output), (status, ""))
            equal(places(data).stdout, before)
            if number != signal.SIGKILL:
                contains(errors, "Cancelled. The places are unchanged.")
                equal(len(names(data)), 1)
        # What the killed one has left goes with the next.
        equal(len(names(data)) > 1, True)
        places(data, "import", file(data, HEADER + ROW))
        equal(len(names(data)), 1)


@test
def a_full_disk_leaves_the_old_places():
    with folder() as data:
        places(data, "import", file(data, HEADER + ROW))
        before = places(data).stdout
        path = file(data, many(100_000))
        refused(places(data, "import", path, longest_file=2_000_000), 1, "disk is full")
        equal(places(data).stdout, before)
        equal(len(names(data)), 1)


@test
def the_doctor_examines_them():
    with folder() as data:
        headless(data)
        places(data, "import", file(data, HEADER + ROW))
        shown = run("doctor", "--offline", "--data", data, "--lang", "en")
        contains(shown.stdout, names(data)[0])
        index = pathlib.Path(data) / names(data)[0]
        with open(index, "r+b") as damaged:
            damaged.write(os.urandom(4096))
        shown = run("doctor", "--offline", "--data", data, "--lang", "en")
        equal(shown.returncode, 1)
        contains(shown.stdout, "The imported places are damaged.")


test.end()
