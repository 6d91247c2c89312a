"""Installs a Debian package in a fresh system, runs it there, and purges it: as root, with a mirror.

`make deb-try` runs it on .build/deb; GALBI_MIRROR and GALBI_SUITE name another mirror and release.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

MIRROR = os.environ.get("GALBI_MIRROR", "http://deb.debian.org/debian")
SUITE = os.environ.get("GALBI_SUITE", "bookworm")
package = next(pathlib.Path(sys.argv[1]).glob("*.deb")).resolve()


def files(root):
    """All of a system but what its package manager and its caches write."""
    found = set()
    for folder, folders, names in os.walk(root):
        folders[:] = [
            each for each in folders
            if f"{folder}/{each}".removeprefix(root) not in (
                "/proc", "/sys", "/dev", "/tmp", "/var/lib/apt", "/var/lib/dpkg", "/var/cache", "/var/log")]
        found |= {f"{folder}/{name}".removeprefix(root) for name in names}
    return found


def main(root):
    def inside(*words, **more):
        return subprocess.run(
            ["chroot", root, *words], check=True, text=True, stdin=subprocess.DEVNULL,
            env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive",
                 "LC_ALL": "C.UTF-8", "HOME": "/root"}, **more)

    subprocess.run(["debootstrap", "--variant=minbase", SUITE, root, MIRROR], check=True,
                   stdout=subprocess.DEVNULL)
    # Swift programs learn their arguments from it.
    subprocess.run(["mount", "-t", "proc", "proc", f"{root}/proc"], check=True)
    shutil.copy("/etc/resolv.conf", f"{root}/etc/resolv.conf")
    shutil.copy(package, f"{root}/tmp/galbi.deb")
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    inside("apt-get", "update", **quiet)
    inside("apt-get", "install", "-y", "--no-install-recommends",
           *inside("sh", "-c", "dpkg -f /tmp/galbi.deb Depends | sed 's/([^)]*)//g; s/,/ /g'",
                   stdout=subprocess.PIPE).stdout.split(), **quiet)
    before = files(root)
    inside("apt-get", "install", "-y", "/tmp/galbi.deb", **quiet)
    came = sorted(files(root) - before)
    shown = inside(
        "galbi", "--headless", "--offline", "--lang", "en", "--data", "/tmp/data",
        stdout=subprocess.PIPE).stdout
    version = inside("galbi", "--version", stdout=subprocess.PIPE).stdout.strip()
    assert "People" in shown, shown
    inside("apt-get", "purge", "-y", "galbi", **quiet)
    left = sorted(files(root) - before)
    assert not left, left
    print(f"{SUITE}: {version} was installed ({len(came)} files), ran, and was purged without a trace.")


if os.getuid() != 0:
    sys.exit("debian_root.py: only root can make a fresh system.")
with tempfile.TemporaryDirectory(prefix="galbi-test-") as place:
    try:
        main(f"{place}/root")
    finally:
        subprocess.run(["umount", f"{place}/root/proc"], stderr=subprocess.DEVNULL)
