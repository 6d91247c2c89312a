"""Runs the end-to-end tests on the release binary, and says how many passed in all.

A script is each file in `scripts`, and says in its line `DRIVES` what it drives: folders or targets of
Package.swift, `Galbi` for the whole program. With names of scripts, such as `home`, it runs only those;
`python3 -m Tests.EndToEnd.scripts.home`, at the root, runs one alone. They wait for a terminal much of their time, so more run at once than there are processors,
first those that took longest the last time.

Each script is watched from outside. One that has said nothing for a long time hangs: it is ended with
everything that it started, and what ran is named. A process that outlives its script is a failure.
"""

import ctypes
import json
import os
import pathlib
import re
import selectors
import signal
import sys
import time

from ..Tools import memory

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = ROOT / ".build"
# The programs that scripts test besides galbi, each in a run of its own.
PROGRAMS = {
    "misuse": [BUILD / "debug/Misuse", BUILD / "release/Misuse"],
    "endings": [BUILD / "release/Endings"],
    "manners": [BUILD / "release/Endings"],
    "graphics": [BUILD / "release/Gallery"],
    "wallet": [BUILD / "release/WalletTrial"],
    "mart_money": [BUILD / "release/MartTrial"],
}
# The seconds that each run took the last time, and about what they take of which nothing is known.
SECONDS = BUILD / "scripts/seconds.json"
LONG = {"outside": 240, "highway": 90, "ledger": 80, "mart": 60, "manners release": 50, "wallet release": 50,
        "movies": 45, "endings release": 45, "finance": 40, "terminal": 40, "docs": 40, "mart_money release": 40,
        "link_kills": 35, "walk": 30, "command_line": 25}
USUAL = 15
# How many run at once; more where `make stress` has them sleep.
AT_ONCE = (1 + os.cpu_count()) * (3 if "DELAYS" in os.environ else 1)
# The seconds of silence after which a script hangs; one that builds a package says nothing meanwhile.
HANG = int(os.environ.get("GALBI_HANG", 300))
HANGS = {"outside": 1800, "docs": 900, "install": 900, "debian": 900}
# How long what a script leaves behind may take to end by itself.
LEAVING = 60
PR_SET_CHILD_SUBREAPER = 36


def drives():
    """What each script drives: its name, and the names in its line `DRIVES`."""
    found = {}
    for file in sorted((HERE / "scripts").glob("*.py")):
        names = re.search(r'^DRIVES = "([^"]+)"$', file.read_text(), re.M)
        if names is None:
            sys.exit(f"run.py: {file.name} has no line DRIVES = \"…\", with what it drives.")
        found[file.stem] = names[1].split()
    return found


