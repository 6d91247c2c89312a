"""Holds the files of every riblet, and how its parts are handed in, against the one shape (CONTRIBUTING.md).

Says each fault in a line and exits 1.
"""

import pathlib
import re
import sys
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Where riblets are, a feature each.
FOLDERS = ("Features/*/Presentation", "Sources/App/Galbi", "Tests/FeatureTemplate/Features/*/Presentation")
RIBLET = re.compile(r"^enum (\w+): (?:Presented)?Riblet\b", re.M)
# The classes of a riblet, also of one without a view, by what they derive from.
CLASS = re.compile(
    r"^(?:public )?final class (\w+)(Interactor|Presenter|Router|View): "
    r"(?:\w*Interactor|Presenter|\w*Router|View)\b", re.M)
BUILDER = re.compile(r"^(?:@MainActor )?(?:public )?struct (\w+)Builder\b[^\n]*\{\n(.*?)^\}", re.M | re.S)
# What Ctrl-P takes from a builder.
FINDINGS = re.compile(r"\bFinderSource\b|\bDestination\b|\.elsewhere\(")
PARTS = "Dependencies"
# Listeners that stand in files of their own, with the reason.
SHARED = {"LedgerSheet": "all sheets of the ledger have it"}


def lower(name):
    return name[:1].lower() + name[1:]


def faults(files):
    """What is wrong with the files of a feature, which are texts by paths below its folder."""
    paths = {path: pathlib.PurePath(path) for path in files}
    riblets = {name: path for path, text in files.items() for name in RIBLET.findall(text)}
    builders = {name for text in files.values() for name, _ in BUILDER.findall(text)}
    for name, path in riblets.items():
        if paths[path].stem != name:
            yield f"{path}: the contract of {name} stands in {name}.swift"
        if paths[path].parent.name != name and (len(riblets) > 1 or len(paths[path].parts) > 1):
            yield f"{path}: the files of {name} stand in a folder {name}"
        if name not in builders:
            yield f"{path}: {name} has no {name}Builder"
    has_parts = any(re.search(rf"^struct \w+{PARTS}\b", text, re.M) for text in files.values())
    for path, text in files.items():
        stem = paths[path].stem
        for name, kind in CLASS.findall(text):
            if name in builders and stem != name + kind:
                yield f"{path}: {name}{kind} stands in {name}{kind}.swift"
        for name, body in BUILDER.findall(text):
            yield from builder_faults(path, stem, name, body, has_parts and name in riblets)
        for name in re.findall(r"^(?:@MainActor )?protocol (\w+)Listener: Listener", text, re.M):
            if stem != name and name not in SHARED:
                yield f"{path}: {name}Listener stands in {name}.swift"
        for name in re.findall(r"^protocol (\w+Routing): Routing", text, re.M):
            if f"weak var router: (any {name})?" not in text:
                yield f"{path}: {name} stands above the class that has it as its router"
        for name in re.findall(rf"^struct (\w+{PARTS})\b", text, re.M):
            if not re.search(r"^(?:@MainActor )?(?:public )?struct \w+Builder\b", text, re.M):
                yield f"{path}: {name} stands below the builder of the feature's root"
        for name, kind in re.findall(r"\blet `?(\w+)`?: any (\w+)Buildable\b", text):
            if name != lower(kind) and not stem.endswith("Component"):
                yield f"{path}: what builds {kind} is called {lower(kind)}, not {name}"
        if stem.endswith("Router"):
            for name in re.findall(r"\blet (\w+): (?:any )?\w+Build(?:er|able)\b", text):
                yield f"{path}: a router is given `dependencies`, not {name}"
        for name, body in re.findall(r"^extension (\w+Builder) \{\n(.*?)^\}", text, re.M | re.S):
            if FINDINGS.search(body) and stem != f"{name}+Findings":
                yield f"{path}: what Ctrl-P finds of {name} stands in {name}+Findings.swift"


