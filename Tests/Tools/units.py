"""Runs unit tests in several processes at once, and says which failed, crashed or hung.

    python3 -m Tests.Tools.units targets [REGEX]     the test targets that may have such a test, before a build
    python3 -m Tests.Tools.units run [REGEX]         the tests, such as `HomeTests` or `KeyTests/`, of what was built
    python3 -m Tests.Tools.units run --but REGEX     all others

Each process has one test target, or a few short ones, and a folder for temporary files of its own. It runs
one test at a time, so that a hang has a name. What each target took is kept in `.build/unit`, beside the
whole output, and the longest begin first.
"""

import argparse
import collections
import concurrent.futures
import contextlib
import json
import os
import pathlib
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from . import memory

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = ROOT / ".build/debug/galbiPackageTests.xctest"
KEPT = ROOT / ".build/unit"
# A test that has not ended after so many seconds hangs.
HANG = int(os.environ.get("GALBI_HANG", 300))
# What the servers of tests may write, in bytes.
ROOM = 4 << 30
# Targets that take fewer seconds share a process, which takes about as long in all.
SHORT = 8
# What targets take of which nothing is known, in seconds, and others in seconds a test.
LONG = {
    "LedgerTests": 190, "StatementsTests": 155, "GalbiTests": 70, "WalletTests": 65, "SheetsTests": 45,
    "RandomKeysTests": 40, "PostgreSQLTests": 17, "NcursesScreenTests": 13, "MartTests": 13,
}
USUAL = 0.05
# A name may itself contain "started" or "passed after", and output of a test may stand before the event in its
# line.
EVENT = re.compile(
    r'[◇✔✘➜━] Test (".*"|(?!(?:run|case)\b)\S+)(?: with \d+ test cases?)?'
    r' (started(?=\.$)|passed after(?= [\d.]+ seconds)|failed after(?= [\d.]+ seconds)|skipped\b)')
ISSUE = re.compile(r"^✘ Test .* recorded an? |^↳ (?!Testing Library|Target Platform)|^± |Fatal error")
CLOSING = re.compile(r"^[✔✘━] Test run with .* after ([\d.]+) seconds")


def targets(package, regex):
    """The targets that may have a test of the regular expression, by what their sources say."""
    found = []
    for target in package["targets"]:
        if target["type"] != "test":
            continue
        name, types, functions = target["name"], {""}, {""}
        for file in (ROOT / (target.get("path") or f"Tests/{name}")).rglob("*.swift"):
            text = file.read_text()
            types |= set(re.findall(r"^(?:@\w+.*\n)*.*\b(?:struct|class|enum|actor|extension) (\w+)", text, re.M))
            functions |= set(re.findall(r"\bfunc (`[^`]+`|\w+)", text))
        tests = "\n".join(f"{name}.{each}/{function}()" for each in types for function in functions)
        if re.search(regex, tests, re.M):
            found.append(name)
    return found


def listed(regex):
    """How many tests of the regular expression each target has."""
    done = subprocess.run(
        [BINARY, "--testing-library", "swift-testing", "--list-tests"], stdout=subprocess.PIPE, text=True,
        check=True)
    return collections.Counter(
        line.split(".")[0] for line in done.stdout.splitlines() if re.search(regex, line))


def groups(counts, seconds):
    """Lists of targets, the longest first; each list is for a process."""
    def estimate(name):
        return seconds.get(name, LONG.get(name, USUAL * counts[name]))

    lists, short = [], []
    for name in sorted(counts, key=estimate, reverse=True):
        if estimate(name) >= SHORT:
            lists.append([name])
        elif short and sum(map(estimate, short[-1])) + estimate(name) < SHORT:
            short[-1].append(name)
        else:
            short.append([name])
    return lists + short


