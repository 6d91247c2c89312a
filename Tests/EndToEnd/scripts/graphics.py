"""Pictures that the terminal draws itself come, move, are covered and go, and nothing stays behind.

The argument is the program of Tests/Gallery.
"""

import contextlib
import fcntl
import signal
import struct
import sys
import termios
import time

from ..harness.galbi import Tests, contains, equal, lacks
from ..harness.picture_terminal import HEIGHT, WIDTH, Kitty, PictureSession, Silent, XTerm
from ..harness.pty_session import Failure

DRIVES = "NcursesScreen Raster Gallery"

PROGRAM = sys.argv[1]
test = Tests()
# The picture of the program, and the cells that it takes.
PIXELS = bytes(
    value for y in range(48) for x in range(40) for value in (x * 6, y * 5, 128))
COLUMNS, ROWS = 10, 6
QUESTION = b"\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\\x1b[16t\x1b[c"


@contextlib.contextmanager
def start(screen, *arguments, **options):
    """The program with its first frame on the screen; afterwards the terminal has seen no fault."""
    with PictureSession([PROGRAM, *arguments], screen, **options) as session:
        session.wait_for_text(r"^row 23$")
        if session.is_late:
            # What the program asks first is answered at once, and what it asks then.
            for question in ("the first question", "the question for modes"):
                session.wait_until(lambda: session.screen.answers, question)
                while session.screen.answers:
                    session.write(session.screen.answers.pop(0).encode())
        yield session
        equal(session.screen.faults, [])


def typed(session, *keys):
    """Types keys, and waits for the frame after the last of them."""
    session.send(*keys)
    mark(session)


def mark(session):
    """Waits until what was typed before is shown."""
    before = session.screen.lines()[0].split().count("z")
    session.send("z")
    session.wait_until(
        lambda: session.screen.lines()[0].split().count("z") > before
        and not session.screen.modes[2026], "the mark")


def placed(row, column):
    return (row, column, COLUMNS, ROWS)


def placements(session):
    return sorted(session.screen.placements.values())


def area(*places):
    """The cells of pictures."""
    return {(row + down, column + right) for row, column in places
            for down in range(ROWS) for right in range(COLUMNS)}


def until(session, state, expected):
    """Waits until what is drawn is what is expected."""
    session.wait_until(lambda: state() == expected, f"{expected!r}")


def shows(session, *places):
    """Waits until kitty shows the picture in these places."""
    until(session, lambda: placements(session), sorted(placed(*place) for place in places))


def has_pixels(session, *places):
    """Waits until a terminal with sixels shows the picture in these places."""
    until(session, lambda: session.screen.pixels, area(*places))


def each_way():
    """A session with the picture shown in each way, what is drawn there, and what that is now."""
    for screen, state, expected in (
        (Kitty, placements, [placed(2, 10)]),
        (XTerm, lambda session: session.screen.pixels, area((2, 10))),
    ):
        with start(screen) as session:
            typed(session, "p")
            until(session, lambda: state(session), expected)
            yield session, lambda: state(session), expected


def quits(session):
    session.send("q")
    ends(session, 0)


def ends(session, status):
    equal(session.wait_for_exit(), status)
    equal(session.left_behind(), [])
    equal(session.screen.images, {})
    equal(placements(session), [])


# -- asking -------------------------------------------------------------------------


@test
def a_terminal_is_asked_once_and_not_without_a_picture():
    with start(Kitty) as session:
        mark(session)
        lacks(bytes(session.raw), b"\x1b_G")
        typed(session, "p", "p", "p")
        shows(session, (2, 10))
        equal(bytes(session.raw).count(QUESTION), 1)
        quits(session)


@test
def a_terminal_that_cannot_understand_is_not_asked():
    for term, variables in (("linux", {}), ("xterm", {}), ("xterm-256color", {"STY": "1.tty"})):
        with start(Kitty, term=term, environment=variables) as session:
            typed(session, "p")
            lacks(bytes(session.raw), b"\x1b_G")
            quits(session)


