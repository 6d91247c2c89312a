"""Getting around on the release binary: commands, help, mouse, and the place of the last launch."""

import json
import pathlib
import re
import signal
import stat

from ..harness.app import ends, quits, start
from ..harness.galbi import BINARY, Tests, contains, environment, equal, folder, headless, lacks, run
from ..harness.page import Page
from ..harness.screen import column_of
from ..harness.tmux_session import Tmux
from ..services.people import Service, named

DRIVES = "Galbi"

test = Tests()
NAMES = ["김민수", "박지훈", "Daan de Vries", "Noah Williams", "이서연"]
IDS = [f"00000000-0000-4000-8000-{number:012}" for number in range(len(NAMES))]
PLACE = "profiles/default/place"
MOUSE = (1000, 1002, 1006)


def shows(session, part):
    session.wait_until(lambda: part in session.screen.text(), f"{part!r}")


def place(data):
    file = pathlib.Path(data) / PLACE
    return file.read_text() if file.exists() else ""


# -- commands -------------------------------------------------------------------


@test
def the_commands_list_what_can_be_done_in_both_languages():
    with folder() as data:
        korean = headless(data, "--offline", "--keys", "C-p").stdout
        english = headless(data, "--offline", "--lang", "en", "--keys", "C-p").stdout
        for screen, words in (
            (korean, ["╭─ 전체 검색 ─", "▏ 홈 ", "home/mart", "Esc 닫기", "Enter 실행"]),
            (english, ["╭─ Search all ─", "▏ Home ", "home/mart", "Esc close", "Enter run"]),
        ):
            for word in words:
                contains(screen, word)
        contains(headless(data, "--offline", "--keys", 'C-p "홈"').stdout, "▏ 홈 ")
        contains(
            headless(data, "--offline", "--lang", "en", "--keys", 'C-p "home"').stdout,
            "▏ Home ")


@test
def a_command_is_found_by_initials_and_done_by_enter():
    with folder() as data:
        before = headless(data, "--offline").stdout
        contains(before, "국가 ●")
        contains(headless(data, "--offline", "--keys", 'C-p "ㄱㄱ" Enter').stdout, "국가 ○")
        # What was done stays done, what was only looked for is not.
        contains(headless(data, "--offline", "--keys", 'C-p "국가" Esc').stdout, "국가 ○")


@test
def a_typed_link_is_followed_and_an_unknown_one_is_said_in_both_languages():
    with folder() as data, Service(people=named(NAMES, nat="KR")) as service:
        link = f"home/{IDS[1]}"
        screen = headless(data, "--keys", f'C-p "{link}" Enter', url=service.url).stdout
        equal(Page(screen).place, "박지훈")
        screen = headless(data, "--keys", f'C-p "{link}" Enter C-p "홈" Enter', url=service.url).stdout
        equal(Page(screen).place, None)
        for lang, sentence in (
            ("ko", "‘nowhere’ 항목을 찾을 수 없어 가장 가까운 화면을 열었습니다."),
            ("en", "“nowhere” was not found, so the nearest screen was opened."),
        ):
            screen = headless(
                data, "--lang", lang, "--keys", 'C-p "nowhere/x" Enter', url=service.url).stdout
            contains(screen, sentence)


@test
def the_help_lists_the_keys_of_the_window_too():
    with folder() as data:
        with start(data, "--offline", rows=40) as session:
            shows(session, "Lukas Weber")
            session.send("?", "End")
            session.wait_until(lambda: session.page.sheet == "도움말", "the help")
            for words in ("Ctrl-P     전체 검색", "F9         마우스 끄기", "? F1       도움말"):
                shows(session, words)
            quits(session, "Esc")


# -- the mouse --------------------------------------------------------------------


def takes_mouse(session, expected):
    session.wait_until(
        lambda: all(session.screen.modes[number] == expected for number in MOUSE), "the mouse")


