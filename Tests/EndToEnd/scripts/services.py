"""The people of a service, good and bad, as a headless run shows them."""

import concurrent.futures
import pathlib

from ..harness.galbi import Tests, contains, equal, folder, headless, lacks
from ..harness.page import Page
from ..services.people import Service, changed, crowd, person

DRIVES = "Home People HTTP"

test = Tests()
NOW = "2026-11-21T09:00:00Z"
LATER = "2026-11-21T09:03:00Z"


@test
def without_service_samples_are_shown_and_said():
    with folder() as data:
        run = headless(data)
        equal((run.returncode, run.stderr), (0, ""))
        contains(run.stdout, "갈비")
        contains(run.stdout, "샘플 데이터")
        contains(run.stdout, "오프라인")
        contains(run.stdout, "인터넷에 연결되어 있지 않습니다.")


@test
def a_missing_libcurl_is_said_and_nothing_else_needs_it():
    with folder() as data, folder() as libraries, Service() as service:
        # Found before the right one, and no library.
        pathlib.Path(libraries, "libcurl.so.4").touch()
        run = headless(data, url=service.url, LD_LIBRARY_PATH=libraries)
        equal((run.returncode, run.stderr), (0, ""))
        contains(run.stdout, "libcurl을 불러올 수 없습니다. libcurl4를 설치해 주세요.")
        contains(run.stdout, "샘플 데이터")
        equal(len(service.requests), 0)


@test
def people_are_downloaded_kept_and_dated():
    with folder() as data, Service() as service:
        run = headless(data, "--now", NOW, url=service.url)
        equal((run.returncode, run.stderr), (0, ""))
        contains(run.stdout, "Olivia Brown")
        lacks(run.stdout, "샘플")
        equal(service.asked()["results"], ["100"])

        service.stop()
        run = headless(data, "--now", LATER, url=service.url)
        contains(run.stdout, "Olivia Brown")
        contains(Page(run.stdout).head, "3분 전")
        lacks(Page(run.stdout).head, "오프라인")
        equal(len(service.requests), 1)

        run = headless(data, "--now", LATER, "--keys", "R", url=service.url)
        contains(run.stdout, "Olivia Brown")
        contains(Page(run.stdout).head, "3분 전")
        contains(Page(run.stdout).head, "오프라인")
        contains(run.stdout, "인터넷에 연결되어 있지 않습니다.")


@test
def a_refresh_asks_for_the_same_people():
    with folder() as data, Service() as service:
        headless(data, "--keys", "R", url=service.url)
        equal(len(service.requests), 2)
        lacks(service.asked(0), "seed")
        equal(service.asked(1)["seed"], ["0123456789abcdef"])


def survives(behaviour, sentence):
    """A bad service ends with a sentence, and the next launch with a good one loads."""
    with folder() as data, Service(behaviour) as service:
        run = headless(data, "--timeout", "60s", url=service.url)
        equal((run.returncode, run.stderr), (0, ""))
        contains(run.stdout, sentence)
        contains(run.stdout, "샘플 데이터")
        service.behaviour = "good"
        run = headless(data, url=service.url)
        contains(run.stdout, "Olivia Brown")
        lacks(run.stdout, "샘플")


BAD = {
    "silent": "응답이 너무 느립니다",
    "cut_off": "연결이 끊어졌습니다",
    "reset": "연결이 끊어졌습니다",
    "garbled": "응답을 읽을 수 없습니다",
    "stalled": "응답이 너무 느립니다",
    "too_many": "요청이 너무 많아",
    "fault": "(500)",
    "html": "응답을 읽을 수 없습니다",
    "empty": "빈 목록",
    "broken": "응답을 읽을 수 없습니다",
    "huge": "응답이 너무 큽니다",
}
# Most of the time goes by in waiting, so all of them are waited for at once.
with concurrent.futures.ThreadPoolExecutor(len(BAD)) as pool:
    outcomes = {each: pool.submit(survives, each, BAD[each]) for each in BAD}
for behaviour, outcome in outcomes.items():

    def bad_service(outcome=outcome):
        outcome.result()

    bad_service.__name__ = f"a_service_that_is_{behaviour}_is_survived"
    test(bad_service)


@test
def faults_that_pass_are_not_seen():
    with folder() as data, Service(["fault", "cut_off", "good"]) as service:
        run = headless(data, url=service.url)
        contains(run.stdout, "Olivia Brown")
        lacks(run.stdout, "샘플")
        equal(len(service.requests), 3)


@test
def a_reply_of_ten_thousand_is_taken_whole():
    with folder() as data, Service(people=crowd(10_000)) as service:
        run = headless(data, "--keys", "r End", url=service.url)
        equal((run.returncode, run.stderr), (0, ""))
        contains(run.stdout, "10,000")
        contains(run.stdout, "Olivia Brown 9999")


@test
def a_refresh_takes_a_changed_reply_as_it_is():
    people = [person(number) for number in range(4)]
    with folder() as data, Service(people=people) as service:
        headless(data, url=service.url)
        service.people = [
            changed(people[0], name="정가람", age=70, nat="KR"), *people[2:], person(9, "Ada King")]
        run = headless(data, "--keys", "r R Wait 10s", url=service.url)
        rows = [line.split("▌")[-1].strip() for line in run.stdout.splitlines()[6:-2]]
        equal([row for row in rows if row][1:], [
            "노년   정가람", "어린이 Daan de Vries", "어린이 Olivia Brown", "청소년 Ada King"])


@test
def a_reply_in_drops_is_waited_for():
    with folder() as data, Service("drip") as service, concurrent.futures.ThreadPoolExecutor() as pool:
        run = pool.submit(headless, data, url=service.url)
        service.wait_for_requests()
        for permil in (1, 300, 999, 1000):
            service.let_through(permil)
        contains(run.result().stdout, "Olivia Brown")


@test
def hostile_names_are_visible_marks():
    name = "\x1b]0;PWNED\x07 \x9b31m\u202eX"
    with folder() as data, Service(names=[name]) as service:
        # Without countries the hostile one is the first; the choice stays for the runs after it.
        headless(data, "--keys", "r", url=service.url)
        for form in ("text", "ansi", "plain", "svg"):
            run = headless(data, "--format", form, "--keys", "Home", url=service.url)
            contains(run.stdout, "PWNED")
            for mark in ("\x1b]", "\x07", "\x9b", "\u202e"):
                lacks(run.stdout, mark)


test.end()