class Process:
    """A run of some targets: what its tests did, as its output tells."""

    def __init__(self, names, regex, parallel):
        self.names, self.passed, self.seconds = names, 0, 0.0
        self.failed = []                # names of tests; also of those that crashed the process or hung
        self.faults = []                # what the tests say of it, and what was seen from outside
        self.is_known = False           # whether what is said next is of an issue that a test expects
        self.running = []               # in the order in which they began
        self.has_closed = False
        self.command = [
            BINARY, "--testing-library", "swift-testing",
            "--filter", f"^(?=(?:{'|'.join(names)})\\.)(?=.*(?:{regex}))",
            *([] if parallel else ["--no-parallel"])]

    def run(self, log):
        with temporary_folder() as temporary:
            child = subprocess.Popen(
                self.command, cwd=ROOT, env=os.environ | {"TMPDIR": temporary, "NO_COLOR": "1"},
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                start_new_session=True)
            has_ended = self.follow(child, log)
            try:
                status = child.wait(HANG if has_ended else 0)
            except subprocess.TimeoutExpired:
                has_ended, status = False, None
            stop(child)                 # With what it has started, too.
            child.wait()
        if not has_ended:
            self.end(f"hangs: not a word for {HANG} s")
        elif not self.has_closed:
            self.end(f"ended with {status}")
        elif status and not self.failed:
            self.end(f"ended with {status}, after all tests")
        return self

    def end(self, how):
        """Notes what was running when the process hung or ended."""
        names = self.running or ["no test"]
        self.failed += names
        self.faults.append(f"{', '.join(names)} {how}")

    def follow(self, child, log):
        """Reads all output, and returns false if none comes for too long."""
        rest = b""
        while select.select([child.stdout], [], [], HANG)[0]:
            data = os.read(child.stdout.fileno(), 1 << 16)
            log.write(data)
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                self.read(line.decode(errors="replace"))
            # A child of a test may still have the pipe.
            if not data or self.has_closed:
                return True
        return False

    def read(self, line):
        if closing := CLOSING.match(line):
            self.has_closed, self.seconds = True, float(closing[1])
        elif ISSUE.search(line):
            if not (line.startswith("↳") and self.is_known):
                self.faults.append(line)
        elif event := EVENT.search(line):
            name, what = event.groups()
            if what == "started":
                self.running.append(name)
            elif name in self.running:
                self.running.remove(name)
                self.passed += what == "passed after"
                if what == "failed after":
                    self.failed.append(name)
        if not line.startswith("↳"):
            self.is_known = line.startswith("━")


@contextlib.contextmanager
def temporary_folder():
    """A folder in which a server of tests, which runs as another user, can have its own."""
    folder = tempfile.mkdtemp(prefix="galbi-", dir=memory.folder(ROOM))
    os.chmod(folder, 0o711)
    yield folder
    end = time.monotonic() + HANG
    while os.path.exists(folder):
        try:
            shutil.rmtree(folder)
        except OSError:
            # The processes of a server notice that the tests are gone, and write and remove until then.
            if time.monotonic() > end:
                raise
            time.sleep(0.01)


def stop(child):
    try:
        os.killpg(child.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def run(regex="", parallel=False, is_whole=False):
    """Runs the tests of a regular expression; returns the ended processes.

    Keeps their times if it `is_whole`, of nearly all tests."""
    KEPT.mkdir(parents=True, exist_ok=True)
    times = KEPT / "seconds.json"
    seconds = json.loads(times.read_text()) if times.exists() else {}
    counts = listed(regex)
    if not counts:
        sys.exit(f"No unit test matches {regex or 'nothing'}.")

    def one(names):
        with open(KEPT / f"{names[0]}.log", "wb") as log:
            process = Process(names, regex, parallel).run(log)
        print(f"{' '.join(names)}: {process.passed} passed in {process.seconds:.1f} s", flush=True)
        for fault in process.faults:
            print(f"  {fault}", flush=True)
        return process

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        processes = list(pool.map(one, groups(counts, seconds)))
    if is_whole:
        for each in processes:
            total = sum(counts[name] for name in each.names)
            if each.has_closed:
                seconds |= {name: each.seconds * counts[name] / total for name in each.names}
        times.write_text(json.dumps(seconds))
    return processes


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=["targets", "run"])
    parser.add_argument("regex", nargs="?", default="")
    parser.add_argument("--but")
    options = parser.parse_args()
    if options.what == "targets":
        found = targets(json.load(sys.stdin), options.regex)
        sys.exit(print(*found) if found else f"No unit test matches {options.regex}.")
    regex = f"^(?!{options.but.removeprefix('^')})" if options.but else options.regex
    processes = run(regex, is_whole=not options.regex)
    failed = [name for each in processes for name in each.failed]
    print(*[f"FAILED {name}" for name in failed], sep="\n", end="\n" if failed else "")
    print(f"Units: {sum(each.passed for each in processes)} passed, {len(failed)} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
