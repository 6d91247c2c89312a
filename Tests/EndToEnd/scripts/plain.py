"""The app in words, for screen readers and pipes; and keys that are recorded and played again."""

import os
import pathlib
import re
import signal
import stat
import subprocess

from ..harness.app import quits
from ..harness.galbi import BINARY, Tests, contains, environment, equal, folder, headless, lacks, run
from ..harness.pty_session import Session
from ..services.people import Service

DRIVES = "Galbi"

test = Tests()
PIN = "갈비-9876!"


def plain(data, lines, *arguments, **more):
    """The app in words on a pipe, with these lines of keys."""
    return run("--plain", "--lang", "ko", "--data", str(data), *arguments, stdin=lines, **more)


def live(data, *arguments, term="dumb", **more):
    """The app at a terminal that can place no cursor."""
    return Session(
        [BINARY, "--lang", "ko", "--data", str(data), *arguments],
        environment=environment(TERM=term, **more), term=term)


@test
def what_is_said_where_there_is_no_terminal_works():
    with folder() as data:
        refused = run("--data", data)
        equal(refused.returncode, 2)
        contains(refused.stderr, "--plain")
        shown = plain(data, "")
        equal((shown.returncode, shown.stderr), (0, ""))
        contains(shown.stdout, "샘플 데이터 · 오프라인")


@test
def the_first_screen_is_said_whole_and_then_what_is_new():
    with folder() as data, Service() as service:
        shown = plain(data, "Down\nEnter\nEsc\n", url=service.url)
        equal((shown.returncode, shown.stderr), (0, ""))
        lines = shown.stdout.splitlines()
        # What has the focus comes first.
        contains(lines[0], "> 목록 사람, 1 / 100: ")
        equal(lines[1:3], ["갈비", "탭 홈, 1 / 3"])
        last = next(place for place, line in enumerate(lines) if line.startswith("키: "))
        # A key that moves the selection says the row alone.
        contains(lines[last + 1], "> 목록 사람, 2 / 100: ")
        contains(lines[last + 2], "홈 › ")
        equal(lines.count(lines[last + 1]), 2)
        equal(len([line for line in lines if line == "갈비"]), 1)


@test
def what_closes_is_said_by_the_focus_alone_and_f7_reads_all():
    with folder() as data:
        lines = plain(data, "?\nEsc\nF8\nEsc\nC-p\nEsc\nF7\n", "--offline").stdout.splitlines()
        focus = lines[0]
        contains(focus, "> 목록 사람, 1 / 12: ")
        equal((lines.count(focus), lines.count("갈비"), lines.count("탭 홈, 1 / 3")), (5, 2, 2))
        # The help says its selected line, not all of them.
        equal(len([line for line in lines if line.startswith("> 목록 키, 1 / ")]), 1)
        lacks("\n".join(lines), "Shift-Tab: 이전 항목")


@test
def a_command_of_another_screen_is_said_once():
    with folder() as data:
        lines = plain(data, 'C-p\n"카드 추가" Enter\n', "--offline").stdout.splitlines()
        last = max(place for place, line in enumerate(lines) if "화면, 명령, 사람, 내역 검색: 카드 추가" in line)
        said = [line for line in lines[last + 1:] if line.startswith("> ")]
        equal(len(said), 1)
        contains(said[0], "> 입력란 카드 번호: 비어 있음")


@test
def a_selection_that_another_list_follows_is_said_alone():
    lines = run(
        "demo", "Ledger", "--plain", "--lang", "ko", stdin="t\nRight\nRight\nC\nEsc\n"
    ).stdout.splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("키: ")) + 1
    equal([line.split(":")[0] for line in lines[start:start + 4]],
          ["> 차트 월별 지출(원), 1 / 7"] * 3 + ["> 목록 분류 관리, 1 / 9"])
    contains(lines[start + 3], ": 식비")
    equal(lines[-1], lines[start + 2])


@test
def each_line_waits_for_what_the_one_before_has_begun():
    with folder() as data, Service() as service:
        keys = '3\nDown Down Enter "4321" Enter "4321" Enter\n2\nl\nEsc Esc\nq\n'
        shown = plain(data, keys, url=service.url)
        equal(shown.returncode, 0)
        for words in ("탭 프로필", "가계부", "슈퍼페이 잔액"):
            contains(shown.stdout, words)


