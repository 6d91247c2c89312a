"""`galbi serve --ssh install`, on a copy of this machine's /etc, and a login by what it has made.

Needs root, for a mount namespace in which /etc, /srv and /usr/local/bin are folders of the test.
"""

import os
import pathlib
import subprocess
import sys

from ..harness.galbi import BINARY, NOBODY, Tests, contains, environment, equal, folder
from ..harness.ssh_server import SSHD, Server, wait_for_ends

DRIVES = "Galbi"

NAMESPACE = ["unshare", "--mount"]
# With the folder of the test, the program, and what runs on the machine that is made so; a second time
# where another sshd had the port.
SETUP = """
set -e
mkdir -p "$0/etc" "$0/srv" "$0/bin"
cp -a /etc/. "$0/etc"
install -m 755 "$1" "$0/bin/galbi"
mount --bind "$0/etc" /etc
mount --bind "$0/srv" /srv
mount --bind "$0/bin" /usr/local/bin
userdel galbi 2>/dev/null || true
rm -f /etc/ssh/sshd_config.d/*galbi*
printf 'PidFile %s/pid\\nUsePAM no\\nHostKey %s/host\\n' "$0" "$0" | cat - /etc/ssh/sshd_config > "$0/new"
cp "$0/new" /etc/ssh/sshd_config
shift
exec "$@"
"""
DROPIN = "/etc/ssh/sshd_config.d/00-galbi.conf"

if SSHD is None:
    print("Skipped the tests of installing for ssh: no sshd is installed (make ssh).")
    sys.exit(0)
if os.getuid() != 0 or subprocess.run([*NAMESPACE, "true"], capture_output=True).returncode:
    print("Skipped the tests of installing for ssh: only root can make a machine for them.")
    sys.exit(0)

test = Tests()


class Machine(Server):
    """A machine with an sshd and without Galbi's settings."""

    def __init__(self, place):
        self.folder = pathlib.Path(place)
        self.user = "galbi"
        self.make_key("host")
        self.start(*NAMESPACE, "sh", "-c", SETUP, place, BINARY, SSHD)

    def run_here(self, *command):
        return subprocess.run(
            ["nsenter", "--mount", "--target", str(self.process.pid), *command],
            capture_output=True, text=True, env=environment(), timeout=60)

    def serve(self, *words):
        return self.run_here("/usr/local/bin/galbi", "serve", "--ssh", *words, "--data", "/srv/galbi")


def done(ran):
    equal((ran.returncode, ran.stderr), (0, ""))
    return ran.stdout


@test
def what_is_installed_lets_a_key_in_as_an_account_of_its_own():
    with folder() as place, Machine(place) as machine:
        checked = machine.serve("check")
        equal(checked.returncode, 1)
        contains(checked.stdout, "ForceCommand: none, but should be: exec /usr/local/bin/galbi")
        contains(done(machine.serve("install")), f"Installed {DROPIN}.")
        # The running sshd reads its settings again.
        assert machine.listens()
        contains(done(machine.serve("check")), "All settings of sshd are in effect.")
        contains(done(machine.serve("install")), f"Installed {DROPIN}.")
        assert machine.listens()
        machine.make_key("kim")
        contains(done(machine.serve("add", "kim", f"{place}/kim.pub")), "kim")
        with machine.session("kim", environment={"GALBI_PEOPLE_URL": NOBODY}) as session:
            session.wait_for_footer()
            process = next(
                each for each, command in machine.processes().items()
                if "/srv/galbi/profiles/kim/data" in command)
            account = done(machine.run_here("id", "-u", "galbi")).strip()
            status = pathlib.Path(f"/proc/{process}/status").read_text()
            contains(status, f"Uid:\t{account}\t{account}\t{account}\t{account}")
            session.send("C-c")
            equal(session.wait_for_exit(), 130)
        profile = pathlib.Path(place) / "srv/galbi/profiles/kim"
        equal((profile.stat().st_mode & 0o777, str(profile.stat().st_uid)), (0o700, account))
        refused = machine.run("kim", words=["id"])
        equal((refused.returncode, refused.stdout), (1, ""))
        done(machine.serve("remove", "kim"))
        contains(machine.run("kim").stderr, "Permission denied")


@test
def what_was_installed_is_removed_without_the_files_of_its_users():
    with folder() as place, Machine(place) as machine:
        etc = pathlib.Path(place) / "etc"
        accounts = (etc / "passwd").read_text()
        contains(machine.serve("uninstall").stderr, "not installed for ssh")
        done(machine.serve("install"))
        machine.make_key("kim")
        done(machine.serve("add", "kim", f"{place}/kim.pub"))
        with machine.session("kim", environment={"GALBI_PEOPLE_URL": NOBODY}) as session:
            session.wait_for_footer()
            ran = machine.serve("uninstall")
            equal(ran.returncode, 1)
            contains(ran.stderr, "currently used by process")
            assert not os.path.exists(f"{place}{DROPIN}")
            processes = machine.processes()
            session.send("C-c")
            session.wait_for_exit()
        wait_for_ends(processes)
        contains(done(machine.serve("uninstall")), "Keys and profiles stay in /srv/galbi.")
        equal((etc / "passwd").read_text(), accounts)
        assert machine.listens()
        contains(machine.run("kim").stderr, "Permission denied")
        assert (pathlib.Path(place) / "srv/galbi/profiles/kim").is_dir()
        contains((pathlib.Path(place) / "srv/galbi/authorized_keys").read_text(), "ssh-")
        (etc / "ssh/sshd_config.d/00-galbi.conf").write_text("MaxSessions 3\n")
        contains(machine.serve("uninstall").stderr, "was not written by Galbi")


@test
def what_sshd_rejects_is_taken_back():
    with folder() as place, Machine(place) as machine:
        etc = pathlib.Path(place) / "etc"
        # Nothing of the drop-in has an effect here.
        config = etc / "ssh/sshd_config"
        config.write_text(config.read_text().replace("Include", "#Include"))
        accounts = (etc / "passwd").read_text()
        ran = machine.serve("install")
        equal(ran.returncode, 1)
        contains(ran.stderr, "Check Include and Match")
        assert not os.path.exists(f"{place}{DROPIN}")
        equal((etc / "passwd").read_text(), accounts)
        # And a file of another hand stays as it is.
        (etc / "ssh/sshd_config.d/00-galbi.conf").write_text("MaxSessions 3\n")
        ran = machine.serve("install")
        contains(ran.stderr, "was not written by Galbi")
        equal(pathlib.Path(f"{place}{DROPIN}").read_text(), "MaxSessions 3\n")


test.end()
