"""Runs the end-to-end tests on the release binary, and says how many passed in all.

A script is each file here that holds tests. With names of scripts, such as `home`, it runs only
those. They spend most of their time waiting for a terminal, so as many run at once as there are
processors.
"""

import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
BUILD = HERE.parents[1] / ".build"
# The programs that scripts test besides galbi, each in a run of its own.
PROGRAMS = {
    "misuse": [BUILD / "debug/Misuse", BUILD / "release/Misuse"],
    "endings": [BUILD / "release/Endings"],
    "manners": [BUILD / "release/Endings"],
    "graphics": [BUILD / "release/Gallery"],
    "wallet": [BUILD / "release/WalletTrial"],
    "mart_money": [BUILD / "release/MartTrial"],
}


def scripts():
    """Their names; those that test other programs come first."""
    found = {
        file.stem for file in HERE.glob("*.py")
        if re.search(r"^test = Tests\(\)", file.read_text(), re.M)}
    return [*PROGRAMS, *sorted(found - PROGRAMS.keys())]


def main(wanted):
    unknown = [name for name in wanted if name not in scripts()]
    if unknown:
        sys.exit(f"run.py: there is no test script {', '.join(unknown)}.")
    runs = [
        (script, program)
        for script in wanted or scripts() for program in PROGRAMS.get(script, [None])]
    passed = failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for ran in pool.map(lambda each: run(*each), runs):
            passed, failed = passed + ran[0], failed + ran[1]
    print(f"End-to-end: {passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)


def run(script, program):
    """How many tests of a script have passed, and how many have failed; prints them when it ends."""
    arguments = [str(program)] if program else []
    done = subprocess.run(
        [sys.executable, str(HERE / f"{script}.py"), *arguments], stdout=subprocess.PIPE, text=True)
    name = f"{script} {program.parent.name}" if program else script
    print(f"== {name}\n{done.stdout}", end="", flush=True)
    closing = re.search(r"^(\d+) passed, (\d+) failed\n\Z", done.stdout, re.M)
    passed, failed = (int(closing[1]), int(closing[2])) if closing else (0, 0)
    return passed, max(failed, 1) if done.returncode != 0 else failed


if __name__ == "__main__":
    main(sys.argv[1:])
