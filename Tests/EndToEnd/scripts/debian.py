"""The Debian package: what is in it, and that the same sources give the same bytes."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

from ..harness.galbi import ROOT, Tests, contains, equal, folder
from ..harness.pty_session import PORTABLE

DRIVES = "Debian Galbi"

if not all(map(shutil.which, ("dpkg-deb", "dpkg-shlibdeps", "git"))):
    print("Skipped the tests of the Debian package: its tools are not installed (make deb).")
    sys.exit(0)

test = Tests()


def run(*words, **more):
    done = subprocess.run(list(map(str, words)), capture_output=True, text=True, **more)
    if done.returncode != 0:
        raise AssertionError(done.stdout + done.stderr)
    return done.stdout


def installed(parent):
    """A folder with what `make install` puts into a package."""
    tree = pathlib.Path(parent) / "installed"
    run("make", "install", "PREFIX=/usr", f"DESTDIR={tree}", cwd=ROOT)
    return tree


def package(tree, place):
    """The package of a copy of a folder, compressed in little time."""
    shutil.copytree(tree, place / "galbi", symlinks=True)
    quick = os.environ | {"DPKG_DEB_COMPRESSOR_LEVEL": "0"}
    return pathlib.Path(run(sys.executable, ROOT / "Sources/App/Debian/package.py", place, env=quick).strip())


with folder() as parent:
    tree = installed(parent)
    places = [pathlib.Path(parent) / name for name in ("first", "second")]
    first, second = (package(tree, place) for place in places)

    @test
    def the_same_files_give_the_same_bytes():
        assert first.read_bytes() == second.read_bytes()

    @test
    def it_says_what_it_is_and_needs():
        fields = run("dpkg-deb", "--field", first)
        version = re.search(r'"(.*)"', (ROOT / "Sources/App/Galbi/Version.swift").read_text())[1]
        contains(fields, f"Version: {version}\n")
        hashing = "libssl3" if PORTABLE else "libcrypt1"
        for library in (
                "libc6 (>= ", "libncursesw6", "libsqlite3-0", hashing, "libcurl4", "libjpeg"):
            contains(fields, library)
        equal(re.findall("libswift|libstdc|galbi:", fields), [])

    @test
    def it_has_the_installed_files_and_their_sums():
        out = pathlib.Path(parent) / "out"
        run("dpkg-deb", "--raw-extract", first, out)
        named = {path.relative_to(tree) for path in tree.rglob("*") if path.is_file()}
        found = {path.relative_to(out) for path in out.rglob("*") if path.is_file()}
        packed = {path.with_suffix("") if path.suffix == ".gz" else path for path in found}
        equal(sorted(map(str, named - packed)), [])
        run("md5sum", "--check", "--quiet", "DEBIAN/md5sums", cwd=out)
        contains(run(out / "usr/bin/galbi", "--version"), "galbi ")
        equal({oct((out / path).stat().st_mode & 0o7777) for path in found} - {"0o644", "0o755"}, set())

    @test
    def the_program_is_stripped_of_what_differs_from_build_to_build_and_its_addresses_are_read_only():
        program = pathlib.Path(parent) / "out/usr/bin/galbi"
        sections = run("readelf", "--wide", "--section-headers", program)
        equal(re.findall(r"\.symtab|\.debug\w*|\.swift_modhash|build-id", sections), [])
        contains(run("readelf", "--wide", "--program-headers", program), "GNU_RELRO")

    @test
    def lintian_finds_no_error():
        if shutil.which("lintian"):
            done = subprocess.run(
                ["lintian", "--fail-on", "error", "--display-level", "error", first],
                capture_output=True, text=True)
            equal((done.returncode, done.stdout), (0, ""))

test.end()
