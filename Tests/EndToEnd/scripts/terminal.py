"""The whole app on a pseudo-terminal: what reaches it, what keys do meanwhile, how it ends."""

import os
import pathlib
import re
import resource
import select
import shutil
import signal
import sqlite3
import subprocess
import time

from ..harness.app import closes_sheet, ends, opens_help, quits, start
from ..harness.galbi import (
    BINARY, HARNESS, NOBODY, NOW, Tests, contains, environment, equal, folder, headless, lacks, loading)
from ..harness.money import AS_USER
from ..harness.page import Page
from ..harness.pty_session import DEADLINE, IMPATIENT, KEYS, Failure, Session
from ..harness.screen import Screen
from ..harness.tmux_session import Tmux
from ..services.people import Service

DRIVES = "Galbi"

test = Tests()
FIRST = "00000000-0000-4000-8000-000000000000"
DATABASE = "profiles/default/galbi.sqlite"


def opened(data, *arguments, **options):
    """The same with people on the screen."""
    session = start(data, *arguments, **options)
    try:
        session.wait_for_count(100)
        session.wait_for_footer()
    except BaseException:
        session.close()
        raise
    return session


def opens_help_and_quits(session):
    opens_help(session)
    closes_sheet(session)
    quits(session)


def shown_by_headless(data, columns, rows, *arguments, url=NOBODY):
    shown = headless(data, "--size", f"{columns}x{rows}", *arguments, url=url).stdout
    return shown.rstrip("\n").split("\n")


def shows(session, expected):
    """It shows these rows, if only until a notice has gone."""
    try:
        session.wait_for_moment(lambda: session.screen.lines() == expected, "the screen that headless shows")
    except Failure:
        equal(session.screen.lines(), expected)


def shows_what_headless_shows(session, data, columns, rows, *arguments, url=NOBODY):
    shows(session, shown_by_headless(data, columns, rows, *arguments, url=url))


# -- data ---------------------------------------------------------------------------


@test
def hostile_names_do_not_reach_the_terminal_nor_the_log():
    name = "\x1b]0;PWNED\x07 \x9b31m\u202eX\nY\tZ👨\u200d👩\u200d👧"
    with folder() as data, Service(names=[name]) as service:
        with opened(data, url=service.url) as session:
            session.send("r", "Home")
            session.wait_for_selected("PWNED")
            session.send("Enter")
            session.wait_for_text(r"이름 .*␛]0;PWNED␇ ⟨U\+009B⟩31m⟨U\+202E⟩X")
            session.wait_for_text(r"홈 › ␛]0;PWNED␇ .*X␊Y␉Z👨")
            opens_help(session)
            session.send("Esc", "Esc")
            session.wait_for_count(100)
            service.behaviour = "fault"
            session.send("R")
            session.wait_for_text(r"\(500\)")
            quits(session)
            raw = bytes(session.raw)
            begin = raw.index(b"\x1b[?1049h")
            for mark in (b"\x1b]0", b"\x07", b"\xc2\x9b", b"\xe2\x80\xae", b"\xe2\x80\x8d", b"\t"):
                if mark in raw[begin:]:
                    raise AssertionError(f"{mark!r} reached the terminal")
            equal(session.screen.commands, [])
        log = (pathlib.Path(data) / "galbi.log").read_text()
        contains(log, "500")
        for mark in ("\x1b", "\x07", "\x9b", "\u202e", "PWNED"):
            lacks(log, mark)


@test
def the_frame_stands_before_the_service_answers():
    with folder() as data, Service("held") as service:
        with start(data, url=service.url) as session:
            session.wait_for_text(r"^  갈비 ")
            session.wait_for_text(r"사람 목록을 불러오는 중입니다\.")
            session.wait_for_footer()
            service.wait_for_requests()
            service.release()
            session.wait_for_count(100)
            session.wait_until(
                lambda: "불러오는 중" not in session.screen.text(), "the people in its place")
            quits(session)


