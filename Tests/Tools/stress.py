"""Runs tests again and again beside busy loops, once on one core, and with calls that sleep at random; lists each
that failed even once.

    python3 -m Tests.Tools.stress [--runs 5] [--load 8] [--seed N] [ONLY …]
                                    names of end-to-end scripts, and a regular expression of unit tests

Without names all run. Unit tests run one after the other in every second run, side by side in the others.

Sleeping calls (`delays.c`) need no load to bring about what only the busiest machine does: a program that stops between
two writes, a test that reads late and in pieces, a service that answers late. In one of these runs the programs that are
tested are the latest, in another the tests.
"""

import argparse
import collections
import contextlib
import ctypes
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile

from . import memory, units
from ..EndToEnd import run as scripts

FAILED = re.compile(r"^(?:== (\S.*)|FAILED +(.*))$", re.M)
PR_SET_PDEATHSIG = 1
# How the names of programs begin that are late: those of the tests, and those that are tested.
LATE = ("python", "galbi")


class Load:
    """Busy loops, which end with this process however it ends."""

    def __init__(self, count):
        self.loops = [
            subprocess.Popen([sys.executable, "-c", "while True: pass"], preexec_fn=die_with_parent)
            for _ in range(count)]

    def end(self):
        for loop in self.loops:
            loop.kill()
            loop.wait()


def die_with_parent():
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


@contextlib.contextmanager
def delays(seed, late):
    """Has the calls of all programs sleep at random, longest those of programs whose names begin with `late`."""
    with tempfile.TemporaryDirectory(prefix="galbi-stress-", dir=memory.folder()) as folder:
        # A server of tests, which runs as another user, reads it too.
        os.chmod(folder, 0o755)
        library = f"{folder}/delays.so"
        source = pathlib.Path(__file__).with_name("delays.c")
        subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
        # A script starts the program hundreds of times, and says nothing until a test has ended.
        more = {"LD_PRELOAD": library, "DELAYS": str(seed), "LATE": late, "GALBI_HANG": "1800"}
        os.environ |= more
        yield
        for name in more:
            del os.environ[name]


def failures_of_units(regex, parallel):
    processes = units.run(regex, parallel=parallel)
    for each in processes:
        yield from ((name, "\n".join(each.faults)) for name in each.failed)


def failures_of_scripts(names):
    """Each test that failed, with what it said; run.py says before which script it belongs to."""
    done = subprocess.run(
        [sys.executable, "-m", scripts.__name__, *names], cwd=scripts.ROOT, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True)
    script = found = None
    for script_head, failure in FAILED.findall(done.stdout):
        script = script_head or script
        if failure:
            found = f"{script}: {failure.split(': ')[0]}"
            yield found, failure
    if done.returncode and not found:
        yield "end-to-end scripts", done.stdout[-2000:]


def one_run(regex, names, parallel):
    if regex is not None:
        yield from failures_of_units(regex, parallel)
    if names is not None:
        yield from failures_of_scripts(names)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--load", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("only", nargs="*")
    options = parser.parse_args()
    known = scripts.drives().keys()
    names = [word for word in options.only if word in known]
    rest = "|".join(word for word in options.only if word not in known)
    regex = rest if rest or not options.only else None
    names = names if names or not options.only else None

    failed = collections.Counter()
    said = {}
    kinds = [f"beside {options.load} loops"] * options.runs + ["on one core"]
    if sys.platform == "linux":
        kinds += [f"with delays {options.seed} of {late}" for late in LATE]
    processors = os.sched_getaffinity(0)
    for number, kind in enumerate(kinds):
        print(f"== run {number + 1} of {len(kinds)}, {kind}", flush=True)
        with contextlib.ExitStack() as around:
            if kind.startswith("beside"):
                around.callback(Load(options.load).end)
            elif kind.startswith("with"):
                around.enter_context(delays(options.seed, kind.split()[-1]))
            os.sched_setaffinity(0, {min(processors)} if kind == "on one core" else processors)
            for name, what in one_run(regex, names, parallel=number % 2 == 1):
                failed[name] += 1
                said.setdefault(name, what)
    for name, count in failed.most_common():
        print(f"FAILED {count} of {len(kinds)}: {name}\n  {said[name]}")
    print(f"stress: {len(kinds)} runs, {len(failed)} tests that failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