@test
def a_click_selects_and_opens_and_the_wheel_scrolls():
    with folder() as data, Service(people=named(NAMES, nat="KR")) as service:
        with start(data, url=service.url) as session:
            shows(session, "이서연")
            takes_mouse(session, True)
            session.click_on("박지훈")
            session.wait_for_selected("박지훈")
            session.click_on("박지훈")
            session.wait_for_place("박지훈")
            session.click_on("Esc")
            session.wait_for_place(None)
            session.write(b"\x1b[<65;5;8M" * 50)
            session.wait_until_read()
            quits(session)


@test
def a_bar_shows_the_place_in_a_list_and_is_clicked_and_dragged():
    for columns, rows in ((80, 24), (200, 50), (40, 12)):
        with folder() as data, Service() as service:
            with start(data, url=service.url, columns=columns, rows=rows) as session:
                session.wait_for_count(100)
                session.wait_for_text("┃")
                session.wait_until_read()
                lines = session.screen.lines()
                bar = [row for row, line in enumerate(lines) if "┃" in line]
                column = column_of(lines[bar[0]], "┃")
                bottom = rows - 3
                session.click(bottom, column)
                session.wait_until(lambda: "┃" in session.screen.lines()[bottom], "the last rows")
                session.write(f"\x1b[<0;{column + 1};{bottom + 1}M".encode())
                session.write(f"\x1b[<32;{column + 1};{bar[0] + 1}M".encode())
                session.wait_until(lambda: "┃" in session.screen.lines()[bar[0]], "the first rows")
                session.write(f"\x1b[<0;{column + 1};{bar[0] + 1}m".encode())
                quits(session)


@test
def the_words_of_the_head_and_the_steps_of_the_path_take_clicks():
    for lang, recent, favourites in (("ko", "최근", "즐겨찾기"), ("en", "Recent", "Favourites")):
        with folder() as data, Service(people=named(NAMES, nat="KR")) as service:
            with start(data, url=service.url, lang=lang) as session:
                shows(session, "이서연")
                for word in (favourites, recent):
                    session.click_on(word)
                    session.wait_for_text(f"^  {word}  0")
                session.send("Esc", "Enter")
                session.wait_until(lambda: session.page.place, "a person")
                session.click(1, 2)
                session.wait_for_place(None)
                quits(session)


@test
def escape_stays_at_the_first_screen_of_a_tab():
    with folder() as data:
        for tab, title in (("2", "▏2 슈퍼페이"), ("3", "▏3 프로필"), ("1", "▏1 홈")):
            for size in ("80x24", "200x50", "40x12"):
                shown = headless(
                    data, "--offline", "--size", size, "--keys", f"{tab} Esc Esc Esc").stdout
                contains(shown, title)


@test
def notices_stay_as_long_as_they_take_to_read_and_can_be_read_again():
    with folder() as data, Service(people=named(NAMES, nat="KR")) as service:
        for lang, sentence, title in (
                ("ko", "다운로드한 데이터를 삭제했습니다.", "알림"),
                ("en", "Downloads cleared.", "Notifications")):
            arguments = ("--lang", lang)
            keys = "C Wait 3s"
            contains(headless(data, *arguments, "--keys", keys, url=service.url).stdout, sentence)
            keys = "u C Wait 10s"
            lacks(headless(data, *arguments, "--keys", keys, url=service.url).stdout, sentence)
            for ask in ("F8", f'C-p "{title}" Enter'):
                shown = headless(
                    data, *arguments, "--keys", f"u C Wait 10s {ask}", url=service.url).stdout
                contains(shown, title)
                contains(shown, sentence)
                words = headless(
                    data, *arguments, "--format", "plain", "--keys", f"u C Wait 10s {ask}",
                    url=service.url).stdout
                contains(words, sentence)


@test
def what_was_searched_for_is_underlined_and_gone_through():
    with folder() as data, Service(people=named(NAMES, nat="KR")) as service:
        keys = '/ "n" Enter'
        for more, name in (("", "Daan de Vries"), (" n", "Noah Williams"), (" n n", "Daan de Vries"),
                           (" N", "Noah Williams")):
            shown = headless(data, "--keys", keys + more, url=service.url).stdout
            contains(Page(shown).selected, name)
        colours = headless(data, "--keys", keys, "--format", "ansi", url=service.url).stdout
        if not re.search(r"\x1b\[[\d;]*\b4\b[\d;]*m[nN]", colours):
            raise AssertionError("nothing is underlined")


