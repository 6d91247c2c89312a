"""Every public symbol of the library products has a doc comment.

Reads the modules of a build folder (.build/debug unless it is named); says each symbol without a
comment in a line and exits 1. A comment that a symbol inherits, from the requirement that it
satisfies or from what it overrides, is as good as its own.
"""

import json
import pathlib
import platform
import subprocess
import sys
import tempfile
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]


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


def symbols(module, build, folders):
    """The public symbols of a module, also those that it adds to types of other modules."""
    with tempfile.TemporaryDirectory() as output:
        subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-I", build / "Modules",
             *[f"-I{folder}" for folder in folders],
             "-target", f"{platform.machine()}-unknown-linux-gnu",
             "-sdk", "/", "-minimum-access-level", "public", "-skip-synthesized-members",
             "-output-dir", output],
            check=True)
        for file in sorted(pathlib.Path(output).glob("*.symbols.json")):
            yield from json.loads(file.read_text())["symbols"]


def places(module, build, folders):
    """Each public symbol of the sources with its file, line, name and whether it has a comment.

    What the compiler adds has no place in them.
    """
    for symbol in symbols(module, build, folders):
        if place := symbol.get("location"):
            file = pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(place["uri"]).path))
            name = ".".join([module, *symbol["pathComponents"]])
            yield file, place["position"]["line"] + 1, name, "docComment" in symbol


def main(build):
    if not (build / "Modules").is_dir():
        sys.exit(f"undocumented.py: {build} has no modules; `swift build` makes them.")
    described = package()
    folders, count, missing = list(module_maps(described)), 0, 0
    for module in products(described):
        found = sorted(places(module, build, folders))
        if not found:
            sys.exit(f"undocumented.py: {build} does not say where the symbols of {module} are.")
        for file, line, name, is_documented in found:
            count += 1
            if not is_documented:
                missing += 1
                shown = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
                print(f"{shown}:{line}: {name} has no comment")
    print(f"documentation: {count} public symbols, {missing} without a comment")
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/debug"))
