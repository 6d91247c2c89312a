"""Whatever ends or stops a program on NcursesScreen, the terminal is given back.

    python3 -m Tests.EndToEnd.scripts.endings PATH-OF-ENDINGS [--loops N] [--only WORD]

One line a test, then `N passed, N failed`; status 1 when any failed.
"""

import argparse
import os
import re
import select
import signal
import subprocess
import sys
import termios
import time
import traceback

from ..harness.galbi import begin
from ..harness.pty_session import DEADLINE, KEYS, PORTABLE, Failure, Session, set_size
from ..harness.screen import Screen

DRIVES = "NcursesScreen CPlatform Endings"

TESTS = []
BINARY = ""
LOOPS = 30
# The memory of a guardian in kB; the portable one is a copy of the program.
SMALL = 16_384 if PORTABLE else 512
# The largest screen, of which a larger window shows no more.
MOST_COLUMNS, MOST_ROWS = 1000, 500


def test(function):
    TESTS.append(function)
    return function


def start(*arguments, **options):
    """The program with its first frame on the screen."""
    session = Session([BINARY, *arguments], **options)
    try:
        session.wait_for_text(r"q quit")
    except BaseException:
        session.close()
        raise
    return session


def patient():
    """The program, which waits for the rest of a sequence however late that comes."""
    return start("indexed", "patient")


def expect(actual, expected, what):
    if actual != expected:
        raise Failure(f"{what}: expected {expected!r}, got {actual!r}")


def expect_end(session, status, *says):
    """The program ends with `status`, leaves a clean terminal, and says something afterwards."""
    expect(session.wait_for_exit(), status, "status")
    expect(session.left_behind(), [], "left behind")
    for text in says:
        if text not in session.screen.text():
            raise Failure(f"{text!r} is not on the shell's screen:\n{session.screen.text()}")


def expect_keys(session, written, *shown):
    """The bytes arrive as these keys, and nothing else does: `z` is typed behind them."""
    def ends():
        return sum(text.split().count("z") for text in session.screen.lines()
                   if text.startswith("keys:"))

    before = ends()
    session.write(written if isinstance(written, bytes) else written.encode())
    session.wait_until_read()
    session.write(b"z")
    session.wait_until(lambda: ends() > before, f"z behind {written!r}")
    expect(line(session, "keys:"), " ".join(["keys:", *shown, "z"]), f"keys of {written!r}")


def line(session, begin):
    return next(text for text in session.screen.lines() if text.startswith(begin))


def rows(session):
    return re.findall(r"^row \d{6} \w+ \w+ \w+ \w+$", session.screen.text(), re.MULTILINE)


# -- endings ------------------------------------------------------------------

@test
def quitting_gives_the_terminal_back():
    with start() as session:
        session.send("q")
        expect_end(session, 0)


@test
def exit_without_stop_gives_the_terminal_back():
    with start() as session:
        session.send("x")
        expect_end(session, 3)


@test
def ctrl_c_reaches_the_callback():
    with start() as session:
        session.send("C-c")
        expect_end(session, 130)


@test
def ctrl_c_without_a_callback_is_death_by_sigint():
    with start() as session:
        session.send("i", "C-c")
        expect_end(session, -signal.SIGINT)


@test
def ctrl_backslash_is_death_by_sigquit():
    with start() as session:
        session.send("C-\\")
        expect_end(session, -signal.SIGQUIT)


def ends_by(number, *says):
    def body():
        with start() as session:
            session.signal(number)
            expect_end(session, -number, *says)
    name = getattr(number, "name", f"signal {int(number)}")
    body.__name__ = f"{name}_from_outside_gives_the_terminal_back"
    test(body)


for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGUSR1, signal.SIGUSR2,
               signal.SIGALRM, signal.SIGVTALRM, signal.SIGPROF, signal.SIGPOLL, signal.SIGXCPU,
               signal.SIGPWR, signal.SIGSTKFLT, signal.SIGPIPE, signal.SIGRTMIN,
               signal.SIGRTMIN + 7, signal.SIGRTMAX):
    ends_by(number, f"Ended by signal {int(number)}.")
for number in (signal.SIGSEGV, signal.SIGABRT, signal.SIGILL, signal.SIGTRAP, signal.SIGBUS,
               signal.SIGFPE):
    ends_by(number)


def ends_itself(key, name, signals, *says):
    def body():
        for environment in ({}, {"SWIFT_BACKTRACE": "enable=yes,interactive=yes,color=yes"}):
            with start(environment=environment) as session:
                session.send("Down")
                session.wait_for_text(r"2/100000")
                session.send(key)
                status = session.wait_for_exit()
                if -status not in signals:
                    raise Failure(f"status {status}")
                expect_end(session, status, *says)
    body.__name__ = f"{name}_gives_the_terminal_back"
    test(body)


