"""The program in the foreground of the terminal, one build of it after the other."""

import ctypes
import os
import signal
import subprocess
import sys
import termios
import time

from build import SCRATCH

# Its status when it has left its place for the next build (`LiveDemo.handOver`).
HANDED_OVER = 75
# By these it ends for a fault of its own, or because the machine has no memory left.
FAULTS = {signal.SIGILL, signal.SIGTRAP, signal.SIGABRT, signal.SIGBUS, signal.SIGFPE,
          signal.SIGSEGV, signal.SIGSYS, signal.SIGKILL}
DEATH_SIGNAL = 1                        # PR_SET_PDEATHSIG
END_OF_HOLD = "\x1b[?2026l"             # of what Terminal.hold has begun
# How long, in tenths of a second, it may take to hand over, to end by SIGTERM, and by SIGKILL.
PATIENCE = ((None, 40), (signal.SIGTERM, 30), (signal.SIGKILL, 30))


class Program:
    def __init__(self, package, product, arguments, folder):
        self.path = os.path.join(package, SCRATCH, "debug", product)
        self.arguments = arguments
        self.variables = os.environ | {"GALBI_LIVE": folder}
        self.process = None
        self.started = None             # what was started last
        self.mode = termios.tcgetattr(0) if os.isatty(0) else None

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
        libc = ctypes.CDLL(None)
        # Without this process it would have no way to end.
        self.process = subprocess.Popen(
            [self.path, *self.arguments], env=self.variables,
            preexec_fn=lambda: libc.prctl(DEATH_SIGNAL, signal.SIGHUP))

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
        self.restore_terminal()
        if -status in FAULTS:
            return None, f"The program has crashed ({signal.Signals(-status).name})."
        return (128 - status if status < 0 else status), ""

    def end(self, waits_for_it=False):
        """Has it end, at first by itself if it is to hand over."""
        for number, tenths in PATIENCE[0 if waits_for_it else 1:]:
            if number is not None:
                self.process.send_signal(number)
            for _ in range(tenths):     # no clock, which would go on while Ctrl-Z stops all
                if self.has_ended():
                    return
                time.sleep(0.1)

    def restore_terminal(self):
        if self.mode is None:
            return
        try:
            if os.environ.get("TERM") not in ("dumb", "linux"):
                os.write(1, END_OF_HOLD.encode())
            termios.tcsetattr(0, termios.TCSADRAIN, self.mode)
        except (OSError, termios.error):
            pass                        # the terminal is gone


if __name__ == "__main__":
    sys.exit("program.py: a part of live.py")
