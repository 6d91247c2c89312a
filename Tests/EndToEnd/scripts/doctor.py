"""`galbi doctor`: what works and what does not, nothing made and nothing changed."""

import hashlib
import os
import pathlib
import re
import signal
import sqlite3
import subprocess

from ..harness.galbi import BINARY, Tests, contains, environment, equal, folder, headless, lacks, run
from ..harness.pty_session import Session
from ..services.highway import KEY as ROADS_KEY, Highway
from ..services.movies import KEY, Movies
from ..services.people import Service

DRIVES = "Galbi"

test = Tests()
PROFILE = "profiles/default"


def doctor(data, *arguments, **more):
    return run("doctor", "--lang", "en", "--data", str(data), *arguments, **more)


def states(shown):
    """What it says of each subject."""
    lines = (re.split(" {2,}", line) for line in shown.stdout.splitlines())
    return {subject: state for state, subject, *_ in lines}


def files(data):
    """Every file with what is in it."""
    return {
        str(path): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in pathlib.Path(data).rglob("*") if path.is_file()}


@test
def before_the_first_launch_nothing_is_there_and_nothing_is_made():
    with folder() as data, Service() as service:
        shown = doctor(f"{data}/new", url=service.url)
        equal((shown.returncode, shown.stderr), (0, ""))
        # Each feature may add a database.
        equal({subject for subject, state in states(shown).items() if state == "OK"},
              {"settings", "people service"})
        equal({"terminal", "data", "people", "wallet", "bank", "ledger", "SuperMart"} - states(shown).keys(),
              set())
        equal(set(states(shown).values()), {"note", "OK"})
        equal(os.listdir(data), [])


@test
def what_is_whole_is_said_to_be_and_stays_as_it_is():
    with folder() as data, Service() as service:
        headless(data, "--keys", "2 l", url=service.url)
        headless(data, "home/movies")
        before = files(data)
        shown = doctor(data, url=service.url)
        equal((shown.returncode, shown.stderr), (0, ""))
        # Nothing has asked the mock bank yet, no places were imported, and there is no key of a service.
        notes = (
            "terminal", "bank", "movie service", "places", "highway", "place service", "Korea Expressway",
            "ITS Korea", "Gyeonggi Province", "route service")
        fine = {subject: "note" if subject in notes else "OK" for subject in states(shown)}
        equal(states(shown), fine)
        equal(files(data), before)
        # A running one is looked at, too.
        with Session([BINARY, "--data", data], environment=environment(service.url)) as session:
            session.wait_for_text("100")
            equal(doctor(data, url=service.url).returncode, 0)


@test
def each_fault_is_a_line_of_its_own_and_the_status_is_1():
    with folder() as data:
        headless(data, "--keys", "2 l")
        for name in ("galbi.sqlite", "wallet.sqlite"):
            with open(f"{data}/{PROFILE}/{name}", "r+b") as file:
                file.write(os.urandom(64))
        (pathlib.Path(data) / "galbi.conf").write_text("theme = pink\n")
        before = files(data)
        shown = doctor(data)
        equal(shown.returncode, 1)
        equal(shown.stderr.count("\n"), 1)
        found = states(shown)
        for subject in ("settings", "people", "wallet", "people service"):
            equal((subject, found[subject]), (subject, "error"))
        contains(shown.stdout, "theme")
        equal(files(data), before)


@test
def books_that_do_not_balance_are_found():
    with folder() as data:
        headless(data, "--keys", "2 l")
        with sqlite3.connect(f"{data}/{PROFILE}/wallet.sqlite") as books:
            triggers = books.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall()
            for (name,) in triggers:
                books.execute(f"DROP TRIGGER {name}")
            books.execute("UPDATE account SET balance = balance + 1 WHERE id = 1")
        books.close()
        shown = doctor(data, "--offline")
        equal((shown.returncode, states(shown)["wallet"]), (1, "error"))