@test
def keys_are_alive_while_the_service_is_silent():
    with folder() as data, Service("silent") as service:
        with start(data, url=service.url, variables=IMPATIENT) as session:
            service.wait_for_requests()
            opens_help_and_quits(session)


@test
def keys_are_alive_while_the_service_is_slow():
    with folder() as data, Service("slow") as service:
        with start(data, url=service.url, variables=IMPATIENT) as session:
            session.wait_for_text(r"\d%$")
            opens_help_and_quits(session)


@test
def keys_are_alive_during_a_refresh():
    with folder() as data, Service() as service:
        with opened(data, url=service.url, variables=IMPATIENT) as session:
            service.behaviour = "silent"
            session.send("R")
            session.wait_for_text(r"새로 고치는 중")
            session.send("Down")
            session.wait_for_selected("Olivia Brown")
            session.send("End")
            session.wait_for_text(r"▌.*$(?!\n .*▌)")
            opens_help_and_quits(session)


@test
def what_is_typed_before_the_first_frame_is_not_lost():
    with folder() as data, Service("held") as service:
        with start(data, url=service.url, variables=IMPATIENT) as session:
            opens_help(session)
            quits(session, "Esc")


@test
def enter_that_was_typed_before_the_launch_is_enter():
    # The terminal, in the shell's mode, makes the end of a line of it.
    shell = ("sh", "-c", 'echo ready; read -r line; exec "$@"', "sh")
    with folder() as data:
        with start(data, "--offline", before=shell) as session:
            session.wait_for_text("ready")
            session.write(b"\r\r")
            session.wait_until(lambda: session.page.place, "a person")
            quits(session)


@test
def keys_that_come_all_at_once_do_what_they_do_one_by_one():
    bursts = (
        "f u", "f Down f u u U", "Enter Enter Enter", "Enter e 둘 C-s u",
        "Enter e fur2 C-s e q C-s Esc Down Enter", "/ 김 Enter Space Esc v r C u",
    )
    with folder() as data, Service() as service:
        # At one moment, so that the age of the people is none of how long this takes.
        at = "--now", NOW
        headless(f"{data}/filled", *at, url=service.url)
        for number, burst in enumerate(bursts):
            keys = burst.split()
            for name in ("pressed", "typed"):
                shutil.copytree(f"{data}/filled", f"{data}/{name}{number}")
            script = " ".join(key if key in (*KEYS, "Space") else f'"{key}"' for key in keys)
            expected = shown_by_headless(
                f"{data}/pressed{number}", 80, 24, *at, "--keys", script, url=service.url)
            with opened(f"{data}/typed{number}", *at, url=service.url) as session:
                codes = KEYS | {"Space": " "}
                session.write("".join(codes.get(key, key) for key in keys).encode())
                shows(session, expected)


# -- endings ------------------------------------------------------------------------


@test
def q_gives_the_terminal_back():
    with folder() as data:
        with start(data) as session:
            session.wait_for_count(12)
            quits(session)


@test
def the_title_of_the_window_says_where_one_is_and_is_given_back():
    with folder() as data, Service() as service:
        with opened(data, url=service.url) as session:
            # A terminal that answers nothing may not know what a title is.
            session.wait_for(rb"\x1b\[c")
            equal(session.screen.title, "")
            session.write(b"\x1b[?6c")
            session.wait_until(lambda: session.screen.title == "갈비 — 홈", "the title")
            session.send("Enter")
            session.wait_until(
                lambda: re.fullmatch("갈비 — \\w+ \\w+", session.screen.title), "the title of a person")
            session.send("C-z")
            session.wait_for_stop()
            equal((session.screen.title, session.screen.saved_titles), ("", []))
            session.foreground()
            session.wait_until(lambda: session.screen.title, "the title again")
            quits(session)
            equal((session.screen.title, session.screen.saved_titles), ("", []))
    for term, variables in (("linux", {}), ("vt220", {}), ("screen-256color", {"STY": "1.tty"})):
        with folder() as data, Service() as service:
            with opened(data, url=service.url, term=term, variables=variables) as session:
                quits(session)
                equal(session.screen.title, "")
                lacks(bytes(session.raw), b"22;2t")