def main(wanted):
    scripts = list(drives())
    unknown = [name for name in wanted if name not in scripts]
    if unknown:
        sys.exit(f"run.py: there is no test script {', '.join(unknown)}.")
    seconds = json.loads(SECONDS.read_text()) if SECONDS.exists() else {}
    waiting = [
        Run(script, program)
        for script in wanted or scripts for program in PROGRAMS.get(script, [None])]
    waiting.sort(key=lambda run: -seconds.get(run.name, LONG.get(run.name, USUAL)))
    running, ended = selectors.DefaultSelector(), []
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        while waiting or running.get_map():
            while waiting and len(running.get_map()) < AT_ONCE:
                run = waiting.pop(0)
                run.start()
                running.register(run.output, selectors.EVENT_READ, run)
            quiet = min(key.data.silence_ends for key in running.get_map().values())
            for key, _ in running.select(max(0, quiet - time.monotonic())):
                if not key.data.read():
                    running.unregister(key.fileobj)
                    ended.append(key.data.end())
            for run in [key.data for key in running.get_map().values()]:
                if run.silence_ends < time.monotonic():
                    run.hang()
    finally:
        # Where this is ended itself.
        for key in list(running.get_map().values()):
            key.data.hang()
    SECONDS.parent.mkdir(parents=True, exist_ok=True)
    SECONDS.write_text(json.dumps(
        seconds | {run.name: round(run.seconds, 1) for run in ended}, indent=1, sort_keys=True))
    passed, failed = sum(run.passed for run in ended), sum(run.failed for run in ended)
    print(f"{sum(run.processor_seconds for run in ended):.0f} s of processor time in all")
    print(f"End-to-end: {passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)


class Run:
    """A script, run by a process that waits for all that the script starts."""

    def __init__(self, script, program):
        self.script, self.program = script, program
        self.name = f"{script} {program.parent.name}" if program else script
        self.text = b""
        self.has_hung = False

    def start(self):
        self.output, output = os.pipe()
        self.started = time.monotonic()
        self._listen()
        self.watcher = os.fork()
        if self.watcher == 0:
            try:
                watch(self.script, [str(self.program)] if self.program else [], output)
            finally:
                os._exit(1)
        os.close(output)

    def _listen(self):
        self.silence_ends = time.monotonic() + HANGS.get(self.script, HANG)

    def read(self):
        """Whether there may be more."""
        data = os.read(self.output, 65536)
        self.text += data
        self._listen()
        return bool(data)

    def hang(self):
        """Ends the script and all that it has started; its watcher then ends."""
        self.has_hung = True
        self._listen()
        for process in descendants(self.watcher):
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def end(self):
        """Prints what it has said, and counts its tests."""
        os.close(self.output)
        _, status, usage = os.wait4(self.watcher, 0)
        self.seconds = time.monotonic() - self.started
        self.processor_seconds = usage.ru_utime + usage.ru_stime
        lines = self.text.decode(errors="replace").splitlines()
        begun = [line for line in lines if line.startswith("begins  ")]
        lines = [line for line in lines if not line.startswith("begins  ")]
        if self.has_hung:
            test = begun[-1].removeprefix("begins  ") if begun else "before its first test"
            lines.append(f"FAILED  {self.name} hangs: {test}")
        print(f"== {self.name}: {self.seconds:.0f} s, {self.processor_seconds:.1f} s of processor time")
        print(*lines, sep="\n", flush=True)
        closing = [match for line in lines if (match := re.fullmatch(r"(\d+) passed, (\d+) failed", line))]
        self.passed, self.failed = map(int, closing[-1].groups()) if closing else (0, 0)
        if status or self.has_hung:
            self.failed = max(self.failed, 1)
        return self


def watch(script, arguments, output):
    """Runs a script and adopts what it leaves behind, which has a while to end."""
    os.setsid()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    process = os.fork()
    if process == 0:
        os.dup2(output, 1)
        os.closerange(3, 1024)
        os.chdir(ROOT)
        os.execve(
            sys.executable, [sys.executable, "-m", f"Tests.EndToEnd.scripts.{script}", *arguments],
            os.environ | {"GALBI_SCRIPT": script} | place(script))
    os.closerange(3, output)
    signal.signal(signal.SIGALRM, lambda *_: end_rest(output))
    status = None
    while True:
        try:
            ended, code = os.wait()
        except ChildProcessError:
            break
        if ended == process:
            status = os.waitstatus_to_exitcode(code)
            signal.alarm(LEAVING)
        elif LEFT:
            status = 1
    os._exit(0 if status == 0 else 1)


def place(script):
    """Where a script has its temporary folders: in memory, unless it builds."""
    folder = None if script in HANGS else memory.folder()
    return {"TMPDIR": folder} if folder else {}


LEFT = []


def end_rest(output):
    """Names and ends what a script has left behind."""
    signal.alarm(1)
    for process in descendants(os.getpid()):
        try:
            words = pathlib.Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ")
            LEFT.append(process)
            os.write(output, b"FAILED  left behind: " + words.strip() + b"\n")
            os.kill(process, signal.SIGKILL)
        except (ProcessLookupError, FileNotFoundError):
            pass


def descendants(ancestor):
    """The processes that a process has started, and those that these have."""
    children = {}
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text(errors="replace").rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        children.setdefault(int(fields[1]), []).append(int(folder.name))
    found = [ancestor]
    for process in found:
        found += children.get(process, [])
    return found[1:]


if __name__ == "__main__":
    main(sys.argv[1:])
