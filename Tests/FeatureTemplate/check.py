"""Adds a feature to the package, tests it there, and removes it again without a trace.

All of it happens on a layer over this folder that only this process sees: what was built is used, and the
folder stays as it is.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
WRITTEN = ("Package.swift", "Makefile", "Sources", "Features", "Tests")
# A name that sorts behind the others and is longer than the template's.
NAME = "Zettelkasten"
# The tests of Galbi that look at each feature, as a regular expression.
AUDITS = os.environ["GALBI_AUDITS"]
APART = "GALBI_APART"
# In the namespace of this process: what is written over the folder lies in memory.
LAYER = """
set -e
mount -t tmpfs layer "$2"
mkdir "$2/upper" "$2/work"
mount -t overlay layer -o "lowerdir=$1,upperdir=$2/upper,workdir=$2/work" "$1"
cd "$1"
shift 2
exec "$@"
"""


def apart():
    """Runs this script again on a layer, or where there can be none on a copy, which is built as a whole."""
    # It is no part of a make that runs several targets at once.
    environment = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL")}
    environment |= {APART: "1", "PYTHONDONTWRITEBYTECODE": "1"}
    rights = ["--mount"] if os.getuid() == 0 else ["--mount", "--map-root-user"]
    with tempfile.TemporaryDirectory(prefix="galbi-") as place:
        layer = ["unshare", *rights, "sh", "-c", LAYER, "sh", str(ROOT), place]
        if shutil.which("unshare") and subprocess.run([*layer, "true"], stderr=subprocess.DEVNULL).returncode == 0:
            return subprocess.run([*layer, sys.executable, __file__], env=environment).returncode
    print("feature: no layer can be mounted here; a copy is built", flush=True)
    return subprocess.run([sys.executable, copied() / "Tests/FeatureTemplate/check.py"], env=environment).returncode


def copied():
    """A copy of the package in .build, with the times of the files, by which a build knows what has changed."""
    copy = ROOT / ".build/feature"
    for name in (*WRITTEN, ".swift-format"):
        shutil.rmtree(copy / name, ignore_errors=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            copy.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    return copy


def contents():
    """Every file that a feature may change with what is in it."""
    paths = [ROOT / name for name in WRITTEN]
    paths += [path for folder in paths for path in folder.rglob("*")]
    return {path: path.read_bytes() for path in paths if path.is_file()}


def run(*command):
    """Runs the command, whose output it returns; prints it, and ends, if it fails."""
    print("+", *command, flush=True)
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\n{command[0]} ended with {done.returncode}.")
    return done.stdout


def main():
    before = contents()
    run("make", "feature", f"NAME={NAME}")
    run("make", "lint", "imports", f"SOURCES=Features/{NAME} Package.swift Sources/App/Galbi")
    print(run("make", "unit", f"ONLY=^{NAME}Tests\\.|{AUDITS}").splitlines()[-1])
    run("make", "debug", "PRODUCT=galbi")
    run("make", "scripts", f"ONLY={NAME[0].lower()}{NAME[1:]}", f"GALBI_BINARY={ROOT}/.build/debug/galbi")
    run("make", "feature-remove", f"NAME={NAME}")
    after = contents()
    differing = [path for path in before | after if before.get(path) != after.get(path)]
    if differing or any((ROOT / "Features" / NAME).glob("*")):
        sys.exit("\n".join(["After its removal the feature has left traces:", *map(str, differing)]))
    print(f"feature: {NAME} was added, tested and removed")


if __name__ == "__main__":
    sys.exit(main() if APART in os.environ else apart())
