"""The tests that a change can reach, as shell variables: `tests` for GALBI_TESTS, `scripts` for run.py.

    swift package dump-package | affected.py [BASE]     what differs from BASE, and what is not committed

A unit test is reached by a change of any target on which its own stands. An end-to-end script says at its head
what it drives, and is reached by a change of these and of what they stand on. One that drives a feature starts the
program, and is reached by what every start runs: all that the program stands on but other features. A path that
belongs to neither reaches everything.
"""

import ast
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "Tests/EndToEnd"
PROGRAM = "Galbi"
# Features that every start of the program runs, whatever it shows.
ALWAYS = ("Home", "People", "Session", "Settings")
sys.path.append(str(SCRIPTS))
import run                                      # noqa: E402


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


def importing(name):
    """The scripts that use a file of their folder, and so on up."""
    uses = {}
    for file in SCRIPTS.glob("*.py"):
        tree = ast.parse(file.read_text())
        modules = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        modules += [each.name for node in ast.walk(tree) if isinstance(node, ast.Import) for each in node.names]
        uses[file.stem] = set(modules)
    found, waiting = set(), {name}
    while waiting:
        found |= waiting
        waiting = {each for each, modules in uses.items() if modules & found} - found
    return found


def reached(paths, targets):
    """The test targets and the scripts; None is all of both."""
    drives = run.drives()
    sources, scripts = set(), set()
    for path in paths:
        if owner := targets.owner(path):
            sources.add(owner)
        elif re.fullmatch(r"Tests/EndToEnd/\w+\.py", path) and path != "Tests/EndToEnd/run.py":
            scripts |= importing(pathlib.Path(path).stem) & drives.keys()
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