TRAPS = (signal.SIGILL, signal.SIGTRAP)
ends_itself("t", "a_trap", TRAPS)
ends_itself("o", "a_stack_overflow", (signal.SIGSEGV,))
ends_itself("a", "abort", (signal.SIGABRT,))
ends_itself("w", "a_bad_write", (signal.SIGSEGV,))
# The sentence is there in debug builds only.
ends_itself("f", "a_fatal_error", TRAPS)


@test
def the_sentence_of_a_fatal_error_can_be_read():
    with start() as session:
        session.send("f")
        session.wait_for_exit()
        text = session.screen.text()
        if "/release/" in os.path.realpath(BINARY):
            return
        if "The sentence to be read after a crash." not in text:
            raise Failure(f"not on the shell's screen:\n{text}")


@test
def one_sigterm_ends_a_program_that_hangs():
    with start() as session:
        session.send("h")
        session.wait_until_read()
        session.signal(signal.SIGTERM)
        expect_end(session, -signal.SIGTERM)


@test
def two_sigterms_end_a_program_that_hangs():
    # Without its alarm the first alone would not end it.
    with start(blocked=(signal.SIGALRM, signal.SIGRTMAX - 3)) as session:
        session.send("h")
        session.wait_until_read()
        session.signal(signal.SIGTERM)
        session.wait_until_noticed(signal.SIGTERM)
        session.signal(signal.SIGTERM)
        expect_end(session, -signal.SIGTERM)


@test
def signals_that_were_blocked_for_it_arrive():
    with start(blocked=(signal.SIGWINCH, signal.SIGTERM)) as session:
        session.resize(100, 30)
        session.wait_for_text(r"resize:100x30")
        session.signal(signal.SIGTERM)
        expect_end(session, -signal.SIGTERM, f"Ended by signal {int(signal.SIGTERM)}.")


@test
def ctrl_c_ends_a_program_that_hangs():
    with start() as session:
        session.send("h")
        session.wait_until_read()
        session.send("C-c")
        expect_end(session, -signal.SIGINT)


@test
def sigterm_ends_a_program_whose_terminal_takes_no_bytes():
    with start() as session:
        # More output than a terminal holds, and nobody reads it.
        for _ in range(200):
            if session.write_blindly(b"\x1b[6~" * 100) == 0:
                break
        session.signal(signal.SIGTERM)
        expect(session.wait_for_exit(reading=False), -signal.SIGTERM, "status")


@test
def a_terminal_that_is_gone_is_a_hang_up():
    with start() as session:
        session.hang_up()
        expect(session.wait_for_exit(), -signal.SIGHUP, "status")


@test
def what_is_said_on_standard_error_waits_for_the_end():
    with start() as session:
        begin = len(session.raw)
        session.send("e", "Down")
        session.wait_for_text(r"2/100000")
        if b"Said" in session.raw[begin:]:
            raise Failure("it was written into the screen")
        session.send("q")
        expect_end(session, 0, "Said meanwhile.")


# -- the guardian -----------------------------------------------------------------

def guardian(session):
    """The process id of the guardian of a program."""
    with open(f"/proc/{session.pid}/task/{session.pid}/children") as children:
        found = children.read().split()
    expect(len(found), 1, "children")
    return int(found[0])


def is_gone(pid):
    """Whether there is neither a process nor a zombie."""
    return not os.path.exists(f"/proc/{pid}")


def has_ended(pid):
    """Whether there is no process, but maybe a zombie that its new parent has not taken yet."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return True


def expect_guarded_end(session, pid):
    expect(session.wait_for_exit(), -signal.SIGKILL, "status")
    # The guardian learns of the death when the harness does.
    until(lambda: not session.left_behind(), session, "a clean terminal")
    until(lambda: is_gone(pid), session, "the end of the guardian")


def until(condition, session, what):
    end = time.monotonic() + DEADLINE
    while not condition():
        if time.monotonic() > end:
            raise Failure(f"waited for {what}; left behind: {session.screen.left_behind()}")
        select.select([session.master] if session.master >= 0 else [], [], [], 0.001)
        session.drain()


@test
def a_kill_gives_the_terminal_back():
    for number in range(LOOPS):
        with start(("indexed", "true")[number % 2]) as session:
            pid = guardian(session)
            if number % 3 == 1:
                session.send("h")           # it hangs
            elif number % 3 == 2:
                # In the middle of what it writes.
                session.write_blindly(b"\x1b[6~" * 100)
            session.signal(signal.SIGKILL)
            expect_guarded_end(session, pid)


@test
def a_kill_of_the_whole_job_gives_the_terminal_back():
    with start() as session:
        pid = guardian(session)
        os.killpg(session.pid, signal.SIGKILL)
        expect_guarded_end(session, pid)


@test
def another_terminal_with_the_same_number_is_left_alone():
    rounds = 0
    for _ in range(100 * LOOPS):
        rounds += leaves_stranger_alone()
        if rounds == LOOPS:
            return
    raise Failure(f"the number of the terminal was used again {rounds} times only")


def leaves_stranger_alone():
    """Whether the next terminal has got the number of a killed program's; then nothing touches it."""
    with start() as session:
        pid = guardian(session)
        name = os.ttyname(session.slave)
        mode = termios.tcgetattr(session.slave)
        os.kill(pid, signal.SIGSTOP)
        session.signal(signal.SIGKILL)
        session.wait_for_exit()
    master, slave = os.openpty()
    try:
        is_same = os.ttyname(slave) == name
        # As the program has left its own, which the guardian would take for that.
        termios.tcsetattr(slave, termios.TCSANOW, mode)
        before = termios.tcgetattr(slave)
        os.kill(pid, signal.SIGCONT)
        until(lambda: has_ended(pid), session, "the end of the guardian")
        if is_same:
            expect(termios.tcgetattr(slave), before, "the mode of the other terminal")
            expect(select.select([master], [], [], 0)[0], [], "output to the other terminal")
        return is_same
    finally:
        os.close(slave)
        os.close(master)


