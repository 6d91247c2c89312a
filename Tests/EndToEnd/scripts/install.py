"""`make install` and `make uninstall`; the installed program needs neither the build folder nor the toolchain."""

import pathlib
import re
import shutil
import stat
import subprocess

from ..harness.app import quits
from ..harness.galbi import ROOT, Tests, contains, equal, folder
from ..harness.page import Page
from ..harness.pty_session import Session
from ..services.people import Service

DRIVES = "Galbi"

test = Tests()


# What `galbi generate` prints, and where it is installed.
GENERATED = {
    ("man", "--lang", "en"): "share/man/man1/galbi.1",
    ("man", "--lang", "ko"): "share/man/ko/man1/galbi.1",
    ("bash",): "share/bash-completion/completions/galbi",
    ("zsh",): "share/zsh/site-functions/_galbi",
    ("fish",): "share/fish/vendor_completions.d/galbi.fish",
}


def make(target, parent):
    """Makes `install` or `uninstall` under `parent`; returns the prefix."""
    done = subprocess.run(
        ["make", target, "PREFIX=/opt/galbi", f"DESTDIR={parent}"], cwd=ROOT, capture_output=True,
        text=True)
    if done.returncode != 0:
        raise AssertionError(done.stdout + done.stderr)
    return pathlib.Path(parent) / "opt/galbi"


def files(parent):
    """The paths of all files under `parent`, with their modes."""
    return {
        path: oct(stat.S_IMODE(path.stat().st_mode))
        for path in pathlib.Path(parent).rglob("*") if not path.is_dir()}


def without_build_folder():
    """What runs a program that sees an empty build folder; other programs still see the real one."""
    mount = f'{shutil.which("mount")} -t tmpfs none "{ROOT}/.build" && exec "$@"'
    before = [shutil.which("unshare"), "--user", "--map-root-user", "--mount", "/bin/sh", "-c", mount, "sh"]
    if subprocess.run([*before, "/bin/true"], stderr=subprocess.DEVNULL).returncode == 0:
        return before
    print("The build folder cannot be hidden here, so it stays in sight.", flush=True)
    return []


def run(program, *arguments, **variables):
    """Runs it with nothing in its environment but `variables`, far from the sources."""
    return subprocess.run(
        [*HIDING, str(program), *arguments], cwd="/", env=variables, stdin=subprocess.DEVNULL,
        capture_output=True, text=True, timeout=60)


def mapped_files(pid):
    maps = pathlib.Path(f"/proc/{pid}/maps").read_text()
    return set(re.findall(r" (/.*)$", maps, re.MULTILINE))


HIDING = without_build_folder()

with folder() as place:
    prefix = make("install", place)
    galbi = prefix / "bin/galbi"

    @test
    def one_program_its_manual_pages_and_its_completions_are_installed():
        texts = {prefix / path: "0o644" for path in GENERATED.values()}
        equal(files(place), {galbi: "0o755"} | texts)
        for arguments, path in GENERATED.items():
            done = run(galbi, "generate", *arguments)
            equal((done.returncode, done.stderr), (0, ""))
            equal((prefix / path).read_text(), done.stdout)

    @test
    def it_runs_without_the_build_folder_and_the_toolchain():
        with folder() as data, Service() as service:
            arguments = ["--headless", "--data", data]
            home = run(galbi, *arguments, "--lang", "ko", GALBI_PEOPLE_URL=service.url)
            equal((home.returncode, home.stderr), (0, ""))
            equal(Page(home.stdout).count, 100)
            contains(home.stdout, "Olivia Brown")
            home = run(galbi, *arguments, "--lang", "en", "--offline", "--format", "svg")
            equal((home.returncode, home.stderr), (0, ""))
            contains(home.stdout, "People")

    @test
    def it_has_its_demos_and_its_help():
        demo = run(galbi, "demo", "Home", "--headless", "--lang", "ko")
        equal((demo.returncode, demo.stderr), (0, ""))
        contains(demo.stdout, "김하늘")
        contains(run(galbi, "--help").stdout, "galbi [LINK]")

    @test
    def it_draws_on_a_terminal():
        with folder() as data:
            argv = [*HIDING, str(galbi), "--lang", "ko", "--offline", "--data", data]
            with Session(argv, environment={"LD_LIBRARY_PATH": ""}, cwd="/") as session:
                session.wait_for_count(12)
                quits(session)

    @test
    def it_loads_only_libraries_of_the_system():
        with folder() as data, Service("silent") as service:
            running = subprocess.Popen(
                [*HIDING, str(galbi), "--headless", "--data", data], cwd="/",
                env={"GALBI_PEOPLE_URL": service.url}, stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            try:
                service.wait_for_requests()
                mapped = mapped_files(running.pid)
            finally:
                running.kill()
                running.wait()
        contains(mapped, str(galbi))
        libraries = {file for file in mapped if ".so" in file}
        equal([file for file in libraries if re.search("swift|Foundation", file, re.I)], [])
        equal([file for file in libraries if not re.match("(/usr)?/lib", file)], [])
        for name in ("libcurl", "libsqlite3", "libncursesw"):
            equal((name, any(name in file for file in libraries)), (name, True))

    @test
    def uninstalling_removes_exactly_these():
        other = prefix / "share/man/man1/other.1"
        other.touch(0o644)
        make("uninstall", place)
        equal(files(place), {other: "0o644"})
        # Also where nothing is installed.
        make("uninstall", place)

test.end()
