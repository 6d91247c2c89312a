"""The sources of a package, and what has been saved."""

import os
import pathlib

FOLDERS = ("Sources", "Features")
KINDS = (".swift", ".c", ".h", ".modulemap")


def scan(package):
    """Every source, with what changes when it is written or replaced."""
    found = {}
    rest = [package / name for name in FOLDERS]
    note(found, package / "Package.swift")
    while rest:
        try:
            with os.scandir(rest.pop()) as entries:
                for entry in entries:
                    if entry.name.startswith("."):      # such as the swap file of an editor
                        continue
                    if entry.is_dir(follow_symlinks=False):
                        rest.append(entry.path)
                    elif entry.name.endswith(KINDS):
                        note(found, entry.path)
        except OSError:
            continue                                    # it has gone meanwhile
    return found


def note(found, path):
    try:
        status = os.stat(path)
    except OSError:
        return
    found[str(path)] = (status.st_mtime_ns, status.st_size, status.st_ino)


class Watch:
    """Tells when the sources of a package have changed and are at rest again."""

    def __init__(self, package):
        self.package = pathlib.Path(package)
        self.built = self.last = scan(self.package)

    def has_news(self):
        """Whether they are others than those that were built last, and nothing is saved just now."""
        before, self.last = self.last, scan(self.package)
        return self.last == before and self.last != self.built

    def is_stale(self):
        """Whether something was saved since the last build began."""
        return self.last != self.built

    def forget(self):
        """No build is that of the sources, even if they become again what they were."""
        self.built = None

    def take(self):
        """The sources as they are now are built."""
        self.built = self.last
