"""The profile: its settings live in two running Galbis, its PIN, and what it erases."""

import os
import pathlib

from ..harness.app import quits, start
from ..harness.galbi import Tests, conf, contains, equal, folder, headless, lacks, run, user, with_secrets
from ..harness.page import Page
from ..services.people import Service

DRIVES = "Profile Settings"

test = Tests()
PIN = "갈비-1234!"
KEY = "s3cret-abcd-1234"
LOCKED = "갈비가 잠겨 있습니다. PIN을 입력해 주세요."
# The SGR parameters that set one.
COLOURS = {*range(30, 39), *range(40, 49), *range(90, 98), *range(100, 108)}
# With a PIN there are lines to remove it and to lock now.
TO_PIN = "End Up Up Up"
TO_REMOVE = "End Up Up Up Up"


def opened(data, url, *arguments):
    """Galbi on a terminal, in the language and the look of its settings."""
    return start(data, *arguments, url=url, lang=None, variables={"COLORTERM": "truecolor"})


def typed(data, keys, *secrets, arguments=(), **more):
    return with_secrets(data, keys, *secrets, arguments=("profile", *arguments), **more)


def config(data, *words):
    shown = run("config", *words, "--data", str(data), GALBI_PEOPLE_URL="", GALBI_MOVIES_URL="")
    equal((shown.returncode, shown.stderr), (0, ""))
    return shown.stdout


def with_pin(data):
    shown = typed(data, f"{TO_PIN} Enter <secret> Enter <secret> Enter", PIN, PIN)
    contains(shown.stdout, "PIN을 설정했습니다.")


@test
def a_change_is_seen_at_once_in_every_running_galbi():
    with folder() as data, Service() as service:
        with opened(data, service.url, "profile") as one, opened(
                data, service.url, "home") as two:
            one.wait_for_selected("Name")
            two.wait_for_text(r"^  People  100")
            one.send("Down", "Enter")
            one.wait_for_selected("언어 한국어")
            # The first one shows it before it is kept; what another one shows is in the file.
            two.wait_for_text(r"^  사람  100")
            config(data, "set", "language", "en")
            one.wait_for_selected("Language")
            two.wait_for_text(r"^  People  100")
            # As an editor does that writes into the file itself.
            conf(data).write_text(conf(data).read_text().replace("= en", "= ko"))
            one.wait_for_selected("언어")
            two.wait_for_text(r"^  사람  100")
            for session in (one, two):
                quits(session)


@test
def theme_colours_and_mouse_change_while_it_runs():
    with folder() as data, Service() as service, opened(data, service.url) as session:
        session.wait_for_text(r"^  People  100")
        session.wait_until(lambda: session.screen.modes[1000], "the mouse")
        config(data, "set", "mouse", "off")
        session.wait_until(lambda: not session.screen.modes[1000], "the end of the mouse")
        config(data, "set", "mouse", "on")
        session.wait_until(lambda: session.screen.modes[1000], "the mouse")
        dim = {"night": (0x9C, 0xA3, 0xB0), "day": (0x5C, 0x63, 0x70)}

        def shows(theme):
            return any((38, 2, *dim[theme]) in style for row in session.screen.styles for style in row)

        session.wait_until(lambda: shows("night"), "the night")
        config(data, "set", "theme", "day")
        session.wait_until(lambda: shows("day") and not shows("night"), "the day")
        config(data, "set", "colors", "none")
        session.wait_until(
            lambda: not any(
                part[0] in COLOURS for row in session.screen.styles for style in row
                for part in style), "no colour")
        quits(session)


@test
def the_help_says_what_becomes_of_the_mouse():
    with folder() as data:
        contains(headless(data, "--keys", "F1 End").stdout, "F9         마우스 끄기")
        config(data, "set", "mouse", "off")
        contains(headless(data, "--keys", "F1 End").stdout, "F9         마우스 켜기")
        to_mouse = "Down Down Down Down"
        shown = headless(data, "profile", "--keys", f"{to_mouse} Enter F1 End").stdout
        contains(shown, "마우스 끄기")


