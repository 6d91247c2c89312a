"""A program on a pseudo-terminal: its keyboard, its screen, its shell.

Only the standard library. Everything waits for events, with a deadline; nothing sleeps.

    with Session([".build/debug/Endings"]) as session:
        session.wait_for_text("row 000001")
        session.send("q")
        assert session.wait_for_exit() == 0
        assert session.left_behind() == []
"""

import fcntl
import os
import re
import select
import signal
import struct
import termios
import time

from .page import Page
from .screen import Screen, column_of

# Whether the programs have the variants for other systems than Linux, as `make` has told.
PORTABLE = "Portable" in os.environ.get("TRAITS", "").split()
# A program that takes longer hangs.
DEADLINE = 60.0
# So often it is looked again where nothing comes, in seconds.
LOOKING = 0.1
# How long keys wait for the screen that those before them open, where the machine is slow.
PATIENT = {"GALBI_TYPEAHEAD": "1h"}
# In a test with a service that is held or silent, whose answer no key is to wait for.
IMPATIENT = {"GALBI_TYPEAHEAD": "100ms"}

# Keys as an xterm sends them after `smkx`, but Esc as in the keyboard protocol of kitty: before a letter
# that is read with it, a lone Esc is Alt.
KEYS = {
    "Up": "\x1bOA", "Down": "\x1bOB", "Right": "\x1bOC", "Left": "\x1bOD", "Home": "\x1bOH",
    "End": "\x1bOF", "PageUp": "\x1b[5~", "PageDown": "\x1b[6~", "Delete": "\x1b[3~",
    "Enter": "\r", "Tab": "\t", "BackTab": "\x1b[Z", "Backspace": "\x7f", "Esc": "\x1b[27u",
    "F1": "\x1bOP", "F2": "\x1bOQ", "F3": "\x1bOR", "F4": "\x1bOS", "F5": "\x1b[15~",
    "F6": "\x1b[17~", "F7": "\x1b[18~", "F8": "\x1b[19~", "F9": "\x1b[20~", "F10": "\x1b[21~",
    "F11": "\x1b[23~", "F12": "\x1b[24~",
    **{f"C-{letter}": chr(ord(letter) - 96) for letter in "abcdefghijklmnopqrstuvwxyz"},
    "C-\\": "\x1c",
}


class Failure(Exception):
    """What was waited for did not come."""