@test
def a_burst_of_the_wheel_draws_once():
    with folder() as data, Service() as service:
        with start(data, url=service.url) as session:
            session.wait_for_count(100)
            session.wait_for_footer()
            session.wait_until_read()
            begin = len(session.raw)
            session.write(b"\x1b[<65;5;8M" * 100)
            session.wait_until(lambda: len(session.raw) > begin, "a frame")
            quits(session)
            written = len(session.raw) - begin
            if written > 8_000:
                raise AssertionError(f"{written} bytes for one burst")


@test
def the_mouse_is_given_back_by_a_key_and_by_an_option():
    with folder() as data:
        with start(data, "--offline") as session:
            session.wait_for_footer()
            takes_mouse(session, True)
            session.send("F9")
            takes_mouse(session, False)
            shows(session, "  이제 마우스로 텍스트를 선택할 수 있습니다. F9를 누르면 갈비가 다시 마우스를\n"
                           "  사용합니다.")
            session.send("F9")
            takes_mouse(session, True)
            quits(session)
        with start(data, "--offline", "--no-mouse", lang="en") as session:
            session.wait_for_footer()
            quits(session)
            if b"?1000h" in session.raw:
                raise AssertionError("the mouse was taken")


@test
def the_mouse_never_types():
    with folder() as data:
        with start(data, "--offline") as session:
            shows(session, "Lukas Weber")
            session.send("/")
            session.wait_until(lambda: session.page.search == "", "the search")
            for part in (b"\x1b[<0;1", b"0;9", b"M", b"\x1b[<0;;M", b"\x1b[M\xff\xff\xff", b"\x1b[<64;70;1M"):
                session.write(part)
                session.wait_until_read()
            session.send("x")
            session.wait_until(lambda: session.page.search == "x", "the letter")
            quits(session, "Esc")


@test
def the_terminal_is_given_back_whatever_ends_the_app():
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGSEGV, signal.SIGABRT):
        with folder() as data:
            with start(data, "--offline") as session:
                session.wait_for_footer()
                takes_mouse(session, True)
                session.signal(number)
                ends(session, -number)


@test
def in_tmux_clicks_and_control_arrows_arrive():
    with folder() as data, Service(people=named(NAMES, nat="KR")) as service:
        argv = [BINARY, "--data", data, "--lang", "en"]
        with Tmux(argv, 80, 24, environment(service.url, TERM="screen-256color")) as session:
            lines = session.wait_for(
                lambda lines: any("Noah" in line for line in lines), "the people")
            row = Page(lines).row("Noah")
            for _ in range(2):
                session.send("-l", f"\x1b[<0;5;{row + 1}M\x1b[<0;5;{row + 1}m")
            session.wait_for(lambda lines: Page(lines).place == "Noah Williams", "the person")
            session.send("C-Left", "C-Right", "Escape")
            session.wait_for(lambda lines: lines[1] == " ▏1 Home   2 SuperPay   3 Profile", "home")
            session.send("q")
            equal(session.wait_for_exit(), 0)


# -- the place of the last launch ---------------------------------------------------


def leaves_at(data, service, end, *keys):
    with start(data, url=service.url) as session:
        shows(session, "이서연")
        session.send("Down", "Enter", *keys)
        session.wait_for_place("박지훈")
        end(session)


@test
def the_next_launch_is_where_the_last_one_ended():
    def interrupts(session):
        session.send("C-c")
        ends(session, 130)

    def terminates(session):
        session.signal(signal.SIGTERM)
        ends(session, -signal.SIGTERM)

    def is_killed(session):
        session.wait_until_read()
        session.wait_until(lambda: IDS[1] in place(session.data), "the place in its file")
        session.signal(signal.SIGKILL)
        equal(session.wait_for_exit(), -signal.SIGKILL)

    for end in (quits, interrupts, terminates, is_killed):
        with folder() as data, Service(people=named(NAMES, nat="KR")) as service:
            def at_end(session, end=end):
                session.data = data
                end(session)

            leaves_at(data, service, at_end)
            equal(stat.S_IMODE((pathlib.Path(data) / PLACE).stat().st_mode), 0o600)
            with start(data, url=service.url) as session:
                session.wait_for_place("박지훈")
                session.send("Esc")
                session.wait_for_place(None)
                session.wait_for_selected("박지훈")
                quits(session)