@test
def what_a_newer_galbi_wrote_is_said_to_be_so_and_not_to_be_moved():
    with folder() as data:
        headless(data, "--keys", "2 l")
        for name in ("galbi.sqlite", "wallet.sqlite"):
            with sqlite3.connect(f"{data}/{PROFILE}/{name}") as database:
                database.execute("PRAGMA user_version = 99")
            database.close()
        shown = doctor(data, "--offline")
        found = states(shown)
        for subject in ("people", "wallet", "ledger", "SuperMart"):
            equal((subject, found[subject]), (subject, "error"))
        equal(shown.stdout.count("newer Galbi"), 4)
        lacks(shown.stdout, "set aside")


@test
def people_that_cannot_be_opened_are_not_said_to_be_moved():
    with folder() as data:
        headless(data)
        path = pathlib.Path(data) / PROFILE / "galbi.sqlite"
        path.unlink()
        path.mkdir()
        shown = doctor(data, "--offline")
        equal(states(shown)["people"], "error")
        contains(shown.stdout, f"{path} is a folder, not a file. Move it elsewhere.")
        lacks(shown.stdout, "set aside")


@test
def a_pipe_in_the_place_of_a_database_is_said_to_be_one_and_nobody_waits_for_it():
    with folder() as data:
        headless(data, "--keys", "2 l")
        for name in ("galbi.sqlite", "wallet.sqlite"):
            path = pathlib.Path(data) / PROFILE / name
            path.unlink()
            os.mkfifo(path)
        shown = doctor(data, "--offline")
        found = states(shown)
        for subject in ("people", "wallet", "ledger", "SuperMart"):
            equal((subject, found[subject]), (subject, "error"))
        equal(shown.stdout.count("is a pipe, not a file"), 4)


@test
def the_log_of_a_crash_is_read_and_left_with_its_memory_and_without():
    with folder() as data:
        headless(data, "--keys", "2 l")
        profile = pathlib.Path(data) / PROFILE
        for name in ("galbi.sqlite", "wallet.sqlite"):
            with sqlite3.connect(profile / name) as database:
                database.execute("PRAGMA journal_mode = WAL")
                database.execute("CREATE TABLE crash (a)")
                database.commit()
                left = {end: (profile / (name + end)).read_bytes() for end in ("", "-wal", "-shm")}
            database.close()
            for end, content in left.items():
                (profile / (name + end)).write_bytes(content)
        for with_memory in (True, False):
            if not with_memory:
                for path in profile.glob("*-shm"):
                    path.unlink()
            before = files(data)
            shown = doctor(data, "--offline")
            for subject in ("people", "wallet", "ledger"):
                equal((subject, states(shown)[subject]), (subject, "OK"))
            equal(files(data), before)


@test
def where_nothing_can_be_looked_at_nothing_is_said_to_be_missing():
    with folder() as data:
        # Nobody gets through, not even an administrator.
        (pathlib.Path(data) / "profiles").symlink_to("profiles")
        found = states(doctor(data, "--offline"))
        subjects = ("people", "wallet", "bank", "ledger")
        equal([found[subject] for subject in subjects], ["error"] * 4)


@test
def a_folder_that_takes_nothing_or_shows_itself_is_said():
    with folder() as data:
        os.chmod(data, 0o755)
        equal(states(doctor(data, "--offline"))["data"], "note")
        (pathlib.Path(data) / "file").write_text("")
        equal(states(doctor(f"{data}/file", "--offline"))["data"], "error")
        equal(states(doctor(f"{data}/file/below", "--offline"))["data"], "error")


@test
def a_terminal_is_looked_up_and_not_taken_over():
    for term, state in (("xterm-256color", "OK"), ("nonsense", "error")):
        with folder() as data, Session(
            [BINARY, "doctor", "--offline", "--lang", "en", "--data", data],
            environment=environment(TERM=term), term=term, columns=240,
        ) as session:
            equal(session.wait_for_exit(), 0 if state == "OK" else 1)
            contains(session.screen.lines()[0], state)
            lacks(bytes(session.raw), b"\x1b")


