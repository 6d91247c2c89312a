"""Galbi over ssh: a real sshd with the printed configuration, and real clients on terminals."""

import os
import pathlib
import re
import signal
import subprocess
import sys

from ..harness.app import quits
from ..harness.galbi import Tests, contains, equal, folder
from ..harness.pty_session import PATIENT, set_size
from ..harness.ssh_server import SSHD, USER, Server, kill_galbi, wait_for_ends

DRIVES = "Galbi"

if SSHD is None:
    print("Skipped the tests of ssh: no sshd is installed (make ssh).")
    sys.exit(0)

test = Tests()
place = folder()
server = Server(place.name, "kim", "lee")
# It stays in the footer whatever else is in it.
ONLY = "Only Galbi runs here."
BANK = 'Date,Description,Withdrawal\n2026-11-19,Starbucks,"5,300"\n'


def home(name, *options, **more):
    """A session with its first frame on the screen."""
    session = server.session(name, *options, **more)
    try:
        session.wait_for_footer()
    except BaseException:
        session.close()
        raise
    return session


def refused(done, *parts):
    """Nothing but a sentence, and no success."""
    assert done.returncode != 0, "it has succeeded"
    equal(done.stdout, "")
    for part in parts:
        contains(done.stderr, part)


@test
def a_client_gets_galbi_at_its_size_and_after_a_resize():
    with home("kim", columns=90, rows=30) as session:
        contains(session.page.hints, "?")
        session.resize(60, 20)
        session.wait_until(
            lambda: session.page.footer and len(session.screen.lines()) == 20,
            "a frame of the new size")
        session.resize(1200, 600)
        session.wait_for_text("Ctrl-P search all")
        # Also where the emulated terminal would have no room.
        begin = len(session.raw)
        set_size(session.master, 32768, 32768)
        session.wait_for(rb"\x1b\[2J.*Ctrl-P", begin)
        quits(session)


@test
def a_hang_up_leaves_no_process():
    with home("kim") as session:
        before = server.processes()
        assert server.galbi_of("kim") in before
        session.hang_up()
        # As the shell does whose terminal is gone.
        session.signal(signal.SIGHUP)
        wait_for_ends(before)
        equal(server.processes(), {})


@test
def a_client_that_is_killed_leaves_no_process():
    with home("kim") as session:
        before = server.processes()
        session.signal(signal.SIGKILL)
        wait_for_ends(before)
        equal(server.processes(), {})


@test
def a_galbi_that_is_killed_gives_the_terminal_back():
    for _ in range(20):
        equal(kill_galbi(server, "kim", signal.SIGKILL), [])
    wait_for_ends(server.processes())
    equal(server.processes(), {})


@test
def what_sshd_has_started_is_small_and_hands_on_its_signals():
    with home("kim") as session:
        def guardians():
            return [each for each, command in server.processes().items()
                    if command.startswith("terminal-guard")]

        def is_small():
            memory = [pathlib.Path(f"/proc/{each}/smaps_rollup").read_text() for each in guardians()]
            return [int(re.search(r"Pss: +(\d+)", each)[1]) <= 300 for each in memory] == [True]

        # Galbi may draw before its parent has become the guardian.
        session.wait_until(is_small, "a guardian of little memory")
        os.kill(guardians()[0], signal.SIGTERM)
        equal(session.wait_for_exit(), 128 + signal.SIGTERM)
        equal(session.left_behind(), [])


@test
def commands_are_refused():
    for words in (["id"], ["sh"], ["galbi", "--version"], ["scp", "-t", "."]):
        refused(server.run("kim", words=words), ONLY)
        # On a terminal everything is standard output.
        done = server.run("kim", "-tt", words=words)
        assert done.returncode != 0
        contains(done.stdout, ONLY)
    refused(server.run("kim", "-T"), "ssh -t")
    # Of what it says sshd passes nothing on.
    refused(server.run("kim", "-s", words=["sftp"]))


@test
def sftp_and_scp_are_refused():
    for sentence, (program, *rest) in (
        ("Connection closed", ["sftp", f"{USER}@127.0.0.1:x"]),
        ("Connection closed", ["scp", "/etc/hostname", f"{USER}@127.0.0.1:x"]),
        ("Connection closed", ["scp", f"{USER}@127.0.0.1:/etc/passwd", "."]),
        (ONLY, ["scp", "-O", "/etc/hostname", f"{USER}@127.0.0.1:x"]),
    ):
        done = subprocess.run(
            [*server.command("kim", program=program), *rest], stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=60, cwd=place.name)
        assert done.returncode != 0, rest
        contains(done.stderr, sentence)
    equal([path for path in pathlib.Path(place.name).rglob("*") if path.name in ("x", "passwd")], [])


