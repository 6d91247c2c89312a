"""What a program asks of a terminal that has it comes late, works, and is gone after every ending.

The argument is the program of Tests/Endings.
"""

import base64
import os
import re
import signal
import sys

from ..harness.app import ends, quits, start
from ..harness.galbi import BINARY, Tests, contains, environment, equal, folder, headless, lacks, run
from ..harness.money import bank_file
from ..harness.picture_terminal import PictureSession
from ..harness.screen import Screen
from ..harness.tmux_session import Tmux, tmux
from ..services.people import Service

DRIVES = "NcursesScreen Endings Galbi"

PROGRAM = sys.argv[1]
test = Tests()
# How long an import may take, in seconds.
LONG = 120
# The width of a lone jamo is measured in the second row.
GREETING = (b"\x1b[>q\x1b[?u\x1b]11;?\x1b\\" + "\x1b7\x1b[2;1Hㅁ\x1b[6n\x1b8".encode() + b"\x1b[c")
# What needs an answer.
UNANNOUNCED = (
    b"\x1b[>1u", b"\x1b]8;", b"\x1b]52;", b"\x1b]9;", b"[?1004h", b"[?2031h", b"[?1004l", b"[?2031l", b"[?2048h", b"[?2048l")
MODES = b"\x1b[?1004$p\x1b[?2031$p\x1b[?2048$p\x1b[c"
NIGHT, DAY = "1616/1919/1f1f", "fbfb/fafa/f7f7"


class Modern(Screen):
    """As kitty, with progress as WezTerm has it."""

    ground = NIGHT
    name = "kitty(0.26.5)"
    known = 1004, 2031

    def __init__(self, columns, rows):
        self.answers = []
        self.keyboard = []              # the stack of the keyboard's flags
        self.link = None
        self.links = {}                 # (row, column): address
        self.clipboard = []
        self.progress = []
        super().__init__(columns, rows)

    def _sequence(self, match):
        sequence = (match["private"], match["numbers"], match["final"])
        if sequence == (">", "", "q"):
            self.answers.append(f"\x1bP>|{self.name}\x1b\\")
        elif sequence == ("?", "", "u"):
            self.answers.append("\x1b[?0u")
        elif (match["private"], match["between"], match["final"]) == ("?", "$", "p"):
            self._tell_mode(int(match["numbers"]))
        elif sequence[::2] == (">", "u"):
            self.keyboard.append(int(match["numbers"]))
        elif sequence[::2] == ("<", "u"):
            self.keyboard.pop()
        else:
            super()._sequence(match)

    def _tell_mode(self, number):
        state = 0 if number not in self.known else 1 if self.modes[number] else 2
        self.answers.append(f"\x1b[?{number};{state}$y")

    def _control(self, final, numbers):
        if final == "c":
            self.answers.append("\x1b[?62;52c")
        super()._control(final, numbers)

    def _command(self, text):
        if text == "11;?":
            self.answers.append(f"\x1b]11;rgb:{self.ground}\x1b\\")
        elif text.startswith("8;"):
            _, parameters, address = text.split(";", 2)
            self.link = address or None
            if address and not re.fullmatch(r"id=\d+", parameters):
                self.commands.append(text)
        elif text.startswith("52;c;"):
            self.clipboard.append(base64.b64decode(text[5:], validate=True).decode())
        elif text.startswith("9;4;"):
            self.progress.append(text[4:])
        else:
            super()._command(text)

    def _draw(self, character):
        super()._draw(character)
        place = (self.row, self.column - 1)
        self.links.pop(place, None)
        if self.link:
            self.links[place] = self.link

    def _blank(self, row, begin, end):
        super()._blank(row, begin, end)
        for column in range(begin, end):
            self.links.pop((row, column), None)

    def left_behind(self):
        left = super().left_behind()
        if self.keyboard:
            left.append("the keyboard's protocol")
        if self.link:
            left.append("a link")
        if self.progress and self.progress[-1] != "0":
            left.append("progress")
        return left


class Sizing(Modern):
    """Reports its size by itself, as Ghostty, kitty, foot and iTerm2 do."""

    known = 1004, 2031, 2048


class Light(Modern):
    ground = DAY


class Plain(Modern):
    """Answers nothing but what every terminal does."""

    known = ()
    level = 62

    def _sequence(self, match):
        if match["final"] not in ("q", "u") or not match["private"]:
            super()._sequence(match)

    def _control(self, final, numbers):
        if final == "c":
            self.answers.append(f"\x1b[?{self.level};22c")
        else:
            super()._control(final, numbers)

    def _command(self, text):
        Screen._command(self, text)


