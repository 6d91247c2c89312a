"""Builds and tests a program of a stranger, who depends on the last commit by URL: `make stranger` calls this.

In an empty folder, what `make project` writes there: SwiftPM builds and tests it, and by Swift Build too
(`--build-system swiftbuild`). Says how long that took, and on which modules and libraries the program stands.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import project

ROOT = project.ROOT
PLAIN = {name: value for name, value in os.environ.items() if not name.startswith(("GALBI_", "MAKE", "MFLAGS"))}


def run(what, *command, cwd):
    """Its output, once it is said how long it took; ends with all of it if the command fails."""
    begin = time.monotonic()
    done = subprocess.run(
        command, cwd=cwd, env=PLAIN, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\nstranger: {what} failed: {' '.join(map(str, command))}")
    print(f"stranger: {what}, {time.monotonic() - begin:.0f} s", flush=True)
    return done.stdout


def modules(build):
    """What of the tree was compiled for the program."""
    return sorted(folder.name.removesuffix(".build") for folder in build.glob("*.build") if any(folder.rglob("*.o")))


def libraries(program):
    text = subprocess.run(["readelf", "--dynamic", program], stdout=subprocess.PIPE, text=True, check=True).stdout
    return re.findall(r"\(NEEDED\).*\[(.+)\]", text)


def main():
    commit = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    with tempfile.TemporaryDirectory(prefix="galbi-stranger-") as place:
        place = pathlib.Path(place)
        repository, package = place / "galbi.git", place / "notes"
        run("a clone of the last commit", "git", "clone", "--quiet", "--bare", ROOT, repository, cwd=place)
        program = project.write("Notes", package, repository.as_uri(), commit)
        build = package / ".build/debug"
        run("built", "swift", "build", "--product", program, cwd=package)
        print("stranger: modules:", *modules(build))
        print("stranger: libraries:", *libraries(build / program))
        run("built again with its tests, which pass", "swift", "test", cwd=package)
        screen = run("run headless", build / program, "--headless", "--lang", "en", "--keys", "Down Enter v", cwd=package)
        if "Visit 1" not in screen:
            sys.exit(f"{screen}\nstranger: the screen is another one")
        run("built by Swift Build", "swift", "build", "--build-system", "swiftbuild", "--scratch-path", place / "other",
            cwd=package)


if __name__ == "__main__":
    main()