@test
def a_choice_needs_no_question():
    for choice, count in (("kitty", 1), ("cells", 0), ("none", 0)):
        with start(Kitty, choice) as session:
            typed(session, "p")
            until(session, lambda: session.screen.drawings, count)
            lacks(bytes(session.raw), QUESTION)
            equal("▀" in session.screen.text(), choice != "none")
            quits(session)
    with start(XTerm, "sixel") as session:
        typed(session, "p")
        has_pixels(session, (2, 10))
        quits(session)


@test
def a_terminal_that_answers_nothing_shows_half_blocks_and_takes_all_keys():
    with start(Silent) as session:
        typed(session, "p", "a", "Up", "Esc")
        session.wait_for_text(r"^keys: a up escape z$")
        equal(session.screen.lines()[3][10:20], "▀" * COLUMNS)
        typed(session, "Down")
        session.wait_for_text(r"^keys: a up escape z down z$")
        quits(session)


@test
def escape_alone_is_a_key_while_an_answer_is_due():
    with start(Silent) as session:
        session.send("p")
        session.wait_for(QUESTION.replace(b"\\", b"\\\\").replace(b"[", b"\\["))
        session.send("Esc")
        session.wait_for_text(r"^keys: escape$")
        quits(session)


@test
def late_answers_in_drops_are_no_keys_and_keys_between_them_arrive():
    for size in (1, 2, 3):
        with start(Kitty, "patient", is_late=True) as session:
            session.send("p")
            session.wait_until(lambda: len(session.screen.answers) == 3, "the questions")
            for answer, key in zip(session.screen.answers, ("Up", "Esc", "a")):
                for begin in range(0, len(answer), size):
                    session.write(answer[begin:begin + size].encode())
                    session.wait_until_read()
                session.send(key)
            shows(session, (2, 10))
            mark(session)
            equal(session.screen.lines()[0], "keys: up escape a z")
            quits(session)


@test
def an_answer_that_comes_after_the_picture_has_gone_draws_nothing():
    with start(Kitty, is_late=True) as session:
        session.send("p")
        session.wait_until(lambda: len(session.screen.answers) == 3, "the questions")
        typed(session, "p")
        session.write("".join(session.screen.answers).encode())
        mark(session)
        equal(session.screen.drawings, 0)
        typed(session, "p")
        shows(session, (2, 10))
        quits(session)


def unread(session):
    """The bytes that the next program would read."""
    mode = termios.tcgetattr(session.slave)
    mode[3] &= ~termios.ICANON
    termios.tcsetattr(session.slave, termios.TCSANOW, mode)
    return struct.unpack("i", fcntl.ioctl(session.slave, termios.FIONREAD, bytes(4)))[0]


@test
def a_program_that_ends_takes_its_answers_with_it():
    # The program waits for them for a tenth of a second, within which they have to come.
    for _ in range(100):
        with start(Kitty, is_late=True) as session:
            session.send("p")
            session.wait_until(lambda: len(session.screen.answers) == 3, "the questions")
            answers = "".join(session.screen.answers).encode()
            begin = time.monotonic()
            session.send("q")
            session.wait_until_read()
            session.write(answers)
            if time.monotonic() - begin < 0.05:
                ends(session, 0)
                return equal(unread(session), 0)
    raise Failure("answers were never written in time")


# -- kitty --------------------------------------------------------------------------


@test
def kitty_draws_the_picture_over_its_cells():
    with start(Kitty) as session:
        typed(session, "p")
        shows(session, (2, 10))
        equal(list(session.screen.images.values()), [(40, 48, PIXELS)])
        equal(session.screen.lines()[2][10:20], "▀" * COLUMNS)
        quits(session)


@test
def a_frame_that_does_not_change_the_picture_sends_nothing_of_it():
    with start(Kitty) as session:
        typed(session, "p")
        shows(session, (2, 10))
        before = len(session.raw)
        typed(session, "a")
        lacks(bytes(session.raw[before:]), b"\x1b[?2026h")
        # Rows that move take no picture with them.
        typed(session, "s", "s")
        session.wait_for_text(r"^row 25$")
        lacks(bytes(session.raw[before:]), b"\x1b_G")
        quits(session)


@test
def a_picture_is_sent_once_wherever_it_is_shown():
    with start(Kitty) as session:
        typed(session, "p")
        shows(session, (2, 10))
        typed(session, "2")
        shows(session, (2, 10), (2, 30))
        typed(session, "m")
        shows(session, (2, 11), (2, 31))
        typed(session, "b")
        shows(session, (18, 11), (18, 31))
        typed(session, "p")
        shows(session)
        equal(session.screen.uploads, 1)
        quits(session)