@test
def the_selection_and_the_scroll_come_back_too():
    with folder() as data, Service() as service:
        with start(data, url=service.url) as session:
            session.wait_for_count(100)
            session.send("PageDown", "PageDown", "Up", "Up", "Up")
            session.wait_until_read()
            session.wait_for_text("▌")
            session.send("?", "Esc")
            session.wait_until_read()
            quits(session)
        kept = place(data)
        contains(kept, "above=")
        with start(data, url=service.url) as session:
            session.wait_for_text("▌")
            quits(session)
        equal(place(data), kept)


@test
def a_link_and_an_option_win_over_the_last_place():
    with folder() as data, Service(people=named(NAMES, nat="KR")) as service:
        leaves_at(data, service, quits)
        with start(data, f"home/{IDS[3]}", url=service.url) as session:
            session.wait_for_place("Noah Williams")
            quits(session)
        contains(place(data), IDS[3])
        with start(data, "--no-restore", url=service.url) as session:
            shows(session, "이서연")
            equal(session.page.place, None)
            quits(session)


@test
def a_headless_run_restores_and_keeps_only_when_asked():
    with folder() as data, Service(people=named(NAMES, nat="KR")) as service:
        def screen(*arguments):
            return headless(data, *arguments, url=service.url).stdout

        screen("--keys", "Down Enter")
        equal((pathlib.Path(data) / PLACE).exists(), False)
        equal(Page(screen("--restore", "--keys", "Down Enter")).place, "박지훈")
        equal(Page(screen()).place, None)
        equal(Page(screen("--restore")).place, "박지훈")
        screen("--restore", "--keys", "Esc")
        equal(Page(screen("--restore")).place, None)


@test
def a_place_that_is_no_more_is_said_in_both_languages():
    with folder() as data, Service(people=named(NAMES, nat="KR")) as service:
        headless(data, url=service.url)
        file = pathlib.Path(data) / PLACE
        for lang, sentence in (
            ("ko", "‘gone’ 항목을 찾을 수 없어 가장 가까운 화면을 열었습니다."),
            ("en", "“gone” was not found, so the nearest screen was opened."),
        ):
            file.write_text("gone;row=7/further")
            with start(data, url=service.url, lang=lang) as session:
                shows(session, sentence)
                shows(session, "이서연")
                quits(session)
        for broken in ("%", "home//", "home;=\x1b]0;PWNED\x07", "home;row=99999999999999999999/"):
            file.write_text(broken)
            with start(data, url=service.url) as session:
                shows(session, "이서연")
                lacks(session.screen.text(), "가장 가까운")
                quits(session)
                equal(session.screen.commands, [])


@test
def the_tree_tells_segments_and_memory():
    with folder() as data, Service(people=named(NAMES, nat="KR")) as service:
        headless(data, url=service.url)
        tree = json.loads(run("tree", "home", "--json", "--data", data, url=service.url).stdout)
        home = tree["children"][0]["children"][0]["children"][0]
        equal((home["name"], home["segment"]), ("Home", "home"))
        equal(home["restorationState"], {"above": "1"})


@test
def the_inspector_shows_the_living_tree_at_any_size():
    with folder() as data:
        for size in ("80x24", "200x50", "40x12"):
            shown = headless(data, "--offline", "--size", size, "--keys", "Down F12", "--format", "plain")
            contains(shown.stdout, "인스펙터")
            contains(shown.stdout, "AppRoot")
        shown = headless(data, "--offline", "--keys", "F12 Esc Enter F12")
        for words in ("리블렛", "LoggedIn", "화면 없음, IdleLock: 메인 액터", "Home /home", "Detail attached"):
            contains(shown.stdout, words)
        lacks(headless(data, "--offline", "--keys", "F12 F12").stdout, "인스펙터")


test.end()
