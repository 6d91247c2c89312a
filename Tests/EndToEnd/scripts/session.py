"""Before, in and after a session: the PIN, its tries, the locks, and that no secret is seen."""

import fcntl
import os
import pathlib
import re
import signal
import subprocess

from ..harness.app import ends, quits, start
from ..harness.galbi import (
    BINARY, NOBODY, NOW, Tests, contains, environment, equal, folder, headless, lacks, patient, run, user,
    with_secrets)
from ..harness.page import Page
from ..harness.pin import FILE, PIN, set_pin, tries
from ..harness.pty_session import IMPATIENT, Session
from ..services.people import Service

DRIVES = "Session Secrets Detail"

test = Tests()
WRONG = "틀린-4321?"
LOCKED = "갈비가 잠겨 있습니다. PIN을 입력해 주세요."
HINTS = "  Enter 열기  F10 Ctrl-C 종료  Ctrl-P 전체 검색  F1 도움말"


def wrong(data, count, *arguments, **more):
    return with_secrets(
        data, " ".join(["<secret> Enter"] * count), *[WRONG] * count, arguments=arguments, **more)


def tree(data, *arguments):
    return run("tree", *arguments, "--data", str(data)).stdout.split("\n")


@test
def the_first_launch_asks_nothing():
    with folder() as data, Service() as service:
        shown = headless(data, url=service.url)
        equal((shown.returncode, shown.stderr), (0, ""))
        contains(Page(shown.stdout).head, user())
        equal(Page(shown.stdout).count, 100)
        equal(sorted(os.listdir(f"{data}/profiles")), ["default"])
        equal(os.stat(f"{data}/{FILE}").st_mode & 0o777, 0o600)
        equal(os.stat(f"{data}/profiles/default").st_mode & 0o777, 0o700)
        # Whoever starts it later does not rename the profile.
        contains(Page(headless(data, USER="somebody").stdout).head, user())


@test
def with_a_pin_nothing_is_on_the_tree_but_its_question():
    with folder() as data:
        set_pin(data)
        equal(tree(data), ["AppRoot  active  view", "  LoggedOut  active  view", ""])
        shown = headless(data, "--keys", "Esc").stdout.splitlines()
        contains(shown[4], LOCKED)
        equal(shown[23], HINTS)
        english = headless(data, "--lang", "en").stdout
        contains(english, "Galbi is locked. Enter the PIN.")
        contains(english, " Enter open  F10 Ctrl-C quit  Ctrl-P search all  F1 help")


@test
def the_pin_opens_it():
    with folder() as data, Service() as service:
        set_pin(data)
        shown = with_secrets(data, "<secret> Enter", PIN, url=service.url)
        equal((shown.returncode, shown.stderr), (0, ""))
        equal(Page(shown.stdout).count, 100)
        # As another system composes it.
        decomposed = "\u1100\u1161\u11af\u1107\u1175-1234!"
        equal(Page(with_secrets(data, "<secret> Enter", decomposed).stdout).count, 100)
        piped = headless(data, "--secrets", "-", "--keys", "<secret> Enter", stdin=f"{PIN}\n")
        equal(Page(piped.stdout).count, 100)


@test
def wrong_pins_are_counted_and_then_have_to_wait():
    with folder() as data:
        set_pin(data)
        for count in range(1, 5):
            shown = wrong(data, 1, "--now", NOW)
            contains(shown.stdout, f"PIN이 올바르지 않습니다. {5 - count}번 더 시도할 수 있습니다.")
            equal(tries(data), count)
        contains(wrong(data, 1, "--now", NOW).stdout, "30초 후 다시")
        # The right one does not count while it has to wait, and does not open either.
        contains(with_secrets(data, "<secret> Enter", PIN, arguments=("--now", NOW)).stdout, "30초 후 다시")
        equal(tries(data), 5)


