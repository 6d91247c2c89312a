"""What the user made lasts: it outlives `kill -9`, and is seen in a second Galbi."""

import random
import signal

from ..harness.app import quits, start
from ..harness.galbi import Tests, equal, folder, headless
from ..harness.pty_session import IMPATIENT
from ..services.people import Service, named, person

DRIVES = "Home People"

test = Tests()
COUNT = 12
ROUNDS = 30


def people():
    """All of one country, so that row n is person n."""
    return named([f"Person {number:02}" for number in range(COUNT)], nat="KR")


def opened(data, service, wait=True, **options):
    session = start(data, "--no-restore", url=service.url, lang="en", **options)
    if wait:
        session.wait_until(lambda: "Person 00" in session.screen.text(), "the people")
    return session


def favourites(lines):
    return sorted(line.split()[-2] for line in lines if "♥" in line)


def wait_for_favourites(session, wanted):
    session.wait_until(
        lambda: favourites(session.screen.lines()) == sorted(wanted), f"{wanted}")


@test
def what_the_screen_has_acknowledged_outlives_a_kill():
    random.seed(20261121)
    with folder() as data, Service(people=people()) as service:
        headless(data, url=service.url)
        kept = set()
        for _ in range(ROUNDS):
            with opened(data, service) as session:
                for number in random.sample(range(COUNT), random.randint(1, 3)):
                    session.send("Home", *["Down"] * number, "f")
                    kept ^= {f"{number:02}"}
                    wait_for_favourites(session, kept)
                # What is on its way may be lost, but never what was there before.
                late = random.randrange(COUNT)
                session.send("Home", *["Down"] * late, "f")
                session.signal(signal.SIGKILL)
                equal(session.wait_for_exit(), -signal.SIGKILL)
            run = headless(data, "--lang", "en", url=service.url)
            found = set(favourites(run.stdout.splitlines()))
            if found != kept:
                equal(found, kept ^ {f"{late:02}"})
            kept = found


@test
def a_change_in_one_galbi_shows_in_the_other():
    with folder() as data, Service(people=people()) as service:
        with opened(data, service) as one, opened(data, service) as other:
            one.send("Down", "f")
            wait_for_favourites(other, ["01"])
            other.send("Home", "f")
            wait_for_favourites(one, ["00", "01"])
            one.send("u")
            wait_for_favourites(other, ["00"])
            for session in (one, other):
                quits(session)


@test
def of_two_first_downloads_the_first_one_stays():
    late = [person(number, f"Late {number}") for number in range(20, 23)]
    with folder() as data, Service(people=people()) as service:
        with Service("held", people=late, seed="late") as slow, opened(
                data, slow, wait=False, variables=IMPATIENT) as one:
            slow.wait_for_requests()
            headless(data, url=service.url)
            one.wait_until(lambda: "Person 00" in one.screen.text(), "the other's people")
            one.send("f")
            wait_for_favourites(one, ["00"])
            slow.release()
            one.wait_until(lambda: "Esc" not in one.page.hints, "the end of the download")
            lines = headless(data, "--lang", "en", "--keys", "R", url=service.url).stdout
            equal("Person 11" in lines and "Late" not in lines, True)
            equal(service.asked()["seed"], [service.seed])
            equal("Person 11" in one.screen.text(), True)
            quits(one)


test.end()