@test
def a_kill_while_it_is_stopped_leaves_the_shells_terminal_alone():
    with start() as session:
        pid = guardian(session)
        session.send("C-z")
        session.wait_for_stop()
        begin = len(session.raw)
        session.signal(signal.SIGKILL)
        session.foreground()
        expect_guarded_end(session, pid)
        expect(bytes(session.raw[begin:]), b"", "output")


@test
def a_kill_after_fg_gives_the_terminal_back():
    with start() as session:
        pid = guardian(session)
        session.send("C-z")
        session.wait_for_stop()
        session.foreground()
        session.wait_until(lambda: session.screen.modes[1049], "the screen after fg")
        session.wait_for_text(r"row 000020")
        session.signal(signal.SIGKILL)
        expect_guarded_end(session, pid)


@test
def a_mode_that_the_shell_has_set_meanwhile_stays():
    with start() as session:
        pid = guardian(session)
        mode = termios.tcgetattr(session.slave)
        mode[3] ^= termios.ECHO | termios.ECHOK
        termios.tcsetattr(session.slave, termios.TCSANOW, mode)
        session.signal(signal.SIGKILL)
        session.wait_for_exit()
        until(lambda: is_gone(pid), session, "the end of the guardian")
        expect(termios.tcgetattr(session.slave), mode, "mode")
        until(lambda: not session.screen.left_behind(), session, "a clean screen")


@test
def the_guardian_is_small_sleeps_and_holds_no_terminal():
    with start() as session:
        pid = guardian(session)
        def is_small_and_sleeps():
            with open(f"/proc/{pid}/status") as file:
                status = file.read()
            resident = int(re.search(r"^VmRSS:\s+(\d+) kB", status, re.M)[1])
            return resident <= SMALL and re.search(r"^State:\s+S", status, re.M)

        until(is_small_and_sleeps, session, "little memory and sleep")
        expect(os.getsid(pid), pid, "session")
        # Another one only refers to the terminal, and does not keep it open (O_PATH).
        expect(sorted(os.listdir(f"/proc/{pid}/fd")), ["0"] if PORTABLE else ["0", "1"], "open files")
        if not PORTABLE:
            with open(f"/proc/{pid}/fdinfo/1") as file:
                flags = int(re.search(r"^flags:\s+(\d+)", file.read(), re.M)[1], 8)
            expect(flags & os.O_PATH, os.O_PATH, "a mere reference to the terminal")
        expect(os.readlink(f"/proc/{pid}/fd/0").split(":")[0], "pipe", "open file")

        def wakes():
            with open(f"/proc/{pid}/status") as file:
                return re.search(r"^voluntary_ctxt_switches:\s+(\d+)", file.read(), re.M)[1]

        before = wakes()
        session.send(*["Down"] * 20, "C-z")
        session.wait_for_stop()
        session.foreground()
        session.wait_for_text(r"^21/")
        expect(wakes(), before, "wake-ups")
        session.send("q")
        expect_end(session, 0)
        expect(is_gone(pid), True, "gone")


def led():
    """A program whose guardian leads the session of the terminal, and the number of the program."""
    session = start("led", leads=True)
    with open(f"/proc/{session.pid}/task/{session.pid}/children") as children:
        programs = children.read().split()
    expect(len(programs), 1, "children of the guardian")
    return session, int(programs[0])


@test
def a_guardian_that_leads_restores_the_terminal_before_the_session_ends():
    for number in range(LOOPS):
        session, program = led()
        with session:
            # Also in the middle of a frame.
            for _ in range(number % 5):
                session.write_blindly(KEYS["PageDown"].encode())
            os.kill(program, signal.SIGKILL)
            expect_end(session, 128 + signal.SIGKILL)


@test
def a_guardian_that_leads_ends_as_its_program_does():
    for keys, status in (("q", 0), ("x", 3), ("C-c", 130), ("C-\\", 128 + signal.SIGQUIT),
                         ("t", 128 + signal.SIGILL), ("a", 128 + signal.SIGABRT)):
        session, _ = led()
        with session:
            session.send(keys)
            expect_end(session, status)