@test
def the_wait_outlives_the_launch_and_a_clock_set_back():
    with folder() as data:
        set_pin(data)
        wrong(data, 5, "--now", NOW)
        for now, wait in (
            ("2026-11-21T09:00:10Z", "20초"), ("2026-11-20T09:00:00Z", "30초"),
            ("2026-11-20T09:00:29Z", "1초"), ("2026-11-20T09:00:20Z", "10초"),
        ):
            contains(headless(data, "--now", now).stdout, f"PIN을 여러 번 잘못 입력했습니다. {wait} 후 다시")
        shown = headless(data, "--now", "2026-11-20T09:00:00Z", "--keys", "Wait 29s")
        contains(shown.stdout, "1초 후 다시")
        shown = with_secrets(
            data, "Wait 30s <secret> Enter", PIN, arguments=("--now", "2026-11-20T09:00:00Z"))
        contains(shown.stdout, "사람")
        equal(tries(data), 0)


@test
def each_more_wrong_one_waits_longer_up_to_an_hour():
    with folder() as data:
        set_pin(data)
        wrong(data, 5, "--now", NOW)
        keys = " ".join(["Wait 61m <secret> Enter"] * 9)
        shown = with_secrets(data, keys, *[WRONG] * 9, arguments=("--now", NOW, "--frames")).stdout
        waits = re.findall(r"(\d+[초분]) 후 다시", shown)
        shorter = [wait for wait, before in zip(waits, ["30초", *waits]) if wait != before]
        equal(shorter, ["60초", "2분", "4분", "8분", "16분", "32분", "60분"])


@test
def what_is_entered_while_a_pin_is_looked_at_is_the_next_try():
    with folder() as data, Service() as service:
        set_pin(data)
        with start(data, url=service.url) as session:
            session.wait_for_text(LOCKED)
            session.send(*WRONG, "Enter", *PIN, "Enter")
            session.wait_for_count(100)
            quits(session)


@test
def ending_the_program_during_a_try_gains_nothing():
    with folder() as data:
        set_pin(data)
        for count in range(1, 5):
            with start(data) as session:
                session.wait_for_text(LOCKED)
                session.send(*WRONG, "Enter")
                # It counts before the hash is made, so a kill at any moment after is too late.
                session.wait_until(lambda: tries(data) == count, "the count")
                session.signal(signal.SIGKILL)
                session.wait_for_exit()
            equal(tries(data), count)
        with start(data) as session:
            session.wait_for_text(LOCKED)
            session.send(*WRONG, "Enter")
            session.wait_for_text(r"\d+초 후 다시")
            session.signal(signal.SIGKILL)
            session.wait_for_exit()
        with start(data) as session:
            session.wait_for_text(r"\d+초 후 다시")
            session.send("F10")
            ends(session)


@test
def two_at_once_share_the_tries():
    with folder() as data:
        set_pin(data)
        with start(data) as one, start(data) as other:
            for session in (one, other):
                session.wait_for_text(LOCKED)
            for session, left in ((one, 4), (other, 3), (one, 2), (other, 1)):
                session.send(*WRONG, "Enter")
                session.wait_for_text(f"{left}번 더 시도")
            one.send(*WRONG, "Enter")
            one.wait_for_text(r"\d+초 후 다시")
            other.send(*PIN, "Enter")
            other.wait_for_text(r"\d+초 후 다시")
            for session in (one, other):
                session.send("F10")
                equal(session.wait_for_exit(), 0)


@test
def on_a_terminal_the_pin_opens_it_and_a_key_locks_it():
    with folder() as data, Service() as service:
        set_pin(data)
        with start(data, url=service.url) as session:
            session.wait_for_text(LOCKED)
            session.send("Esc", "q", "C-u", *PIN)
            session.wait_for_text("PIN ▌••••••••")
            session.send("Enter")
            session.wait_for_count(100)
            session.send("Enter")
            session.wait_for_place("Olivia Brown")
            session.send("C-l")
            session.wait_for_text(LOCKED)
            lacks(session.screen.text(), "Olivia")
            session.send(*PIN, "Enter")
            session.wait_for_place("Olivia Brown")
            session.send("C-l")
            session.wait_for_text(LOCKED)
            session.interrupt()
            equal(session.left_behind(), [])
            lacks("\n".join(session.screen.lines()), PIN)


