"""Runs the galbi binary under test, away from whatever the machine has set."""

import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

HARNESS = pathlib.Path(__file__).resolve().parent
ROOT = HARNESS.parents[2]
BINARY = os.environ.get("GALBI_BINARY", str(ROOT / ".build/release/galbi"))
if not os.access(BINARY, os.X_OK):
    sys.exit(f"{BINARY} is not there; `make everything` makes it.")
# A program that takes longer, in seconds, hangs.
HANG = 240
# How much of a log a fault tells, in letters.
LOGGED = 2000
# Nothing listens on the discard port of the loopback.
NOBODY = "http://127.0.0.1:9/api/"
# What `make stress` may load into all programs, and what that reads.
LOADED = ("LD_PRELOAD", "DELAYS", "LATE")
# When the runs of most tests are.
NOW = "2026-11-21T09:00:00Z"


def environment(url=NOBODY, **more):
    kept = {name: os.environ[name] for name in ("PATH", "HOME", *LOADED) if name in os.environ}
    return kept | {
        "LANG": "C.UTF-8", "TERM": "xterm-256color", "GALBI_PEOPLE_URL": url,
        "GALBI_MOVIES_URL": NOBODY, "USER": "tester", "TZ": "UTC",
    } | more


def loading(library):
    """What has a program load a library, also beside what it loads anyhow."""
    return {"LD_PRELOAD": " ".join(filter(None, [str(library), os.environ.get("LD_PRELOAD")]))}


def user():
    """What the app calls whoever runs the tests."""
    return environment()["USER"]


class Folder(tempfile.TemporaryDirectory):
    """An empty folder that goes when the program ends; a fault tells what the app has logged in it."""

    def __exit__(self, kind, fault, trace):
        if fault:
            for log in sorted(pathlib.Path(self.name).rglob("*.log")):
                fault.add_note(f"{log.name}: …{log.read_text(errors='replace')[-LOGGED:]}")
        super().__exit__(kind, fault, trace)


def folder():
    return Folder(prefix="galbi-test-")


def patient(arguments):
    """The arguments of a run that, if it is headless, waits for its screen however slow the machine is."""
    if "--headless" not in arguments or "--timeout" in arguments:
        return list(arguments)
    place = arguments.index("--headless") + 1
    return [*arguments[:place], "--timeout", "10m", *arguments[place:]]


def no_file_beyond(size):
    """What makes a new process unable to write longer files, as on a full disk."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def run(
    *arguments, program=BINARY, url=NOBODY, timeout=HANG, stdin=None, umask=-1, longest_file=None,
    **more,
):
    """What `galbi arguments`, or another program, did: returncode, stdout and stderr as text.

    No file may grow beyond `longest_file` bytes, as on a full disk. `more` are variables of its
    environment.
    """
    return subprocess.run(
        [program, *patient(arguments)], env=environment(url, **more), timeout=timeout, input=stdin,
        stdin=subprocess.DEVNULL if stdin is None else None, umask=umask,
        capture_output=True, text=True, errors="surrogateescape",
        preexec_fn=longest_file and no_file_beyond(longest_file),
    )


def headless(data, *arguments, **more):
    """A headless run at 80×24 in Korean, unless the arguments say otherwise."""
    return run(
        "--headless", "--size", "80x24", "--lang", "ko", "--data", str(data), *arguments, **more
    )


def shown(data, *arguments, **more):
    """What a headless run prints that ends well."""
    done = headless(data, *arguments, **more)
    equal((done.returncode, done.stderr), (0, ""))
    return done.stdout


def screen(data, *arguments, keys="", now=NOW, size="80x24", lang="ko", **more):
    """The same at a moment, after the keys."""
    typed = ("--keys", keys) if keys else ()
    return shown(data, "--size", size, "--lang", lang, "--now", now, *typed, *arguments, **more)


def screens(*always, link=None, in_lines=False, **usual):
    """`screen` with these arguments: `screens(link="home")(data, "Down Enter")`, as text or in lines."""
    def screen_there(data, keys="", *arguments, link=link, **more):
        place = (link,) if link else ()
        text = screen(data, *place, *always, *arguments, keys=keys, **usual | more)
        return text.splitlines() if in_lines else text

    return screen_there


def with_secrets(data, keys, *secrets, arguments=(), **more):
    """A headless run whose keys type these secrets."""
    path = pathlib.Path(data) / "secrets"
    path.write_text("".join(f"{secret}\n" for secret in secrets))
    try:
        return headless(data, "--secrets", str(path), "--keys", keys, *arguments, **more)
    finally:
        path.unlink()


def conf(data):
    return pathlib.Path(data) / "galbi.conf"


def in_one_line(text):
    return re.sub(r"\s*\n\s*", " ", text)


def begin(test):
    """Tells run.py, where that has started this script, which test runs."""
    if "GALBI_SCRIPT" in os.environ:
        print(f"begins  {test}", flush=True)


class Tests:
    """Runs functions as tests, a line each, and ends with how many passed."""

    def __init__(self):
        self.passed = self.failed = 0

    def __call__(self, function):
        name = function.__name__.replace("_", " ")
        begin(name)
        try:
            function()
        except Exception as fault:  # a test may fail in any way
            self.failed += 1
            notes = getattr(fault, "__notes__", [])
            print(f"FAILED  {name}: {type(fault).__name__}: {fault}", *notes, sep="\n", flush=True)
        else:
            self.passed += 1
            print(f"passed  {name}", flush=True)
        return function

    def end(self):
        print(f"{self.passed} passed, {self.failed} failed", flush=True)
        raise SystemExit(1 if self.failed or not self.passed else 0)


def equal(actual, expected):
    if actual != expected:
        raise AssertionError(f"{actual!r} is not {expected!r}")


def contains(text, part):
    if part not in text:
        raise AssertionError(f"{part!r} is not in {text!r}")


def lacks(text, part):
    if part in text:
        raise AssertionError(f"{part!r} is in {text!r}")
