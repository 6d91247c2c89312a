"""Where the terminal's cursor is after every single write: at the caret, or hidden at the focus."""

import array
import contextlib
import pathlib
import re
import subprocess
import time

from ..harness.galbi import BINARY, HARNESS, Tests, environment, equal, folder, headless, loading
from ..harness.pty_session import DEADLINE, IMPATIENT, Failure, Session
from ..harness.screen import Screen
from ..services.people import Service

DRIVES = "Galbi"

test = Tests()
TEXT = "박지훈 abc 한글"
BUILT = folder()
LIBRARY = pathlib.Path(BUILT.name) / "writes.so"
subprocess.run(["gcc", "-shared", "-fPIC", "-o", LIBRARY, HARNESS / "writes.c", "-ldl"], check=True)


class Written(Session):
    """A run whose writes are known one by one."""

    def __init__(self, data, arguments, size, **more):
        self.notes = pathlib.Path(data) / "writes"
        self.size = size
        super().__init__(
            [BINARY, "--data", f"{data}/data", *arguments], *size, environment=environment(
                WRITES=str(self.notes), COLORTERM="truecolor", **loading(LIBRARY), **more))

    def sizes(self):
        return array.array("I", self.notes.read_bytes()) if self.notes.exists() else []

    def wait_until_noted(self):
        """Waits until all keys are read, and what has come from the terminal since is noted.

        A write is noted after its bytes have come, so what comes from the terminal does not tell.
        """
        self.wait_until_read()
        self.drain()
        come = len(self.raw)
        self.look_again(lambda: sum(self.sizes()) >= come, "the notes")

    def count_from_here(self):
        """The number of the writes so far. Without the wait the last of them may not be noted yet."""
        self.wait_until_noted()
        return len(self.sizes())

    def wait_for_write(self, count, what):
        """Waits until more than `count` writes are noted."""
        self.look_again(lambda: len(self.sizes()) > count, what)

    def look_again(self, condition, what):
        """Nothing comes from the terminal when a write is noted, so this looks again and again."""
        until = time.monotonic() + DEADLINE
        while not condition():
            if time.monotonic() > until:
                raise Failure(f"waited {DEADLINE} s for {what}; the screen:\n{self.screen.text()}")
            self.drain()
            time.sleep(0.002)

    def after_each_write(self):
        """The screen after each write, drawn on one that goes on."""
        self.drain()
        screen, place = Screen(*self.size), 0
        for size in self.sizes():
            if place + size > len(self.raw):
                return
            screen.feed(bytes(self.raw[place:place + size]))
            place += size
            yield screen


@contextlib.contextmanager
def session(service, *arguments, size=(80, 24)):
    with folder() as data, Written(
            data, arguments, size, GALBI_PEOPLE_URL=service.url, **IMPATIENT) as session:
        yield session


def is_at_caret(screen, text):
    """Whether the cursor is shown in the search field, behind what there is of the text."""
    before = "".join(screen.cells[screen.row][:screen.column])
    # Beside the field, behind a gap, there may be the details of the row that is selected.
    after = "".join(screen.cells[screen.row][screen.column:]).split("   ")[0]
    label, *typed = re.split("검색|search", before, flags=re.IGNORECASE)
    if not screen.modes[25] or len(typed) != 1 or label.strip() or after.strip():
        return False
    # The mark of the focus stands before the text.
    mark, typed = typed[0].lstrip()[:1], typed[0].lstrip()[1:]
    return mark == "▌" and text.startswith(typed)


@test
def with_a_bar_that_moves_elsewhere_it_is_at_the_caret_after_each_write():
    for language, size in (("ko", (80, 24)), ("en", (120, 30)), ("ko", (40, 12))):
        with Service() as service, session(service, "--lang", language, size=size) as run:
            run.wait_for_text("Mina Holt|김민수|100")
            service.behaviour = "held"
            run.send("R")
            service.wait_for_requests(2)
            run.send("/")
            run.wait_until(lambda: run.screen.modes[25], "the caret")
            begin = run.count_from_here()
            frames = 0
            for end in range(1, len(TEXT) + 1):
                run.send(TEXT[end - 1])
                run.wait_for_text(re.escape(TEXT[:end].rstrip()))
                # The bar moves meanwhile.
                count = len(run.sizes())
                run.wait_for_write(count, "the bar")
            for number, screen in enumerate(run.after_each_write()):
                if number >= begin:
                    frames += 1
                    if not is_at_caret(screen, TEXT):
                        raise AssertionError(
                            f"{size}: cursor {screen.row},{screen.column} after write {number}:\n"
                            + screen.text())
            assert frames > len(TEXT), frames
            service.release()
            run.interrupt()


