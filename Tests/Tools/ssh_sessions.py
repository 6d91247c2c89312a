"""Measures Galbi over ssh: the time to the first frame, and the memory of many sessions at once.

    python3 -m Tests.Tools.ssh_sessions [HOW-MANY]

The memory is the proportional set size: pages that several processes share count in parts.
"""

import pathlib
import statistics
import sys
import time

from ..EndToEnd.harness.galbi import folder
from ..EndToEnd.harness.ssh_server import SSHD, Server


def proportional(process):
    """In KiB."""
    for line in pathlib.Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1])
    return 0


def main(count):
    with folder() as place, Server(place, *(f"user{number}" for number in range(count))) as server:
        times = []
        for _ in range(9):
            start = time.monotonic()
            with server.session("user0") as session:
                session.wait_for_footer()
                times.append(time.monotonic() - start)
                session.send("q")
                session.wait_for_exit()
        print(f"from ssh to the first frame: {min(times):.3f} s, "
              f"median {statistics.median(times):.3f} s")
        sessions = []
        try:
            for number in range(count):
                sessions.append(server.session(f"user{number}"))
            for session in sessions:
                session.wait_for_footer(seconds=600)
            memory = {"galbi": 0, "sshd": 0}
            for process in server.processes():
                name = pathlib.Path(f"/proc/{process}/comm").read_text().strip()
                memory["sshd" if name == "sshd" else "galbi"] += proportional(process)
        finally:
            for session in sessions:
                session.close()
        for name, size in memory.items():
            print(f"{count} sessions, {name}: {size / count / 1024:.1f} MiB each")


if SSHD is None:
    sys.exit("No sshd is installed (make ssh).")
main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