@test
def a_line_without_keys_is_said_to_be_so_without_its_words_and_the_next_is_pressed():
    with folder() as data:
        shown = plain(data, 'Dwon hidden-4711\n2\n')
        equal(shown.returncode, 2)
        equal(plain(data, "Dwon\nq\n").returncode, 2)
        lacks(shown.stderr + shown.stdout, "4711")
        contains(shown.stderr, "1번째 글자부터 알 수 없는 키입니다")
        contains(shown.stdout, "탭 슈퍼페이, 2 / 3")


@test
def the_last_line_need_not_end_and_q_leaves_before_the_rest():
    with folder() as data:
        contains(plain(data, "2", "--no-restore").stdout, "탭 슈퍼페이")
        lacks(plain(data, "q\n2\n", "--no-restore").stdout, "탭 슈퍼페이")


@test
def ctrl_c_in_a_line_interrupts_as_a_terminal_does():
    with folder() as data:
        shown = plain(data, "2\nC-c\n3\n", "--no-restore")
        equal((shown.returncode, shown.stderr), (130, ""))
        contains(shown.stdout, "탭 슈퍼페이")
        lacks(shown.stdout, "탭 프로필")


@test
def a_field_is_said_once_for_a_text_that_a_line_types():
    with folder() as data:
        shown = plain(data, 'Enter\n"-kim 김"\nBackspace "i"\n', "profile")
        said = [line for line in shown.stdout.splitlines() if line.startswith("> 입력란")]
        equal(said, [
            "> 입력란 이름: tester", "> 입력란 이름: tester-kim 김", "> 입력란 이름: tester-kim ",
            "> 입력란 이름: tester-kim i"])


@test
def what_is_still_wrong_is_said_again_on_enter():
    with folder() as data:
        keys = 'End Up Up Up Enter "987" Enter\n"987" Enter\n'
        shown = plain(data, keys, "profile")
        equal(shown.stdout.count("PIN은 6자 이상"), 2)
        shown = plain(data, "Tab Tab Tab Tab Enter\nTab Tab Tab Tab Enter\n", "finance/card")
        equal(shown.stdout.count("오류: "), 9)


