"""A program on a pseudo-terminal: its keyboard, its screen, its shell.

Only the standard library. Everything waits for events, with a deadline; nothing sleeps.

    with Session([".build/debug/Endings"]) as session:
        session.wait_for_text("row 000001")
        session.send("q")
        assert session.wait_for_exit() == 0
        assert session.left_behind() == []
"""

import codecs
import fcntl
import os
import re
import select
import signal
import struct
import termios
import time
import unicodedata

from .page import Page

# Whether the programs have the variants for other systems than Linux, as `make` has told.
PORTABLE = "Portable" in os.environ.get("TRAITS", "").split()
# A program that takes longer hangs.
DEADLINE = 60.0
# How long keys wait for the screen that those before them open, where the machine is slow.
PATIENT = {"GALBI_TYPEAHEAD": "1h"}
# In a test with a service that is held or silent, whose answer no key is to wait for.
IMPATIENT = {"GALBI_TYPEAHEAD": "100ms"}

# Keys as an xterm sends them after `smkx`.
KEYS = {
    "Up": "\x1bOA", "Down": "\x1bOB", "Right": "\x1bOC", "Left": "\x1bOD", "Home": "\x1bOH",
    "End": "\x1bOF", "PageUp": "\x1b[5~", "PageDown": "\x1b[6~", "Delete": "\x1b[3~",
    "Enter": "\r", "Tab": "\t", "BackTab": "\x1b[Z", "Backspace": "\x7f", "Esc": "\x1b",
    "F1": "\x1bOP", "F2": "\x1bOQ", "F3": "\x1bOR", "F4": "\x1bOS", "F5": "\x1b[15~",
    "F6": "\x1b[17~", "F7": "\x1b[18~", "F8": "\x1b[19~", "F9": "\x1b[20~", "F10": "\x1b[21~",
    "F11": "\x1b[23~", "F12": "\x1b[24~",
    **{f"C-{letter}": chr(ord(letter) - 96) for letter in "abcdefghijklmnopqrstuvwxyz"},
    "C-\\": "\x1c",
}

# Modes that a program must leave as they were: number -> (name, value when untouched).
MODES = {
    1: ("application cursor keys", False), 7: ("no autowrap", True), 25: ("hidden cursor", True),
    1000: ("mouse", False), 1002: ("mouse", False), 1003: ("mouse", False),
    1004: ("reports of the focus", False), 2031: ("reports of colours", False),
    1006: ("mouse", False), 1049: ("alternate screen", False),
    2004: ("bracketed paste", False), 2026: ("synchronized output", False),
}

SEQUENCE = re.compile(
    r"\x1b\[(?P<private>[<=>?]?)(?P<numbers>[\d;:]*)(?P<between>[ -/]*)(?P<final>[@-~])"
    r"|\x1b\](?P<osc>[^\x07\x1b]*)(?:\x07|\x1b\\)"
    r"|\x1b(?P<string>[P_][^\x1b]*)\x1b\\"
    r"|\x1b(?P<designator>[ -/]+)[0-~]"
    r"|\x1b(?P<single>[0-OQ-Z\\^`-~])")
# The longest that a picture may be.
LONGEST = 1 << 22


class Failure(Exception):
    """What was waited for did not come."""


def width(character):
    """Columns of a character, as a terminal counts them."""
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    if 0x1160 <= ord(character) <= 0x11FF:      # medial and final jamo
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def column_of(line, part):
    """The column where a part of a row begins."""
    return sum(map(width, line[:line.index(part)]))


