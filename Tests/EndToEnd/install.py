"""`make install`: the installed program needs neither the build folder nor the toolchain."""

import pathlib
import re
import shutil
import stat
import subprocess

from galbi import ROOT, Tests, contains, equal, folder
from people_service import Service
from pty_session import Session

test = Tests()


def installed(parent):
    """The program that `make install` has put under `parent`."""
    make = subprocess.run(
        ["make", "install", "PREFIX=/opt/galbi", f"DESTDIR={parent}"], cwd=ROOT,
        capture_output=True, text=True)
    if make.returncode != 0:
        raise AssertionError(make.stdout + make.stderr)
    return pathlib.Path(parent) / "opt/galbi/bin/galbi"


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
    galbi = installed(place)

    @test
    def one_program_is_installed():
        files = [path for path in pathlib.Path(place).rglob("*") if not path.is_dir()]
        equal(files, [galbi])
        equal(oct(stat.S_IMODE(galbi.stat().st_mode)), "0o755")

    @test
    def it_runs_without_the_build_folder_and_the_toolchain():
        with folder() as data, Service() as service:
            arguments = ["--headless", "--data", data]
            home = run(galbi, *arguments, "--lang", "ko", GALBI_PEOPLE_URL=service.url)
            equal((home.returncode, home.stderr), (0, ""))
            contains(home.stdout, "사람  100")
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
                session.wait_for_text(r"^ 사람  12 ")
                session.send("q")
                equal(session.wait_for_exit(), 0)
                equal(session.left_behind(), [])

    @test
    def it_loads_only_libraries_of_the_system():
        with folder() as data, Service("silent") as service:
            running = subprocess.Popen(
                [*HIDING, str(galbi), "--headless", "--data", data], cwd="/",
                env={"GALBI_PEOPLE_URL": service.url}, stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            try:
                service.wait_for_requests()
                files = mapped_files(running.pid)
            finally:
                running.kill()
                running.wait()
        contains(files, str(galbi))
        libraries = {file for file in files if ".so" in file}
        equal([file for file in libraries if re.search("swift|Foundation", file, re.I)], [])
        equal([file for file in libraries if not re.match("(/usr)?/lib", file)], [])
        for name in ("libcurl", "libsqlite3", "libncursesw"):
            equal((name, any(name in file for file in libraries)), (name, True))

test.end()
