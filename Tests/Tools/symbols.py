"""What the library products offer: their public symbols, read from the modules of the release build."""

import functools
import json
import pathlib
import platform
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / ".build/release"
if not (BUILD / "Modules").is_dir():
    sys.exit(f"{BUILD / 'Modules'} is not there; `make everything` makes it.")


@functools.cache
def described():
    """The package, as its manifest describes it, also while its tests run."""
    return json.loads(
        subprocess.run(
            ["swift", "package", "--ignore-lock", "dump-package"], cwd=ROOT, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, check=True).stdout)


def libraries():
    """The modules of the library products, of which some are in several."""
    return list(dict.fromkeys(
        name for product in described()["products"] if "library" in product["type"]
        for name in product["targets"]))


def write_graphs(module, folder, build=BUILD):
    """Writes the symbol graphs of a module into a folder: its own, and those of what it extends."""
    maps = {path.parent for path in ROOT.glob("Sources/System/C/**/module.modulemap")}
    subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", module, "-I", build / "Modules",
         *(word for path in sorted(maps) for word in ("-I", path)),
         "-target", f"{platform.machine()}-unknown-linux-gnu", "-sdk", "/",
         "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder],
        check=True, stdout=subprocess.DEVNULL)


def graphs(module, build=BUILD):
    with tempfile.TemporaryDirectory(prefix="galbi-test-") as folder:
        write_graphs(module, folder, build)
        return [json.loads(path.read_text()) for path in sorted(pathlib.Path(folder).glob("*.json"))]


# What the compiler gives to each type that may have it.
IMPLIED = {"Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype", "Swift.BitwiseCopyable"}


def interface(module, build=BUILD):
    """A line for each public symbol, with its whole declaration, and for each conformance.

    A requirement of a protocol that has no implementation there is marked so.
    """
    lines = set()
    for graph in graphs(module, build):
        names = {
            symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"])
            for symbol in graph["symbols"]}
        required = {
            each["source"] for each in graph["relationships"] if each["kind"] == "requirementOf"}
        implemented = {
            each["target"] for each in graph["relationships"]
            if each["kind"] == "defaultImplementationOf"}
        for symbol in graph["symbols"]:
            name = symbol["identifier"]["precise"]
            words = "".join(part["spelling"] for part in symbol["declarationFragments"]).split()
            if symbol["accessLevel"] == "open":
                words.insert(0, "open")
            if name in required - implemented:
                words.insert(0, "required")
            lines.add(f"{names[name]}: {' '.join(words)}")
        for relation in graph["relationships"]:
            if relation["kind"] in ("conformsTo", "inheritsFrom") and relation["source"] in names:
                target = names.get(relation["target"], relation.get("targetFallback"))
                if target and target not in IMPLIED:
                    lines.add(f"{names[relation['source']]}: {target}")
    return sorted(lines)