@test
def a_covered_picture_is_half_blocks():
    with start(Kitty) as session:
        typed(session, "p", "2")
        shows(session, (2, 10), (2, 30))
        typed(session, "c")
        shows(session, (2, 30))
        equal(session.screen.lines()[4][10:20], "▀▀covered▀")
        typed(session, "c")
        shows(session, (2, 10), (2, 30))
        equal(session.screen.uploads, 1)
        quits(session)


@test
def in_a_resized_window_pictures_are_drawn_again():
    for session, drawn, expected in each_way():
        for columns, rows in ((60, 20), (100, 30)):
            session.resize(columns, rows)
            session.wait_for_text(rf"^row {rows - 1}$")
            until(session, drawn, expected)
            mark(session)
            equal(drawn(), expected)
        equal(len(session.screen.images) <= 1, True)
        quits(session)


@test
def ctrl_z_removes_pictures_and_fg_brings_them_back():
    for session, drawn, expected in each_way():
        session.send("C-z")
        session.wait_for_stop()
        equal(session.screen.images, {})
        equal(placements(session), [])
        equal(session.left_behind(), [])
        session.foreground()
        until(session, drawn, expected)
        equal(session.screen.modes[25], False)
        quits(session)


@test
def whatever_ends_the_program_removes_its_pictures():
    def trap(session):
        session.send("t")

    for end, statuses in (
        (trap, (-signal.SIGILL, -signal.SIGTRAP)),
        (lambda session: session.send("C-c"), (-signal.SIGINT,)),
        (lambda session: session.signal(signal.SIGTERM), (-signal.SIGTERM,)),
        (lambda session: session.signal(signal.SIGSEGV), (-signal.SIGSEGV,)),
    ):
        with start(Kitty) as session:
            typed(session, "p")
            shows(session, (2, 10))
            end(session)
            contains(statuses, session.wait_for_exit())
            ends(session, session.wait_for_exit())


@test
def a_killed_program_leaves_no_picture():
    with start(Kitty) as session:
        typed(session, "p")
        shows(session, (2, 10))
        session.signal(signal.SIGKILL)
        equal(session.wait_for_exit(), -signal.SIGKILL)
        session.wait_for(rb"\?1049l")
        equal((session.screen.images, placements(session)), ({}, []))


# -- sixels -------------------------------------------------------------------------


@test
def sixels_have_the_size_of_their_cells():
    with start(XTerm) as session:
        typed(session, "p")
        has_pixels(session, (2, 10))
        contains(bytes(session.raw), f'"1;1;{COLUMNS * WIDTH};{ROWS * HEIGHT}#'.encode())
        equal(session.screen.drawings, 1)
        quits(session)


@test
def text_beside_sixels_leaves_them_and_text_over_them_is_followed_by_them():
    with start(XTerm) as session:
        typed(session, "2")
        has_pixels(session, (2, 10), (2, 30))
        equal(session.screen.drawings, 2)
        typed(session, "s", "a")
        equal(session.screen.drawings, 2)
        equal(session.screen.pixels, area((2, 10), (2, 30)))
        typed(session, "c")
        # The one beside it is in the rows that were written again.
        has_pixels(session, (2, 30))
        equal(session.screen.lines()[4][10:20], "▀▀covered▀")
        typed(session, "c")
        has_pixels(session, (2, 10), (2, 30))
        quits(session)


@test
def sixels_move_and_go_without_a_trace():
    with start(XTerm) as session:
        typed(session, "p")
        has_pixels(session, (2, 10))
        typed(session, "m")
        has_pixels(session, (2, 11))
        typed(session, "p")
        has_pixels(session)
        equal("▀" in session.screen.text(), False)
        quits(session)


@test
def sixels_keep_off_the_last_row():
    with start(XTerm) as session:
        typed(session, "p")
        has_pixels(session, (2, 10))
        typed(session, "b")
        has_pixels(session)
        equal(session.screen.lines()[23][10:20], "▀" * COLUMNS)
        typed(session, "b")
        has_pixels(session, (2, 10))
        quits(session)


test.end()