def set_size(file, columns, rows):
    fcntl.ioctl(file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


def take_foreground(file, group):
    fcntl.ioctl(file, termios.TIOCSPGRP, struct.pack("i", group))


class Session:
    """A program as the foreground job of a small shell on a new pseudo-terminal.

    The shell is a fork of this process: without one, Ctrl-Z is discarded by the kernel. The program is
    started with these signals `blocked`. One that `leads` is the first process of the terminal's session,
    which ends with it, as over ssh.
    """

    EVENT = struct.Struct("=ci")                # what happened to the job, its id or status

    def __init__(self, argv, columns=80, rows=24, environment=None, cwd=None,
                 term="xterm-256color", screen=Screen, blocked=(), leads=False):
        self.blocked, self.leads = blocked, leads
        self.screen = screen(columns, rows)
        self.raw = bytearray()
        self.master, self.slave = os.openpty()
        set_size(self.master, columns, rows)
        self.termios_before = termios.tcgetattr(self.slave)
        self.status = None                      # of waitpid, once it has ended
        self.stops = 0                          # how often it was stopped
        self.pid = None
        self.look = None                        # called after each few bytes, where something is waited for that passes
        # Neither what the terminal of the tests can do, nor what whoever runs them sets for galbi and its build.
        variables = {key: value for key, value in os.environ.items()
                     if not key.startswith("GALBI_") and key not in (
                         "NO_COLOR", "COLORTERM", "LINES", "COLUMNS", "STY", "TMUX", "TERM_PROGRAM",
                         "VTE_VERSION", "KONSOLE_VERSION", "WT_SESSION", "TERM_FEATURES")}
        variables.update({"TERM": term, "LC_ALL": "C.UTF-8"} | PATIENT)
        variables.update(environment or {})
        self.events, events = os.pipe()
        control, self.control = os.pipe()
        self.shell = os.fork()
        if self.shell == 0:
            try:
                os.close(self.events)
                os.close(self.control)
                self._run_shell(argv, variables, cwd, events, control)
            finally:
                os._exit(0)
        os.close(events)
        os.close(control)
        os.set_blocking(self.master, False)
        self._wait(lambda: self.pid is not None, "the start", whole=False)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # -- in the shell -----------------------------------------------------

    def _run_shell(self, argv, variables, cwd, events, control):
        # A socket that stays open here would go on taking connections after the test closed it.
        for file in range(3, 256):
            if file not in (self.slave, events, control):
                try:
                    os.close(file)
                except OSError:
                    pass
        if not self.leads:
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
        for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP,
                       signal.SIGTTIN, signal.SIGTTOU):
            signal.signal(number, signal.SIG_IGN)
        pid = os.fork()
        if pid == 0:
            self._run_job(argv, variables, cwd)
        try:
            if not self.leads:
                os.setpgid(pid, pid)
        except OSError:
            pass                                # it has done so itself
        os.write(events, self.EVENT.pack(b"S", pid))
        while True:
            _, status = os.waitpid(pid, os.WUNTRACED)
            if not os.WIFSTOPPED(status):
                os.write(events, self.EVENT.pack(b"X", status))
                break
            take_foreground(self.slave, os.getpid())
            os.write(events, self.EVENT.pack(b"T", os.WSTOPSIG(status)))
            command = os.read(control, 1)
            if not command:
                return
            if command == b"f":
                take_foreground(self.slave, pid)
            os.killpg(pid, signal.SIGCONT)
        # The death of a session's leader hangs the terminal up.
        os.read(control, 1)

    def _run_job(self, argv, variables, cwd):
        try:
            if self.leads:
                os.setsid()
                fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            else:
                os.setpgid(0, 0)
                take_foreground(self.slave, os.getpid())
            for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP,
                           signal.SIGTTIN, signal.SIGTTOU, signal.SIGPIPE):
                signal.signal(number, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_BLOCK, self.blocked)
            for file in (0, 1, 2):
                os.dup2(self.slave, file)
            os.closerange(3, 256)
            if cwd:
                os.chdir(cwd)
            os.execvpe(argv[0], argv, variables)
        except BaseException as error:
            os.write(2, f"{argv[0]}: {error}\r\n".encode())
        finally:
            os._exit(127)

    # -- keyboard ---------------------------------------------------------

    def send(self, *keys):
        """Types keys by their names in `KEYS`, or text as it is, each with one write."""
        for key in keys:
            self.write(KEYS.get(key, key).encode())

    def write_blindly(self, data):
        """Writes as much as the terminal takes without reading what the program writes."""
        try:
            return os.write(self.master, data)
        except BlockingIOError:
            return 0

    def write(self, data):
        """Writes raw bytes, reading meanwhile what the program writes."""
        until = time.monotonic() + DEADLINE
        while data:
            readable, writable, _ = select.select(
                [self.master], [self.master], [], max(0, until - time.monotonic()))
            if readable:
                self._read()
            if writable:
                try:
                    count = os.write(self.master, data[:1024])
                except BlockingIOError:
                    count = 0
                data = data[count:]
            if time.monotonic() > until:
                raise Failure(f"{len(data)} bytes of input were not taken")

    def click(self, row, column=4):
        place = f"{column + 1};{row + 1}"
        self.write(f"\x1b[<0;{place}M\x1b[<0;{place}m".encode())

    def click_on(self, text, among=""):
        """A click on a text, as soon as it is there, in the first row that also has another one."""
        self._wait(lambda: self.page.row(text, among) is not None, f"{text!r} on the screen")
        row = self.page.row(text, among)
        self.click(row, column_of(self.page.lines[row], text))

    def resize(self, columns, rows):
        """Changes the window; the kernel tells the program."""
        self.screen.resize(columns, rows)
        set_size(self.master, columns, rows)

    def signal(self, number):
        os.kill(self.pid, number)

    def wait_until_noticed(self, number):
        """Waits until the kernel has handed the signal over, so that the next is another one."""
        until = time.monotonic() + DEADLINE
        while True:
            with open(f"/proc/{self.pid}/status") as status:
                waiting = re.search(r"ShdPnd:\s*(\w+)", status.read())[1]
            if not int(waiting, 16) & 1 << (number - 1):
                return
            if time.monotonic() > until:
                raise Failure(f"signal {number} was not handed over")
            select.select([self.master], [], [], 0.001)
            self._read()

    def foreground(self):
        """What the shell's `fg` does."""
        os.write(self.control, b"f")

    def background(self):
        """What the shell's `bg` does."""
        os.write(self.control, b"b")

    def hang_up(self):
        """Takes the terminal away, as when its window is closed."""
        os.close(self.slave)
        os.close(self.master)
        self.master = self.slave = -1

    # -- waiting ----------------------------------------------------------

    @property
    def page(self):
        return Page(self.screen.lines())

    def wait_for_footer(self, seconds=DEADLINE):
        """Waits until the keys are in the last row, which is written last."""
        self._wait(lambda: self.page.footer, "the footer", seconds)

    def wait_for_count(self, count):
        """Waits until the head of the list says that it has so many rows."""
        self._wait(lambda: self.page.count == count, f"a list of {count}")

    def wait_for_place(self, name):
        """Waits until the screen of that name is open; None is the first one of a tab."""
        self._wait(lambda: self.page.footer and self.page.place == name, f"the screen {name!r}")

    def wait_for_selected(self, text):
        """Waits until a row with that text is selected; blanks between its parts count as one."""
        self._wait(lambda: text in self.page.selected, f"the selected row {text!r}")

    def wait_for_text(self, pattern, seconds=DEADLINE):
        """Waits until the regular expression is found on the screen, and returns the match.

        `^` and `$` are the ends of a row.
        """
        return self._wait(lambda: re.search(pattern, self.screen.text(), re.MULTILINE),
                          f"{pattern!r} on the screen", seconds)

    def wait_for_passing(self, pattern, seconds=DEADLINE):
        """The same for what goes again by itself: it may have come and gone by the time this looks."""
        self.wait_for_moment(lambda: re.search(pattern, self.screen.text(), re.MULTILINE),
                             f"{pattern!r} on the screen for a while", seconds)

    def wait_for_moment(self, condition, what, seconds=DEADLINE):
        """Waits until the condition holds, or has held since this began to look."""
        seen = []

        def look():
            if not seen and condition():
                seen.append(True)

        self.look = look
        try:
            look()
            self._wait(lambda: seen, what, seconds)
        finally:
            self.look = None

    def wait_for(self, pattern, start=0, seconds=DEADLINE):
        """Waits until the regular expression is found in the raw bytes from `start` on."""
        return self._wait(lambda: re.search(pattern, bytes(self.raw[start:])),
                          f"{pattern!r} in the output", seconds, whole=False)

    def wait_for_stop(self, count=1, seconds=DEADLINE):
        """Waits until the job was stopped `count` times in all and everything it wrote is read."""
        self._wait(lambda: self.stops >= count, "a stop", seconds, whole=False)
        self.drain()

    def wait_until_read(self):
        """Waits until the program has read everything that was typed."""
        def is_read():
            # Has the kernel hand over what it still has between the two ends.
            select.select([self.slave], [], [], 0)
            return not struct.unpack("i", fcntl.ioctl(self.slave, termios.FIONREAD, bytes(4)))[0]

        until = time.monotonic() + DEADLINE
        while not is_read():
            if time.monotonic() > until:
                raise Failure("the program does not read")
            select.select([self.master], [], [], 0.001)
            self._read()

    def wait_for_exit(self, seconds=DEADLINE, reading=True):
        """The exit code, or minus the number of the signal that ended the job.

        Without `reading` the terminal takes no byte meanwhile.
        """
        self._wait(lambda: self.status is not None, "the end", seconds, reading, whole=False)
        self.drain()
        if os.WIFSIGNALED(self.status):
            return -os.WTERMSIG(self.status)
        return os.WEXITSTATUS(self.status)

    def interrupt(self):
        """Ctrl-C, which ends the program at once.

        Where it does not get to that within a second, its watchdog ends it by the signal; shells tell both as 130.
        """
        self.send("C-c")
        status = self.wait_for_exit()
        if status not in (130, -signal.SIGINT):
            raise Failure(f"Ctrl-C ended it with {status}, not with 130")

    def wait_until(self, condition, what, seconds=DEADLINE):
        return self._wait(condition, what, seconds)

    def left_behind(self):
        """What the program has not put back: modes of the terminal and of the line."""
        left = self.screen.left_behind()
        # A terminal whose session has ended has none.
        if not self.leads and termios.tcgetattr(self.slave) != self.termios_before:
            left.append("the mode of the line")
        return left

    def is_amid_frame(self):
        """Whether the screen shows a part of a frame, since more than a terminal takes at once comes between marks."""
        return self.screen.modes[2026] and self.status is None

    def _wait(self, condition, what, seconds=DEADLINE, reading=True, whole=True):
        """Looks at `whole` frames only, as somebody before a terminal does.

        When the kernel has no more to hand over, it has handed over each write wholly that is short. What is waited
        for may also be in a file, of which the terminal tells nothing.
        """
        until = time.monotonic() + seconds
        while True:
            if reading:
                self.drain()
            found = not (whole and self.is_amid_frame()) and condition()
            if found:
                return found
            files = [self.events]
            if reading and self.master >= 0:
                files.append(self.master)
            ready, _, _ = select.select(files, [], [], LOOKING)
            if time.monotonic() > until:
                raise Failure(f"waited {seconds:g} s for {what}; the screen:\n{self.screen.text()}")
            if self.master in ready:
                self._read()
            if self.events in ready:
                self._read_event()

    def _read(self):
        try:
            data = os.read(self.master, 65536)
        except (BlockingIOError, OSError):
            return False
        self.raw += data
        if self.look is None:
            self.screen.feed(data)
            return bool(data)
        for place in range(0, len(data), 64):
            self.screen.feed(data[place:place + 64])
            self.look()
        return bool(data)

    def drain(self):
        """Reads what is there."""
        while self.master >= 0 and self._read():
            pass

    def _read_event(self):
        data = os.read(self.events, self.EVENT.size)
        if len(data) < self.EVENT.size:
            self.status = self.status or 0
            return
        kind, value = self.EVENT.unpack(data)
        if kind == b"S":
            self.pid = value
        elif kind == b"T":
            self.stops += 1
        else:
            self.status = value

    def close(self):
        if self.status is None and self.pid:
            try:
                os.kill(self.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        os.close(self.control)
        os.waitpid(self.shell, 0)
        for file in (self.events, self.master, self.slave):
            if file >= 0:
                os.close(file)
        self.master = self.slave = -1
