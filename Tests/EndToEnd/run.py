"""Runs every end-to-end test on the release binary, and says how many passed in all."""

import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
BUILD = HERE.parents[1] / ".build"
SCRIPTS = [
    ["misuse.py", str(BUILD / "debug/Misuse")],
    ["misuse.py", str(BUILD / "release/Misuse")],
    ["endings.py", str(BUILD / "release/Endings")],
    ["documents.py"],
    ["command_line.py"],
    ["services.py"],
    ["home.py"],
    ["detail.py"],
    ["around.py"],
    ["golden.py"],
    ["terminal.py"],
    ["plain.py"],
    ["walk.py"],
    ["session.py"],
    ["lasting.py"],
    ["ledger.py"],
    ["wallet.py", str(BUILD / "release/WalletTrial")],
    ["finance.py"],
    ["transport.py"],
    ["config.py"],
    ["doctor.py"],
    ["profile.py"],
    ["install.py"],
    ["outside.py"],
]


def forgotten():
    """The scripts here that hold tests, and that nobody runs."""
    known = {script for script, *_ in SCRIPTS}
    return sorted(
        file.name for file in HERE.glob("*.py")
        if re.search(r"^test = Tests\(\)", file.read_text(), re.M) and file.name not in known)


def main():
    if forgotten():
        sys.exit(f"run.py: SCRIPTS lacks {', '.join(forgotten())}.")
    passed = failed = 0
    for script, *arguments in SCRIPTS:
        print(f"== {script} {' '.join(pathlib.Path(a).parent.name for a in arguments)}", flush=True)
        run = subprocess.Popen(
            [sys.executable, str(HERE / script), *arguments], stdout=subprocess.PIPE, text=True
        )
        closing = None
        for line in run.stdout:
            print(line, end="", flush=True)
            closing = re.fullmatch(r"(\d+) passed, (\d+) failed\n", line) or closing
        if closing:
            passed += int(closing[1])
            failed += int(closing[2])
        if run.wait() != 0 and not (closing and int(closing[2])):
            failed += 1
    print(f"End-to-end: {passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)


if __name__ == "__main__":
    main()
