"""The terminal of this job: its mode, and who has it."""

import os
import signal
import termios
import time

# In seconds: between two looks at the terminal, and how many of them its shell has to take it.
PAUSE, TRIES = 0.05, 20


class Terminal:
    """The program and this process have the terminal in a group of their own.

    A shell takes a job for stopped as soon as its own child, such as make, has stopped, and that would
    be before the program has restored the terminal.
    """

    def __init__(self):
        self.mode = termios.tcgetattr(0) if os.isatty(0) else None
        self.job = os.getpgrp()
        self.is_apart = self.job != os.getpid() and self.mode and os.tcgetpgrp(0) == self.job
        if self.is_apart:
            os.setpgid(0, 0)
            give(os.getpid())

    def stop(self):
        """Stops the job, whose program has restored the terminal; returns when it goes on."""
        if not self.is_apart:
            return os.kill(os.getpid(), signal.SIGSTOP)
        give(self.job)
        os.killpg(self.job, signal.SIGTSTP)
        for _ in range(TRIES):
            if os.tcgetpgrp(0) != self.job:
                break
            time.sleep(PAUSE)
        while os.tcgetpgrp(0) != self.job:
            time.sleep(PAUSE)
        give(os.getpid())

    def restore(self):
        try:
            if self.mode:
                termios.tcsetattr(0, termios.TCSADRAIN, self.mode)
            if self.is_apart:
                give(self.job)
        except (OSError, termios.error):
            pass                        # it is gone


def give(group):
    """Makes a group the one in the foreground, though this process may be in the background."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTTOU})
    try:
        os.tcsetpgrp(0, group)
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTTOU})