class NarrowScreen(Screen):
    """A terminal that draws jamo in one column."""

    def width(self, character):
        return 1 if "ㄱ" <= character <= "ㆎ" else super().width(character)


@test
def a_lone_jamo_shifts_nothing_however_wide_the_terminal_draws_it():
    shown = []
    for screen, answer in ((Screen, b"\x1b[2;3R"), (NarrowScreen, b"\x1b[2;2R")):
        with folder() as data, Service() as service:
            with opened(data, url=service.url, screen=screen) as session:
                session.wait_for(rb"\x1b\[6n")
                session.write(answer + b"\x1b[?6c")
                session.wait_until(lambda: session.screen.title, "the title")
                # The row over which it was drawn is as it was.
                shows_what_headless_shows(session, data, 80, 24, url=service.url)
                session.send("/")
                session.write("ㅁㅈㄱ".encode())
                session.wait_for_text("ㅁ ?ㅈ ?ㄱ")
                shown.append([
                    (row, column, character)
                    for row, cells in enumerate(session.screen.cells)
                    for column, character in enumerate(cells) if character.strip()])
                session.send("Esc")
                quits(session)
    equal(shown[0], shown[1])


@test
def tmux_shows_the_title():
    with folder() as data:
        with Tmux([BINARY, "--data", data, "--offline"], 80, 24, environment()) as window:
            window.wait_for(lambda lines: Page(lines).footer, "the screen")
            window.wait_for(lambda _: window.title() == "Galbi — Home", "the title")
            window.send("q")
            equal(window.wait_for_exit(), 0)
            window.wait_for(lambda _: "Galbi" not in window.title(), "its own title")


@test
def ctrl_c_is_130():
    with folder() as data:
        with start(data) as session:
            session.wait_for_count(12)
            session.send("C-c")
            ends(session, 130)


@test
def signals_give_the_terminal_back():
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGSEGV):
        with folder() as data, Service("silent") as service:
            with start(data, url=service.url) as session:
                service.wait_for_requests()
                session.signal(number)
                ends(session, -number)


@test
def ctrl_z_and_fg_bring_the_screen_back():
    with folder() as data, Service() as service:
        with opened(data, url=service.url) as session:
            session.send("C-z")
            session.wait_for_stop()
            equal(session.left_behind(), [])
            session.foreground()
            shows_what_headless_shows(session, data, 80, 24, url=service.url)
            quits(session)


def under_make(data, service, **variables):
    """The app as a program that a make has started."""
    rules = pathlib.Path(data) / "Makefile"
    rules.write_text('all:\n\t@"$(PROGRAM)" --lang ko --data "$(DATA)"\n')
    around = environment(service.url) | variables
    del around["TERM"]
    return Session(
        ["make", "-f", str(rules), f"DATA={data}/data", f"PROGRAM={BINARY}"], environment=around)


def until(condition, what):
    """Looks each millisecond whether something is so."""
    end = time.monotonic() + DEADLINE
    while not condition():
        if time.monotonic() > end:
            raise Failure(f"waited {DEADLINE} s until {what}")
        select.select([], [], [], 0.001)


@test
def under_make_ctrl_z_stops_the_job_once_the_terminal_is_restored():
    with folder() as data, Service() as service, under_make(data, service) as session:
        for count in (1, 2, 3):
            session.wait_for_footer()
            session.send("C-z")
            session.wait_for_stop(count)
            equal(session.left_behind(), [])
            session.foreground()
        session.wait_for_footer()
        quits(session)


