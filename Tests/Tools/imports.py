"""Holds every import against the manifest and the rules of the house (ARCHITECTURE.md).

Reads the output of `swift package dump-package`; says each fault in a line and exits 1.
"""

import json
import pathlib
import re
import sys

STANDARD = {"Swift"}
TOOLCHAIN = {"Dispatch", "FoundationEssentials", "Synchronization"}
# What belongs to one system, of which only Platform knows the name.
SYSTEM = {"CoreFoundation", "Darwin", "Glibc", "Musl"}
TESTS_ONLY = {"Testing", "Foundation"}
# The groups of `Sources`, each with those that it may import beside itself.
GROUPS = {
    "System": set(),
    "Core": {"System"},
    "Terminal": {"System", "Core"},
    "Program": {"System", "Core", "Terminal"},
    "Data": {"System", "Core"},
    "App": {"System", "Core", "Terminal", "Program", "Data"},
}
# What the layers of a feature may import of `Sources`: whole groups, more and less.
OUTSIDE = {"Files", "Log"}
ERRORS = {"Services", "Storage"}
LAYERS = {
    "Domain": ({"Core"}, ERRORS, OUTSIDE),
    "Data": ({"Core", "Data"}, {"Platform", "PlatformSecurity"}, {"PostgreSQL"}),
    "Interface": ({"Core", "Terminal"}, ERRORS, OUTSIDE),
    "Presentation": ({"Core", "Terminal"}, ERRORS, OUTSIDE),
    "Fixtures": ({"Core"}, ERRORS, OUTSIDE),
    "Raft": ({"Core", "Terminal"}, ERRORS | {"Launch"}, OUTSIDE),
}
# What Package.swift gives layers without being asked, besides layers of the same feature.
COMMON = {"Launch", "Phrases", "RIBs", "Store", "TerminalRIBs", "TerminalUI"}
# The only targets under `Sources` and `Features` that may import a module: the one that wraps it.
OWNERS = {
    "CCrypt": {"PlatformSecurity"},
    "CCurl": {"HTTP"},
    "CJPEG": {"JPEG"},
    "CLandlock": {"PlatformSecurity"},
    "CNcurses": {"NcursesScreen"},
    "CPassword": {"PlatformSecurity"},
    "CPlatform": {"NcursesScreen", "Platform"},
    "CPostgreSQL": {"PostgreSQL"},
    "CSQLite": {"SQLite"},
    "CSheets": {"Sheets"},
    "CWchar": {"TerminalUI"},
    "NcursesScreen": {"Launch"},
    "PlatformSecurity": {"Galbi", "SessionData"},
}
# The programs that see every feature, or its implementation.
WHOLE = {"Galbi", "Bench", "WalletTrial", "MartTrial"}
# What not every system has, and what tells systems apart: only these have it.
PARTICULAR = re.compile(
    r"\b(?:accept4|closefrom|dup3|eventfd|explicit_bzero|gettid|getrandom|mallopt|memfd_create|pipe2"
    r"|prctl|signalfd|sigtimedwait|st_[acm]tim(?:espec)?|timer_create|timerfd_\w+|epoll_\w+"
    r"|inotify_\w+|__rlimit_resource_t|FIONREAD|posix_spawn\w*|getauxval|program_invocation_name"
    r"|dispatchMain)\b|/proc/|<(?:asm|linux)/|sys/eventfd|crypt\.h"
    r"|__linux__|__APPLE__|os\(Linux\)|os\(macOS\)|canImport\(|\bPortable\b")
PLATFORM = {"CCrypt", "CLandlock", "CPassword", "CPlatform", "Platform", "PlatformSecurity"}
IMPORT = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(public |package |internal |private )?import (?:\w+ )?(\w+)")


def folder(target):
    return pathlib.Path(target.get("path") or f"Tests/{target['name']}")


def dependencies(target):
    """What Package.swift says that it sees."""
    return {next(iter(each.values()))[0] for each in target["dependencies"]}


def group(path):
    """The group of `Sources` in which a folder is; None for others."""
    return path.parts[1] if path.parts[0] == "Sources" else None


def split(name):
    """`HomePresentation` → (`Home`, `Presentation`); a module that is no layer → (name, None)."""
    for layer in LAYERS:
        if name.endswith(layer) and name != layer:
            return name.removesuffix(layer), layer
    return name, None