@test
def nothing_is_forwarded():
    strict = ("-o", "ExitOnForwardFailure=yes")
    refused(server.run("kim", "-N", *strict, "-R", "0:127.0.0.1:9"), "forwarding failed")
    refused(server.run("kim", "-N", *strict, "-R", f"{place.name}/socket:127.0.0.1:9"), "forward")
    assert not (pathlib.Path(place.name) / "socket").exists()
    refused(server.run("kim", "-W", f"127.0.0.1:{server.port}"), "forwarding failed")
    refused(server.run("kim", "-N", *strict, "-w", "any"))
    with home("kim", "-A", "-X") as session:
        variables = pathlib.Path(f"/proc/{server.galbi_of('kim')}/environ").read_text()
        assert "SSH_AUTH_SOCK" not in variables and "DISPLAY" not in variables
        session.send("q")
        session.wait_for_exit()


@test
def the_environment_of_a_client_has_no_effect():
    sent = "LANG=ko_KR.UTF-8 LC_ALL=C GALBI_LANG=ko GALBI_DATA=/tmp GALBI_TYPEAHEAD=5s LD_PRELOAD=/tmp/x HOME=/tmp"
    with home("kim", "-o", f"SetEnv {sent}") as session:
        process = pathlib.Path(f"/proc/{server.galbi_of('kim')}")
        variables = dict(
            each.split("=", 1) for each in (process / "environ").read_text().split("\0") if each)
        variables.pop("LANG", None)
        variables.pop("TERMINAL_GUARDIAN")
        # How long keys wait is what the server says.
        equal(variables, PATIENT | {
            "TERM": "xterm-256color", "LC_CTYPE": "C.UTF-8", "SSH_CONNECTION": "served", "USER": "kim",
            "HOME": str(server.files("kim")),
            "SQLITE_TMPDIR": str(server.files("kim").parent / "data"),
        })
        limits = (process / "limits").read_text()
        for limit in (r"data size +1073741824 ", r"cpu time +3600 ", r"processes +4096 ",
                      r"core file size +0 ", r"file size +1073741824 "):
            assert re.search(limit, limits), f"{limit} is not in {limits}"
        session.send("q")
        session.wait_for_exit()


@test
def two_keys_have_two_profiles():
    with home("kim") as kim, home("lee") as lee:
        assert server.galbi_of("kim") != server.galbi_of("lee")
        for session in (kim, lee):
            quits(session)
    for name in ("kim", "lee"):
        profile = server.files(name).parent
        assert list((profile / "data/profiles").iterdir()), f"{name} has no profile"
        equal(profile.stat().st_mode & 0o777, 0o700)
    # One that is removed comes in no more.
    server.add("park")
    server.galbi("remove", "park")
    refused(server.run("park"), "Permission denied")


def go_to_ledger(session):
    session.send("C-p")
    session.write(b"finance/ledger")
    session.wait_for_text("finance/ledger")
    session.send("Enter")
    session.wait_for_text(r"i import")


@test
def files_are_imported_and_exported_only_in_the_folder_of_the_profile():
    for name in ("kim", "lee"):
        server.files(name).mkdir(exist_ok=True)
    (server.files("kim") / "bank.csv").write_text(BANK)
    (server.files("lee") / "bank.csv").write_text(BANK)
    with home("kim", columns=120, rows=40) as session:
        go_to_ledger(session)
        for path in (str(server.files("lee") / "bank.csv"), "/etc/passwd", "~/../data/galbi.conf"):
            session.send("i")
            session.wait_for_text("~/")
            session.send("C-u")
            session.write(path.encode())
            session.send("Enter")
            session.wait_for_text("File not found")
            session.send("Esc")
            session.wait_for_text(r"i import")
        session.send("i", "C-u")
        session.write(b"bank.csv")
        session.send("Enter")
        session.wait_for_text("Starbucks")
        session.send("Enter")
        session.wait_for_text("Imported 1")
        session.send("x")
        session.wait_for_text("\\.csv")
        session.send("C-u")
        session.write(b"/tmp/galbi-out.csv")
        session.send("Enter")
        session.wait_for_text("Folder not found")
        session.send("C-u")
        session.write(b"out.csv")
        session.send("Enter")
        session.wait_for_text("Exported 1")
        session.send("C-c")
        session.wait_for_exit()
    assert not os.path.exists("/tmp/galbi-out.csv")
    contains((server.files("kim") / "out.csv").read_text(), "Starbucks")


@test
def the_configuration_is_what_sshd_has():
    """All of it, by sshd itself."""
    done = subprocess.run(
        [SSHD, "-T", "-f", pathlib.Path(place.name) / "config", "-C",
         f"user={USER},host=localhost,addr=127.0.0.1"], capture_output=True, text=True)
    found = {}
    for line in done.stdout.splitlines():
        name, _, value = line.partition(" ")
        found.setdefault(name, []).append(value)
    for line in server.galbi().stdout.splitlines():
        if line.startswith("  "):
            name, _, value = line.strip().partition(" ")
            equal((name, found.get(name.lower())), (name, [value]))


server.__exit__()
place.cleanup()
test.end()
