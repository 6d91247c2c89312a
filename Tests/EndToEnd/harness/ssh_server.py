"""An sshd on a loopback port, with the configuration that Galbi prints, and the clients of it."""

import getpass
import os
import pathlib
import queue
import re
import select
import shutil
import subprocess
import threading

from .galbi import BINARY, NOBODY, environment
from .pty_session import DEADLINE, PATIENT, Failure, Session

USER = getpass.getuser()
PATH = f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin"
SSHD = shutil.which("sshd", path=PATH)
FTP = next(filter(os.path.exists, [
    "/usr/lib/openssh/sftp-server", "/usr/libexec/openssh/sftp-server", "/usr/lib/ssh/sftp-server",
]), "internal-sftp")


class Server:
    """An sshd, as a child of this process, whose files are in `folder`.

    The administrator has `fixed` these variables for all sessions.
    """

    def __init__(self, folder, *names, fixed=None):
        self.folder = pathlib.Path(folder)
        self.data = self.folder / "galbi"
        self.user = USER
        self.make_key("host")
        for name in names:
            self.add(name)
        dropin = self.galbi().stdout.replace("Match User galbi", f"Match User {USER}")
        (self.folder / "dropin").write_text(dropin)
        # As distributions have it, and with more for the clients than they allow; keys wait as long as work takes.
        fixed = " ".join(f"{name}={value}" for name, value in (PATIENT | (fixed or {})).items())
        (self.folder / "config").write_text(f"SetEnv {fixed}\n" + f"""\
HostKey {self.folder}/host
PidFile none
StrictModes no
UsePAM no
PermitRootLogin prohibit-password
AcceptEnv LANG LC_* GALBI_* LD_* HOME
AllowTcpForwarding yes
MaxStartups 200
Subsystem sftp {FTP}
Include {self.folder}/dropin
""")
        self.start(SSHD, "-f", self.folder / "config")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def make_key(self, name):
        subprocess.run(
            ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", self.folder / name], check=True)

    def galbi(self, *words):
        """What `galbi serve --ssh words` did."""
        done = subprocess.run(
            [BINARY, "serve", "--ssh", *map(str, words), "--data", self.data], text=True,
            env=environment(), capture_output=True, timeout=60)
        if done.returncode:
            raise Failure(f"galbi serve {words}: {done.stderr}")
        return done

    def add(self, name):
        """Makes a key, and a profile with an address of each service at which nobody listens."""
        self.make_key(name)
        self.galbi("add", name, self.folder / f"{name}.pub")
        profile = self.files(name).parent
        for part in (profile.parent, profile, profile / "data"):
            part.mkdir(mode=0o700, exist_ok=True)
        self.set(name, people=NOBODY, movies=NOBODY)

    def set(self, name, **addresses):
        """Sets the addresses of services, as the user can."""
        (self.files(name).parent / "data/galbi.conf").write_text("".join(
            f"{service}.url = {address}\n" for service, address in addresses.items()))

    def files(self, name):
        return self.data / "profiles" / name / "files"

    def start(self, *command):
        """Starts sshd by a command, at the first port that is free."""
        if os.getuid() == 0:
            # Where sshd, as root, puts the process that reads from the network.
            os.makedirs("/run/sshd", mode=0o755, exist_ok=True)
        for self.port in range(20_022, 65_000, 997):
            self.process = subprocess.Popen(
                [*command, "-D", "-e", "-o", f"Port={self.port}", "-o", "ListenAddress=127.0.0.1"],
                stderr=subprocess.PIPE, text=True)
            # Read by a thread, since an sshd whose standard error is full would wait.
            self.log = queue.SimpleQueue()
            threading.Thread(
                target=self._read_log, args=(self.process.stderr, self.log), daemon=True).start()
            if self.listens():
                return
            self.process.wait()

    @staticmethod
    def _read_log(lines, log):
        for line in lines:
            log.put(line)
        log.put(None)

    def listens(self):
        """Whether sshd listens, which it tells in its log; false if another has its port."""
        said = []
        while (line := self.log.get(timeout=2 * DEADLINE)) is not None:
            said.append(line)
            if "Server listening" in line:
                return True
        if re.search("Address already in use|Cannot bind", "".join(said)):
            return False
        raise Failure(f"sshd has not started: {''.join(said)}")

    def command(self, name, *options, program="ssh"):
        """A client with the key of a name; a copying program takes the address from its caller."""
        port = "-p" if program == "ssh" else "-P"
        return [
            program, "-F", "none", "-o", f"UserKnownHostsFile={self.folder}/known",
            "-o", "StrictHostKeyChecking=no", "-o", "IdentitiesOnly=yes", "-o", "BatchMode=yes",
            "-o", "LogLevel=ERROR", "-i", str(self.folder / name), port, str(self.port), *options]

    def run(self, name, *options, words=(), **more):
        """What a client without a terminal did."""
        return subprocess.run(
            [*self.command(name, *options), f"{self.user}@127.0.0.1", *words],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60,
            env=environment(**more))

    def session(self, name, *options, **more):
        """A client on a terminal."""
        return Session([*self.command(name, *options), f"{self.user}@127.0.0.1"], **more)

    def processes(self):
        """All that run and have come from the sshd: from their ids to their commands."""
        parents = {}
        for entry in pathlib.Path("/proc").iterdir():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                # One that has ended waits for its parent.
                if fields[0] != "Z":
                    parents[int(entry.name)] = int(fields[1])
            except (OSError, ValueError):
                continue
        found, last = {}, {self.process.pid}
        while last:
            last = {process for process, parent in parents.items() if parent in last}
            for process in last:
                try:
                    found[process] = pathlib.Path(f"/proc/{process}/cmdline").read_text()
                except OSError:
                    pass
        return found

    def galbi_of(self, name):
        """The process of a session, which shows its screen."""
        data = str(self.data / "profiles" / name / "data")
        return next(each for each, command in self.processes().items() if data in command)


def wait_for_ends(processes, seconds=2 * DEADLINE):
    """Waits until all of the processes have ended; `processes` are those that still ran before."""
    files = []
    for process in processes:
        try:
            files.append(os.pidfd_open(process))
        except ProcessLookupError:
            pass
    try:
        for file in files:
            if not select.select([file], [], [], seconds)[0]:
                raise Failure("a process of the session goes on")
    finally:
        for file in files:
            os.close(file)


def kill_galbi(server, name, number):
    """Ends a new session by a signal to Galbi once its frame is there; what its terminal has left."""
    with server.session(name) as session:
        session.wait_for_footer()
        os.kill(server.galbi_of(name), number)
        session.wait_for_exit()
        return session.left_behind()