@test
def a_guardian_that_leads_hands_on_what_only_it_gets():
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGUSR1) if not PORTABLE else (
            signal.SIGTERM, signal.SIGHUP):
        session, _ = led()
        with session:
            session.signal(number)
            expect_end(session, 128 + number, f"Ended by signal {int(number)}.")
    # What it may not take for its own end, and what would stop it for ever.
    session, _ = led()
    with session:
        for number in (signal.SIGCHLD, signal.SIGWINCH, signal.SIGCONT, signal.SIGTSTP, signal.SIGTTIN):
            session.signal(number)
        begin = len(session.raw)
        session.send("C-z")
        session.wait_for(rb"\x1b\[2J.*q quit", begin)
        session.send("Down")
        session.wait_for_text(r"^2/")
        session.send("q")
        expect_end(session, 0)


@test
def a_guardian_that_leads_goes_with_the_terminal():
    session, program = led()
    with session:
        session.hang_up()
        until(lambda: is_gone(program) or has_ended(program), session, "the end of the program")
        session.wait_until(lambda: session.status is not None, "the end of the guardian")


@test
def a_guardian_that_leads_does_not_wait_for_a_terminal_that_is_stopped():
    session, program = led()
    with session:
        # As Ctrl-S does.
        termios.tcflow(session.slave, termios.TCOOFF)
        os.kill(program, signal.SIGKILL)
        expect(session.wait_for_exit(), 128 + signal.SIGKILL, "status")


@test
def a_guardian_that_leads_is_small():
    session, _ = led()
    with session:
        def is_small_and_named():
            with open(f"/proc/{session.pid}/smaps_rollup") as memory:
                size = int(re.search(r"Pss:\s*(\d+) kB", memory.read())[1])
            with open(f"/proc/{session.pid}/comm") as name:
                is_named = PORTABLE or name.read().strip() == "terminal-guard"
            return is_named and size <= (SMALL if PORTABLE else 300)

        # The program may draw before its parent has become the guardian.
        until(is_small_and_named, session, "little memory and the name")
        session.send("q")
        expect_end(session, 0)


@test
def the_guardian_goes_with_the_program_however_it_ends():
    for end in ("q", "x", "C-c", "C-\\", "t", signal.SIGTERM, signal.SIGHUP, signal.SIGSEGV):
        with start() as session:
            pid = guardian(session)
            if isinstance(end, str):
                session.send(end)
            else:
                session.signal(end)
            session.wait_for_exit()
            expect(session.left_behind(), [], f"left behind by {end!r}")
            until(lambda: is_gone(pid), session, "the end of the guardian")


@test
def a_guardian_that_was_killed_leaves_no_zombie_and_the_program_runs_on():
    with start() as session:
        pid = guardian(session)
        os.kill(pid, signal.SIGKILL)
        until(lambda: is_gone(pid), session, "the end of the guardian")
        session.send("Down")
        session.wait_for_text(r"^2/")
        session.send("q")
        expect_end(session, 0)


@test
def ctrl_c_ends_a_program_that_does_not_end_by_itself():
    with start() as session:
        session.send("l", "C-c")
        expect(session.wait_for_exit(), 130, "status")
        expect(session.left_behind(), [], "left behind")


# -- Ctrl-Z and fg ------------------------------------------------------------

@test
def ctrl_z_and_fg_many_times():
    with start() as session:
        session.send("e")
        session.wait_until_read()
        for loop in range(1, LOOPS + 1):
            before = session.screen.text()
            session.send("C-z")
            session.wait_for_stop(loop)
            expect(session.left_behind(), [], f"left behind at stop {loop}")
            if loop == 1 and "Said meanwhile." not in session.screen.text():
                raise Failure("standard error was not written for the shell")
            begin = len(session.raw)
            session.foreground()
            session.wait_until(lambda: session.screen.text() == before, "the frame after fg")
            if b"\x1b[2J" not in session.raw[begin:]:
                raise Failure("the frame was not drawn anew")
            session.send("Down")
            session.wait_for_text(rf"^{loop + 1}/100000")
            expect(len(rows(session)), 20, "rows")
        session.send("q")
        expect_end(session, 0)


@test
def a_window_resized_meanwhile_is_filled_after_fg():
    with start() as session:
        session.send("C-z")
        session.wait_for_stop()
        session.resize(100, 30)
        session.foreground()
        session.wait_for_text(r"resize:100x30")
        expect(len(rows(session)), 26, "rows")
        session.send("q")
        expect_end(session, 0)


@test
def in_the_background_it_stays_stopped_and_silent():
    with start() as session:
        session.send("C-z")
        session.wait_for_stop()
        begin = len(session.raw)
        session.background()
        session.wait_for_stop(2)
        expect(bytes(session.raw[begin:]), b"", "output")
        session.foreground()
        session.wait_for_text(r"row 000020")
        session.send("q")
        expect_end(session, 0)
        expect(bytes(session.raw[begin:]).count(b"\x1b[2J"), 1, "frames from the start")