@test
def under_make_a_job_goes_on_that_is_continued_before_all_of_it_has_stopped():
    with folder() as data, Service() as service:
        library, hold = f"{data}/stops.so", f"{data}/hold"
        source = HARNESS / "stops.c"
        subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
        os.mkfifo(hold)

        def go_on():
            try:
                os.close(os.open(hold, os.O_WRONLY | os.O_NONBLOCK))
            except OSError:
                return False                    # Nobody waits for it yet.
            return True

        with under_make(data, service, HOLD=hold, **loading(library)) as session:
            session.wait_for_footer()
            session.send("C-z")
            session.wait_for_stop()
            session.foreground()
            stat = pathlib.Path(f"/proc/{session.pid}/stat")
            # Neither writes to the terminal, so there is nothing else to wait for.
            until(lambda: ") T" not in stat.read_text(), "the make goes on")
            until(go_on, "the program has asked the make to stop")
            session.wait_for_footer()
            quits(session)


@test
def a_terminal_that_cannot_be_drawn_on_is_refused():
    with folder() as data:
        with start(data, term="dumb") as session:
            ends(session, 2)
            contains(session.screen.text(), "galbi: 알 수 없는 터미널입니다: dumb.")
        equal(os.listdir(data), [])


# -- the screen ---------------------------------------------------------------------


@test
def a_resized_window_shows_what_a_window_of_that_size_shows():
    with folder() as data, Service() as service:
        with opened(data, url=service.url) as session:
            for columns, rows in ((40, 12), (200, 50), (59, 24), (20, 5), (80, 24)):
                session.resize(columns, rows)
                shows_what_headless_shows(session, data, columns, rows, url=service.url)
            for columns, rows in ((19, 5), (20, 4)):
                session.resize(columns, rows)
                session.wait_until(
                    lambda: "창을 키워 주세요" in session.screen.text().replace("\n", " "),
                    "the sentence")
            session.resize(80, 24)
            shows_what_headless_shows(session, data, 80, 24, url=service.url)
            quits(session)
        equal(len(service.requests), 1)


@test
def both_screens_show_what_headless_shows():
    with folder() as data, Service() as service:
        for language in ("ko", "en"):
            arguments = ["--now", NOW, "--no-restore"]
            with start(data, *arguments, lang=language, url=service.url) as session:
                same = ("--lang", language, "--now", NOW)
                shows_what_headless_shows(session, data, 80, 24, *same, url=service.url)
                session.send("Down", "Enter")
                shows_what_headless_shows(
                    session, data, 80, 24, *same, "--keys", "Down Enter", url=service.url)
                session.send("?")
                shows_what_headless_shows(
                    session, data, 80, 24, *same, "--keys", "Down Enter ?", url=service.url)
                quits(session, "Esc")


@test
def a_paste_is_no_keys():
    with folder() as data, Service() as service:
        with opened(data, url=service.url) as session:
            session.write(b"\x1b[200~qRr\r\x1b]0;PWNED\x07\x1b[201~")
            session.wait_until_read()
            session.send("Down")
            session.wait_for_selected("Olivia Brown")
            session.send("Up")
            shows_what_headless_shows(session, data, 80, 24, url=service.url)
            equal((len(service.requests), session.screen.commands), (1, []))
            quits(session)


@test
def letters_work_on_a_hangul_keyboard():
    with folder() as data, Service() as service:
        with opened(data, url=service.url) as session:
            session.wait_for_text(r"국가 ● ")
            session.send("ㄱ")
            session.wait_for_text(r"국가 ○ ")
            session.send("r")
            session.wait_for_text(r"국가 ● ")
            session.send("ㅂ")
            ends(session)


@test
def without_colour_there_is_none():
    with folder() as data, Service() as service:
        for variables, colours in (({"NO_COLOR": "1"}, False), ({}, True)):
            with opened(data, url=service.url, variables=variables) as session:
                quits(session)
                equal(b"\x1b[38;" in session.raw, colours)