class Old(Plain):
    """As Terminal of macOS, which would show a part of the question for its modes."""

    level = 1


class Silent(Plain):
    """Answers nothing at all."""

    def _control(self, final, numbers):
        if final != "c":
            super()._control(final, numbers)


def shown_list(screen=Modern, *arguments, **options):
    session = PictureSession([PROGRAM, *arguments], screen, **options)
    try:
        session.wait_for_text(r"q quit")
        if screen is Modern and not options:
            session.wait_until(lambda: session.screen.modes[2031], "the reports")
    except BaseException:
        session.close()
        raise
    return session


def app(data, service, *arguments, screen=Modern, **options):
    return start(
        data, "--no-restore", *arguments, url=service.url, session=PictureSession, screen=screen, **options)


# -- asking -------------------------------------------------------------------------


@test
def the_first_frame_comes_before_the_first_question():
    with shown_list() as session:
        raw = bytes(session.raw)
        # In one write with the end of the frame, so that it comes neither before it nor apart.
        behind = b"\x1b[?2026l" + GREETING
        equal((raw.count(GREETING), raw.count(behind)), (1, 1))
        if raw.index(behind) < raw.index(b"q quit"):
            raise AssertionError("the terminal was asked before the first frame")
        # What it has answered is asked for more, and told.
        equal(raw.count(b"\x1b[22;2t\x1b]2;Endings \xe2\x80\x94 1\x1b\\" + MODES), 1)
        session.send("Down", "Down")
        session.wait_for_text(r"^3/100000")
        equal(bytes(session.raw).count(GREETING), 1)
        equal(session.screen.commands, [])
        quits(session)


@test
def a_terminal_that_is_not_like_xterm_is_asked_nothing():
    for term, variables in (("linux", {}), ("vt220", {}), ("xterm-256color", {"STY": "1.tty"})):
        with shown_list(term=term, environment=variables) as session:
            quits(session)
            lacks(bytes(session.raw), b"\x1b[>q")
            lacks(bytes(session.raw), b"\x1b[c")


@test
def what_is_not_announced_is_not_used():
    with shown_list(Plain) as session:
        session.send("Esc")
        session.wait_for_text(r"keys: escape$")
        quits(session)
        contains(bytes(session.raw), MODES)
        for mark in UNANNOUNCED:
            lacks(bytes(session.raw), mark)


@test
def a_terminal_of_an_old_level_is_not_asked_for_its_modes():
    with shown_list(Old) as session:
        session.wait_for(rb"\x1b\]2;Endings")
        quits(session)
        for mark in (b"$p", *UNANNOUNCED):
            lacks(bytes(session.raw), mark)


@test
def escape_is_a_key_at_once_where_nothing_is_ever_answered():
    with shown_list(Silent) as session:
        session.wait_for(re.escape(GREETING))
        session.send("Esc")
        session.wait_for_text(r"keys: escape$")
        quits(session)
        for mark in (b"\x1b[22;2t", b"\x1b]2;", b"\x1b_G", b"$p", *UNANNOUNCED):
            lacks(bytes(session.raw), mark)


@test
def answers_in_drops_are_no_keys():
    with shown_list(Modern, "indexed", "patient", is_late=True) as session:
        session.wait_until(lambda: len(session.screen.answers) == 4, "the questions")
        for drop in "".join(session.screen.answers).encode():
            session.write(bytes([drop]))
            session.wait_until_read()
        session.wait_until(lambda: session.screen.keyboard == [1], "the keyboard's protocol")
        session.send("z")
        session.wait_for_text(r"^keys: z$")
        quits(session)


# -- endings ------------------------------------------------------------------------


@test
def whatever_ends_the_program_ends_what_it_has_begun():
    for number in (
            signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT, signal.SIGSEGV,
            signal.SIGABRT):
        with shown_list() as session:
            equal((session.screen.keyboard, session.screen.modes[1004]), ([1], True))
            session.signal(number)
            status = 130 if number == signal.SIGINT else -number
            ends(session, status)
    # A false index, endless recursion, a wild pointer and `fatalError`.
    for key in "towf":
        with shown_list() as session:
            session.send(key)
            session.wait_for_exit()
            equal(session.left_behind(), [])