@test
def a_reader_that_goes_away_ends_it():
    with folder() as data:
        galbi = subprocess.Popen(
            [BINARY, "--plain", "--offline", "--data", data], env=environment(),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        galbi.stdout.readline()
        galbi.stdout.close()
        galbi.stdin.write(b"2\n3\n2\n" * 50)
        galbi.stdin.close()
        assert galbi.wait(60) != 0
        galbi.stderr.close()


@test
def a_full_disk_is_said():
    with folder() as data, open("/dev/full", "w") as full:
        shown = subprocess.run(
            [BINARY, "--plain", "--offline", "--lang", "en", "--data", data], env=environment(),
            stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
        equal(shown.returncode, 1)
        contains(shown.stderr, "couldn’t be written completely")


@test
def a_terminal_that_can_place_no_cursor_is_told_of_plain_and_gets_no_control():
    with folder() as data:
        with live(data, "--offline") as session:
            equal(session.wait_for_exit(), 2)
            contains(bytes(session.raw).decode(), "--plain")
        with live(data, "--offline", "--plain") as session:
            session.wait_for_text("^> 목록 사람, 1 / 12")
            # The cursor stands at what has the focus.
            start = len(session.raw)
            session.send("j")
            session.wait_for_text("^> 목록 사람, 2 / 12")
            row, column = session.screen.row, session.screen.column
            contains(session.screen.lines()[row], "> 목록 사람, 2 / 12")
            assert column > 10
            session.send("\n")
            session.wait_for_text("^이름: ")
            quits(session)
            lacks(bytes(session.raw), b"\x1b")
            equal(session.left_behind(), [])
            assert start > 0


@test
def data_stays_without_controls():
    with folder() as data:
        with Session(
            [BINARY, "--plain", "--offline", "--data", data], term="dumb",
            environment=environment(TERM="dumb", USER="\x1b]0;PWNED\x07"),
        ) as session:
            session.wait_for_text("PWNED")
            quits(session)
            lacks(bytes(session.raw), b"\x1b")
            lacks(bytes(session.raw), b"\x07")


@test
def the_terminal_is_given_back_at_every_end():
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGSEGV):
        with folder() as data, live(data, "--offline", "--plain") as session:
            session.wait_for_text("^> 목록 사람")
            if number == signal.SIGINT:
                session.interrupt()
            else:
                session.signal(number)
                equal(session.wait_for_exit(), -number)
            equal(session.left_behind(), [])


@test
def it_stops_and_says_the_screen_again_when_it_goes_on():
    with folder() as data, live(data, "--offline", "--plain") as session:
        session.wait_for_text("^> 목록 사람, 1 / 12")
        session.send("C-z")
        session.wait_for_stop()
        equal(session.left_behind(), [])
        start = len(session.raw)
        session.foreground()
        session.wait_for("탭 홈, 1 / 3".encode(), start)
        quits(session)


@test
def what_was_recorded_is_played_again_to_the_same_screen():
    with folder() as data, Service() as service:
        recording = f"{data}/keys"
        with live(
            f"{data}/a", "--record", recording, term="xterm-256color",
            GALBI_PEOPLE_URL=service.url,
        ) as session:
            session.wait_for_count(100)
            session.send("/", "a", "n", "Enter")
            session.wait_for_text(r"^  검색  an\n.*\n▌")
            session.send("Down", "Enter")
            session.wait_for_text("사용자 이름")
            shown = session.screen.lines()
            session.interrupt()
        equal(stat.S_IMODE(os.stat(recording).st_mode), 0o600)
        text = re.sub(r"Wait \d+s ", "", pathlib.Path(recording).read_text())
        equal(text, '/ "an" Enter\nDown Enter\n')
        played = headless(f"{data}/b", "--replay", recording, url=service.url)
        equal([line.rstrip() for line in played.stdout.splitlines()], shown)
        with live(
            f"{data}/c", "--replay", recording, term="xterm-256color",
            GALBI_PEOPLE_URL=service.url,
        ) as session:
            session.wait_until(lambda: session.screen.lines() == shown, "the same screen")
            # The user goes on from there.
            session.send("Esc")
            session.wait_for_text("1 홈 ")
            session.interrupt()


@test
def a_recording_begins_at_its_place_wherever_it_is_played():
    with folder() as data:
        plain(f"{data}/a", "2\nl\n", "--offline")
        for name, arguments in (("restored", []), ("link", ["profile"])):
            recording = f"{data}/{name}"
            with live(
                f"{data}/a", *arguments, "--offline", "--record", recording, term="xterm-256color",
            ) as session:
                session.wait_for_text("프로필 ›|가계부|이름")
                session.send("Down")
                session.wait_until_read()
                session.send("Up", "Down")
                session.interrupt()
            text = pathlib.Path(recording).read_text()
            equal(text.startswith("Place "), True)
        contains(pathlib.Path(f"{data}/restored").read_text(), "finance")
        # Also where the last place is another one.
        plain(f"{data}/b", "3\n", "--offline")
        for place, sentence in (("restored", "가계부"), ("link", "이름")):
            played = headless(f"{data}/c", "--offline", "--replay", f"{data}/{place}")
            equal((played.returncode, played.stderr), (0, ""))
            contains(played.stdout, sentence)
            with live(
                f"{data}/b", "--offline", "--replay", f"{data}/{place}", term="xterm-256color",
            ) as session:
                session.wait_for_text(sentence)
                session.interrupt()


@test
def a_recording_holds_no_secret_and_takes_them_from_a_file_when_played():
    with folder() as data:
        recording, secrets = f"{data}/keys", pathlib.Path(data) / "secrets"
        with live(
            f"{data}/a", "profile", "--offline", "--record", recording, term="xterm-256color",
        ) as session:
            session.wait_for_text("이름")
            session.send("End", "Up", "Up", "Up")
            session.wait_for_text("^ *▌ PIN")
            session.send("Enter", PIN, "Enter")
            session.wait_for_text("새 PIN 확인")
            session.send(PIN, "Enter")
            session.wait_for_passing("PIN을 설정했습니다")
            session.interrupt()
        text = pathlib.Path(recording).read_text()
        lacks(text, PIN)
        equal(text.count("<secret>"), 2)
        played = headless(f"{data}/b", "profile", "--offline", "--replay", recording)
        equal(played.returncode, 2)
        contains(played.stderr, "--secrets")
        secrets.write_text(f"{PIN}\n{PIN}\n")
        played = headless(
            f"{data}/b", "profile", "--offline", "--replay", recording, "--secrets", str(secrets))
        equal((played.returncode, played.stderr), (0, ""))
        contains(played.stdout, "PIN")
        contains(headless(f"{data}/b").stdout, "갈비가 잠겨 있습니다")


@test
def keys_that_come_by_themselves_open_what_is_locked():
    with folder() as data:
        secrets, recording = pathlib.Path(data) / "secrets", pathlib.Path(data) / "keys"
        secrets.write_text(f"{PIN}\n{PIN}\n")
        set_up = 'End Up Up Up Enter <secret> Enter <secret> Enter\n'
        shown = plain(data, set_up, "profile", "--offline", "--secrets", str(secrets))
        contains(shown.stdout, "PIN을 설정했습니다")
        # The place to come back to and a link wait behind the lock; keys do not.
        for arguments in ([], ["finance"]):
            shown = plain(data, f'"{PIN}" Enter\n2\n', *arguments, "--offline")
            equal((shown.returncode, shown.stderr), (0, ""))
            contains(shown.stdout, "갈비가 잠겨 있습니다")
            contains(shown.stdout, "탭 슈퍼페이, 2 / 3")
            lacks(shown.stdout, PIN)
        contains(plain(data, "").stdout, "갈비가 잠겨 있습니다")
        recording.write_text("<secret> Enter 2")
        with live(
            data, "--offline", "--replay", str(recording), "--secrets", str(secrets),
            term="xterm-256color",
        ) as session:
            session.wait_for_text("슈퍼페이 잔액")
            session.interrupt()


@test
def a_cards_number_and_code_are_in_no_recording():
    with folder() as data:
        recording = pathlib.Path(data) / "keys"
        with live(
            f"{data}/a", "finance/card", "--offline", "--record", str(recording),
            term="xterm-256color",
        ) as session:
            session.wait_for_text("카드 번호")
            session.send("4111111111111111", "Tab", "1229", "Tab", "737", "Enter")
            session.wait_for_text("1111")
            session.interrupt()
        text = re.sub(r"Wait \d+s ", "", recording.read_text())
        lacks(text, "4111")
        lacks(text, "737")
        contains(text, '<secret> Tab "1229" Tab <secret> Enter')


@test
def a_cards_number_that_comes_before_its_field_waits_for_it_and_is_in_no_recording():
    with folder() as data:
        recording = pathlib.Path(data) / "keys"
        with live(
            f"{data}/a", "--offline", "--record", str(recording), term="xterm-256color",
        ) as session:
            # The wallet is not open in the first moments.
            session.wait_for_text("슈퍼페이")
            session.write(b"2a1234123412341234")
            session.wait_for_text("1234 1234 1234 1234")
            session.interrupt()
        text = re.sub(r"Wait \d+s ", "", recording.read_text())
        equal(text, "2 a <secret>")


@test
def a_recording_that_is_there_is_left_alone():
    with folder() as data:
        recording = pathlib.Path(data) / "keys"
        recording.write_text("mine")
        with live(data, "--record", str(recording), term="xterm-256color") as session:
            equal(session.wait_for_exit(), 2)
            contains(bytes(session.raw).decode(), "이미 있어")
        equal(recording.read_text(), "mine")
        # Where there is no screen there is nothing to record.
        equal(run("--record", f"{data}/new").returncode, 2)
        equal(os.path.exists(f"{data}/new"), False)


@test
def what_is_recorded_is_done_without_the_mouse_which_no_key_could_do_again():
    with folder() as data:
        with live(
            data, "profile", "--offline", "--record", f"{data}/keys", term="xterm-256color",
        ) as session:
            session.wait_for_text("마우스 +끔 +--record")
            lacks(bytes(session.raw), b"?1000h")
            session.interrupt()


@test
def a_recording_that_finds_no_room_is_said_to_be_cut():
    with folder() as data:
        recording = pathlib.Path(data) / "keys"
        shown = plain(
            f"{data}/a", "2\n3\n2\n3\n2\n3\n", "--offline", "--record", str(recording), longest_file=8)
        # Where the machine pauses, so does the recording.
        equal((shown.returncode, len(recording.read_text())), (1, 8))
        assert re.fullmatch(r"(Wait \d+s |[23] )*(Wa?i?t? ?\d*s?|[23])?", recording.read_text()), recording.read_text()
        contains(shown.stderr, "키를 끝까지 기록하지 못했습니다")


@test
def options_that_do_nothing_are_refused():
    for arguments in (
        ["--headless", "--record", "x"], ["--headless", "--keys", "q", "--replay", "x"],
        ["tree", "--plain"], ["config", "list", "--replay", "x"], ["--plain", "--keys", "q"],
        ["--size", "80x24"], ["--plain", "--frames"], ["--replay", "/nowhere"],
    ):
        refused = run(*arguments)
        equal((refused.returncode, refused.stderr.count("\n"), refused.stdout), (2, 1, ""))


test.end()
