"""Changes the code a little, thousands of times, and says which changes no test notices.

All mutants of the chosen modules are compiled once, into a copy of the project, and chosen by the
environment when the tests run (see mutants.py). Those that do not compile are left out. A mutant is
killed when a test of its module fails, crashes or lasts too long. `equivalent.txt` lists the mutants
that no test can notice, each with its reason.
"""

import argparse
import atexit
import collections
import concurrent.futures
import ctypes
import json
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import zlib

sys.dont_write_bytecode = True  # The working tree stays as it is.
import mutants

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPY = ROOT / ".build" / "mutants"
EQUIVALENT = ROOT / "Tests" / "Mutation" / "equivalent.txt"
# The mutants that did not compile in an earlier run.
REFUSED = COPY / ".build" / "refused.json"
# What every mutant did, and the test that failed.
RESULTS = COPY / ".build" / "results.txt"
# Where another user may be, and with a short path: that of a server's socket has at most 107 bytes.
TEMPORARY = pathlib.Path(tempfile.gettempdir(), f"galbi-mutants-{os.getpid()}")
# What a new PostgreSQL server has, made once.
SERVER_DATA = TEMPORARY / "server"
LIBC = ctypes.CDLL(None)
# Of prctl(2).
PR_SET_PDEATHSIG = 1
# The books on a server, which another build has.
SERVER = "Server"
# What belongs to each module, and the test targets that test it; of these, suites by a regular expression.
MODULES = {
    "RIBs": (["Sources/Core/RIBs"], ["RIBsTests"]),
    "TerminalRIBs": (["Sources/Terminal/TerminalRIBs"], ["TerminalRIBsTests"]),
    "TerminalUI": (
        ["Sources/Terminal/TerminalUI/Text", "Sources/Terminal/TerminalUI/View", "Sources/Terminal/TerminalUI/Input",
         "Sources/Terminal/TerminalUI/Widgets/Map"],
        ["TerminalUITests"]),
    "Kit": (["Sources/Core/Editing", "Sources/Terminal/TerminalUI/List"], ["EditingTests", "TerminalUITests"]),
    "Store": (["Sources/Core/Store"], ["StoreTests"]),
    "CSV": (["Sources/Data/CSV"], ["CSVTests"]),
    "Wallet": (
        ["Features/Wallet/Domain", "Features/Wallet/Data", "Sources/Data/Books"], ["WalletTests"]),
    "Ledger": (["Features/Ledger/Domain", "Features/Ledger/Data"], ["LedgerTests"]),
    "Movies": (["Features/Movies/Domain", "Features/Movies/Data"], ["MoviesTests"]),
    "Highway": (
        ["Features/Highway/Domain", "Features/Highway/Data", "Features/Highway/Presentation/RoadMap.swift",
         "Sources/Core/Geography"],
        ["HighwayTests", "GeographyTests"]),
    "Mart": (["Features/Mart/Domain", "Features/Mart/Data"], ["MartTests"]),
    "Places": (["Features/Places/Domain", "Features/Places/Data"], ["PlacesTests"]),
    SERVER: (
        ["Sources/Data/PostgreSQL", *(f"Sources/Data/Books/ServerBooks{part}.swift" for part in (
            "", "+LedgerTables", "+LedgerTotals", "+MartTables", "+Members", "+WalletTables"))],
        ["PostgreSQLTests", "WalletTests"],
        # Without those that end servers again and again, and those that start programs.
        "(Server(?!Kill|Network|Wallet).*|ChangeListener|TableCopy)Tests"),
}
# Added to the manifest of the copy: keeps the targets that the chosen tests need.
MANIFEST = """
var needed: Set<String> = [%s]
var count = 0
while needed.count > count {
  count = needed.count
  for target in package.targets where needed.contains(target.name) {
    for dependency in target.dependencies {
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _): needed.insert(name)
      default: break
      }
    }
  }
}
package.products = []
package.targets.removeAll { !needed.contains($0.name) }
"""
CHOICE = """import Glibc

private let chosen = getenv("GALBI_MUTANT").flatMap { Int(String(cString: $0)) }

/// True in the run of that mutant.
public func mutant(_ number: Int) -> Bool { chosen == number }
"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--only", default="", help="modules, such as 'Store CSV'")
    parser.add_argument("--count", type=int, help="mutants per module; else all")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    names = options.only.split() or list(MODULES)
    if unknown := [name for name in names if name not in MODULES]:
        sys.exit(f"No module {unknown[0]}: {' '.join(MODULES)}.")

    started = time.monotonic()
    if options.count is not None:
        print(f"seed {options.seed}", flush=True)
    found = {name: find(MODULES[name][0]) for name in names}
    number([one for ones in found.values() for one in ones])
    equivalent = read_equivalent(found)
    binary, refused = build(names, found)
    print(f"built in {time.monotonic() - started:.0f} s", flush=True)

    RESULTS.write_text("")
    atexit.register(shutil.rmtree, TEMPORARY, ignore_errors=True)
    lines, is_enough = [], True
    for name in names:
        refused_here = [one for one in found[name] if one.key in refused]
        chosen = [one for one in found[name] if one.key not in refused]
        if options.count is not None and options.count < len(chosen):
            chosen = random.Random(options.seed).sample(chosen, options.count)
        begun = time.monotonic()
        survivors, same = run_all(name, binary, chosen, equivalent)
        count = len(chosen) - same
        is_enough = is_enough and len(survivors) <= 0.05 * count
        lines.append(
            f"{name:12} {len(found[name]):5} found  {len(refused_here):4} do not compile  "
            f"{len(chosen):5} run  {same:4} equivalent  {count - len(survivors):5} of {count:5} "
            f"killed  {time.monotonic() - begun:5.0f} s")
        print(lines[-1], flush=True)
    print("\n".join(["", *lines]))
    sys.exit(0 if is_enough else "Fewer than 95 % of the mutants were killed.")


def number(ones):
    """Numbers that stay the same while other places change, so that little is compiled again."""
    seen, taken = collections.Counter(), set()
    for one in ones:
        seen[one.key] += 1
        one.number = zlib.crc32("\n".join([*one.key, str(seen[one.key])]).encode())
        while one.number in taken:
            one.number += 1
        taken.add(one.number)


def find(paths):
    files = sorted(file for path in paths for file in [ROOT / path, *(ROOT / path).rglob("*.swift")] if file.is_file())
    return [
        one for file in files
        for one in mutants.mutants(str(file.relative_to(ROOT)), file.read_text())]


def read_equivalent(found):
    """The keys of the list; an entry that fits no mutant of these modules is a mistake."""
    listed = set()
    for entry in EQUIVALENT.read_text().split("\n\n"):
        lines = [line for line in entry.strip().split("\n") if not line.startswith("#")]
        if lines == [""] or not lines:
            continue
        if len(lines) < 4 or [line[:1] for line in lines[1:3]] != ["-", "+"]:
            sys.exit(f"equivalent.txt: an entry is file, -, + and the reason:\n{entry}")
        listed.add((lines[0], lines[1][1:].strip(), lines[2][1:].strip()))
    keys = {one.key for ones in found.values() for one in ones}
    keys |= {(*key[:2], "*") for key in keys}
    paths = [path for name in found for path in MODULES[name][0]]
    for key in sorted(listed - keys):
        if any(f"{key[0]}/".startswith(f"{path}/") for path in paths) or not (ROOT / key[0]).exists():
            sys.exit("equivalent.txt: no such mutant:\n" + "\n".join(key))
    return listed


def build(names, found):
    """Compiles the copy with all mutants that compile; returns the test program and the others."""
    refused = {tuple(key) for key in json.loads(REFUSED.read_text())} if REFUSED.exists() else set()
    tests = [test for name in names for test in MODULES[name][1]]
    while True:
        kept = [one for ones in found.values() for one in ones if one.key not in refused]
        write_copy(kept, tests)
        swift = ["swift", "build", "--package-path", str(COPY)]
        swift += ["-Xswiftc", "-continue-building-after-errors"]
        if SERVER in names:
            # A folder of its own, since everything is compiled again with other traits.
            swift += ["--traits", "PostgreSQL", "--scratch-path", str(COPY / ".build" / "server")]
        output = subprocess.run(
            [*swift, "--build-tests"], env=os.environ | {"GALBI_OPTIMIZED": "1"}, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        if output.returncode == 0:
            break
        wrong = {one.key for one in mistakes(output.stdout, kept)}
        if not wrong:
            sys.exit(output.stdout)
        refused |= wrong
        print(f"{len(refused)} mutants do not compile", flush=True)
        REFUSED.write_text(json.dumps(sorted(refused)))
    folder = subprocess.run(
        [*swift, "--show-bin-path"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    return next(pathlib.Path(folder).glob("*PackageTests.xctest")), refused


def write_copy(kept, tests):
    """Brings the copy up to date; leaves files alone that are as they should be."""
    by_path = collections.defaultdict(list)
    for one in kept:
        by_path[one.path].append(one)
    wanted = {}
    for folder, folders, files in os.walk(ROOT):
        if folder == str(ROOT):
            folders[:] = [name for name in folders if name not in (".build", ".git")]
        for file in files:
            path = pathlib.Path(folder, file)
            wanted[str(path.relative_to(ROOT))] = path.read_bytes()
    targets = collections.defaultdict(list)
    for path, ones in by_path.items():
        wanted[path] = mutants.rewritten(wanted[path].decode(), ones).encode()
        parts = path.split("/")
        targets["/".join(parts[:3])] += ones
    for target, ones in targets.items():
        lines = [line for one in ones for line in one.declarations()]
        wanted[f"{target}/Mutant.swift"] = (CHOICE + "\n" + "\n".join(lines) + "\n").encode()
    manifest = wanted["Package.swift"].decode()
    manifest += MANIFEST % ", ".join(f'"{test}"' for test in tests)
    wanted["Package.swift"] = manifest.encode()
    for folder, folders, files in os.walk(COPY):
        if folder == str(COPY):
            folders[:] = [name for name in folders if name != ".build"]
        for file in files:
            path = pathlib.Path(folder, file)
            if str(path.relative_to(COPY)) not in wanted:
                path.unlink()
    for name, content in wanted.items():
        path = COPY / name
        if not path.exists() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            if os.access(ROOT / name, os.X_OK):
                path.chmod(0o755)


def mistakes(output, kept):
    """The mutants on which the compiler's errors fall."""
    by_suffix = {one.suffix: one for one in kept if one.operator}
    wrong = []
    for file, line, message in set(re.findall(r"^(/.*?):(\d+):\d+: error: (.*)", output, re.M)):
        path, line = os.path.relpath(file, COPY), int(line)
        if suffix := re.search("[\u2200-\u2209]+", message):
            wrong.append(by_suffix[suffix.group()])
            continue
        here = [one for one in kept if one.path == path]
        at = [one for one in here if line in (one.first_line, one.last_line)]
        # A call that is the value of its closure or function.
        calls = [one for one in at if one.before.startswith("if ")]
        over = [one for one in here if one.first_line <= line <= one.last_line]
        above = [one for one in here if one.last_line <= line]
        last = [one for one in above if one.last_line == above[-1].last_line]
        wrong += calls or at or over or last or here
    return wrong