@test
def a_kill_ends_what_the_program_has_begun():
    with shown_list() as session:
        session.signal(signal.SIGKILL)
        equal(session.wait_for_exit(), -signal.SIGKILL)
        session.wait_for(rb"\?1049l")
        equal(session.screen.left_behind(), [])


@test
def ctrl_z_gives_all_of_it_back_and_fg_takes_it_again():
    with shown_list() as session:
        for count in (1, 2):
            # In the keyboard's protocol these are keys, not signals.
            session.write(b"\x1b[122;5u")
            session.wait_for_stop(count)
            equal(session.left_behind(), [])
            session.foreground()
            session.wait_until(lambda: session.screen.keyboard == [1], "the keyboard's protocol")
            session.wait_until(lambda: session.screen.modes[2031], "the reports")
        quits(session)


@test
def a_stop_that_cannot_be_seen_coming_pushes_nothing_twice():
    with shown_list() as session:
        session.signal(signal.SIGSTOP)
        session.wait_for_stop()
        begin = len(session.raw)
        session.foreground()
        session.wait_for(rb"\x1b\[2J.*q quit", begin)
        equal((session.screen.keyboard, len(session.screen.saved_titles)), ([1], 1))
        quits(session)


# -- keys ---------------------------------------------------------------------------


@test
def keys_of_the_protocol_are_keys():
    with shown_list() as session:
        session.write(b"\x1b[27u\x1b[9;2u\x1b[112;5u\x1b[57414u\x1b[97;3uz")
        session.wait_for_text(r"keys: escape backTab C-p enter M-a z$")
        session.write(b"\x1b[I\x1b[Oz")
        session.wait_for_text(r"enter M-a z z$")
        quits(session)


@test
def ctrl_c_of_the_protocol_ends_the_program():
    with shown_list() as session:
        session.write(b"\x1b[99;5u")
        ends(session, 130)
    with shown_list() as session:
        session.write(b"\x1b[92;5u")
        ends(session, -signal.SIGQUIT)


@test
def a_resize_within_the_stream_is_one_and_no_longer_reported_at_the_end():
    for number in (None, signal.SIGTERM, signal.SIGSEGV):
        with shown_list(Sizing) as session:
            session.wait_until(lambda: b"\x1b[?2048h" in session.raw, "the reports of the size")
            for part in (b"\x1b[48;2", b"0;70;0", b";0t"):
                session.write(part)
                session.wait_until_read()
            session.wait_for_text(r"keys: resize:70x20$")
            session.write(b"\x1b[48;20;70;0;0t\x1b[48;0;70t\x1b[48;999999;1tz")
            session.wait_for_text(r"keys: resize:70x20 z$")
            if number is None:
                quits(session)
            else:
                session.signal(number)
                ends(session, -number)
            contains(bytes(session.raw), b"\x1b[?2048l")


# -- in the app ---------------------------------------------------------------------


@test
def light_and_dark_are_followed():
    dim = {"night": (0x9C, 0xA3, 0xB0), "day": (0x5C, 0x63, 0x70)}

    def shows(session, theme):
        session.wait_until(
            lambda: {name for name, color in dim.items() for row in session.screen.styles
                     for style in row if (38, 2, *color) in style} == {theme}, theme)

    with folder() as data, Service() as service:
        with app(data, service, screen=Light, variables={"COLORTERM": "truecolor"}) as session:
            session.wait_for_count(100)
            shows(session, "day")
            session.write(b"\x1b[?997;1n")
            shows(session, "night")
            session.write(b"\x1b[?997;2n")
            shows(session, "day")
            quits(session)
        with app(
                data, service, "--theme", "night", screen=Light,
                variables={"COLORTERM": "truecolor"}) as session:
            session.wait_for_count(100)
            session.wait_until(lambda: session.screen.modes[2031], "the reports")
            shows(session, "night")
            quits(session)


def person(session):
    session.wait_for_count(100)
    session.send("Enter")
    session.wait_for_text(r"이메일")
    return re.search(r"\S+@\S+", session.screen.text())[0]