class Screen:
    """The cells and modes of a terminal that bytes are written to."""

    def __init__(self, columns, rows):
        self.modes = {number: value for number, (_, value) in MODES.items()}
        self.keypad = False
        self.rendition = []             # SGR parameters since the last reset
        self.charset = "B"
        self.commands = []              # operating system commands, other than titles
        self.title = ""
        self.saved_titles = []
        self.alternate_cells = None
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._pending = ""
        self.last = " "
        self.resize(columns, rows)

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.cells = [[" "] * columns for _ in range(rows)]
        self.styles = [[()] * columns for _ in range(rows)]
        self.row = self.column = 0
        self.saved = (0, 0)
        self.top, self.bottom = 0, rows - 1

    def lines(self):
        return ["".join(row).rstrip() for row in self.cells]

    def text(self):
        return "\n".join(self.lines())

    def style_at(self, row, column):
        """The SGR parameters with which a cell was drawn."""
        return self.styles[row][column]

    def left_behind(self):
        """Everything that differs from a terminal nobody has touched."""
        left = [MODES[number][0] for number, value in self.modes.items()
                if value != MODES[number][1]]
        if self.keypad:
            left.append("application keypad")
        if self.rendition:
            left.append("colours or attributes")
        if (self.top, self.bottom) != (0, self.rows - 1):
            left.append("scroll region")
        if self.charset != "B":
            left.append("line drawing")
        if self.title or self.saved_titles:
            left.append("a title")
        return left

    # -- bytes in ---------------------------------------------------------

    def feed(self, data):
        text = self._pending + self._decoder.decode(data)
        place = 0
        while place < len(text):
            character = text[place]
            if character != "\x1b":
                self._put(character)
                place += 1
                continue
            match = SEQUENCE.match(text, place)
            if match is None:
                # An escape ends a sequence that was cut short.
                following = text.find("\x1b", place + 1) if text[place + 1:place + 2] == "[" else -1
                longest = LONGEST if text[place + 1:place + 2] in ("P", "_") else 4096
                if following < 0 and len(text) - place < longest:
                    break
                place = following if following > 0 else place + 1
                continue
            self._sequence(match)
            place = match.end()
        self._pending = text[place:]

    def _put(self, character):
        if character == "\r":
            self.column = 0
        elif character == "\n":
            self._down()
        elif character == "\b":
            self.column = max(0, min(self.column, self.columns - 1) - 1)
        elif character == "\t":
            self.column = min(self.columns - 1, (self.column // 8 + 1) * 8)
        elif ord(character) >= 0x20:
            self._draw(character)

    def _draw(self, character):
        size = width(character)
        if size == 0:
            place = max(0, self.column - 1)
            while place > 0 and self.cells[self.row][place] == "":
                place -= 1
            self.cells[self.row][place] += character
            return
        if self.column + size > self.columns:
            self.column = 0
            self._down()
        self.last = character
        for offset in range(size):
            self.cells[self.row][self.column + offset] = character if offset == 0 else ""
            self.styles[self.row][self.column + offset] = tuple(self.rendition)
        self.column += size

    def _down(self):
        if self.row == self.bottom:
            self._scroll(1)
        elif self.row < self.rows - 1:
            self.row += 1

    def _scroll(self, count, top=None):
        top = self.top if top is None else top
        for rows, blank in ((self.cells, " "), (self.styles, ())):
            for _ in range(min(abs(count), self.rows)):
                if count > 0:
                    del rows[top]
                    rows.insert(self.bottom, [blank] * self.columns)
                else:
                    del rows[self.bottom]
                    rows.insert(top, [blank] * self.columns)

    def _sequence(self, match):
        if match["single"]:
            self._single(match["single"])
        elif match["designator"]:
            if match["designator"] == "(":
                self.charset = match.group()[-1]
        elif match["osc"] is not None:
            self._command(match["osc"])
        elif match["string"]:
            self.take_string(match["string"])
        elif match["private"] == "?":
            for number in match["numbers"].split(";"):
                self._mode(int(number or 0), match["final"])
        elif not match["private"] and not match["between"]:
            numbers = [int(part or 0) for part in re.split("[;:]", match["numbers"])]
            self._control(match["final"], numbers)

    def _command(self, text):
        """Obeys an operating system command."""
        if text.startswith("2;"):
            self.title = text[2:]
        elif text != "11;?":            # a question, which not every terminal answers
            self.commands.append(text)

    def take_string(self, text):
        """Takes a control string without its ends: `P…` or `_…`."""

    def _single(self, character):
        if character in "=>":
            self.keypad = character == "="
        elif character == "7":
            self.saved = (self.row, self.column)
        elif character == "8":
            self.row, self.column = self.saved
        elif character == "M":
            if self.row == self.top:
                self._scroll(-1)
            else:
                self.row = max(0, self.row - 1)

    def _mode(self, number, final):
        if final not in "hl":
            return
        on = final == "h"
        if number == 1049 and on and self.alternate_cells is None:
            self.alternate_cells = (self.cells, self.styles)
            self.cells = [[" "] * self.columns for _ in range(self.rows)]
            self.styles = [[()] * self.columns for _ in range(self.rows)]
        elif number == 1049 and not on and self.alternate_cells is not None:
            self.cells, self.styles = self.alternate_cells
            self.alternate_cells = None
        if number in self.modes:
            self.modes[number] = on

    def _control(self, final, numbers):
        first = numbers[0]
        count = max(1, first)
        if final in "Hf":
            self.row = min(max(1, first), self.rows) - 1
            second = numbers[1] if len(numbers) > 1 else 1
            self.column = min(max(1, second), self.columns) - 1
        elif final == "A":
            self.row = max(0, self.row - count)
        elif final == "B":
            self.row = min(self.rows - 1, self.row + count)
        elif final == "C":
            self.column = min(self.columns - 1, self.column + count)
        elif final == "D":
            self.column = max(0, min(self.column, self.columns - 1) - count)
        elif final in "G`":
            self.column = min(count, self.columns) - 1
        elif final == "d":
            self.row = min(count, self.rows) - 1
        elif final == "J":
            self._erase_display(first)
        elif final == "K":
            begin, end = {0: (self.column, self.columns), 1: (0, self.column + 1),
                          2: (0, self.columns)}[first]
            self._blank(self.row, begin, end)
        elif final == "X":
            self._blank(self.row, self.column, self.column + count)
        elif final == "P":
            for row, blank in ((self.cells[self.row], " "), (self.styles[self.row], ())):
                del row[self.column:self.column + count]
                row.extend([blank] * (self.columns - len(row)))
        elif final == "@":
            for row, blank in ((self.cells[self.row], " "), (self.styles[self.row], ())):
                row[self.column:self.column] = [blank] * count
                del row[self.columns:]
        elif final == "L":
            self._scroll(-count, self.row)
        elif final == "M":
            self._scroll(count, self.row)
        elif final == "S":
            self._scroll(count)
        elif final == "T":
            self._scroll(-count)
        elif final == "r":
            bottom = numbers[1] if len(numbers) > 1 else 0
            self.top, self.bottom = max(1, first) - 1, (bottom or self.rows) - 1
            self.row = self.column = 0
        elif final == "b":
            for _ in range(count):
                self._draw(self.last)
        elif final == "m":
            self._render(numbers)
        elif final == "t" and numbers == [22, 2]:
            self.saved_titles.append(self.title)
        elif final == "t" and numbers == [23, 2] and self.saved_titles:
            self.title = self.saved_titles.pop()

    def _render(self, numbers):
        place = 0
        while place < len(numbers):
            number = numbers[place]
            taken = 1
            if number in (38, 48):
                taken = 3 if numbers[place + 1] == 5 else 5
            part = tuple(numbers[place:place + taken])
            if number == 0:
                self.rendition = []
            elif number in (39, 49):
                base = 30 if number == 39 else 40
                self.rendition = [p for p in self.rendition if not self._colours(p, base)]
            elif any(self._colours(part, base) for base in (30, 40)):
                base = 30 if self._colours(part, 30) else 40
                self.rendition = [p for p in self.rendition if not self._colours(p, base)] + [part]
            elif part not in self.rendition:
                self.rendition = self.rendition + [part]
            place += taken

    @staticmethod
    def _colours(part, base):
        return base <= part[0] <= base + 8 or base + 60 <= part[0] <= base + 67

    def _blank(self, row, begin, end):
        for column in range(begin, min(end, self.columns)):
            self.cells[row][column] = " "
            self.styles[row][column] = tuple(self.rendition)

    def _erase_display(self, part):
        if part == 0:
            self._blank(self.row, self.column, self.columns)
            rows = range(self.row + 1, self.rows)
        elif part == 1:
            self._blank(self.row, 0, self.column + 1)
            rows = range(self.row)
        else:
            rows = range(self.rows)
        for row in rows:
            self._blank(row, 0, self.columns)


def set_size(file, columns, rows):
    fcntl.ioctl(file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


def take_foreground(file, group):
    fcntl.ioctl(file, termios.TIOCSPGRP, struct.pack("i", group))


class Session:
    """A program as the foreground job of a small shell on a new pseudo-terminal.

    The shell is a fork of this process: without one, Ctrl-Z is discarded by the kernel. The program never
    receives the signals that are `blocked`.
    """

    EVENT = struct.Struct("=ci")                # what happened to the job, its id or status

    def __init__(self, argv, columns=80, rows=24, environment=None, cwd=None,
                 term="xterm-256color", screen=Screen, blocked=()):
        self.blocked = blocked
        self.screen = screen(columns, rows)
        self.raw = bytearray()
        self.master, self.slave = os.openpty()
        set_size(self.master, columns, rows)
        self.termios_before = termios.tcgetattr(self.slave)
        self.status = None                      # of waitpid, once it has ended
        self.stops = 0                          # how often it was stopped
        self.pid = None
        variables = {key: value for key, value in os.environ.items()
                     if key not in (
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
        self._wait(lambda: self.pid is not None, "the start")

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
        os.setsid()
        fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
        for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP,
                       signal.SIGTTIN, signal.SIGTTOU):
            signal.signal(number, signal.SIG_IGN)
        pid = os.fork()
        if pid == 0:
            self._run_job(argv, variables, cwd)
        try:
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
                [self.master], [self.master], [], until - time.monotonic())
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

    def wait_for(self, pattern, start=0, seconds=DEADLINE):
        """Waits until the regular expression is found in the raw bytes from `start` on."""
        return self._wait(lambda: re.search(pattern, bytes(self.raw[start:])),
                          f"{pattern!r} in the output", seconds)

    def wait_for_stop(self, count=1, seconds=DEADLINE):
        """Waits until the job was stopped `count` times in all and everything it wrote is read."""
        self._wait(lambda: self.stops >= count, "a stop", seconds)
        self.drain()

    def wait_until_read(self):
        """Waits until the program has read everything that was typed."""
        until = time.monotonic() + DEADLINE
        while struct.unpack("i", fcntl.ioctl(self.slave, termios.FIONREAD, bytes(4)))[0]:
            if time.monotonic() > until:
                raise Failure("the program does not read")
            select.select([self.master], [], [], 0.001)
            self._read()

    def wait_for_exit(self, seconds=DEADLINE, reading=True):
        """The exit code, or minus the number of the signal that ended the job.

        Without `reading` the terminal takes no byte meanwhile.
        """
        self._wait(lambda: self.status is not None, "the end", seconds, reading)
        self.drain()
        if os.WIFSIGNALED(self.status):
            return -os.WTERMSIG(self.status)
        return os.WEXITSTATUS(self.status)

    def interrupt(self):
        """Ctrl-C, which ends the program at once."""
        self.send("C-c")
        status = self.wait_for_exit()
        if status != 130:
            raise Failure(f"Ctrl-C ended it with {status}, not with 130")

    def wait_until(self, condition, what, seconds=DEADLINE):
        return self._wait(condition, what, seconds)

    def left_behind(self):
        """What the program has not put back: modes of the terminal and of the line."""
        left = self.screen.left_behind()
        now = termios.tcgetattr(self.slave)
        if now != self.termios_before:
            left.append("the mode of the line")
        return left

    def _wait(self, condition, what, seconds=DEADLINE, reading=True):
        until = time.monotonic() + seconds
        while True:
            found = condition()
            if found:
                return found
            files = [self.events]
            if reading and self.master >= 0:
                files.append(self.master)
            ready, _, _ = select.select(files, [], [], max(0, until - time.monotonic()))
            if not ready:
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
        self.screen.feed(data)
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