@test
def a_stop_that_cannot_be_seen_coming_is_followed_by_a_whole_frame():
    with start() as session:
        before = session.screen.text()
        session.signal(signal.SIGSTOP)
        session.wait_for_stop()
        begin = len(session.raw)
        session.foreground()
        session.wait_for(rb"\x1b\[2J.*q quit", begin)
        expect(session.screen.text(), before, "screen")
        session.send("q")
        expect_end(session, 0)


@test
def sigtstp_from_outside_suspends():
    with start() as session:
        session.signal(signal.SIGTSTP)
        session.wait_for_stop()
        expect(session.left_behind(), [], "left behind")
        session.foreground()
        session.wait_for_text(r"row 000020")
        session.signal(signal.SIGTERM)
        expect_end(session, -signal.SIGTERM)


# -- frames -------------------------------------------------------------------

@test
def the_window_is_filled_at_every_size():
    with start() as session:
        for columns, lines in ((200, 50), (20, 5), (1, 1), (2, 30), (80, 24)):
            session.resize(columns, lines)
            session.wait_until(
                lambda: session.screen.cells[-1][0] == "1"
                and (lines == 1 or session.screen.cells[0][0] == "A"),
                f"a frame of {columns}x{lines}")
        session.wait_for_text(r"resize:80x24")
        expect(len(rows(session)), 20, "rows")
        session.send("q")
        expect_end(session, 0)


def most_memory(session):
    """In MiB."""
    with open(f"/proc/{session.pid}/status") as status:
        return int(re.search(r"VmHWM:\s*(\d+) kB", status.read())[1]) / 1024


@test
def of_a_huge_window_a_part_is_filled():
    def is_filled(session, columns, lines):
        session.wait_until(
            lambda: session.screen.cells[lines - 1][0] == "1" and session.screen.cells[0][0] == "A",
            f"a frame of {columns}x{lines}")

    # The emulated terminal has no room for all of these.
    most = lambda *_: Screen(MOST_COLUMNS, MOST_ROWS)
    sizes = ((32768, 24), (80, 32768), (65535, 65535), (32767, 32767))
    for first in sizes:
        with start(columns=first[0], rows=first[1], screen=most) as session:
            is_filled(session, *map(min, first, (MOST_COLUMNS, MOST_ROWS)))
            for columns, lines in (*(size for size in sizes if size != first), (80, 24)):
                begin = len(session.raw)
                set_size(session.master, columns, lines)
                # Also where the screen is as large as before.
                session.wait_for(rb"\x1b\[2J.*q quit", begin)
                is_filled(session, min(columns, MOST_COLUMNS), min(lines, MOST_ROWS))
            if (memory := most_memory(session)) > 200:
                raise Failure(f"{memory:.0f} MiB")
            session.send("q")
            expect(session.wait_for_exit(), 0, "status")


@test
def beside_and_below_the_largest_screen_a_window_stays_empty():
    columns, lines = MOST_COLUMNS + 200, MOST_ROWS + 100

    def outside(session):
        """The rows with text or a colour there."""
        return [row for row, cells in enumerate(zip(session.screen.cells, session.screen.styles))
                if any(set(part[0 if row >= MOST_ROWS else MOST_COLUMNS:]) - {" ", ()}
                       for part in cells)]

    # The entry of the last one has no size.
    for term in ("xterm-256color", "vt100", "linux"):
        with start(columns=columns, rows=lines, term=term) as session:
            seen = MOST_ROWS - 4
            session.wait_until(lambda: len(rows(session)) == seen, "all rows")
            # Each further one makes the list scroll.
            for number in range(2, seen + 6):
                session.send("Down")
            session.wait_for_text(rf"^{seen + 5}/")
            expect([row[4:10] for row in rows(session)],
                   [f"{number:06}" for number in range(6, seen + 6)], f"{term}: rows")
            expect(outside(session), [], f"{term}: rows with cells outside")
            session.send("C-z")
            session.wait_for_stop()
            expect(session.left_behind(), [], f"{term}: left behind by a stop")
            session.foreground()
            session.wait_until(lambda: len(rows(session)) == seen, "all rows again")
            # As large for the screen, but the terminal has lost its cells.
            session.resize(columns - 50, lines - 50)
            session.wait_until(lambda: len(rows(session)) == seen, "all rows of the next size")
            expect(outside(session), [], f"{term}: rows with cells outside")
            session.resize(80, 24)
            session.wait_until(lambda: len(rows(session)) == 20, "all rows of a small window")
            session.send("q")
            expect_end(session, 0)
    with start(columns=columns, rows=lines) as session:
        session.send("q")
        expect_end(session, 0)
        expect((session.screen.row, session.screen.column), (0, 0), "the cursor of before")