@test
def a_late_answer_that_changes_the_list_leaves_it_at_the_caret():
    with Service() as service, session(service, "--lang", "ko") as run:
        run.wait_for_count(100)
        service.behaviour, service.count = "held", 50
        run.send("R")
        service.wait_for_requests(2)
        run.send("/")
        run.wait_until(lambda: run.screen.modes[25], "the caret")
        begin = run.count_from_here()
        run.send("a")
        run.wait_until(lambda: run.page.search, "the letter")
        service.release()
        run.wait_for_text("/ 50")
        for number, screen in enumerate(run.after_each_write()):
            if number >= begin and not is_at_caret(screen, "a"):
                raise AssertionError(f"{number}: {screen.row},{screen.column}\n{screen.text()}")
        run.interrupt()


@test
def in_a_field_of_several_lines_it_is_behind_what_was_typed_after_each_write():
    lines = ["둘이서 abc", "", "한글과 漢字 섞어 쓰는 긴 줄 하나가 다음 줄로 이어집니다 " * 2]
    add = 'a Tab Tab "12000" Tab "점심" C-s'
    for size in ((80, 24), (40, 12), (20, 5)):
        with folder() as data:
            equal(headless(f"{data}/data", "finance/ledger", "--keys", add).returncode, 0)
            with Written(data, ["finance/ledger", "--lang", "ko", "--offline"], size) as run:
                run.wait_until(lambda: "점심" in run.screen.text(), "the entry")
                run.send("n")
                run.wait_until(lambda: run.screen.modes[25], "the caret")
                begin = run.count_from_here()
                for key in "\n".join(line.rstrip() for line in lines):
                    count = len(run.sizes())
                    run.send("Enter" if key == "\n" else key)
                    run.wait_for_write(count, "a frame")
                run.wait_until_noted()
                frames = 0
                for number, screen in enumerate(run.after_each_write()):
                    if number < begin:
                        continue
                    frames += 1
                    before = "".join(screen.cells[screen.row][:screen.column])
                    after = "".join(screen.cells[screen.row][screen.column:]).split("│")[0]
                    _, mark, typed = before.rpartition("▌")
                    if not screen.modes[25] or not mark or after.strip(" ┃") or not any(
                            typed.strip() in line for line in lines):
                        raise AssertionError(
                            f"{size}: cursor {screen.row},{screen.column} after write {number}:\n"
                            + screen.text())
                assert frames > 20, frames
                run.interrupt()


@test
def without_a_field_it_is_hidden_at_the_focus_after_each_write():
    with Service() as service, session(service, "--lang", "ko") as run:
        run.wait_for_count(100)
        begin = run.count_from_here()
        for _ in range(30):
            run.send("Down")
        run.send("PageDown", "End")
        run.wait_for_text(r"^ ?▌.*\n─|^ ?▌.*\n\n─|^ ?▌")
        run.wait_until_noted()
        for number, screen in enumerate(run.after_each_write()):
            if number >= begin:
                equal(screen.modes[25], False)
                row = "".join(screen.cells[screen.row])
                if "▌" not in row:
                    raise AssertionError(f"{screen.row}, {screen.column}:\n{screen.text()}")
        run.interrupt()


@test
def a_frame_is_one_write():
    with Service() as service, session(service, "--lang", "ko", size=(200, 50)) as run:
        run.wait_for_count(100)
        run.send("3")
        run.wait_for_text("▏3 프로필")
        run.wait_until_noted()
        # The first write that shows the page shows all of it.
        screen = next(each for each in run.after_each_write() if "▏3 프로필" in each.text())
        equal(screen.lines()[-1], run.screen.lines()[-1])
        equal(screen.lines()[2:8], run.screen.lines()[2:8])
        run.interrupt()


test.end()