def builder_faults(path, stem, name, body, has_parts):
    if stem != name:
        yield f"{path}: {name}Builder stands in {name}.swift"
    if FINDINGS.search(body):
        yield f"{path}: what Ctrl-P finds of {name}Builder stands in {name}Builder+Findings.swift"
    if re.search(r"\binit\(\s*_ ", body):
        yield f"{path}: every part of {name}Builder has a label"
    parts = re.findall(r"^  (?:private )?(?:let|var) `?(\w+)`?: [^{]*$", body, re.M)
    if has_parts and parts not in ([], ["dependencies"]):
        yield f"{path}: the parts of {name}Builder are its `dependencies`"


def interface_faults(files):
    for path, text in files.items():
        stem = pathlib.PurePath(path).stem
        if not re.search(rf"^(?:@MainActor )?public (?:protocol|struct|enum|final class) {stem}\b", text, re.M):
            yield f"{path}: a file of an Interface has the name of its first type"


class Example(NamedTuple):
    """Files of a feature, and the fault that they have: an example without it is a mistake."""
    files: dict
    fault: str


CONTRACT = "enum City: Riblet {\n}\n\nstruct CityBuilder {\n}\n"
EXAMPLES = (
    Example({"City/Cities.swift": CONTRACT}, "the contract of City stands in City.swift"),
    Example({"Town/City.swift": CONTRACT}, "the files of City stand in a folder City"),
    Example({"City.swift": CONTRACT, "Road/Road.swift": CONTRACT.replace("City", "Road")},
            "the files of City stand in a folder City"),
    Example({"City.swift": "enum City: Riblet {\n}\n"}, "City has no CityBuilder"),
    Example({"City.swift": CONTRACT + "final class CityView: View<City> {\n}\n"},
            "CityView stands in CityView.swift"),
    Example({"City.swift": CONTRACT + "protocol TownListener: Listener {\n}\n"},
            "TownListener stands in Town.swift"),
    Example({"City.swift": CONTRACT + "protocol CityRouting: Routing {\n}\n"},
            "CityRouting stands above the class that has it as its router"),
    Example({"City.swift": CONTRACT, "CityDependencies.swift": "struct CityDependencies {\n}\n"},
            "CityDependencies stands below the builder of the feature's root"),
    Example({"City.swift": CONTRACT.replace("CityBuilder {\n", "CityBuilder {\n  let topupBuilder: any TopupBuildable\n")},
            "what builds Topup is called topup, not topupBuilder"),
    Example({"City.swift": CONTRACT.replace("CityBuilder {\n", "CityBuilder {\n  let clock: Clock\n")
             + "\nstruct CityDependencies {\n}\n"}, "the parts of CityBuilder are its `dependencies`"),
    Example({"City.swift": CONTRACT.replace("CityBuilder {\n", "CityBuilder {\n  init(_ clock: Clock) {}\n")},
            "every part of CityBuilder has a label"),
    Example({"City.swift": CONTRACT, "CityRouter.swift": "  let road: RoadBuilder\n"},
            "a router is given `dependencies`, not road"),
    Example({"City.swift": CONTRACT + "extension CityBuilder {\n  var findings: FinderSource\n}\n"},
            "what Ctrl-P finds of CityBuilder stands in CityBuilder+Findings.swift"),
)


def read(folder, pattern="**/*.swift"):
    return {str(file.relative_to(folder)): file.read_text() for file in sorted(folder.glob(pattern))}


def main():
    found = [f"an example without its fault: {example.fault}" for example in EXAMPLES
             if not any(fault.endswith(example.fault) for fault in faults(example.files))]
    found += [f"{pathlib.Path(folder).relative_to(ROOT)}/{fault}" for pattern in FOLDERS
              for folder in sorted(ROOT.glob(pattern)) for fault in faults(read(folder))]
    found += [f"{folder.relative_to(ROOT)}/{fault}" for folder in sorted(ROOT.glob("Features/*/Interface"))
              for fault in interface_faults(read(folder))]
    print(*found, sep="\n", end="\n" if found else "")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