@test
def the_size_of_the_environment_is_not_believed():
    with start(environment={"LINES": "10", "COLUMNS": "40"}) as session:
        expect(len(rows(session)), 20, "rows")


@test
def wide_and_combined_characters_stand_in_their_columns():
    for locale in ("C.UTF-8", "C", "xx_YY.KOI8"):
        with start(environment={"LC_ALL": locale}) as session:
            expect(session.screen.lines()[0], "A list of many rows 한글 👍 e\u0301", locale)
            expect(session.screen.cells[0][20:25], ["한", "", "글", "", " "], locale)


@test
def the_caret_is_shown_where_it_is_and_else_hidden():
    with start() as session:
        expect(session.screen.modes[25], False, "caret")
        session.send("c")
        session.wait_until(lambda: session.screen.modes[25], "the caret")
        expect((session.screen.row, session.screen.column), (2, 4), "caret")
        session.send("c")
        session.wait_until(lambda: not session.screen.modes[25], "no caret")


@test
def colours_follow_the_depth():
    cells = {"none": (((7,),), ((1,),)),
             "basic": (((44,),), ((1,), (36,))),
             "indexed": (((38, 5, 254), (48, 5, 24)), ((1,), (38, 5, 110))),
             "true": (((38, 2, 0xE4, 0xE4, 0xE4), (48, 2, 0, 0x5F, 0x87)),
                      ((1,), (38, 2, 0x87, 0xAF, 0xD7)))}
    for depth, (selection, title) in cells.items():
        with start(depth) as session:
            expect(session.screen.style_at(1, 0), selection, f"{depth}: selection")
            # Which of the two comes first is up to ncurses.
            expect(tuple(sorted(session.screen.style_at(0, 0))), title, f"{depth}: title")
            expect(session.screen.style_at(2, 0), (), f"{depth}: a row")
    for term in ("tmux-256color", "screen-256color"):
        with start("true", term=term) as session:
            expect(session.screen.style_at(1, 0), cells["true"][0], term)
    # Eight colours are what terminfo promises, unless the terminal says more.
    with start("true", term="xterm") as session:
        expect(session.screen.style_at(1, 0), ((44,),), "xterm")
    with start("true", term="xterm", environment={"COLORTERM": "truecolor"}) as session:
        expect(session.screen.style_at(1, 0), cells["true"][0], "xterm with COLORTERM")
    # GNU screen takes them for something else.
    with start("true", term="screen-256color", environment={"STY": "1.a"}) as session:
        expect(session.screen.style_at(1, 0), cells["indexed"][0], "GNU screen")
    with start("true", term="vt100") as session:
        expect(session.screen.style_at(1, 0), ((7,),), "no colours in terminfo: selection")


@test
def the_alternate_screen_is_entered_once_and_left_once():
    for term in ("xterm-256color", "xterm", "tmux-256color"):
        with start(term=term) as session:
            session.send("q")
            expect_end(session, 0)
            for mode, count in ((b"\x1b[?1049h", 1), (b"\x1b[?1049l", 1)):
                expect(bytes(session.raw).count(mode), count, f"{term}: {mode!r}")


@test
def the_last_row_scrolls_with_few_bytes():
    with start() as session:
        session.send(*["Down"] * 19)
        session.wait_for_text(r"^20/")
        begin = len(session.raw)
        session.send("Down")
        session.wait_for_text(r"^21/")
        session.wait_until_read()
        if len(session.raw) - begin > 500:
            raise Failure(f"{len(session.raw) - begin} bytes")
        expect(rows(session)[0][:10], "row 000002", "first row")


@test
def a_terminal_that_cannot_place_the_cursor_is_refused():
    for term in ("dumb", "no-such-terminal"):
        with Session([BINARY], term=term) as session:
            expect_end(session, 2, f"\"{term}\" (TERM) is unknown here.")


@test
def a_pipe_is_refused():
    result = subprocess.run([BINARY], stdin=subprocess.DEVNULL, capture_output=True,
                            timeout=DEADLINE, text=True)
    expect((result.returncode, result.stdout),
           (2, "Standard input and output are not a terminal.\n"), "result")


# -- keys ---------------------------------------------------------------------

@test
def keys_have_their_names():
    with patient() as session:
        session.send("Left", "Right", "Home", "End", "Tab", "BackTab", "Enter", "Delete")
        session.wait_for_text(r"keys: left right home end tab backTab enter delete$")
        session.send("Backspace", "\b", "C-a", "C-s", "C-q", "C-v", "C-w", "C-o")
        session.wait_for_text(r"keys: backspace backspace C-a C-s C-q C-v C-w C-o$")
        session.send(*[f"F{number}" for number in range(1, 9)])
        session.wait_for_text(r"keys: F1 F2 F3 F4 F5 F6 F7 F8$")
        session.send("F9", "F10", "F11", "F12", "z", " ", "Q", "~")
        session.wait_for_text(r"keys: F9 F10 F11 F12 z   Q ~$")
        session.write(b"\x1b[C\x1b[D\x1b[H\x1b[F\x1b[1;5C\x1b[1;2D\x1bOM\x1b[[A")
        session.wait_for_text(r"keys: right left home end controlRight S-left enter F1$")
        session.write(b"\x1bb\x1bD\x1b\xe3\x85\x87\x1b\x7f\x1b[1;3D\x1b\x1b[C\x1b[3;3~\x1f")
        session.wait_for_text(
            r"keys: M-b M-d M-d altBackspace altLeft altRight altDelete C-_$")
        session.send("PageDown")
        session.wait_for_text(r"^21/")
        session.send("PageUp")
        session.wait_for_text(r"^1/")


