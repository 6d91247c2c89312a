"""Ends sessions over ssh by SIGKILL, and counts the terminals that are right afterwards.

    python3 -m Tests.Tools.ssh_kills [HOW-MANY]
"""

import signal
import sys

from ..EndToEnd.harness.galbi import folder
from ..EndToEnd.harness.ssh_server import SSHD, Server, kill_galbi


def main(count):
    left = []
    with folder() as place, Server(place, "kim") as server:
        for _ in range(count):
            left.append(kill_galbi(server, "kim", signal.SIGKILL))
    right = left.count([])
    print(f"{right} of {count} terminals are right")
    for each in {tuple(each) for each in left} - {()}:
        print(f"{left.count(list(each))} times: {', '.join(each)}")
    return right < count


if SSHD is None:
    sys.exit("No sshd is installed (make ssh).")
sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