def run_all(name, binary, chosen, equivalent):
    """Runs the tests of a module without a mutant, then with each.

    Returns the survivors, and how many others survived that are listed as equivalent.
    """
    begun = time.monotonic()
    if failure := run(name, binary, None, 600):
        sys.exit(f"Without a mutant the tests of {name} fail: {failure}")
    limit = 10 + 5 * (time.monotonic() - begun)
    survivors, same = [], 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        failures = pool.map(lambda one: run(name, binary, one, limit), chosen)
        for one, failure in zip(chosen, failures):
            text = f"{one.path}:{one.first_line}\n- {one.original}\n{f'+ {one.mutated}'.strip()}\n"
            with RESULTS.open("a") as results:
                results.write(f"{text}{failure or 'survived'}\n\n")
            if not failure and equivalent & {one.key, (*one.key[:2], "*")}:
                same += 1
            elif not failure:
                survivors.append(one)
                print(text, flush=True)
    return survivors, same


def run(name, binary, mutant, limit):
    """Runs the tests until the first failure, which is returned."""
    folder = TEMPORARY / str(mutant.number if mutant else 0)
    folder.mkdir(parents=True)
    surroundings = os.environ | {
        "TMPDIR": str(folder), "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1",
        "GALBI_SERVER_DATA": str(SERVER_DATA)}
    if mutant:
        surroundings["GALBI_MUTANT"] = str(mutant.number)
    targets, suites = MODULES[name][1], "".join(MODULES[name][2:])
    tests = f"^({'|'.join(targets)})\\.{suites}"
    process = subprocess.Popen(
        [binary, "--testing-library", "swift-testing", "--filter", tests], env=surroundings,
        cwd=COPY, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace", start_new_session=True, preexec_fn=prepare)
    timer = threading.Timer(limit, stop, [process, name])
    timer.start()
    failure, last = None, ""
    for line in process.stdout:
        last = line.strip()
        if "✘" in last:
            failure = last
            break
    timed_out = not timer.is_alive()
    timer.cancel()
    stop(process, name) if failure else None
    status = process.wait()
    shutil.rmtree(folder, ignore_errors=True)
    if timed_out:
        return f"lasted longer than {limit:.0f} s"
    return failure or (f"ended with {status}: {last}" if status else None)


def stop(process, name):
    # PostgreSQL servers are left to the shells that have started them, which remove their data too.
    end = os.kill if name == SERVER else os.killpg
    try:
        end(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def prepare():
    """In a new process: it ends with the one that runs it, and takes no more than so much memory."""
    LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))


if __name__ == "__main__":
    main()
