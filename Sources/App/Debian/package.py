"""Makes a Debian package of a folder into which `make install PREFIX=/usr` has installed Galbi.

The times in it are that of the last commit, so the same sources give the same bytes.
"""

import gzip
import os
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
# Sections that nothing reads. The hash of a module is another one in each build, and so is that of the
# program, which contains it.
UNUSED = [".comment", ".note", ".note.gnu.build-id", ".swift_modhash"]
# Loaded by their names when they are needed first.
LOADED = [
    "libcurl.so.4", "libjpeg.so.62", "libzip.so.4", "libexpat.so.1", "libfreexl.so.1", "libcrypto.so.3"]


def said(*words, **more):
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True, **more)
    return done.stdout.strip()


def version():
    return re.search(r'"([\d.]+)"', (ROOT / "Sources/App/Galbi/Version.swift").read_text())[1]


def maintainer():
    return os.environ.get("DEBEMAIL") or "Galbi maintainers <maintainers@galbi.example.org>"


def depends(program, place):
    """The packages with the libraries of a program, in versions that have what it uses."""
    (place / "debian").mkdir(exist_ok=True)
    (place / "debian/control").write_text("Source: galbi\n")
    # It warns of a folder that is not one of its own build tools.
    linked = said(
        "dpkg-shlibdeps", "-O", "-e", program, cwd=place, stderr=subprocess.DEVNULL,
    ).partition("Depends=")[2]
    folder = said("gcc", "-print-multiarch")
    loaded = [
        said("dpkg", "-S", f"*/{folder}/{name}").partition(":")[0] for name in LOADED]
    return ", ".join([linked, *loaded])


def stripper():
    """That of the Swift toolchain, since the one of GNU loses what makes addresses read-only."""
    beside = pathlib.Path(shutil.which("swift") or "").resolve().parent / "llvm-objcopy"
    return beside if beside.exists() else "strip"


def compress(path):
    with open(path, "rb") as plain, open(f"{path}.gz", "wb") as packed:
        with gzip.GzipFile("", "wb", 9, packed, 0) as zipped:
            shutil.copyfileobj(plain, zipped)
    path.unlink()


def main(place):
    tree = place / "galbi"
    program = tree / "usr/bin/galbi"
    subprocess.run(
        [stripper(), "--strip-all", *[f"--remove-section={name}" for name in UNUSED], program],
        check=True)
    for page in sorted((tree / "usr/share/man").rglob("*.1")):
        compress(page)
    texts = tree / "usr/share/doc/galbi"
    texts.mkdir(parents=True)
    shutil.copy(HERE / "copyright", texts / "copyright")
    commit = said("git", "log", "-1", "--format=%ct %cD", cwd=ROOT)
    seconds, _, date = commit.partition(" ")
    (texts / "changelog").write_text(
        f"galbi ({version()}) unstable; urgency=medium\n\n  * See CHANGELOG.md of this version.\n\n"
        f" -- {maintainer()}  {date}\n")
    compress(texts / "changelog")
    files = [path for path in tree.rglob("*") if path.is_file()]
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN/control").write_text((HERE / "control").read_text().format(
        version=version(), architecture=said("dpkg", "--print-architecture"),
        maintainer=maintainer(), depends=depends(program, place),
        size=sum(path.stat().st_size for path in files) // 1024 + 1))
    (tree / "DEBIAN/md5sums").write_text("".join(
        f"{said('md5sum', path).split()[0]}  {path.relative_to(tree)}\n" for path in sorted(files)))
    for path in [*tree.rglob("*"), tree]:
        os.chmod(path, 0o755 if path.is_dir() or path == program else 0o644)
        os.utime(path, (int(seconds), int(seconds)))
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, place], check=True,
        stdout=subprocess.DEVNULL, env=os.environ | {"SOURCE_DATE_EPOCH": seconds})
    print(next(place.glob("*.deb")))


main(pathlib.Path(sys.argv[1]).resolve())
