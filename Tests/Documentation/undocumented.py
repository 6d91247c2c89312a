"""Every public symbol of the library products has a doc comment.

Reads the modules of a build folder (.build/debug unless it is named); says each symbol without a
comment in a line and exits 1. A comment that a symbol inherits, from the requirement that it
satisfies or from what it overrides, is its own.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
# What conformances to protocols of the standard library bring: its documentation says what they do.
CONFORMANCES = {
    "==(_:_:)", "<(_:_:)", "hash(into:)", "description", "debugDescription", "init(rawValue:)",
    "rawValue", "RawValue", "allCases", "AllCases", "encode(to:)", "init(from:)", "id", "ID"}


def package():
    dumped = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, capture_output=True, check=True)
    return json.loads(dumped.stdout)


def products(package):
    return [product["name"] for product in package["products"] if "library" in product["type"]]


def module_maps(package):
    """The folders with the module maps of C, which the modules of Swift import."""
    for target in package["targets"]:
        path = ROOT / (target.get("path") or f"Sources/{target['name']}")
        for folder in (path, path / "include"):
            if (folder / "module.modulemap").exists():
                yield folder


def target_of(build):
    """The triple for which a folder was built."""
    return re.search(r"[^/]+-linux-[^/]+|[^/]+-apple-[^/]+", str(build.resolve()))[0]


def symbols(module, build, folders):
    """The public symbols of a module, also those that it adds to types of other modules."""
    with tempfile.TemporaryDirectory() as output:
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-I", build / "Modules",
             *[f"-I{folder}" for folder in folders], "-target", target_of(build), "-sdk", "/",
             "-minimum-access-level", "public", "-skip-synthesized-members",
             "-output-dir", output],
            check=True)
        for file in sorted(pathlib.Path(output).glob("*.symbols.json")):
            yield from json.loads(file.read_text())["symbols"]


def undocumented(module, build, folders):
    """What has a place in the sources but no comment: the compiler's own members have no place."""
    for symbol in symbols(module, build, folders):
        place = symbol.get("location")
        if place and "docComment" not in symbol and symbol["names"]["title"] not in CONFORMANCES:
            file = pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(place["uri"]).path))
            name = ".".join([module, *symbol["pathComponents"]])
            yield file, place["position"]["line"] + 1, name


def main(build):
    described = package()
    folders, modules, missing = list(module_maps(described)), products(described), 0
    for module in modules:
        for file, line, name in sorted(undocumented(module, build, folders)):
            missing += 1
            shown = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
            print(f"{shown}:{line}: {name} has no comment")
    print(f"documentation: {len(modules)} modules, {missing} public symbols without a comment")
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/debug"))
