"""The rules of imports find what is against them."""

from ...Tools.imports import faults, folder, group, unused
from ...Tools.symbols import described
from ..harness.galbi import Tests, equal

DRIVES = "Galbi"

test = Tests()


@test
def an_import_that_a_layer_may_not_have_is_found():
    package = described()
    targets = {target["name"]: target for target in package["targets"]}
    groups = {name: group(folder(target)) for name, target in targets.items() if group(folder(target))}
    for name, module, is_fault in [
            ("HomePresentation", "TerminalUI", False), ("HomePresentation", "Platform", True),
            ("HomePresentation", "Dispatch", True), ("HomePresentation", "PeopleData", True),
            ("HomePresentation", "Geography", True), ("HomeInterface", "Synchronization", True),
            ("PeopleDomain", "Platform", True), ("PeopleDomain", "SQL", True), ("PeopleData", "SQL", False),
            ("SessionData", "Platform", False), ("MoviesFixtures", "Dispatch", True), ("RIBs", "Time", True),
            ("RIBs", "Platform", True), ("TerminalUI", "Launch", True), ("Store", "Foundation", True),
            ("HomeTests", "Foundation", False), ("HomeTests", "MartPresentation", True)]:
        equal((name, module, any(faults(targets[name], module, groups))), (name, module, is_fault))


@test
def what_is_declared_and_not_imported_is_found():
    def target(name, *modules, type="regular"):
        return {"name": name, "type": type, "dependencies": [{"byName": [module, None]} for module in modules]}
    package = {"targets": [
        target("Low"), target("High", "Low"), target("MemoDomain", "Store", "High"), target("Store"),
        target("HighTests", "High", "Low", "Store", type="test")]}
    imports = {"Low": set(), "Store": set(), "High": {"Low"}, "MemoDomain": set(), "HighTests": {"High", "Testing"}}
    equal(list(unused(package, imports)), [
        "Package.swift: MemoDomain imports no High", "Package.swift: HighTests imports no Store"])
    equal(list(unused(package, imports | {"High": set()})), [
        "Package.swift: High imports no Low", "Package.swift: MemoDomain imports no High",
        "Package.swift: HighTests imports no Store"])


test.end()
