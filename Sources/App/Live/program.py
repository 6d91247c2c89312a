"""The program in the foreground of the terminal, one build of it after the other."""

import ctypes
import os
import signal
import subprocess
import time

from build import SCRATCH

# Its status when it has left its place for the next build (`LiveDemo.handOver`).
HANDED_OVER = 75
# By these it ends for a fault of its own, or because the machine has no memory left.
FAULTS = {signal.SIGILL, signal.SIGTRAP, signal.SIGABRT, signal.SIGBUS, signal.SIGFPE,
          signal.SIGSEGV, signal.SIGSYS, signal.SIGKILL}
END_OF_HOLD = b"\x1b[?2026l"            # of what `NcursesScreen.hold` has begun
# How long, in tenths of a second, it may take to hand over, to end by SIGTERM, and by SIGKILL.
PATIENCE = ((None, 40), (signal.SIGTERM, 30), (signal.SIGKILL, 30))


def follow_parent(number=signal.SIGHUP):
    """Has this process get a signal when its parent ends, without which it would not end (prctl)."""
    ctypes.CDLL(None).prctl(1, number)


class Program:
    def __init__(self, package, product, arguments, folder):
        self.path = os.path.join(package, SCRATCH, "debug", product)
        self.arguments = arguments
        # A crash is told, and does not wait for a key.
        told = ",".join(filter(None, [os.environ.get("SWIFT_BACKTRACE"), "interactive=no"]))
        self.variables = os.environ | {"GALBI_LIVE": folder, "SWIFT_BACKTRACE": told}
        self.process = None
        self.started = None             # what was started last

    def version(self):
        try:
            status = os.stat(self.path)
        except OSError:
            return None
        return status.st_ino, status.st_mtime_ns, status.st_size

    def is_newest(self):
        return self.process is not None and self.started == self.version()

    def start(self):
        self.started = self.version()
        self.process = subprocess.Popen(
            [self.path, *self.arguments], env=self.variables, preexec_fn=follow_parent)

    def has_stopped(self):
        """Whether Ctrl-Z has stopped it since this was asked last; the terminal is then restored."""
        try:
            return self.process is not None and os.waitid(
                os.P_PID, self.process.pid, os.WSTOPPED | os.WNOHANG) is not None
        except ChildProcessError:       # it has ended
            return False

    def has_ended(self):
        return self.process is not None and self.process.poll() is not None

    def take_end(self):
        """Its status as a shell says it, or None if it has crashed or handed over, and a sentence."""
        status, self.process = self.process.returncode, None
        if status == HANDED_OVER:
            return None, ""
        self.release_terminal()
        if -status in FAULTS:
            return None, f"The program has crashed ({signal.Signals(-status).name})."
        return (128 - status if status < 0 else status), ""

    def end(self, waits_for_it=False):
        """Has it end, at first by itself if it is to hand over."""
        for number, tenths in PATIENCE[0 if waits_for_it else 1:]:
            if number is not None:
                self.process.send_signal(number)
                self.process.send_signal(signal.SIGCONT)
            for _ in range(tenths):     # no clock, which would go on while Ctrl-Z stops all
                if self.has_ended():
                    return
                time.sleep(0.1)

    def release_terminal(self):
        """Has it show again what a program may have held back that ended before its first frame."""
        try:
            if os.isatty(1) and os.environ.get("TERM") not in ("dumb", "linux"):
                os.write(1, END_OF_HOLD)
        except OSError:
            pass                        # it is gone
