"""Measures this build and another revision in turns, and prints each row that became slower by more than a tenth.

    against.py --against REV [--rounds N] [the options of Bench]

The revision is built in a clone of its own under `.build/against`, which is kept for the next time. A row that
seems slower is measured again, alone and more often: what the machine did meanwhile does not come twice.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BENCH = pathlib.Path(".build/release/Bench")
# Slower than this ratio is told.
MOST = 1.1
# How often a row that seems slower is measured again on each side.
AGAIN = 3


def built(revision):
    """The folder of a clone with that revision, built for release."""
    commit = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}"], cwd=ROOT, text=True,
        stdout=subprocess.PIPE).stdout.strip()
    if not commit:
        sys.exit(f"{revision} is no revision.")
    folder = ROOT / ".build/against" / commit[:12]
    if not folder.exists():
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", str(ROOT), str(folder)], check=True)
        subprocess.run(["git", "checkout", "--quiet", "--detach", commit], cwd=folder, check=True)
    # What this make was asked for is not for that one.
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    for name in ("ARGS", "TRAITS"):
        clean.pop(name, None)
    # Of earlier revisions `make build` built everything.
    goal = "everything" if "\neverything:" in (folder / "Makefile").read_text() else "build"
    subprocess.run(["make", goal], cwd=folder, env=clean, stdout=sys.stderr, check=True)
    return folder


def measured(folder, options):
    """The rows of one run: suite and name, with unit and median."""
    done = subprocess.run(
        [folder / BENCH, "--json", *options], cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
    return {(row["suite"], row["name"]): (row["unit"], row["median"]) for row in json.loads(done.stdout)}


def best(runs):
    """Of each row the least median of several runs."""
    rows = {}
    for run in runs:
        for row, (unit, median) in run.items():
            rows[row] = (unit, min(median, rows.get(row, (unit, median))[1]))
    return rows


def compared(sides, rounds, options):
    """The rows of both sides, measured in turns."""
    runs = [[], []]
    for number in range(rounds):
        # Neither side is always the first one.
        for side in (0, 1) if number % 2 == 0 else (1, 0):
            runs[side].append(measured(sides[side], options))
    return [best(each) for each in runs]


def slower(old, new):
    """The rows that both have and that are slower now by more than a tenth."""
    return [row for row in new if row in old and new[row][1] > MOST * old[row][1]]


def main():
    parser = argparse.ArgumentParser(allow_abbrev=False)
    parser.add_argument("--against", required=True)
    parser.add_argument("--rounds", type=int, default=2)
    options, others = parser.parse_known_args()
    sides = (built(options.against), ROOT)
    old, new = compared(sides, options.rounds, others)
    seeming, found = slower(old, new), []
    for number, (suite, name) in enumerate(seeming):
        print(f"again {number + 1} of {len(seeming)}: {suite}: {name}", file=sys.stderr, flush=True)
        again = compared(sides, AGAIN, ["--only", f"{suite}: {name}"])
        if (suite, name) in slower(*again):
            found.append(((suite, name), *(side[suite, name] for side in again)))
    for (suite, name), (unit, before), (_, after) in found:
        print(f"slower  {suite}: {name}  {before:.4g} -> {after:.4g} {unit}  {after / before:.2f} x")
    for what, rows in (("new", new.keys() - old.keys()), ("gone", old.keys() - new.keys())):
        for suite, name in sorted(rows):
            print(f"{what:7} {suite}: {name}")
    print(f"{len(new.keys() & old.keys())} rows against {options.against}, {len(found)} slower by more than a tenth")


main()
