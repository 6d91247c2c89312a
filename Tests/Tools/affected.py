"""The tests that a change can reach, as shell variables: `tests` for GALBI_TESTS, `scripts` for run.py.

    swift package dump-package | python3 -m Tests.Tools.affected [BASE]     what differs from BASE, and what is not committed

A unit test is reached by a change of any target on which its own stands. An end-to-end script says at its head
what it drives, and is reached by a change of these and of what they stand on. One that drives a feature starts the
program, and is reached by what every start runs: all that the program stands on but other features. A path that
belongs to neither reaches everything.
"""

import ast
import functools
import json
import pathlib
import re
import subprocess
import sys

from ..EndToEnd import run

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRIPTS = "Tests/EndToEnd/scripts"
PROGRAM = "Galbi"
# Features that every start of the program runs, whatever it shows.
ALWAYS = ("Home", "People", "Session", "Settings")


def git(*arguments):
    return subprocess.run(
        ["git", *arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()


def changed(base):
    """Paths of the package, old and new, committed or not."""
    return {
        *git("diff", "--no-renames", "--name-only", f"{base}..."),
        *git("diff", "--no-renames", "--name-only", "HEAD"),
        *git("ls-files", "--others", "--exclude-standard")}


def is_below(path, name, tops=("Features", "Sources", "Tests")):
    """Whether a path is below a folder of that name; those of `Sources` stand in groups."""
    top, *parts = path.split("/")
    return top in tops and name in parts[:2 if top == "Sources" else 1]


class Targets:
    def __init__(self, package):
        self.kinds = {each["name"]: each["type"] for each in package["targets"]}
        self.folders = {
            each["name"]: each.get("path") or f"Tests/{each['name']}" for each in package["targets"]}
        self.below = {each["name"]: self.named(each) for each in package["targets"]}

    def named(self, target):
        """What a target stands on, and the programs that a test starts."""
        names = {
            (dependency.get("byName") or dependency.get("target"))[0]
            for dependency in target["dependencies"]}
        if target["type"] == "test":
            for file in (ROOT / self.folders[target["name"]]).rglob("*.swift"):
                names |= set(re.findall(r'TestProgram\("(\w+)"\)', file.read_text()))
        return names

    def closure(self, names):
        found, waiting = set(), set(names)
        while waiting:
            name = waiting.pop()
            found.add(name)
            waiting |= self.below.get(name, set()) - found
        return found

    def owner(self, path):
        """The target in whose folder the path is; the innermost."""
        owners = [name for name, folder in self.folders.items() if path.startswith(f"{folder}/")]
        return max(owners, key=lambda name: len(self.folders[name]), default=None)

    def of(self, name):
        """The targets that a script means: one, or all below a folder of that name but their tests."""
        inside = [
            each for each, folder in self.folders.items()
            if is_below(folder, name) and self.kinds[each] != "test"]
        return inside or [name]


@functools.cache
def imports():
    """What each file of the end-to-end tests and tools imports of the others, by their paths."""
    uses = {}
    for file in [*ROOT.glob("Tests/EndToEnd/*/*.py"), *ROOT.glob("Tests/Tools/*.py")]:
        found = uses[str(file.relative_to(ROOT))] = set()
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ImportFrom) and node.level > 0:
                module = file.parents[node.level - 1].relative_to(ROOT).joinpath(*(node.module or "").split("."))
                found |= {f"{module}.py", *(f"{module}/{name.name}.py" for name in node.names)}
    return uses


def importing(path):
    """The scripts that use a file, themselves or through others, or are it."""
    found, waiting = set(), {path}
    while waiting:
        found |= waiting
        waiting = {each for each, used in imports().items() if used & found} - found
    return {pathlib.Path(each).stem for each in found if each.startswith(f"{SCRIPTS}/")}


def reached(paths, targets):
    """The test targets and the scripts; None is all of both."""
    drives = run.drives()
    sources, scripts = set(), set()
    for path in paths:
        if owner := targets.owner(path):
            sources.add(owner)
        elif users := importing(path) & drives.keys():
            scripts |= users
        elif drivers := {
                script for script, names in drives.items()
                if any(is_below(path, name, ("Sources", "Tests")) for name in names)}:
            scripts |= drivers
        else:
            print(f"{path} may reach everything.", file=sys.stderr)
            return None
    tests = {
        name for name, kind in targets.kinds.items()
        if kind == "test" and targets.closure([name]) & sources}
    features = {
        name: folder.split("/")[1] for name, folder in targets.folders.items() if folder.startswith("Features/")}
    started = {
        name for name in targets.closure([PROGRAM]) if name not in features or features[name] in ALWAYS}
    for script, names in drives.items():
        reach = targets.closure(each for name in names for each in targets.of(name))
        if (reach | (started if reach & features.keys() else set())) & sources:
            scripts.add(script)
    return tests, scripts


def main():
    base = sys.argv[1] if len(sys.argv) > 1 else "main"
    targets = Targets(json.load(sys.stdin))
    paths = changed(base)
    found = reached(paths, targets)
    every = [name for name, kind in targets.kinds.items() if kind == "test"], list(run.drives())
    tests, scripts = map(sorted, found or every)
    print(f"{len(paths)} paths differ from {base}: {len(tests)} of {len(every[0])} test targets and "
          f"{len(scripts)} of {len(every[1])} scripts", file=sys.stderr)
    print(f"tests='{' '.join(tests)}' scripts='{' '.join(scripts)}'")


if __name__ == "__main__":
    main()