@test
def true_colour_is_written_where_the_terminal_promises_it_or_the_user_wants_it():
    for variables, wanted in (
        ({"COLORTERM": "truecolor"}, b"\x1b[38;2;"), ({"GALBI_COLORS": "truecolor"}, b"\x1b[38;2;"),
        ({"COLORTERM": "truecolor", "GALBI_COLORS": "256"}, b"\x1b[38;5;"), ({}, b"\x1b[38;5;"),
    ):
        with folder() as data, start(data, "--offline", variables=variables) as session:
            session.wait_for_count(12)
            quits(session)
            raw = bytes(session.raw)
            contains(raw, wanted)
            if variables.get("COLORTERM") and wanted == b"\x1b[38;2;":
                lacks(raw, b"8;5;")
            equal((raw.count(b"\x1b[?1049h"), raw.count(b"\x1b[?1049l")), (1, 1))


@test
def a_theme_without_colours_highlights_the_selected_row_in_any_depth():
    for depth in ("16", "256", "truecolor", "none"):
        with folder() as data, start(
            data, "--offline", "--theme", "plain", variables={"GALBI_COLORS": depth}
        ) as session:
            session.wait_for_count(12)
            quits(session)
            raw = bytes(session.raw)
            equal((depth, re.search(rb"\x1b\[(\d+;)*7m", raw) is not None), (depth, True))
            lacks(raw, b"\x1b[38;")


@test
def a_variable_with_a_value_that_it_cannot_have_is_refused():
    for name, value, values in (("GALBI_PICTURES", "ascii", "kitty, sixel, cells, none"),
                                ("GALBI_TYPEAHEAD", "long", "시간 (예: 10s, 500ms)")):
        with folder() as data, start(data, variables={name: value}) as session:
            ends(session, 2)
            contains(
                session.screen.text().replace("\n", ""),
                f"{name} 값이 올바르지 않습니다: {value}. 사용할 수 있는 값: {values}")


@test
def a_kill_gives_the_terminal_back():
    with folder() as data, start(data, "--offline") as session:
        session.wait_for_count(12)
        session.signal(signal.SIGKILL)
        equal(session.wait_for_exit(), -signal.SIGKILL)
        session.wait_for(rb"\?1049l")
        equal(session.screen.modes[1049], False)


@test
def too_few_files_and_too_little_memory_are_said():
    for limit, many in ((resource.RLIMIT_NOFILE, (4, 5, 12, 24, 48)),
                        (resource.RLIMIT_AS, (80 << 20, 120 << 20))):
        for count in many:
            with folder() as data:
                shown = subprocess.run(
                    [BINARY, "--headless", "--offline", "--lang", "en", "--data", data],
                    env=environment(), capture_output=True, text=True, timeout=60,
                    preexec_fn=lambda: resource.setrlimit(limit, (count, count)))
                equal((shown.returncode, shown.stdout), (2, ""))
                contains(shown.stderr, "ulimit -")
    with folder() as data:
        # Only the soft limit is low.
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        shown = subprocess.run(
            [BINARY, "--headless", "--offline", "--data", data], env=environment(),
            capture_output=True, text=True, timeout=60,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (16, hard)))
        equal((shown.returncode, shown.stderr), (0, ""))


@test
def a_demo_runs_on_a_terminal():
    with folder() as data:
        with start(data, "demo", "Home") as session:
            session.wait_for_count(12)
            session.send("Enter")
            session.wait_for_place("Lukas Weber")
            quits(session, "Esc")
        equal(os.listdir(data), [])


@test
def links_lead_to_a_screen():
    with folder() as data, Service() as service:
        with start(data, f"home/{FIRST}", url=service.url) as session:
            session.wait_for_text(r"이름 +Mina Holt")
            session.send("Esc")
            session.wait_for_count(100)
            quits(session)
        sentence = "‘x’ 항목을 찾을 수 없어 가장 가까운 화면을 열었습니다."
        with start(data, f"home/{FIRST}/x", url=service.url) as session:
            session.wait_for_text(r"이름 +Mina Holt")
            session.wait_for_passing(re.escape(sentence))
            session.wait_until(lambda: sentence not in session.screen.text(), "the end of it")
            quits(session)


# -- the database -------------------------------------------------------------------


def survives_at_launch(session, sentence):
    """It says why there are only samples, and goes on working."""
    session.wait_for_count(12)
    contains(session.screen.lines()[0], "샘플 데이터")
    session.wait_until(lambda: sentence in session.screen.text(), sentence)
    session.send("Enter")
    session.wait_for_text("sample010")
    quits(session, "Esc")


