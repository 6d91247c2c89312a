"""The documents name nothing that is not there."""

import functools
import itertools
import pathlib
import re
import textwrap

from ...Tools.symbols import described
from ..harness.galbi import ROOT, Tests, equal

DRIVES = "Galbi RIBs TerminalUI TerminalRIBs NcursesScreen Launch Headless RIBsTesting Store Editing Log Phrases Time Secrets Search Raster Geography"

test = Tests()
ARTICLES = sorted(ROOT.glob("Sources/*/*/*.docc/*.md"))
# The chapters beside the code.
CHAPTERS = [ROOT / "Features/README.md", ROOT / "Sources/README.md", *sorted(ROOT.glob("Sources/*/README.md")),
            *sorted(ROOT.glob("Features/*/README.md"))]
DOCUMENTS = sorted(ROOT.glob("*.md")) + CHAPTERS + ARTICLES
# `Sources/Core/RIBs/Tree`, with alternatives in braces; a name in angle brackets stands for any feature.
PATH = re.compile(r"(?<![\w./-])(?:Sources|Features|Tests)/[\w./+{},<>*-]+")
# A source in backticks, which has its whole path; as elsewhere, a name in angle brackets stands for any.
SOURCE = re.compile(r"`([\w./+{},<>*-]+\.swift)`")
# Where a document leads, unless that is elsewhere: `](Widgets.md)`.
LINK = re.compile(r"\]\((?!\w+:|#)([^)#\s]+)")
# What code is written as in a text, and the names in it that no other word looks like.
SPAN = re.compile(r"`+([^`\n]+)`+")
NAME = re.compile(r"\b(?:[A-Z]?[a-z0-9]+[A-Z]\w*|[A-Z][a-z]\w*)\b")
# What files are called in every folder.
KINDS = {"Doubles.swift"}


def alternatives(path):
    """`a/{b,c}.swift` → `a/b.swift`, `a/c.swift`."""
    parts = [part[1:-1].split(",") if part.startswith("{") else [part]
             for part in re.split(r"(\{[^}]*\})", path)]
    return ["".join(choice) for choice in itertools.product(*parts)]


def missing(document):
    text = document.read_text()
    sources = {name for name in SOURCE.findall(text) if "/" in name or "<" not in name} - KINDS
    for path in PATH.findall(text) + sorted(sources):
        for name in alternatives(path.rstrip(".,:")):
            pattern = re.sub(r"<\w+>", "*", name)
            if not list(ROOT.glob(pattern)):
                yield f"{document.name}: {name}"


@test
def every_path_exists():
    equal([path for document in DOCUMENTS for path in missing(document)], [])


@test
def every_link_leads_somewhere():
    equal([
        f"{document.relative_to(ROOT)}: {link}" for document in DOCUMENTS for link in LINK.findall(document.read_text())
        # An article has its pictures by their names.
        if not (document.parent / link).exists() and not any(document.parent.rglob(pathlib.Path(link).name))], [])


@functools.cache
def words():
    """All words of the sources, and of the names of files."""
    files = [
        file for folder in ("Sources", "Features", "Tests") for file in (ROOT / folder).rglob("*") if file.is_file()]
    texts = [
        file.read_text(errors="ignore") for file in [*files, ROOT / "Package.swift", ROOT / "Makefile"]
        if file.suffix in ("", ".swift", ".py", ".c", ".h", ".txt") and file.name != pathlib.Path(__file__).name]
    return {word for text in texts + [str(file) for file in files] for word in re.findall(r"\w+", text)}


def nameless(text):
    """The names in a text that nothing has; what it says of `Memo` is there for `Sample`."""
    spans = SPAN.findall(re.sub("```.*?```", "", text, flags=re.S))
    names = {name for span in spans if "<" not in span for name in NAME.findall(span)}
    return sorted(name for name in names if re.sub("^Memo", "Sample", name) not in words())


@test
def every_name_of_the_documents_is_in_the_sources():
    # What has changed may have had other names.
    documents = [document for document in DOCUMENTS if document.name != "CHANGELOG.md"]
    equal([f"{document.relative_to(ROOT)}: {name}" for document in documents for name in nameless(document.read_text())], [])
    equal(nameless("`WalletModle` of `MemoUseCases` calls `didPressNothing(_:)`"), ["WalletModle", "didPressNothing"])


@test
def every_module_is_on_the_front_page_of_the_sources():
    package = described()
    modules = {
        target["name"] for target in package["targets"]
        if target.get("path", "").startswith("Sources/")
        and target["type"] != "test"}
    text = (ROOT / "Sources/README.md").read_text()
    equal(sorted(name for name in modules if not re.search(rf"\b{name}\b", text)), [])


def blocks(text):
    """The Swift code in a document, or in the doc comments of a source."""
    return re.findall(r"```(?:swift)?\n(.*?)\n```", text, re.S)


def comments(source):
    """Its doc comments, without what makes them comments."""
    return re.sub(r"^ *(?:/// ?(.*)|.*)$", r"\1", source, flags=re.M)


def uncompiled(code, folder):
    """What of the code stands in no source of a folder, at whatever indentation."""
    sources = [file.read_text() for file in (ROOT / folder).rglob("*.swift")]
    return [
        block for block in code
        if not any(
            textwrap.indent(block, " " * depth) in source
            for source in sources for depth in range(0, 9, 2))]


@test
def the_code_of_the_documents_is_compiled_code():
    for document, folder in [
            ("CONTRIBUTING.md", "Tests/Outside"), ("Sources/Core/README.md", "Features/Mart/Tests"),
            ("Sources/README.md", "Tests/Hello")]:
        code = re.findall(r"```swift\n(.*?)\n```", (ROOT / document).read_text(), re.S)
        equal((uncompiled(code, folder), len(code) > 0), ([], True))


@test
def the_code_of_the_articles_and_of_doc_comments_is_compiled_code():
    articles = [block for file in ARTICLES for block in blocks(file.read_text())]
    commented = [
        block for file in sorted(ROOT.glob("Sources/**/*.swift"))
        for block in blocks(comments(file.read_text()))]
    equal(uncompiled(articles + commented, "Tests"), [])
    equal((len(articles) > 50, len(commented) > 0), (True, True))


@test
def the_architecture_is_short_and_its_tree_has_real_riblets():
    text = (ROOT / "ARCHITECTURE.md").read_text()
    equal(len(text.split()) <= 1500, True)
    tree = re.search(r"```mermaid\n(.*?)```", text, re.S)[1]
    named = {name for line in tree.splitlines()[1:] for name in re.findall(r"\b[A-Z]\w+", re.sub(r" · [^\"]*", "", line))}
    sources = "".join(
        file.read_text() for top in ("Sources/App", "Features") for file in (ROOT / top).rglob("*.swift")
        if "Tests" not in file.parts)
    equal(sorted(name for name in named if not re.search(rf"\b(?:enum {name}: (?:Presented)?Riblet|class {name}Router)\b", sources)), [])


@test
def every_widget_is_in_the_gallery():
    interface = (ROOT / "Tests/Interfaces/TerminalUI.txt").read_text()
    widgets = set(re.findall(r"^(\w+): Widget$", interface, re.M)) - {"AnyView", "CompositeWidget"}
    gallery = (ROOT / "Sources/Terminal/TerminalUI/TerminalUI.docc/Widgets.md").read_text()
    equal(sorted(name for name in widgets if f"``{name}``" not in gallery), [])
    equal(len(widgets) > 50, True)

test.end()
