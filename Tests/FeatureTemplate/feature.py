"""Adds a feature to Galbi, as a copy of the template under another name, or removes it again.

The template is the feature Sample: its files lie beside this one, at the paths that the copies have
in the package. `make feature NAME=Memo` and `make feature-remove NAME=Memo` call this.
"""

import pathlib
import re
import shutil
import subprocess
import sys

from ..Tools import project

TEMPLATE = pathlib.Path(__file__).resolve().parent
ROOT = TEMPLATE.parents[1]

# The lines of a feature outside its own files: the file, the line with which the block begins that
# each belongs to, the line that ends the block, and the lines.
WIRING = [
    ("Package.swift", "let features =", "",
     """\
  + feature(
    "Sample", domain: "Editing RIBs Storage", data: "Log SQL SQLite",
    presentation: "Editing HomeInterface", fixtures: "", demo: "Store",
    testing: "Headless PlatformTesting RIBsTesting")"""),
    ("Sources/App/Galbi/AppState.swift", "import LedgerDomain", "", "import SampleDomain"),
    ("Sources/App/Galbi/AppState.swift", "struct ProfileState: Equatable {", "}",
     "  var sample = SampleState()"),
    ("Sources/App/Galbi/Components/SessionComponent.swift",
     "  static let parts: [any SessionPart.Type] = [", "  ]", "    SampleComponent.self,"),
    ("Sources/App/Galbi/Components/SessionComponent.swift",
     "    let others: [any SessionPart] = [", "    ]",
     "      SampleComponent(parent: parent, folder: folder),"),
]


def renamed(text, name):
    """The same for a feature called `name`."""
    return text.replace("Sample", name).replace("sample", name[0].lower() + name[1:])


def files(name):
    """The template's files, each with where its copy belongs."""
    for folder in ("Features", "Sources", "Tests"):
        for file in sorted((TEMPLATE / folder).rglob("*")):
            if file.suffix in (".swift", ".py"):
                yield file, ROOT / renamed(str(file.relative_to(TEMPLATE)), name)


def add(name):
    if not re.fullmatch("[A-Z][A-Za-z0-9]{1,19}", name):
        sys.exit(f"{name!r} is no name for a feature; it is a word such as Memo.")
    taken = [ROOT / "Features" / name, *ROOT.glob(f"Sources/*/{name}")]
    taken = [path for path in taken + [copy for _, copy in files(name)] if path.exists()]
    if taken or name == "Sample" or not project.is_apart(name):
        sys.exit(f"The name {name} is taken{''.join(f', by {path}' for path in taken[:1])}.")
    for file, copy in files(name):
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(renamed(file.read_text(), name))
    for file, begin, end, lines in WIRING:
        all_lines = (ROOT / file).read_text().split("\n")
        all_lines.insert(all_lines.index(end, all_lines.index(begin)), renamed(lines, name))
        (ROOT / file).write_text("\n".join(all_lines))
    # Imports are sorted by name, and longer lines are broken.
    written = [copy for _, copy in files(name)] + [ROOT / file for file, *_ in WIRING]
    swift = sorted({str(file) for file in written if file.suffix == ".swift"})
    subprocess.run(["swift", "format", "--in-place", *swift], check=True)
    print(f"{name} is in Features/{name}; its lines are in {', '.join(sorted({w[0] for w in WIRING}))}.")


def remove(name):
    """Removes what `add` has written, and nothing if that is not all there."""
    for file, _, _, lines in WIRING:
        if (ROOT / file).read_text().count(f"\n{renamed(lines, name)}\n") != 1:
            sys.exit(f"{name} was not added by this; {file} lacks {renamed(lines, name)!r}.")
    for file, _, _, lines in WIRING:
        text = (ROOT / file).read_text()
        (ROOT / file).write_text(text.replace(f"\n{renamed(lines, name)}\n", "\n"))
    shutil.rmtree(ROOT / "Features" / name, ignore_errors=True)
    for _, copy in files(name):
        copy.unlink(missing_ok=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["add", name]: add(name)
        case ["remove", name]: remove(name)
        case _: sys.exit("usage: feature.py add|remove NAME")