@test
def an_email_address_is_a_link_on_exactly_its_cells():
    with folder() as data, Service() as service:
        with app(data, service, variables={"TERM_PROGRAM": "WezTerm"}) as session:
            email = person(session)
            session.wait_until(lambda: len(session.screen.links) == len(email), "the link")
            equal(set(session.screen.links.values()), {f"mailto:{email}"})
            row = min(session.screen.links)[0]
            columns = sorted(column for _, column in session.screen.links)
            equal("".join(session.screen.cells[row][columns[0]:columns[-1] + 1]), email)
            session.send("?")
            session.wait_until(lambda: session.page.sheet, "the help")
            session.send("Esc", "Esc")
            session.wait_for_count(100)
            equal(session.screen.links, {})
            quits(session)
        with app(data, service, screen=Plain) as session:
            person(session)
            quits(session)
            lacks(bytes(session.raw), b"\x1b]8;")
        lacks(headless(data, "--keys", "Enter", "--format", "ansi", url=service.url).stdout, "\x1b]")


@test
def the_addresses_of_services_are_links():
    with folder() as data, Service() as service:
        with app(data, service, "profile") as session:
            session.wait_for_text(r"^ ?▌")
            # They are folded at first.
            session.send(*["Down"] * 9, "Enter")
            session.wait_until(lambda: session.screen.links, "the links")
            contains(set(session.screen.links.values()), service.url)
            session.send("Down", "Down", "Up")
            quits(session)


@test
def y_copies_and_says_what():
    with folder() as data, Service() as service:
        with app(data, service, columns=98) as session:
            email = person(session)
            session.send("?")
            session.wait_for_text(r"y +복사")
            session.send("Esc", "y")
            session.wait_for_passing(rf"클립보드에 복사했습니다: {re.escape(email)} · 다음: ")
            equal(session.screen.clipboard, [email])
            session.send("y")
            session.wait_until(lambda: len(session.screen.clipboard) == 2, "the phone number")
            contains(session.screen.text(), session.screen.clipboard[1])
            session.send("Down", "y")
            session.wait_until(lambda: session.screen.clipboard[2:] == [email], "the address again")
            session.send("Esc", "y")
            session.wait_for_passing("클립보드에 복사했습니다: Olivia Brown")
            equal(session.screen.clipboard[3:], ["Olivia Brown"])
            quits(session)
        with app(data, service, screen=Plain, columns=98) as session:
            person(session)
            session.send("y")
            session.wait_for_passing(r"이 터미널에서는 복사할 수 없습니다")
            quits(session)
            lacks(bytes(session.raw), b"\x1b]52;")


@test
def tmux_takes_what_is_copied():
    with folder() as data, Service() as service:
        command = [BINARY, "--lang", "en", "--data", data]
        variables = environment(service.url, TMUX="here", TERM="screen-256color")
        with Tmux(command, 100, 24, variables) as window:
            tmux("set", "-s", "set-clipboard", "on")
            window.wait_for(lambda lines: any("People  100" in line for line in lines), "people")
            window.send("Enter")
            lines = window.wait_for(lambda lines: "@" in "".join(lines), "a person")
            window.send("y")
            window.wait_for(
                lambda lines: any("Sent to tmux, which copies it if" in line for line in lines),
                "the notice")
            contains("".join(lines), tmux("show-buffer").strip())
            window.send("q")
            equal(window.wait_for_exit(), 0)


@test
def a_download_is_shown_beside_the_title_and_goes():
    with folder() as data, Service("slow") as service:
        with app(data, service, variables={"TERM_PROGRAM": "WezTerm"}) as session:
            session.wait_until(lambda: session.screen.progress, "the progress")
            session.send("C-c")
            ends(session, 130)
            equal(session.screen.progress[-1], "0")
    with folder() as data, Service("slow") as service:
        with app(data, service) as session:
            session.wait_for_text(r"\d%$")
            session.send("C-c")
            ends(session, 130)
            equal(session.screen.progress, [])


@test
def a_long_download_that_ends_unseen_is_told():
    with folder() as data, Service("drip") as service:
        service.let_through(300)
        with app(data, service, variables={"TERM_PROGRAM": "WezTerm"}) as session:
            session.wait_for_text(r"\d%$")
            session.write(b"\x1b[O")
            # Only a task of five seconds is long.
            for step in range(11):
                service.let_through(300 + 60 * step)
                service.ended.wait(0.5)
                session.drain()
            session.wait_until(lambda: session.screen.progress, "the progress")
            equal(session.screen.commands, [])
            service.let_through(1000)
            session.wait_until(lambda: session.screen.commands, "the notification")
            equal(session.screen.commands, ["777;notify;갈비 — 홈: 작업이 끝났습니다.;"])
            equal(session.screen.progress[-1], "0")
            quits(session)


