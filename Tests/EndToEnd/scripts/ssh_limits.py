"""What users over ssh reach of the network, and how many sessions they have."""

import os
import pathlib
import subprocess
import sys
import tempfile

from ..harness.app import quits
from ..harness.galbi import Tests, contains, equal, folder, run
from ..harness.ssh_server import SSHD, Server
from ..services.movies import KEY, Movies
from ..services.people import Service, named

DRIVES = "Galbi"

if SSHD is None:
    print("Skipped the tests of limits over ssh: no sshd is installed (make ssh).")
    sys.exit(0)

test = Tests()
PRIVATE = "private network"


def home(server, name="kim", *options):
    session = server.session(name, *options, columns=120, rows=40)
    try:
        session.wait_for_footer()
    except BaseException:
        session.close()
        raise
    return session


def opens(session, link):
    session.send("C-p")
    session.write(link.encode())
    session.wait_for_text(link)
    session.send("Enter")
    session.wait_until(lambda: session.page.footer and not session.page.sheet, f"the place {link}")


def searches_films(session):
    opens(session, "home/movies")
    session.send("/", "C-u", "moon", "Enter")


# Run again with this argument, the script is on a machine of its own, with these names. A public address leads to
# it that is on none of its lines, as if it were another machine's.
ALONE = "alone"
HOSTS = "11.0.0.1 public.test\n10.0.0.1 private.test\n127.0.0.1 own.test\n"
NETWORK = (
    "ip link set lo up && ip route add local 11.0.0.1/32 dev lo && ip address add 11.0.0.2/32 dev lo"
    " && ip address add 10.0.0.1/32 dev lo"
    ' && mount --bind "$1" /etc/hosts && exec "$2" -m Tests.EndToEnd.scripts.ssh_limits ' + ALONE)


def on_a_machine_of_its_own():
    """What people of the address are shown to a user who has set it, and whether it was asked."""
    Service.host = "0.0.0.0"

    def asked(place, **more):
        with folder() as data, Service(people=named(["Mina Holt"]), **more) as service:
            files = pathlib.Path(data) / "files"
            files.mkdir()
            address = f"http://{place}:{service.port}/api/"
            (pathlib.Path(data) / "galbi.conf").write_text(f"people.url = {address}\n")
            shown = run(
                "--headless", "--lang", "en", "--data", data, "--within", str(files), url="").stdout
            return "Mina Holt" in shown, PRIVATE in shown, len(service.requests)

    for place in ("11.0.0.1", "public.test"):
        equal(asked(place), (True, False, 1))
    for place in ("11.0.0.2", "10.0.0.1", "private.test", "own.test", "127.0.0.1", "localhost"):
        equal(asked(place), (False, True, 0))
    Service.moved = lambda self, exchange: exchange.answer(
        status="302 Found", more=[f"Location: http://127.0.0.1:{self.port}/api/"])
    equal(asked("11.0.0.1", behaviour="moved")[2], 1)


if sys.argv[1:] == [ALONE]:
    on_a_machine_of_its_own()
    sys.exit()


@test
def an_address_of_a_user_reaches_nothing_on_the_machine():
    with folder() as place, Server(place, "kim") as server, Service() as service, Movies() as movies:
        for host in ("127.0.0.1", "localhost", "127.1", "0x7f000001", "2130706433", "0.0.0.0",
                     "[::1]", "[::ffff:127.0.0.1]", "[::]"):
            server.set("kim", people=f"http://{host}:{service.port}/api/")
            with home(server) as session:
                session.wait_for_text(PRIVATE)
                quits(session)
        server.set("kim", movies=f"{movies.url}\nmovies.key = {KEY}")
        # A client cannot fix one.
        with home(server, "kim", "-o", f"SetEnv GALBI_PEOPLE_URL={service.url}") as session:
            searches_films(session)
            session.wait_for_text(PRIVATE)
            session.send("Esc")
            quits(session)
        equal((service.requests, movies.requests), ([], []))


@test
def a_name_is_where_it_leads():
    if os.getuid() != 0:
        print("Skipped: only root has a machine of its own.")
        return
    with tempfile.NamedTemporaryFile("w") as hosts:
        hosts.write(HOSTS)
        hosts.flush()
        done = subprocess.run(
            ["unshare", "--net", "--mount", "sh", "-c", NETWORK, "sh", hosts.name, sys.executable],
            capture_output=True, text=True, timeout=300)
    equal((done.returncode, done.stdout, done.stderr), (0, "", ""))


@test
def a_service_that_the_administrator_has_fixed_is_reached_and_not_changed():
    with folder() as place, Service(people=named(["Mina Holt"])) as service, Movies() as movies, Server(
            place, "kim", fixed={"GALBI_PEOPLE_URL": service.url} | movies.variables()) as server:
        server.set("kim", people="http://127.0.0.1:9/other/")
        with home(server) as session:
            session.wait_for_text("Mina Holt")
            searches_films(session)
            session.wait_for_text("Moon 1")
            opens(session, "profile")
            session.send("C-p")
            session.write(b"servers and")
            session.wait_for_text("Servers and API keys +setting")
            session.send("Enter")
            session.wait_for_text("▌ Servers and API keys")
            session.send("Enter")
            session.wait_for_text("GALBI_PEOPLE_URL")
            quits(session)
        assert service.requests and movies.requests


@test
def where_all_services_are_fixed_they_are_still_reached():
    """The kernel may hold a session to their ports."""
    others = {f"GALBI_{name}_URL": "default" for name in ("HIGHWAY", "ITS", "GYEONGGI", "PLACES")}
    with folder() as place, Service(people=named(["Mina Holt"])) as service, Movies() as movies, Server(
            place, "kim", fixed={"GALBI_PEOPLE_URL": service.url} | movies.variables() | others) as server:
        with home(server) as session:
            session.wait_for_text("Mina Holt")
            searches_films(session)
            session.wait_for_text("Moon 1")
            quits(session)


@test
def a_key_of_a_service_goes_only_with_its_address():
    with folder() as place, Server(place, "kim", fixed={"GALBI_MOVIES_KEY": KEY}) as server:
        with home(server) as session:
            variables = pathlib.Path(f"/proc/{server.galbi_of('kim')}/environ").read_text()
            assert KEY not in variables
            quits(session)


@test
def a_key_has_eight_sessions():
    sessions = []
    with folder() as place, Server(place, "kim", "lee") as server:
        try:
            for _ in range(8):
                sessions.append(home(server))
            with server.session("kim") as refused:
                equal(refused.wait_for_exit(), 1)
                contains(refused.screen.text(), "already has 8 sessions")
            with home(server, "lee") as other:
                quits(other)
            # However one ends.
            quits(sessions.pop())
            sessions.append(home(server))
        finally:
            for session in sessions:
                session.close()


@test
def the_administrator_sets_how_many():
    with folder() as place, Server(place, "kim", fixed={"GALBI_SESSIONS": "1"}) as server:
        with home(server) as first:
            with server.session("kim", "-o", "SetEnv GALBI_SESSIONS=5") as refused:
                equal(refused.wait_for_exit(), 1)
                contains(refused.screen.text(), "already has 1 session")
            quits(first)
        with home(server) as next_one:
            quits(next_one)


test.end()
