"""One build of a product: its output, its errors, its end."""

import os
import re
import shlex
import signal
import subprocess

# A folder of its own, so that other builds neither wait for this one nor undo it; without what only
# debuggers read, a build takes half the time.
SCRATCH = ".build/live"
FLAGS = ["--scratch-path", SCRATCH, "-Xswiftc", "-gnone", "-Xswiftc", "-use-ld=lld"]
SWIFT = shlex.split(os.environ.get("SWIFT") or "swift")
# Of its output, and of what is told of it.
MOST_BYTES = 1 << 22
MOST_ERRORS, LONGEST_ERROR = 50, 500
PLACED = re.compile(r"^(\S.*?:\d+:\d+): error: (.*)$", re.M)
OTHER = re.compile(r"^(?:[\w./+-]+: )?(?:fatal )?error: (.*)$", re.M)
# How long a cancelled build may take to end.
PATIENCE = 2


class Build:
    """Runs in a session of its own: signals of the terminal do not reach it, and none of its programs
    outlives it."""

    def __init__(self, package, product):
        self.package = package
        self.output = b""
        self.process = subprocess.Popen(
            [*SWIFT, "build", *FLAGS, "--product", product], cwd=package, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        os.set_blocking(self.process.stdout.fileno(), False)

    def fileno(self):
        return self.process.stdout.fileno()

    def read(self):
        """Takes what it has written; returns the last line."""
        data = self.process.stdout.read() or b""
        self.output = (self.output + data)[-MOST_BYTES:]
        lines = data.decode(errors="replace").splitlines()
        return lines[-1] if lines else ""

    def has_ended(self):
        return self.process.poll() is not None

    def has_succeeded(self):
        return self.process.returncode == 0

    def errors(self):
        """What is wrong, each in a line; the end of the output if it does not say so."""
        self.read()
        text = self.output.decode(errors="replace")
        found = [f"{place}: {words}" for place, words in PLACED.findall(text)] or OTHER.findall(text)
        found = list(dict.fromkeys(found)) or text.splitlines()[-3:] or ["the build has failed"]
        return [self.shortened(line) for line in found[:MOST_ERRORS]]

    def shortened(self, line):
        line = line.replace(f"{os.path.realpath(self.package)}/", "")
        return line if len(line) <= LONGEST_ERROR else line[:LONGEST_ERROR - 1] + "…"

    def cancel(self):
        """Ends it with all programs that it has started."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                pass
        for pid in session(self.process.pid):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.process.wait()
        self.process.stdout.close()


def session(number):
    """The processes of a session."""
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                fields = file.read().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == number and fields[0] != "Z":
            yield int(name)