def statement(data, rows):
    """The keys that import a statement of so many rows, up to its preview."""
    path = f"{data}/bank.csv"
    bank_file(path, [
        f"2026-{1 + number % 9:02}-{1 + number % 28:02},가게 {number},-{number + 1}" for number in range(rows)],
        head="date,text,amount")
    return "i", path, "Enter"


@test
def a_long_import_shows_how_far_it_is_takes_keys_and_is_told():
    with folder() as data, Service() as service:
        keys = statement(data, 60_000)
        with app(data, service, "finance/ledger", variables={"TERM_PROGRAM": "WezTerm"},
                 columns=100) as session:
            session.wait_for_text("아직 내역이 없습니다")
            session.write(b"\x1b[O")
            session.send(*keys)
            session.wait_for_text("새 내역 60,000건", LONG)
            session.send("Enter")
            # Also at the beginning.
            session.send("C-p")
            session.wait_for_text("화면, 명령, 사람, 내역 검색")
            session.send("Esc")
            session.wait_for_passing("내역 60,000건을 가져오는 중입니다")
            lacks(session.screen.text(), "60,000건 가져오기")
            session.wait_until(lambda: any(part.startswith("1;") for part in session.screen.progress),
                               "the progress", LONG)
            session.wait_for_passing("내역 60,000건을 가져왔습니다", LONG)
            # It goes with that frame, but not in the same write.
            session.wait_until(lambda: session.screen.progress[-1] == "0", "the end of the progress",
                               LONG)
            # Only a task of five seconds is told; reading the file is one, too.
            told = re.compile("777;notify;갈비 — 가계부: (새 내역 60,000건.*|.*내역 60,000건을 가져왔습니다[.]);")
            equal([each for each in session.screen.commands if not told.fullmatch(each)], [])
            session.send("u")
            session.wait_for_text("60,000건 가져오기", LONG)
            quits(session)


@test
def a_long_import_is_cancelled_and_leaves_nothing():
    with folder() as data, Service() as service:
        keys = statement(data, 60_000)
        with app(data, service, "finance/ledger") as session:
            session.wait_for_text("아직 내역이 없습니다")
            session.send(*keys)
            session.wait_for_text("새 내역 60,000건", LONG)
            session.send("Enter")
            session.wait_for_passing(r"[1-9]\d?%")
            session.send("Esc")
            session.wait_for_passing("바뀐 내역은 없습니다", LONG)
            session.send("Esc", "Esc")
            session.wait_for_text("아직 내역이 없습니다")
            quits(session)


# -- of the user's own --------------------------------------------------------------


@test
def keys_and_themes_of_the_user_are_in_the_file():
    with folder() as data, Service() as service:
        file = os.path.join(data, "galbi.conf")
        with open(file, "w") as text:
            text.write("theme = sea\nkey.q = x\nkey.? = F2\ntheme.sea.dim = #112233\n"
                       "theme.sea.ground = #ffffff\n")
        with app(data, service, variables={"COLORTERM": "truecolor"}) as session:
            session.wait_for_count(100)
            session.wait_until(lambda: "F2" in session.page.hints, "the key of the help")
            equal(any((38, 2, 0x11, 0x22, 0x33) in style for row in session.screen.styles
                      for style in row), True)
            session.send("q", "F2")
            session.wait_until(lambda: session.page.sheet, "the help")
            session.send("Esc", "x")
            ends(session)
        with open(file, "w") as text:
            text.write("key.q = f\n")
        shown = run("doctor", "--data", str(data), "--lang", "en").stdout
        contains(shown, "some screens have no key for what “f” does")
        with open(file, "w") as text:
            text.write("key.q = x\nkey.f = x\nkey.nothing = y\ntheme.sea.dim = red\n"
                       "theme.sea.accent = #ffff00\ntheme.sea.ground = #ffffff\nkey.a = Ctrl-I\n"
                       "key.n = Ctrl-C\n")
        shown = headless(data, "--lang", "en").stdout
        contains(shown, "Line 2 of galbi.conf")
        shown = run("doctor", "--data", str(data), "--lang", "en").stdout
        for words in ("Line 2 ", "already replaces", "Line 3 ", "no key", "Line 4 ", "#rrggbb",
                      "“accent” in the theme “sea”", "Line 7 ", "the same key as Tab", "Line 8 ",
                      "“Ctrl-C” ends or stops the program"):
            contains(shown, words)


test.end()