@test
def an_idle_session_is_locked_and_comes_back_where_it_was():
    with folder() as data, Service() as service:
        set_pin(data)
        keys = "<secret> Enter Down Down Enter Wait"
        shown = with_secrets(data, f"{keys} 299s", PIN, url=service.url).stdout
        place = Page(shown).place
        assert place, shown
        shown = with_secrets(data, f"{keys} 300s", PIN).stdout
        contains(shown, LOCKED)
        lacks(shown, place)
        again = with_secrets(data, f"{keys} 300s <secret> Enter", PIN, PIN).stdout
        equal(Page(again).place, place)
        (pathlib.Path(data) / "galbi.conf").write_text("auto-lock = 1\n")
        contains(with_secrets(data, f"{keys} 60s", PIN).stdout, LOCKED)


@test
def a_download_and_the_help_end_with_the_lock():
    with folder() as data, Service("silent") as service:
        set_pin(data)
        with start(data, url=service.url, variables=IMPATIENT) as session:
            session.wait_for_text(LOCKED)
            session.send(*PIN, "Enter")
            service.wait_for_requests()
            session.send("?", "Esc", "C-l")
            session.wait_for_text(LOCKED)
            session.send("F10")
            equal(session.wait_for_exit(), 0)


@test
def a_link_waits_behind_the_lock():
    link = "home/00000000-0000-4000-8000-000000000000"
    with folder() as data, Service() as service:
        headless(data, url=service.url)
        set_pin(data)
        shown = headless(data, link)
        equal(shown.returncode, 0)
        contains(shown.stdout, LOCKED)
        shown = with_secrets(data, "<secret> Enter", PIN, arguments=(link,)).stdout
        equal(Page(shown).place, "Mina Holt")
        listed = run("tree", link, "--lang", "en", "--data", str(data))
        equal(listed.stdout, "AppRoot  active  view\n  LoggedOut  active  view\n")
        equal(
            (listed.returncode, listed.stderr),
            (1, "galbi: Galbi is locked. The link opens after you enter the PIN.\n"))
        with start(data, link) as session:
            session.wait_for_text(LOCKED)
            session.send(*PIN, "Enter")
            session.wait_for_place("Mina Holt")
            quits(session)


@test
def a_secret_in_an_argument_is_refused():
    with folder() as data:
        set_pin(data)
        refused = headless(data, "--keys", f'"{PIN}" Enter', "--lang", "en")
        equal((refused.returncode, refused.stdout), (2, ""))
        equal(
            refused.stderr,
            "galbi: A secret can’t be an argument. Use <secret> in --keys, and put the secret in "
            "the --secrets file.\n")
        equal(headless(data, "--keys", "<secret>").returncode, 2)
        equal(with_secrets(data, "<secret> Enter <secret>", PIN, PIN).returncode, 2)
        # From a file or standard input it is no argument.
        shown = headless(data, "--keys", "-", "--frames", stdin=f'"{PIN}" Enter')
        equal(shown.returncode, 0)
        contains(shown.stdout, "--- 1 <secret>")
        lacks(shown.stdout, "--- 1 갈")
        contains(shown.stdout, "사람")


@test
def an_erasure_that_was_cut_short_is_finished():
    with folder() as data, Service() as service:
        headless(data, url=service.url)
        set_pin(data, more="erasing\n")
        profile = pathlib.Path(data) / "profiles/default"
        (profile / "galbi.sqlite.corrupt-20261121T062000Z").write_text("old")
        (pathlib.Path(data) / "galbi.log").write_text("old")
        (pathlib.Path(data) / "galbi.log.1").write_text("old")
        (pathlib.Path(data) / "config").write_text("kept")
        shown = headless(data, "--offline")
        equal((shown.returncode, shown.stderr), (0, ""))
        contains(shown.stdout, "샘플 데이터")
        equal([name for name in os.listdir(profile) if "corrupt" in name], [])
        lacks((pathlib.Path(data) / FILE).read_text(), "\npin ")
        equal((pathlib.Path(data) / "config").read_text(), "kept")
        equal((pathlib.Path(data) / "galbi.log.1").exists(), False)


