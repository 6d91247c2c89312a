"""The documents name nothing that is not there."""

import itertools
import re

from galbi import ROOT, Tests, equal
from symbols import described

test = Tests()
DOCUMENTS = sorted(ROOT.glob("*.md"))
# `Sources/RIBs/Tree`, with alternatives in braces; a name in angle brackets stands for any feature.
PATH = re.compile(r"(?<![\w./-])(?:Sources|Features|Tests)/[\w./+{},<>*-]+")


def alternatives(path):
    """`a/{b,c}.swift` → `a/b.swift`, `a/c.swift`."""
    parts = [part[1:-1].split(",") if part.startswith("{") else [part]
             for part in re.split(r"(\{[^}]*\})", path)]
    return ["".join(choice) for choice in itertools.product(*parts)]


def missing(document):
    for path in PATH.findall(document.read_text()):
        for name in alternatives(path.rstrip(".,:")):
            pattern = re.sub(r"<\w+>", "*", name)
            if not list(ROOT.glob(pattern)):
                yield f"{document.name}: {name}"


@test
def every_path_exists():
    equal([path for document in DOCUMENTS for path in missing(document)], [])


@test
def every_module_is_in_the_architecture():
    package = described()
    modules = {
        target["name"] for target in package["targets"]
        if (target.get("path") or f"Sources/{target['name']}").startswith("Sources/")
        and target["type"] != "test"}
    text = (ROOT / "ARCHITECTURE.md").read_text()
    equal(sorted(name for name in modules if not re.search(rf"\b{name}\b", text)), [])

@test
def the_code_of_the_documents_is_compiled_code():
    for document, folder in [
            ("CONTRIBUTING.md", "Tests/Outside"), ("ARCHITECTURE.md", "Features/Mart/Tests")]:
        blocks = re.findall(r"```swift\n(.*?)\n```", (ROOT / document).read_text(), re.S)
        sources = [file.read_text() for file in (ROOT / folder).rglob("*.swift")]
        equal([block for block in blocks if not any(block in source for source in sources)], [])
        equal(len(blocks), 2)

test.end()