@test
def a_key_while_the_moment_of_an_escape_ends_freezes_nothing():
    with start() as session:
        session.write(b"G\x1b")
        session.wait_until_read()
        session.write(b"\x1b")
        # Without another key, which would end a wait for one.
        session.wait_for_text(r"keys: escape escape$")
        session.write(b"q")
        expect(session.wait_for_exit(), 0, "the exit status")


@test
def escape_is_a_key_after_a_moment():
    with start() as session:
        session.write(b"\x1b")
        session.wait_for_text(r"keys: escape$")
        session.write(b"\x1b\x1b")
        session.wait_for_text(r"keys: escape escape escape$")
        session.write(b"\x1bz")
        session.wait_for_text(r"keys: escape escape escape M-z$")


@test
def how_long_an_escape_waits_can_be_set():
    with start(environment={"ESCDELAY": "10000"}) as session:
        session.write(b"\x1b")
        session.wait_until_read()
        session.write(b"[C")
        session.wait_for_text(r"keys: right$")


@test
def a_key_that_comes_in_pieces_is_never_escape_and_letters():
    with start() as session:
        for key, name in ((b"\x1bOC", "right"), (b"\x1b[1;5D", "controlLeft"), (b"\x1b[3~", "delete")):
            for cut in range(2, len(key)):
                session.write(key[:cut])
                session.wait_until_read()
                # Longer than the wait for the rest of a key that has begun.
                time.sleep(0.3)
                session.write(key[cut:] + b"z")
                session.wait_for_text(rf"keys: (.* )?{name} z$")
        expect("escape" in line(session, "keys:"), False, "an escape")


@test
def unknown_sequences_are_swallowed():
    unknown = [
        b"\x1b[99~", b"\x1b[1;2;3;4;5q", b"\x1b[?62;22c", b"\x1b[>1;4000;0c", b"\x1b[24;80R ",
        b"\x1b]11;rgb:1111/2222/3333\x07", b"\x1b]11;rgb:1111/2222/3333\x1b\\",
        b"\x1bP>|terminal(1)\x1b\\", b"\x1b_Gi=1;OK\x1b\\", b"\x1b[?2026;2$y", b"\x1b[<2;10;20M",
        b"\x1b[<0;10;20m", b"\x1b[M !!", b"\x1b[I", b"\x1b[O", b"\x1b[201~", b"\x1bO~",
        b"\x1b[" + b"9" * 5000 + b"u", b"\xff\xfe\x80", b"\xc2\x9b", b"\x00\x1d\x1e", b"\x1b\r", b"\x1b\t",
        b"\xed\xa0\x80", b"\xf4\x90\x80\x80",
    ]
    for sequence in unknown:
        with patient() as session:
            shown = [" "] if sequence.endswith(b"R ") else []
            expect_keys(session, sequence, *shown)


# -- the mouse ------------------------------------------------------------------

MOUSE = (1000, 1006)


def takes_mouse(session, expected=True):
    session.wait_until(
        lambda: all(session.screen.modes[number] == expected for number in MOUSE),
        f"the mouse {'taken' if expected else 'given back'}")


@test
def clicks_and_the_wheel_arrive_as_such():
    with patient() as session:
        takes_mouse(session)
        expect_keys(session, b"\x1b[<0;10;20M\x1b[<0;10;20m", "click:9,19")
        expect_keys(session, b"\x1b[<65;1;2M" * 40 + b"\x1b[<64;1;2M", "click:9,19", "z",
                    "wheel39:0,1")


@test
def half_reports_of_the_mouse_are_never_text():
    with patient() as session:
        takes_mouse(session)
        for part in (b"\x1b", b"[<", b"0;1", b"0;2", b"0M"):
            session.write(part)
            session.wait_until_read()
        session.wait_for_text(r"keys: click:9,19$")
        for garbled in (b"\x1b[<0;10M", b"\x1b[<;;M", b"\x1b[<99999;99999;99999M", b"\x1b[M\xff\xfe\x80"):
            session.write(garbled)
        session.write(b"k")
        session.wait_for_text(r"keys: click:9,19 k$")


@test
def the_mouse_can_be_given_back_while_it_runs():
    with patient() as session:
        takes_mouse(session)
        session.send("m")
        takes_mouse(session, False)
        expect_keys(session, b"\x1b[<0;10;20M")
        session.send("m")
        takes_mouse(session)
        session.send("q")
        expect_end(session, 0)


