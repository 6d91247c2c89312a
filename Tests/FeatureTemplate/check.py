"""Adds a feature to a copy of the package, tests it there, and removes it again without a trace.

The copy lies in .build and stays there, so that the next check builds only what has changed.
"""

import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPY = ROOT / ".build/feature"
COPIED = ("Package.swift", "Makefile", ".swift-format", "Sources", "Features", "Tests")
# A name that sorts behind the others and is longer than the template's.
NAME = "Zettelkasten"
# Other tests and programs are not built.
FEWER = f"""
package.targets.removeAll {{
  [.test, .executable].contains($0.type)
    && !["Galbi", "GalbiTests", "{NAME}Demo", "{NAME}Tests"].contains($0.name)
}}
"""


def copy():
    for name in COPIED:
        if (COPY / name).is_dir():
            shutil.rmtree(COPY / name)
        if (ROOT / name).is_dir():
            # With the times of the files, by which the build knows what has not changed.
            shutil.copytree(ROOT / name, COPY / name, ignore=shutil.ignore_patterns("__pycache__", ".build"))
        else:
            COPY.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, COPY / name)
    with open(COPY / "Package.swift", "a") as manifest:
        manifest.write(FEWER)


def contents():
    """Every file of the copy with what is in it."""
    paths = [COPY / name for name in COPIED]
    paths += [path for folder in paths for path in folder.rglob("*")]
    return {path: path.read_bytes() for path in paths if path.is_file()}


def run(*command, **variables):
    """Runs the command in the copy; prints what it has printed, and ends, if it fails."""
    print("+", *command, flush=True)
    variables = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"} | variables
    done = subprocess.run(
        command, cwd=COPY, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        lines = [line for line in done.stdout.splitlines() if not line.startswith(("✔", "◇", "["))]
        sys.exit("\n".join([*lines, f"{command[0]} ended with {done.returncode}."]))


def main():
    copy()
    before = contents()
    run("make", "feature", f"NAME={NAME}")
    run("make", "lint", "imports")
    run("swift", "test", "-Xswiftc", "-gnone", "--filter", f"{NAME}Tests|GalbiTests")
    galbi = str(COPY / ".build/debug/galbi")
    script = NAME[0].lower() + NAME[1:]
    run("make", "scripts", f"ONLY={script}", GALBI_BINARY=galbi)
    run("make", "feature-remove", f"NAME={NAME}")
    after = contents()
    differing = [path for path in before | after if before.get(path) != after.get(path)]
    if differing or any((COPY / "Features" / NAME).glob("*")):
        sys.exit("\n".join(["After its removal the feature has left traces:", *map(str, differing)]))
    print(f"feature: {NAME} was added, tested and removed")


if __name__ == "__main__":
    main()