@test
def a_broken_line_is_said_while_it_runs_and_mended_again():
    with folder() as data, Service() as service, opened(data, service.url, "profile") as session:
        session.wait_for_selected("Name")
        conf(data).write_text("theme = day\nnonsense\n")
        session.wait_for_text(r"Line 2 of ")
        session.send("Down", "Down")
        session.wait_for_selected("Theme day")
        session.send("Enter")
        session.wait_for_selected("Theme plain")
        session.wait_until(
            lambda: conf(data).read_text() == "theme = plain\nnonsense\n", "the changed line")
        session.wait_for_text(r"Line 2 of ")
        conf(data).write_text("theme = day\n")
        session.wait_for_selected("Theme day")
        session.wait_until(lambda: "Line 2 of" not in session.screen.text(), "the end of the fault")


@test
def the_next_request_goes_where_the_settings_say():
    with folder() as data, Service() as first, Service() as second:
        config(data, "set", "people.url", first.url)
        with opened(data, "") as session:
            session.wait_for_text(r"^  People  100")
            asked = len(second.requests)
            config(data, "set", "people.url", second.url)
            config(data, "set", "language", "ko")
            session.wait_for_count(100)
            session.send("R")
            second.wait_for_requests()
            equal(asked, 0)


@test
def the_region_of_home_is_remembered():
    with folder() as data, Service() as service:
        contains(headless(data, "--keys", "r", url=service.url).stdout, "국가 ○")
        equal(config(data, "get", "region"), "off\n")
        contains(headless(data, url=service.url).stdout, "국가 ○")
        config(data, "set", "region", "on")
        contains(headless(data, url=service.url).stdout, "국가 ●")


@test
def it_is_there_in_both_languages_and_in_a_small_window():
    with folder() as data:
        korean = headless(data, "profile", "--keys", TO_PIN).stdout
        contains(korean, "PIN 설정")
        contains(korean, "화면 잠금은 다른 사람의 접근을 막을 뿐, 데이터를 암호화하지 않습니다.")
        english = headless(data, "profile", "--lang", "en", "--keys", TO_PIN).stdout
        contains(english, "Set PIN")
        contains(english, "The lock keeps others out of Galbi. It does not encrypt your data.")
        small = headless(data, "profile", "--size", "40x12", "--keys", "End").stdout
        contains(small, "▌ 내 데이터 삭제")
        equal(max(len(line) for line in small.splitlines()) <= 40, True)


@test
def what_comes_from_elsewhere_cannot_be_changed_here():
    with folder() as data:
        shown = headless(data, "profile", "--theme", "day", "--keys", "Down Down Enter").stdout
        contains(shown, "--theme")
        contains(shown, "여기서 바꿀 수 없습니다")
        lacks(config(data, "list"), "file")


@test
def a_pin_is_set_changed_and_removed():
    with folder() as data:
        with_pin(data)
        contains(headless(data).stdout, LOCKED)
        other = "another one"
        shown = typed(
            data, f"<secret> Enter {TO_REMOVE} Up Enter <secret> Enter <secret> Enter <secret> Enter",
            PIN, PIN, other, other)
        contains(shown.stdout, "PIN을 설정했습니다.")
        shown = typed(data, "<secret> Enter", PIN)
        contains(shown.stdout, "PIN이 올바르지 않습니다.")
        shown = typed(data, f"<secret> Enter {TO_REMOVE} Enter <secret> Enter", other, other)
        contains(shown.stdout, "PIN을 해제했습니다.")
        lacks(headless(data).stdout, LOCKED)


@test
def a_pin_that_is_set_in_one_galbi_locks_the_other_one_too():
    with folder() as data, Service() as service:
        config(data, "set", "language", "en")
        with (opened(data, service.url, "profile") as one,
              opened(data, service.url, "profile") as two):
            for session in (one, two):
                session.wait_for_selected("Name")
                session.send("End")
                session.wait_for_text(r"Set PIN")
            one.send("End", "Up", "Up", "Up", "Enter", *PIN, "Enter")
            one.wait_for_text(r"Confirm PIN")
            one.send(*PIN, "Enter")
            one.wait_for_text(r"Change PIN")
            two.wait_for_text(r"Change PIN")
            two.send("C-l")
            two.wait_for_text(r"Galbi is locked\. Enter the PIN\.")


@test
def keys_that_come_all_at_once_are_all_taken():
    with folder() as data, Service() as service:
        config(data, "set", "language", "en")
        with opened(data, service.url, "profile") as session:
            session.wait_for_selected("Name")
            session.send("Down", "Down", "Enter", "Enter")
            session.wait_for_selected("Theme day")
            session.send("End", "Up", "Up", "Up", "Enter", *PIN, "Enter", *PIN, "Enter")
            session.wait_for_passing(r"PIN set\.")
            session.send("C-l")
            session.wait_for_text(r"Galbi is locked\. Enter the PIN\.")
            session.send(*PIN, "Enter")
            session.wait_for_text(r"^  Profile ")


