"""A program in tmux: its keys, and its screen as tmux has drawn it."""

import atexit
import itertools
import os
import select
import shlex
import subprocess
import tempfile
import time

from .pty_session import DEADLINE, PATIENT

SOCKET = f"galbi-test-{os.getpid()}"
# tmux leaves its socket behind.
SOCKETS = tempfile.TemporaryDirectory(prefix="galbi-test-")
NUMBERS = itertools.count()


def tmux(*arguments):
    """What a command for the tests' own server prints."""
    run = subprocess.run(
        ["tmux", "-u", "-L", SOCKET, "-f", "/dev/null", *arguments], capture_output=True,
        text=True, timeout=DEADLINE,
        env=os.environ | {"LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "TMUX_TMPDIR": SOCKETS.name})
    if run.returncode != 0:
        raise AssertionError(f"tmux {' '.join(arguments)}: {run.stderr.strip()}")
    return run.stdout


def end_server():
    try:
        tmux("kill-server")
    except AssertionError:
        pass  # There was none.


atexit.register(end_server)


class Tmux:
    """A program in a window of its own size, on a server that ends with the tests.

    One that ended with its last window might be about to when the next one comes.
    """

    def __init__(self, argv, columns, rows, variables):
        self.name = f"test{next(NUMBERS)}"
        self.folder = tempfile.TemporaryDirectory(prefix="galbi-test-")
        # tmux copies what the program writes into a pipe: to be readable is the event of a change.
        self.output, output = self._pipe("output")
        self.status, status = self._pipe("status")
        program = shlex.join(["env", "-i", *(f"{n}={v}" for n, v in (PATIENT | variables).items()), *argv])
        tmux(
            "start-server", ";", "set", "-s", "exit-empty", "off", ";",
            "set", "-g", "status", "off", ";",
            "set", "-g", "remain-on-exit", "on", ";",
            "set", "-g", "default-terminal", "screen-256color", ";",
            "set", "-g", "default-shell", "/bin/sh", ";",
            "new-session", "-d", "-s", self.name, "-x", str(columns), "-y", str(rows),
            f"trap : INT; {program}; echo $? > {status}", ";",
            "pipe-pane", "-t", self.name, f"cat > {output}")

    def _pipe(self, name):
        """The reading end of a new named pipe, and its path for a shell."""
        path = f"{self.folder.name}/{name}"
        os.mkfifo(path)
        return os.open(path, os.O_RDONLY | os.O_NONBLOCK), shlex.quote(path)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        tmux("kill-session", "-t", self.name)
        os.close(self.output)
        os.close(self.status)
        self.folder.cleanup()

    def send(self, *keys):
        """Types keys by tmux's names for them."""
        tmux("send-keys", "-t", self.name, *keys)

    def lines(self):
        return tmux("capture-pane", "-p", "-t", self.name).rstrip("\n").split("\n")

    def title(self):
        return tmux("display-message", "-p", "-t", self.name, "#{pane_title}").strip()

    def wait_for(self, found, what):
        """Waits until `found` says of the screen's lines that they are what is waited for."""
        until = time.monotonic() + DEADLINE
        lines = self.lines()
        while not found(lines):
            ready, _, _ = select.select([self.output], [], [], max(0, until - time.monotonic()))
            if not ready or not os.read(self.output, 1 << 20):
                lines = self.lines()
                if found(lines):
                    break
                raise AssertionError("\n".join([f"waited in vain for {what}; there is", *lines]))
            lines = self.lines()
        return lines

    def wait_for_exit(self):
        """The program's exit status, as a shell has it."""
        ready, _, _ = select.select([self.status], [], [], DEADLINE)
        if not ready:
            raise AssertionError("\n".join(["it does not end; there is", *self.lines()]))
        return int(os.read(self.status, 10))