def database(data):
    path = pathlib.Path(data) / DATABASE
    path.parent.mkdir(parents=True)
    return path


@test
def a_damaged_database_is_moved_aside_and_named():
    with folder() as data, Service() as service:
        path = database(data)
        path.write_bytes(b"no database at all, " * 500)
        with start(data, url=service.url) as session:
            session.wait_for_count(12)
            session.wait_for_text(r"저장된 데이터가 손상되어 galbi\.sqlite\.corrupt-")
            session.send("R")
            session.wait_for_count(100)
            quits(session)
        aside = [each.name for each in path.parent.glob("galbi.sqlite.corrupt-*")]
        equal(len(aside), 1)
        equal((path.parent / aside[0]).read_bytes(), b"no database at all, " * 500)


@test
def a_folder_in_the_way_of_the_database_is_survived():
    with folder() as data:
        database(data).mkdir()
        with start(data) as session:
            survives_at_launch(session, "저장된 데이터를 읽을 수 없습니다. 데이터 폴더를 확인해 주세요.")


@test
def a_file_in_the_way_of_the_data_folder_is_survived():
    with folder() as parent:
        data = pathlib.Path(parent) / "data"
        data.write_text("a file")
        with start(data) as session:
            survives_at_launch(session, "저장된 데이터를 읽을 수 없습니다. 데이터 폴더를 확인해 주세요.")
        equal(data.read_text(), "a file")


@test
def a_database_of_a_newer_galbi_is_left_alone():
    with folder() as data:
        path = database(data)
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA user_version = 1000")
        connection.close()
        with start(data) as session:
            survives_at_launch(session, "더 새로운 버전의 갈비에서 저장한 데이터입니다.")
        connection = sqlite3.connect(path)
        equal(connection.execute("PRAGMA user_version").fetchone(), (1000,))
        connection.close()


@test
def a_database_that_another_program_holds_is_survived():
    with folder() as data, Service() as service:
        path = database(data)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        other.execute("CREATE TABLE theirs (a)")
        with start(data, url=service.url) as session:
            session.wait_for_text("불러오는 중")
            opens_help(session)
            session.send("Esc")
            session.wait_for_count(12)
            session.wait_for_passing(r"다른 프로그램이 데이터를 사용하고 있습니다\.")
            other.execute("ROLLBACK")
            other.close()
            session.send("R")
            session.wait_for_count(100)
            quits(session)


# Root may write anywhere, unless it gives up that right for good.


@test
def a_data_folder_that_takes_no_files_is_survived():
    with folder() as data:
        os.chmod(data, 0o500)
        with start(data, before=AS_USER) as session:
            survives_at_launch(session, "데이터 폴더")
        equal(os.listdir(data), [])
        os.chmod(data, 0o700)


@test
def a_database_that_takes_no_changes_is_survived():
    with folder() as data, Service() as service:
        headless(data, url=service.url)
        path = pathlib.Path(data) / DATABASE
        for file in path.parent.iterdir():
            os.chmod(file, 0o400)
        os.chmod(path.parent, 0o500)
        with start(data, before=AS_USER, url=service.url) as session:
            session.wait_until(lambda: session.page.count in (12, 100), "people")
            session.send("R")
            session.wait_for_text("데이터 폴더")
            quits(session)
        os.chmod(path.parent, 0o700)
        for file in path.parent.iterdir():
            os.chmod(file, 0o600)
        equal(Page(headless(data).stdout).count, 100)


@test
def two_at_once_work_on_one_data_folder():
    with folder() as data, Service() as service:
        with opened(data, url=service.url) as one, opened(data, url=service.url) as other:
            for number, session in enumerate((one, other, one)):
                service.names = [f"Round {number}"] * 100
                session.send("R")
                session.wait_for_text(rf"▌ \S+ +Round {number}")
            quits(one)
            quits(other)


test.end()
