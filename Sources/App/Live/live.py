"""Runs a program on this terminal, and goes on with the next build of it whenever a source is saved.

    cd PACKAGE; python3 live.py PRODUCT [ARGUMENT...]

A debug build of the program finds in `GALBI_LIVE` a folder whose file `status` says how the build
goes. At `ready` it leaves there its place and what is half typed, in `place`, and ends; the next
build begins with it. Where the sources do not compile, the program that runs says so and runs on.
"""

import os
import pathlib
import select
import shutil
import signal
import sys
import tempfile
import termios

sys.dont_write_bytecode = True
from build import Build, MOST_ERRORS            # noqa: E402
from program import Program, follow_parent      # noqa: E402
from sources import Watch                       # noqa: E402

# Between two looks at the sources, in seconds.
PAUSE = 0.2
WAITING = "Save a change to build again, or press Ctrl-C."


class Ended(Exception):
    """By a signal, or with the status of the program."""


class Live:
    def __init__(self, product, arguments):
        follow_parent()
        self.mode = termios.tcgetattr(0) if os.isatty(0) else None
        self.package = os.getcwd()
        self.product = product
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="galbi-live-"))
        self.program = Program(self.package, product, arguments, str(self.folder))
        self.watch = Watch(self.package)
        self.build = None
        self.wakes, wake = os.pipe()
        for file in (self.wakes, wake):
            os.set_blocking(file, False)
        signal.set_wakeup_fd(wake, warn_on_full_buffer=False)

    def listen(self):
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.signal(signal.SIGTSTP, self.stop)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, self.take)

    def stop(self, *_):
        # A program restores the terminal first, and then stops the whole job.
        if self.program.process is None:
            os.kill(os.getpid(), signal.SIGSTOP)

    def take(self, number, _):
        # Ctrl-C is the program's, whose end is the end of all.
        if number != signal.SIGINT or self.program.process is None:
            raise Ended(128 + number)

    def run(self):
        """The exit status."""
        try:
            self.listen()
            self.begin_build()
            while True:
                files = [self.wakes, *([self.build] if self.build else [])]
                ready = select.select(files, [], [], PAUSE)[0]
                if self.wakes in ready:
                    os.read(self.wakes, 512)
                self.look_at_program()
                self.look_at_sources()
                self.look_at_build()
        except Ended as end:
            return end.args[0]
        finally:
            self.close()

    def look_at_program(self):
        if self.program.has_stopped():
            os.kill(os.getpid(), signal.SIGSTOP)
            self.program.process.send_signal(signal.SIGCONT)
        if not self.program.has_ended():
            return
        status, sentence = self.program.take_end()
        if status is not None:
            raise Ended(status)
        self.say(f"{sentence} {WAITING}".strip())

    def look_at_sources(self):
        if not self.watch.has_news():
            return
        if self.build:
            self.build.cancel()
        self.begin_build()

    def begin_build(self):
        self.watch.take()
        self.tell("building")
        self.build = Build(self.package, self.product)

    def look_at_build(self):
        if not self.build:
            return
        line = self.build.read()
        if not self.build.has_ended():
            return self.show(line)
        self.show("")
        build, self.build = self.build, None
        if self.watch.is_stale():
            self.watch.forget()         # of sources that are gone; the next build comes at once
        elif not build.has_succeeded():
            errors = build.errors()
            self.tell("failed", *errors)
            self.say("\n".join(errors) + f"\n{WAITING}")
        elif self.program.is_newest():
            self.tell("current")
        else:
            self.go_on()
        build.cancel()

    def go_on(self):
        """Starts what was built, where the program before it was."""
        if self.program.process:
            self.tell("ready")
            self.program.end(waits_for_it=True)
            if self.program.process.returncode in (0, 130):
                raise Ended(self.program.take_end()[0])
        self.tell("current")
        self.program.start()

    def tell(self, *lines):
        """The file is replaced as a whole, so that it is never read in part."""
        new = self.folder / "status.new"
        new.write_text("\n".join(lines[:MOST_ERRORS + 1]) + "\n", errors="replace")
        new.rename(self.folder / "status")

    def say(self, text):
        """On the terminal, unless a program has it."""
        if text and not self.program.process:
            print(text, file=sys.stderr, flush=True)

    def show(self, line):
        """How far a build is, in one row of the terminal, unless a program has it."""
        if not self.program.process and sys.stderr.isatty():
            room = shutil.get_terminal_size().columns - 1
            print(f"\r\x1b[K{line[:room]}", end="", file=sys.stderr, flush=True)

    def close(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        if self.build:
            self.build.cancel()
        if self.program.process:
            self.program.end()
            self.program.release_terminal()
        try:
            if self.mode:
                termios.tcsetattr(0, termios.TCSADRAIN, self.mode)
        except termios.error:
            pass                        # it is gone
        shutil.rmtree(self.folder, ignore_errors=True)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(Live(sys.argv[1], sys.argv[2:]).run())