@test
def the_mouse_is_the_shells_while_the_program_is_stopped():
    with start() as session:
        takes_mouse(session)
        session.send("C-z")
        session.wait_for_stop()
        expect(session.left_behind(), [], "left behind")
        session.foreground()
        takes_mouse(session)
        session.send("m")
        takes_mouse(session, False)
        session.send("C-z")
        session.wait_for_stop(2)
        session.foreground()
        session.send("k")
        session.wait_for_text(r"keys: k$")
        takes_mouse(session, False)
        session.send("q")
        expect_end(session, 0)


@test
def a_terminal_without_a_mouse_is_not_asked_for_one():
    with start(term="vt220") as session:
        session.send("q")
        expect_end(session, 0)
        if b"?1000" in session.raw:
            raise Failure("the mouse was asked for")


# -- text -----------------------------------------------------------------------

@test
def hangul_and_emoji_may_arrive_byte_by_byte():
    with patient() as session:
        for byte in "한ㄱ\u1100👍é".encode():
            session.write(bytes([byte]))
            session.wait_until_read()
        session.wait_for_text("keys: 한 ㄱ \u1100 👍 é$")
        session.send("각\u1161", "e\u0301", "👨‍👩‍👧")
        session.wait_until(lambda: len(line(session, "keys:").split()) > 7, "three more keys")
        session.send("q")
        expect_end(session, 0)


@test
def all_pending_keys_are_one_batch():
    with patient() as session:
        session.write(b"\x1bOB" * 100)
        session.wait_for_text(r"^101/100000")
        session.wait_until_read()


# -- paste --------------------------------------------------------------------

def pasted(session, count, shown):
    session.wait_for_text(rf"^pasted {count}: " + re.escape(shown))


@test
def a_paste_is_text_and_no_keys():
    with patient() as session:
        session.write("\x1b[200~한글 q\r\t\x07\x1b\x7f\x1b[201~z".encode())
        pasted(session, 9, r'"한글 q\r\t\u{07}\u{1B}\u{7F}"')
        session.wait_for_text(r"keys: paste z$")
        session.send("q")
        expect_end(session, 0)


@test
def what_is_pasted_ends_nothing():
    with patient() as session:
        session.write(b"\x1b[200~x\x03y\x1c\x1az\x1b[201~z")
        pasted(session, 6, r'"x\u{03}y\u{1C}\u{1A}z"')
        session.write(b"\x1c")
        expect_end(session, -signal.SIGQUIT)


@test
def a_paste_may_be_split_anywhere():
    with patient() as session:
        for byte in "\x1b[200~한\x1b[20\x1b[201~".encode():
            session.write(bytes([byte]))
            session.wait_until_read()
        pasted(session, 5, r'"한\u{1B}[20"')


@test
def a_paste_cannot_end_itself():
    with patient() as session:
        session.write(b"\x1b[200~one\x1b[201~q\rtwo\x1b[201~\x1b[200~three\x1b[201~")
        pasted(session, 5, '"three"')
        session.wait_for_text(r"keys: paste paste$")


@test
def a_paste_that_pauses_goes_on_and_never_becomes_keys():
    with start() as session:
        session.write(b"\x1b[200~dq")
        session.wait_for_text(r"keys: stall$")
        session.write(b"x\r")
        session.wait_until_read()
        session.write(b"k\x1b[201~z")
        pasted(session, 5, '"dqx\\rk"')
        session.wait_for_text(r"keys: stall paste z$")


@test
def a_paste_without_an_end_is_left_with_ctrl_c():
    with start() as session:
        session.write(b"\x1b[200~dq")
        session.wait_for_text(r"keys: stall$")
        session.send("C-c")
        expect_end(session, 130)


@test
def a_paste_is_cut_at_one_mebibyte():
    with patient() as session:
        session.write(b"\x1b[200~" + b"q" * (1 << 20) + b"q" * 5000 + b"\x1b[201~z")
        pasted(session, 1 << 20, '"qqq')
        session.wait_for_text(r"keys: paste z$")


def main():
    global BINARY, LOOPS
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("--loops", type=int, default=LOOPS, help="how often Ctrl-Z and fg")
    parser.add_argument("--only", default="", help="run the tests with this word in their names")
    options = parser.parse_args()
    BINARY, LOOPS = os.path.abspath(options.binary), options.loops
    failed = 0
    chosen = [each for each in TESTS if options.only in each.__name__]
    for each in chosen:
        name = each.__name__.replace("_", " ")
        begin(name)
        try:
            each()
            print(f"ok      {name}", flush=True)
        except Exception as error:
            failed += 1
            print(f"FAILED  {name}: {error}", flush=True)
            if not isinstance(error, Failure):
                traceback.print_exc()
    print(f"{len(chosen) - failed} passed, {failed} failed")
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
