"""Shows that `make affected` leaves out no test that a change can break.

Mutants of all modules of the program are compiled once, each in a file of its own, into the copy of mutate.py. A test
target, and an end-to-end script, then runs with all of those at once for which affected.py does not select it. One
that fails then, and not without them, is named.
"""

import argparse
import collections
import json
import os
import random
import subprocess
import sys

sys.dont_write_bytecode = True  # The working tree stays as it is.
import mutants
import mutate

ROOT, COPY = mutate.ROOT, mutate.COPY
sys.path.append(str(ROOT))
from Tests.Tools import affected                # noqa: E402

BUILD = COPY / ".build" / "unreached"
# The numbers of the mutants that run. Scripts hand on no variables of the environment.
CHOSEN = BUILD / "chosen"
OUTPUT = BUILD / "output.log"
# The mutants that did not compile in an earlier run.
REFUSED = BUILD / "refused.json"
CHOICE = """import Glibc

private let chosen: Set<Int> = {
  guard let file = fopen("%s", "r") else { return [] }
  defer { fclose(file) }
  var found: Set<Int> = []
  var number = 0
  while withUnsafeMutablePointer(to: &number, { withVaList([$0]) { vfscanf(file, "%%ld", $0) } }) == 1 {
    found.insert(number)
  }
  return found
}()

/// True in the run of that mutant.
public func mutant(_ number: Int) -> Bool { chosen.contains(number) }
""" % CHOSEN


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    targets = affected.Targets(json.load(sys.stdin))
    print(f"seed {options.seed}", flush=True)
    ones = build(sample(targets, options.count, options.seed))
    print(f"{len(ones)} of {options.count} mutants compile", flush=True)
    tests = [name for name, kind in targets.kinds.items() if kind == "test"]
    left_out = collections.defaultdict(list)
    for one in ones:
        selected = affected.reached([one.path], targets) or (tests, affected.run.drives())
        for name in {*tests, *affected.run.drives()} - {*selected[0], *selected[1]}:
            left_out[name].append(one)
    failed = [name for name in sorted(left_out) if not holds(name, left_out[name], name in tests)]
    CHOSEN.unlink()
    sys.exit(f"Not selected, and broken: {', '.join(failed)}." if failed else 0)


def sample(targets, count, seed):
    """Mutants of what the program stands on, no two of one file; each target is as likely as any other."""
    folders = sorted(
        targets.folders[name] for name in targets.closure([affected.PROGRAM])
        if targets.kinds[name] in ("regular", "executable"))
    choose = random.Random(seed).choice
    chosen = {}
    while len(chosen) < count:
        files = sorted((ROOT / choose(folders)).rglob("*.swift"))
        if not files:
            continue
        file = choose(files)
        path = str(file.relative_to(ROOT))
        found = mutants.mutants(path, file.read_text())
        if found and path not in chosen:
            chosen[path] = choose(found)
    return list(chosen.values())


def build(ones):
    """Compiles the copy with those that compile, which it returns."""
    BUILD.mkdir(parents=True, exist_ok=True)
    mutate.CHOICE, mutate.MANIFEST = CHOICE, "// %s\n"
    refused = {tuple(key) for key in json.loads(REFUSED.read_text())} if REFUSED.exists() else set()
    while True:
        ones = [one for one in ones if one.key not in refused]
        mutate.number(ones)
        mutate.write_copy(ones, [])
        done = subprocess.run(
            ["swift", "build", "--package-path", COPY, "--build-tests", "--traits", "PostgreSQL",
             "-Xswiftc", "-continue-building-after-errors"],
            env=os.environ | {"GALBI_OPTIMIZED": "1"}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode == 0:
            break
        wrong = {one.key for one in mutate.mistakes(done.stdout, ones)}
        if not wrong:
            sys.exit(done.stdout)
        refused |= wrong
        REFUSED.write_text(json.dumps(sorted(refused)))
    subprocess.run(["make", "-C", COPY, "everything"], check=True, stdout=subprocess.DEVNULL)
    return ones


def holds(name, ones, is_unit_test):
    """Whether a test that passes by itself passes with these mutants."""
    program = next((COPY / ".build/debug").glob("*PackageTests.xctest"))
    command = [
        program, "--testing-library", "swift-testing", "--filter", f"^{name}\\.", "--no-parallel"
    ] if is_unit_test else [sys.executable, "-m", "Tests.EndToEnd.run", name]

    def passes(chosen):
        CHOSEN.write_text("\n".join(str(one.number) for one in chosen))
        with open(OUTPUT, "w") as output:
            return subprocess.run(
                command, cwd=COPY, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT).returncode == 0

    is_sound = passes(ones)
    is_changed = not is_sound and passes([])
    state = "passes" if is_sound else "FAILS" if is_changed else "fails without mutants too"
    print(f"{name} {state} with {len(ones)} mutants that do not select it", flush=True)
    return not is_changed


if __name__ == "__main__":
    main()