def faults(target, module, groups):
    """What is wrong about an import; `groups` has the group of each module of `Sources`."""
    name, is_test = target["name"], target["type"] == "test"
    declared = dependencies(target)
    feature, layer = split(name)
    other, other_layer = split(module)
    if module in STANDARD:
        return
    if name == "RIBs":
        yield "only the standard library is for it"
        return
    if module in SYSTEM:
        if name != "Platform":
            yield "Platform has the C library for all"
        return
    if module in TOOLCHAIN:
        if layer not in (None, "Data"):
            yield "only the standard library is for it"
        return
    if module in TESTS_ONLY:
        if folder(target).parts[0] != "Tests" and not is_test:
            yield "it is for tests only"
        return
    if module not in declared:
        yield f"{name} does not declare it in Package.swift"
    if is_test:
        if other_layer in ("Presentation", "Data") and name.removesuffix("Tests") not in WHOLE | {other}:
            yield "a feature's tests see the implementation of that feature only"
        return
    inner = folder(target).parts[0] != "Tests"
    if inner and name not in OWNERS.get(module, {name}):
        yield f"only {', '.join(sorted(OWNERS[module]))} may"
    own, theirs = groups.get(name), groups.get(module)
    if own and theirs and theirs not in GROUPS[own] | {own}:
        yield f"{own} may not import {theirs}"
    if other_layer in ("Presentation", "Data") and name not in WHOLE | {f"{other}Raft"}:
        yield "only Galbi, the benchmarks and the feature's own Raft see an implementation"
    if other_layer == "Fixtures" and layer not in ("Fixtures", "Raft") and name != "Bench":
        yield "only demos, tests, benchmarks and other Fixtures stand on it"
    if layer is None:
        if other_layer is not None and name not in WHOLE | {f"{other}Demo"}:
            yield "a module under Sources knows no feature"
    elif other_layer is None:
        whole, more, less = LAYERS[layer]
        if module not in more and (theirs not in whole or module in less):
            yield f"{layer} may not"
    elif layer == "Domain" and other_layer != "Domain":
        yield "Domain knows only Domains"
    elif layer == "Fixtures" and other_layer not in ("Domain", "Fixtures"):
        yield "Fixtures know only Domains and Fixtures"
    elif layer == "Data" and other_layer != "Domain":
        yield "Data knows only its Domain"
    elif layer in ("Interface", "Presentation") and other_layer not in ("Domain", "Interface"):
        yield f"{layer} knows only Domains and Interfaces"


def unused(package, imports):
    """What Package.swift says that a target imports, and it does not: that compiles it again in vain.

    A test may be told what it reaches by others, since that does not."""
    declared = {
        target["name"]: dependencies(target) & imports.keys()
        for target in package["targets"] if target["name"] in imports}

    def reached(modules):
        found, open_ones = set(modules), list(modules)
        while open_ones:
            more = declared[open_ones.pop()] - found
            found |= more
            open_ones += more
        return found

    for target in package["targets"]:
        name = target["name"]
        if name not in imports:
            continue
        vain = declared[name] - imports[name]
        feature, layer = split(name)
        if target["type"] == "test":
            vain -= reached(imports[name] & imports.keys())
        elif layer is not None:
            vain = {m for m in vain if m not in COMMON and split(m)[0] != feature}
        for module in sorted(vain - {"Expectations"}):
            yield f"Package.swift: {name} imports no {module}"


def shown_faults(target, module, access, package):
    """What a product shows of another module is a product too, so that others can name it."""
    targets = {target["name"] for target in package["targets"]}
    products = {name for product in package["products"] for name in product["targets"]}
    if access == "public " and target["name"] in products and module in targets - products:
        yield "a library product shows it, and it is none"


def particular_faults(target):
    """Lines of code that not every system understands, outside of Platform."""
    if folder(target).parts[0] == "Tests" or target["type"] == "test" or target["name"] in PLATFORM:
        return
    for file in sorted(folder(target).rglob("*.[chs]*")):
        if file.suffix not in (".c", ".h", ".swift"):
            continue
        for number, line in enumerate(file.read_text().splitlines(), 1):
            found = PARTICULAR.search(line.partition("//")[0])
            if found:
                yield f"{file}:{number}: {found[0]} belongs to Platform"


def imported(target):
    """The imports of a target: the place of each, its access and its module."""
    for file in sorted(folder(target).rglob("*.swift")):
        for number, line in enumerate(file.read_text().splitlines(), 1):
            match = IMPORT.match(line)
            if match:
                yield f"{file}:{number}", *match.groups()


def main():
    package, count, found = json.load(sys.stdin), 0, []
    groups = {
        target["name"]: group(folder(target)) for target in package["targets"] if group(folder(target))}
    imports = {}
    for target in package["targets"]:
        name = target["name"]
        found += particular_faults(target)
        if any(folder(target).rglob("*.swift")):
            imports[name] = set()
        for place, access, module in imported(target):
            count += 1
            imports[name].add(module)
            found += (
                f"{place}: {name} imports {module}: {fault}"
                for fault in [*faults(target, module, groups), *shown_faults(target, module, access, package)])
    found += unused(package, imports)
    print(*found, sep="\n", end="\n" if found else "")
    if count == 0:
        sys.exit("imports.py: no import was found; is this the package's folder?")
    print(f"imports: {count} held against the rules, {len(found)} against them")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
