"""Writes a program of one's own into an empty folder: Tests/Outside, without its articles, under another name.

    project.py NAME FOLDER [URL REVISION]       such as `project.py Notes ../notes`

It has two riblets, their tests, a demo of one of them and a Makefile, and depends on this checkout by its path,
or on a revision of a repository. `make project NAME=Notes AT=../notes` calls this.
"""

import functools
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "Tests/Outside"
# Behind this line of the manifest is what the documentation needs.
ARTICLES = "\n// What the articles"
PATH = '.package(name: "galbi", path: "../..")'
WRITTEN = [
    "Package.swift", "Makefile", "Sources/Cities/*", "Sources/CitiesProgram/*", "Sources/CityDemo/*",
    "Tests/CitiesTests/*"]
# The rows of the list, whose names say nothing of cities.
ROWS = {"Seoul": "First", "Busan": "Second", "Gangneung": "Third", '"bus"': '"sec"'}
# Types of the language, those of each riblet, and words that are no names of variables.
SWIFT = set(
    "Action Actor Any Array Bool Character Clock Codable Collection Comparable Data Dictionary Double Duration"
    " Equatable Error Float Hashable Identifiable Int Model Never Optional Range Result Row Self Sendable Sequence Set"
    " String Substring Task Type UInt Void As Break Case Catch Class Continue Default Defer Do Else Enum Extension"
    " False Fallthrough For Func Guard If Import In Init Internal Is Let Nil Operator Private Protocol Public Repeat"
    " Return Static Struct Subscript Super Switch Throw Throws True Try Typealias Var Where While".split())


@functools.cache
def toolchain():
    """The modules that come with Swift, such as Foundation: a target of that name would stand in their way."""
    told = subprocess.run(["swift", "-print-target-info"], stdout=subprocess.PIPE, check=True).stdout
    folders = json.loads(told)["paths"]["runtimeLibraryImportPaths"]
    return {path.stem for folder in folders for path in pathlib.Path(folder).glob("*.swiftmodule")}


@functools.cache
def taken():
    """What has a name already: the targets, the types of the products, and those of the language."""
    targets = {
        path.name for pattern in ("Sources/*/*", "Sources/System/C/*", "Tests/*", "Tests/Benchmarks/*")
        for path in ROOT.glob(pattern)}
    layers = {path.parent.name + path.name for path in ROOT.glob("Features/*/*")}
    types = {
        name for file in (ROOT / "Tests/Interfaces").glob("*.txt")
        for name in re.findall(r"^(\w+): ", file.read_text(), re.M)}
    return targets | layers | types | toolchain() | SWIFT


def one_of(name):
    """What one of `Notes` is called: `Note`; of `Tasks`, since there is a Task, `TaskItem`."""
    one = re.sub("ies$", "y", name)
    one = re.sub("(?<!s)s$", "", one)
    return f"{one}Item" if one == name or one in taken() else one


def is_apart(*names):
    """Whether no type or target of the project has a name that is taken."""
    parts = ("", "Builder", "Routing", "Interactor", "View", "Router", "Program", "Demo", "Tests")
    return not any(name + part in taken() for name in names for part in parts)


def renamed(text, name, one):
    """The same of other things than cities."""
    def lower(word):
        return word[0].lower() + word[1:]

    words = {"Cities": name, "City": one, "cities": lower(name), "city": lower(one), **ROWS}
    return re.sub("|".join(words), lambda match: words[match[0]], text)


def manifest(name, one, dependency, package):
    """The manifest, with another dependency, of whose products a target names the package."""
    text = renamed((SAMPLE / "Package.swift").read_text().partition(ARTICLES)[0], name, one)
    assert PATH in text
    return text.replace(PATH, dependency).replace('package: "galbi"', f'package: "{package}"')


def fault(name, folder):
    """Why nothing can be written there, as a sentence."""
    if not re.fullmatch("[A-Z][A-Za-z0-9]{1,29}", name):
        return f"{name!r} is no name of a type, such as Notes."
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        return f"{folder} is no empty folder."
    if not is_apart(name, one_of(name)):
        return f"{name} names something else already; another word, such as {name}Book, is free."
    return None


def write(name, folder, url=None, revision=None):
    """Writes the project; returns the name of its program, or ends with a sentence."""
    folder = pathlib.Path(folder).expanduser().resolve()
    if sentence := fault(name, folder):
        sys.exit(sentence)
    one = one_of(name)
    if url:
        package = url.rstrip("/").rpartition("/")[2].removesuffix(".git")
        dependency, place = f'.package(url: "{url}", revision: "{revision}")', f".build/checkouts/{package}"
    else:
        package, place = "galbi", os.path.relpath(ROOT, folder)
        dependency = f'.package(name: "galbi", path: "{place}")'
    for file in sorted(file for pattern in WRITTEN for file in SAMPLE.glob(pattern)):
        path = folder / renamed(str(file.relative_to(SAMPLE)), name, one)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(renamed(file.read_text(), name, one))
    (folder / "Package.swift").write_text(manifest(name, one, dependency, package))
    makefile = folder / "Makefile"
    makefile.write_text(makefile.read_text().replace("GALBI = ../..", f"GALBI = {place}"))
    (folder / ".gitignore").write_text(".build/\n")
    # Imports are sorted by name, and longer lines are broken.
    subprocess.run(
        ["swift", "format", "--in-place", "--recursive", "--configuration", ROOT / ".swift-format", folder], check=True)
    return name[0].lower() + name[1:]


if __name__ == "__main__":
    match [word for word in sys.argv[1:] if word]:
        case [name, folder]: write(name, folder)
        case [name, folder, url, revision]: write(name, folder, url, revision)
        case _: sys.exit("usage: make project NAME=Notes AT=../notes [FROM=URL REVISION=COMMIT]")
    print(f"{sys.argv[1]} is in {sys.argv[2]}; `make` lists there what there is to do.")