@test
def nothing_is_erased_while_another_galbi_has_it_open():
    with folder() as data, Service() as service:
        with start(data, url=service.url) as session:
            session.wait_for_count(100)
            profile = os.open(f"{data}/profiles/default", os.O_RDONLY)
            try:
                fcntl.flock(profile, fcntl.LOCK_EX | fcntl.LOCK_NB)
                raise AssertionError("it is not in use")
            except BlockingIOError:
                pass
            path = pathlib.Path(data) / FILE
            path.write_text(path.read_text().replace("\nend\n", "\nerasing\nend\n"))
            contains(headless(data).stdout, "다른 갈비에서 이 프로필을 사용하고 있습니다.")
            equal((pathlib.Path(data) / "profiles/default/galbi.sqlite").exists(), True)
            quits(session)
            fcntl.flock(profile, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.close(profile)
        assert Page(headless(data, "--offline").stdout).count != 100


@test
def a_damaged_session_is_no_session_without_a_pin():
    with folder() as data:
        set_pin(data)
        path = pathlib.Path(data) / FILE
        whole = path.read_bytes()
        for cut in range(len(whole)):
            path.write_bytes(whole[:cut])
            if cut % 17 == 0:
                shown = headless(data, "--offline").stdout
                contains(shown, "손상되어")
                lacks(shown, "사람")
        path.write_bytes(whole)
        contains(headless(data).stdout, LOCKED)


@test
def no_secret_is_anywhere():
    with folder() as home:
        around = {name: f"{home}/{name}" for name in
                  ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
        data = pathlib.Path(home) / "XDG_DATA_HOME/galbi"
        secrets = pathlib.Path(home) / "pins"

        def galbi(*arguments, keys, pins=()):
            secrets.write_text("".join(f"{pin}\n" for pin in pins))
            shown = subprocess.run(
                [BINARY, *patient(
                    ["--headless", "--lang", "ko", "--secrets", str(secrets), "--keys", keys,
                     *arguments])],
                env=environment(NOBODY, **around), capture_output=True, text=True, timeout=60)
            secrets.unlink()
            return shown.stdout + shown.stderr

        galbi(keys="Wait 1s")
        set_pin(data)
        said = ""
        for form in ("text", "ansi", "svg", "plain"):
            said += galbi(
                "--format", form, "--frames", keys="<secret> Enter <secret> Enter Wait 2s C-l",
                pins=[WRONG, PIN])
        contains(said, "•")
        for secret in (PIN, WRONG):
            lacks(said, secret)
            found = [str(path) for path in pathlib.Path(home).rglob("*")
                     if path.is_file() and secret.encode() in path.read_bytes()]
            equal(found, [])
        for path in pathlib.Path(home).rglob("*"):
            if path.is_file():
                equal(os.stat(path).st_mode & 0o077, 0)

        # Nor in the arguments or the environment of the program that was told it.
        around = environment(**around)
        del around["TERM"]
        with Session([BINARY, "--lang", "ko"], environment=around) as session:
            session.wait_for_text(LOCKED)
            session.send(*PIN, "Enter")
            session.wait_for_footer()
            children = subprocess.run(
                ["pgrep", "-f", "-d", " ", f"^{BINARY} --lang ko$"], capture_output=True, text=True)
            for process in children.stdout.split():
                for name in ("cmdline", "environ"):
                    lacks(pathlib.Path(f"/proc/{process}/{name}").read_bytes(), PIN.encode())
            lacks(session.screen.text(), PIN)
            quits(session)


test.end()