@test
def a_locked_galbi_sees_that_there_is_no_pin_any_more():
    with folder() as data, Service() as service:
        with_pin(data)
        config(data, "set", "language", "en")
        with opened(data, service.url) as session:
            session.wait_for_text(r"Galbi is locked\. Enter the PIN\.")
            typed(data, f"<secret> Enter {TO_REMOVE} Enter <secret> Enter", PIN, PIN)
            session.wait_for_text(r"You are signed out\. Press Enter to sign in\.")
            session.send("Enter")
            session.wait_for_text(r"^  People  ")


@test
def lock_now_sign_out_and_the_time_until_the_lock():
    with folder() as data:
        lacks(headless(data, "profile").stdout, "지금 잠금")
        contains(headless(data, "profile", "--keys", "End Up Enter").stdout, "로그아웃했습니다.")
        with_pin(data)
        contains(typed(data, "<secret> Enter End Up Up Enter", PIN).stdout, LOCKED)
        config(data, "set", "auto-lock", "1")
        lacks(typed(data, "<secret> Enter Wait 59s", PIN).stdout, LOCKED)
        contains(typed(data, "<secret> Enter Wait 60s", PIN).stdout, LOCKED)
        config(data, "set", "auto-lock", "off")
        lacks(typed(data, "<secret> Enter Wait 60m", PIN).stdout, LOCKED)


@test
def everything_is_erased_when_the_name_is_typed_and_the_settings_stay():
    with folder() as data, Service() as service:
        config(data, "set", "theme", "day")
        shown = headless(data, "profile", "--keys", 'End Enter "nobody" Enter', url=service.url)
        contains(shown.stdout, "프로필 이름과 다릅니다.")
        with_pin(data)
        name = user()
        shown = typed(data, f'<secret> Enter End Enter "{name}" Enter', PIN, url=service.url)
        equal((shown.returncode, shown.stderr), (0, ""))
        contains(shown.stdout, "데이터를 모두 삭제하고 처음부터 시작합니다.")
        lacks(headless(data).stdout, LOCKED)
        equal(config(data, "get", "theme"), "day\n")


@test
def a_long_name_leaves_room_and_is_cut():
    with folder() as data:
        headless(data)
        name = "가나다라" * 9
        headless(data, "profile", "--keys", f'Enter C-u "{name}" Enter')
        head = Page(headless(data).stdout).head
        contains(head, "가나다라가나다라가나다…")
        contains(head, "샘플 데이터")


@test
def no_secret_stands_anywhere_but_in_the_file_of_settings():
    with folder() as data:
        shown = run("config", "set", "movies.key", "--data", str(data), stdin=KEY)
        contains(shown.stdout, "····1234")
        outputs = [shown, headless(data, "profile", "--format", "plain")]
        with_pin(data)
        outputs.append(headless(data, "--frames"))
        for shown in outputs:
            for secret in (KEY[:-4], PIN):
                lacks(shown.stdout + shown.stderr, secret)
        for path in pathlib.Path(data).rglob("*"):
            equal(path.stat().st_mode & 0o077, 0)
            if path.is_file():
                lacks(path.read_bytes(), PIN.encode())
                if path != conf(data):
                    lacks(path.read_bytes(), KEY.encode()[:-4])
        # Nor can it be an argument.
        shown = headless(data, "profile", "--keys", '"abcdefgh"')
        equal(shown.returncode, 2)
        equal(os.path.exists(f"{data}/secrets"), False)


@test
def a_wide_window_has_all_values_of_each_setting():
    with folder() as data:
        for size, names in (("120x30", ""), ("200x50", "theme GALBI_THEME")):
            shown = headless(data, "profile", "--keys", "Down Down", "--size", size).stdout
            (line,) = (line for line in shown.splitlines() if "테마" in line)
            equal(" ".join(line.replace("┃", " ").split()), f"▌ 테마 ● 시스템 ○ 어둡게 ○ 밝게 ○ 흑백 {names}".strip())
            equal(shown.count("▌"), 1)


test.end()