@test
def a_terminal_without_an_entry_is_used_as_xterm():
    for term in ("foot", "alacritty", "xterm-ghostty", "xterm-kitty", "wezterm", "someterm-256color"):
        with folder() as data, Session(
            [BINARY, "doctor", "--offline", "--lang", "en", "--data", data],
            environment=environment(TERM=term, TERMINFO_DIRS="/lib/terminfo"), term=term, columns=240,
        ) as session:
            equal(session.wait_for_exit(), 0)
            contains(session.screen.lines()[0], f"terminfo has no entry for {term}, so it is used as xterm-256color.")


@test
def a_locale_that_is_not_installed_is_named_with_what_installs_it():
    missing = {"LANG": "ko_KR.UTF-8", "LC_ALL": "xx_YY.UTF-8"}
    told = "sudo localedef -i xx_YY -f UTF-8 xx_YY.UTF-8, or export LC_ALL=C.UTF-8"
    for locale, sentence in (
        (missing, f"The locale xx_YY.UTF-8 of LC_ALL is not installed, so C.UTF-8 is used. Run {told}."),
        ({"LC_ALL": "xx_YY.EUC-KR"}, "The locale xx_YY.EUC-KR of LC_ALL is not installed, so C.UTF-8 is used."),
        ({"LC_ALL": "", "LC_CTYPE": "x$(y).UTF-8"}, "Run export LC_CTYPE=C.UTF-8."),
        ({"LC_ALL": "C"}, "LC_ALL is not UTF-8, so C.UTF-8 is used."),
    ):
        with folder() as data, Session(
            [BINARY, "doctor", "--offline", "--lang", "en", "--data", data],
            environment=environment(**locale), columns=240,
        ) as session:
            equal(session.wait_for_exit(), 0)
            contains(session.screen.lines()[0], sentence)


@test
def an_interrupt_ends_it_with_130():
    with folder() as data, Service("silent") as service:
        for arguments in (["doctor"], ["--headless"], ["--plain"]):
            running = subprocess.Popen(
                [BINARY, *arguments, "--data", data], env=environment(service.url),
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            service.wait_for_requests()
            running.send_signal(signal.SIGINT)
            running.communicate(timeout=60)
            equal((arguments, running.returncode), (arguments, 130))
            service.requests.clear()


@test
def the_movie_service_is_asked_once_and_with_its_key():
    with folder() as data, Service() as service, Movies() as movies:
        def found(*key):
            shown = doctor(data, url=service.url, **movies.variables(*key))
            lacks(shown.stdout + shown.stderr, KEY)
            return shown.returncode, states(shown)["movie service"], shown.stdout

        equal(found()[:2], (0, "OK"))
        equal(movies.requests, ["/3/configuration"])
        status, state, text = found("wrong")
        equal((status, state), (1, "error"))
        contains(text, "movies.key")
        contains(found("")[2], "movies.key is not set, so sample movies are shown. Set it with galbi config set movies.key.")
        equal(len(movies.requests), 2)


@test
def the_services_of_the_roads_are_asked_once_each_and_with_their_keys():
    subjects = {"Korea Expressway", "ITS Korea", "Gyeonggi Province", "route service"}
    with folder() as data, Service() as service, Highway() as roads:
        def found(key):
            shown = doctor(data, url=service.url, **roads.variables(key))
            lacks(shown.stdout + shown.stderr, ROADS_KEY)
            return shown.returncode, {states(shown)[subject] for subject in subjects}, shown.stdout

        equal(found(ROADS_KEY)[:2], (0, {"OK"}))
        equal([target.split("?")[0] for target in roads.requests], [
            "/tmap/pois", "/openapi/burstInfo/realTimeSms", "/eventInfo",
            "/api/rest/getIncidentInfo", "/tmap/routes"])
        status, state, text = found("wrong")
        equal((status, state), (1, {"error"}))
        for name in ("highway.key", "its.key", "gyeonggi.key", "places.key"):
            contains(text, name)
        equal(found("")[:2], (0, {"note"}))
        equal(len(roads.requests), 10)


@test
def it_names_hosts_and_paths_only():
    with folder() as data, Service() as service:
        shown = doctor(data, url=service.url.replace("/api/", "/api/?key=s3cret"))
        lacks(shown.stdout + shown.stderr, "s3cret")
        shown = run("doctor", "--keys", "q")
        equal((shown.returncode, shown.stdout), (2, ""))


test.end()
