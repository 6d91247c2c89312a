"""Runs each kind of the Misuse executable once: wrong use must stop it, hard use must not.

    python3 -m Tests.EndToEnd.scripts.misuse PATH-OF-MISUSE
"""

import subprocess
import sys

DRIVES = "RIBs Misuse"


def run(misuse, *arguments):
    return subprocess.run([misuse, *arguments], capture_output=True, text=True, timeout=120)


def fault(misuse, expectation, kind, names):
    """What is wrong with that kind, or None."""
    result = run(misuse, kind)
    if expectation == "works":
        if result.returncode != 0:
            return f"ended with {result.returncode}: {result.stderr.strip()[:200]}"
        return None
    if result.returncode == 0:
        return "was accepted"
    missing = [name for name in names if name not in result.stderr]
    if missing:
        return f"does not name {' and '.join(missing)}: {result.stderr.strip()[:200]!r}"
    return None


def main():
    misuse = sys.argv[1]
    kinds = [line.split() for line in run(misuse).stdout.splitlines()]
    if not kinds:
        sys.exit("Misuse lists no kinds.")
    failed = 0
    for expectation, kind, *names in kinds:
        problem = fault(misuse, expectation, kind, names)
        if problem:
            failed += 1
            print(f"{kind} {problem}")
    print(f"{len(kinds) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
