"""`galbi config`: what it prints, what it keeps in the file, and that no secret is seen."""

import os
import pathlib
import re
import signal
import subprocess

from ..harness.app import ends
from ..harness.galbi import (
    BINARY, ROOT, Tests, conf, contains, environment, equal, folder, headless, lacks, run)
from ..harness.page import Page
from ..harness.pty_session import Session
from ..services.people import Service

DRIVES = "Galbi"

test = Tests()
KEY = "s3cret-abcd-1234"
# The tests' own address of the people's service is a variable, which stands before the file.
UNSET = {"GALBI_PEOPLE_URL": "", "GALBI_MOVIES_URL": ""}
HEAD = "# Galbi's settings; `galbi config list` says what there is.\n"


def config(data, *words, stdin=None, **more):
    return run("config", *words, "--data", str(data), stdin=stdin, **UNSET | more)


def refused(shown, status, *parts):
    """Nothing on standard output, and one sentence with these parts."""
    equal((shown.returncode, shown.stdout), (status, ""))
    equal(shown.stderr.count("\n"), 1)
    for part in parts:
        contains(shown.stderr, part)


def everything(data):
    """What lies in any file but that of the settings."""
    return b"".join(
        path.read_bytes() for path in pathlib.Path(data).rglob("*")
        if path.is_file() and path.name != "galbi.conf")


@test
def the_settings_in_use_are_listed_with_where_they_come_from():
    with folder() as data:
        conf(data).write_text("theme = day\nmovies.key = abcd1234\n")
        shown = config(data, "list", GALBI_COLORS="256")
        equal((shown.returncode, shown.stderr), (0, ""))
        equal(shown.stdout.splitlines(), [
            "language           system    default",
            "theme              day       settings file",
            "colors             256       GALBI_COLORS",
            "mouse              on        default",
            "esc-delay          auto      default",
            "bell               on        default",
            "region             on        default",
            "auto-lock          5         default",
            "people.url         default   default",
            "movies.url         default   default",
            "movies.key         ····1234  settings file",
            "highway.url        default   default",
            "highway.key        none      default",
            "its.url            default   default",
            "its.key            none      default",
            "gyeonggi.url       default   default",
            "gyeonggi.key       none      default",
            "places.url         default   default",
            "places.key         none      default",
            "location           none      default",
            "database           default   default",
            "database.password  none      default",
        ])
        equal(config(data).stdout, config(data, "list").stdout)
        contains(config(data, "--lang", "ko").stdout, "theme              day       설정 파일")
        contains(config(data, "--theme", "plain").stdout, "theme              plain     --theme")


@test
def one_is_printed_alone():
    with folder() as data:
        equal(config(data, "get", "theme").stdout, "system\n")
        equal(config(data, "get", "people.url").stdout, "default\n")
        equal(config(data, "get", "people.url", GALBI_PEOPLE_URL="http://a").stdout, "http://a\n")
        equal(config(data, "path").stdout, f"{data}/galbi.conf\n")
        equal(os.listdir(data), [])


@test
def the_file_lies_where_the_system_has_configuration():
    with folder() as data:
        path = run("config", "path", HOME=data, XDG_CONFIG_HOME=f"{data}/x").stdout
        equal(path, f"{data}/x/galbi/galbi.conf\n")
        shown = run("config", "set", "theme", "day", HOME=data)
        equal(shown.stdout, "theme = day\n")
        made = pathlib.Path(data) / ".config/galbi"
        equal(made.stat().st_mode & 0o777, 0o700)
        equal((made / "galbi.conf").stat().st_mode & 0o777, 0o600)
        equal((made / "galbi.conf").read_text(), f"{HEAD}theme = day\n")


@test
def what_the_user_wrote_into_the_file_stays():
    with folder() as data:
        text = "# mine\r\n\r\n  theme=day\r\nlater.thing = 7\r\n# end"
        conf(data).write_bytes(text.encode())
        equal(config(data, "set", "theme", "plain").stderr, "")
        equal(config(data, "set", "mouse", "off").returncode, 0)
        equal(conf(data).read_bytes().decode(),
              "# mine\r\n\r\ntheme = plain\r\nlater.thing = 7\r\n# end\nmouse = off\n")
        shown = config(data, "list")
        equal(shown.returncode, 0)
        contains(shown.stderr, "Line 4 of galbi.conf has an unknown setting, “later.thing”.")
        equal(config(data, "set", "theme", "").stdout, "theme = system\n")
        lacks(conf(data).read_text(), "theme")
        equal(sorted(os.listdir(data)), ["galbi.conf"])


@test
def a_value_is_told_with_what_is_wrong_with_it_alone():
    with folder() as data:
        conf(data).write_text("mouse = perhaps\nbell = on\nbell = off\nnonsense\nkey.q = x\nkey.q = x\n")
        shown = config(data, "get", "theme")
        equal((shown.returncode, shown.stdout, shown.stderr), (0, "system\n", ""))
        shown = config(data, "get", "bell")
        equal((shown.returncode, shown.stdout), (1, "on\n"))
        equal(shown.stderr, "galbi: Line 3 of galbi.conf is ignored: “bell” is also set in line 2.\n")
        lines = re.findall(r"[Ll]ine (\d) of galbi.conf", config(data, "list").stderr)
        equal(lines, ["1", "3", "4", "5", "6"])
        contains(headless(data, "--lang", "en", "--size", "120x30").stdout, "3 more. Run galbi doctor.")


@test
def the_example_of_the_readme_is_right():
    text = (ROOT / "README.md").read_text()
    example = next(block for block in text.split("```") if "theme.sea.ground" in block)
    with folder() as data:
        conf(data).write_text(re.sub(r" +# .*", "", example))
        equal(config(data, "list").stderr, "")


@test
def a_theme_of_the_file_can_be_set():
    with folder() as data:
        conf(data).write_text("theme.sea.dim = #abc\ntheme.sea.accent = 81\n")
        equal(config(data, "set", "theme", "sea").stdout, "theme = sea\n")
        equal(config(data, "get", "theme").stdout, "sea\n")
        refused(config(data, "set", "theme", "sky"), 2,
                "“sky” is not valid for the setting theme. Use system, night, day, plain or sea.")
        equal(config(data, "get", "theme", "--theme", "sea").stdout, "sea\n")
        equal(config(data, "get", "theme", "--theme", "system").stdout, "system\n")
        refused(config(data, "get", "theme", "--theme", "sky"), 2,
                "“sky” is not valid for --theme. Use night, day, plain, system or sea.")
        equal(conf(data).read_text(), "theme.sea.dim = #abc\ntheme.sea.accent = 81\ntheme = sea\n")
        equal(config(data, "get", "theme").stdout, "sea\n")


@test
def what_cannot_be_is_refused_with_a_sentence():
    with folder() as data:
        refused(config(data, "get", "themes"), 2, "“themes”", "“theme”")
        refused(config(data, "set", "people.ulr"), 2, "“people.url”")
        refused(config(data, "lst"), 2, "“list”")
        refused(config(data, "get"), 2, "galbi config get theme")
        refused(config(data, "set"), 2, "galbi config set theme day")
        refused(config(data, "set", "theme"), 2, "galbi config set theme plain")
        refused(config(data, "set", "theme", "pink"), 2, "“pink” is not valid for the setting theme. Use system, night, day or plain.")
        refused(config(data, "set", "people.url", "ftp://a"), 2, "http://")
        refused(config(data, "set", "theme", "day", "night"), 2, "“night”")
        refused(config(data, "get", "theme", "day"), 2, "“day”")
        refused(config(data, "set", "theme", "어두움", "--lang", "ko"), 2, "사용할 수 있는 값")
        equal(os.listdir(data), [])


@test
def a_secret_is_no_argument():
    with folder() as data:
        shown = config(data, "set", "movies.key", KEY)
        refused(shown, 2, "standard input")
        lacks(shown.stderr, KEY)
        equal(os.listdir(data), [])


@test
def a_secret_comes_by_standard_input_and_is_shown_by_its_end():
    with folder() as data:
        shown = config(data, "set", "movies.key", stdin=f"{KEY}\n")
        equal((shown.returncode, shown.stdout, shown.stderr), (0, "movies.key = ····1234\n", ""))
        equal(conf(data).read_text(), f"{HEAD}movies.key = {KEY}\n")
        equal(conf(data).stat().st_mode & 0o777, 0o600)
        equal(config(data, "get", "movies.key").stdout, "····1234\n")
        equal(config(data, "set", "its.key", stdin="abc").stdout, "its.key = ····\n")
        refused(config(data, "set", "its.key", stdin=""), 1, "galbi config set its.key ''")
        refused(config(data, "set", "its.key", stdin="a b\n"), 2, "ITS API key")
        refused(config(data, "set", "its.key", stdin="ab\ncd\n"), 2, "ITS API key")
        equal(config(data, "get", "its.key").stdout, "····\n")
        equal(config(data, "set", "its.key", "").stdout, "its.key = none\n")


def prompted(data, *arguments):
    around = environment() | UNSET
    del around["TERM"]
    return Session(
        [BINARY, "config", "set", "movies.key", "--data", str(data), *arguments],
        environment=around)


@test
def a_secret_that_is_typed_is_not_seen():
    with folder() as data, prompted(data) as session:
        session.wait_for_text(r"^movies\.key:")
        session.send(f"wrong\x15{KEY}x\x7f", "Enter")
        equal(session.wait_for_exit(), 0)
        equal(session.screen.lines()[:2], ["movies.key:", "movies.key = ····1234"])
        lacks(bytes(session.raw), KEY.encode()[:-4])
        equal(session.left_behind(), [])
        equal(conf(data).read_text(), f"{HEAD}movies.key = {KEY}\n")


@test
def who_does_not_answer_gets_the_terminal_back():
    with folder() as data:
        for end, status in (
            (lambda session: session.send("abc", "C-c"), 130),
            (lambda session: session.signal(signal.SIGTERM), -signal.SIGTERM),
            (lambda session: session.signal(signal.SIGHUP), -signal.SIGHUP),
            (lambda session: session.signal(signal.SIGUSR1), -signal.SIGUSR1),
            (lambda session: session.send("abc", "C-\\"), -signal.SIGQUIT),
            (lambda session: session.send("C-d"), 130),
            (lambda session: session.send("Enter"), 1),
        ):
            with prompted(data) as session:
                session.wait_for_text(r"^movies\.key:")
                end(session)
                ends(session, status)
        equal(os.listdir(data), [])


@test
def who_comes_back_is_asked_again():
    with folder() as data, prompted(data) as session:
        session.wait_for_text(r"^movies\.key:")
        session.send("C-z")
        session.wait_for_stop()
        equal(session.left_behind(), [])
        seen = len(session.raw)
        session.foreground()
        session.wait_for(rb"movies\.key: ", start=seen)
        session.send(KEY, "Enter")
        equal(session.wait_for_exit(), 0)
        lacks(bytes(session.raw), KEY.encode()[:-4])
        equal(session.left_behind(), [])


@test
def a_broken_line_is_named_and_the_others_hold():
    with folder() as data:
        for text, line, reason in (
            ("region = off\nnonsense\n", 2, "name = value"),
            ("# a\nregion = off\ntheme = pink\n", 3, "system, night, day or plain"),
            (f"its.key = {KEY} {KEY}\nregion = off\n", 1, "without spaces"),
            ("region = off\nregion = on\n", 2, "line 1"),
        ):
            conf(data).write_text(text)
            shown = config(data, "list")
            equal(shown.returncode, 1)
            equal(shown.stderr.count("\n"), 1)
            contains(shown.stderr, f"Line {line} of galbi.conf")
            contains(shown.stderr, reason)
            lacks(shown.stderr, KEY)
            contains(shown.stdout, "theme              system   default")
            contains(shown.stdout, "region             off      settings file")
            contains(headless(data).stdout, f"{line}번째 줄을 무시합니다")
            equal(config(data, "set", "mouse", "off").returncode, 0)
            equal(conf(data).read_text(), text + "mouse = off\n")


@test
def a_file_that_is_not_text_is_left_alone():
    with folder() as data:
        written = b"theme = day\nmouse = \xff\n"
        conf(data).write_bytes(written)
        shown = config(data, "list")
        equal((shown.returncode, shown.stderr.count("\n")), (1, 1))
        contains(shown.stderr, "Line 2 of galbi.conf is ignored: it is not UTF-8 text.")
        contains(shown.stdout, "theme              day      settings file")
        refused(config(data, "set", "theme", "day"), 1, "not UTF-8 text (line 2)")
        equal(conf(data).read_bytes(), written)


@test
def a_variable_that_says_nothing_of_use_is_named():
    with folder() as data:
        shown = config(data, "get", "theme", GALBI_THEME="pink")
        equal((shown.returncode, shown.stdout), (1, "system\n"))
        contains(shown.stderr, "GALBI_THEME")
        shown = config(data, "set", "theme", "day", GALBI_THEME="plain")
        equal((shown.returncode, shown.stdout), (0, "theme = day\n"))
        contains(shown.stderr, "GALBI_THEME")


@test
def of_many_who_write_at_once_nobody_loses_anything():
    values = {
        "theme": "day", "mouse": "off", "region": "off", "colors": "16", "language": "en",
        "people.url": "https://a.example", "auto-lock": "1", "its.url": "https://b.example",
    }
    with folder() as data:
        conf(data).write_text("# kept\n")
        for _ in range(3):
            runs = [
                subprocess.Popen(
                    [BINARY, "config", "set", name, value, "--data", data],
                    env=environment() | UNSET, stdout=subprocess.DEVNULL)
                for name, value in values.items()
            ]
            equal([run.wait() for run in runs], [0] * len(runs))
            for name, value in values.items():
                equal(config(data, "get", name).stdout, f"{value}\n")
                config(data, "set", name, "")
        contains(conf(data).read_text(), "# kept\n")


@test
def the_language_of_the_file_is_spoken_everywhere():
    with folder() as data:
        config(data, "set", "language", "ko")
        contains(run("--help", "--data", data).stdout, "시작")
        contains(run("hom", "--data", data).stderr, "혹시")
        contains(run("--headless", "--data", data).stdout, "사람")
        contains(run("--headless", "--data", data, "--lang", "en").stdout, "People")
        contains(run("--headless", "--data", data, GALBI_LANG="en").stdout, "People")


@test
def the_service_of_the_file_is_asked():
    with folder() as data, Service() as service:
        config(data, "set", "people.url", service.url)
        shown = run("--headless", "--lang", "ko", "--data", data, **UNSET)
        equal(Page(shown.stdout).count, 100)
        equal(len(service.requests), 1)


@test
def a_secret_stands_in_its_file_and_nowhere_else():
    with folder() as data, Service() as service:
        config(data, "set", "movies.key", stdin=KEY)
        outputs = [
            config(data), config(data, "get", "movies.key"), run("tree", "--json", "--data", data),
            headless(data, "profile", "--keys", "Down Down Enter", "--frames", url=service.url),
            headless(data, "--format", "plain", url=service.url),
        ]
        for shown in outputs:
            lacks(shown.stdout + shown.stderr, KEY[:-4])
        lacks(everything(data), KEY.encode()[:-4])
        for path in pathlib.Path(data).rglob("*"):
            equal(path.stat().st_mode & 0o077, 0)


@test
def a_database_that_cannot_be_used_is_refused_and_files_do_not_take_its_place():
    with folder() as data:
        for value in ("mysql://a/b", "postgresql://me:hunter@a/b", "postgresql:///b?password=hunter"):
            refused(config(data, "set", "database", value), 2, "database")
            for words in ([], ["tree"]):
                started = run(
                    *words, *(["--headless"] if not words else []), "--data", data,
                    **UNSET | {"GALBI_DATABASE": value})
                refused(started, 1, "GALBI_DATABASE")
            conf(data).write_text(f"database = {value}\n")
            started = run("--headless", "--data", data, **UNSET)
            refused(started, 1, "galbi.conf")
            lacks(started.stderr, "hunter")
            conf(data).unlink()
        equal(os.listdir(data), [])
        # Whether this program knows PostgreSQL or not, no server is there.
        shown = run(
            "doctor", "--offline", "--data", data,
            **UNSET | {"GALBI_DATABASE": "postgresql:///b?host=/none"})
        equal(shown.returncode, 1)
        contains(shown.stdout, "database")


@test
def books_are_not_moved_to_an_address_that_cannot_be_used():
    with folder() as data:
        for value in ("mysql://a/b", "postgresql://me:hunter@a/b", "postgresql://a/b?sslmode=disable"):
            moved = run("books", "move", "--to", value, "--data", data, **UNSET)
            refused(moved, 2, "")
            lacks(moved.stdout + moved.stderr, "hunter")
        refused(run("books", "move", "--data", data, **UNSET), 2, "galbi books move --to")
        refused(run("home", "--to", "a", "--headless", "--data", data, **UNSET), 2, "galbi books move")
        for words in (["mend"], ["members"], ["members", "set", "kim", "spend"], ["members", "remove", "kim"]):
            refused(run("books", *words, "--data", data, **UNSET), 1, "galbi config set database")
        refused(run("books", "members", "set", "kim", "spent", "--data", data, **UNSET), 2, "spend")
        # Whether this program knows PostgreSQL or not, no server is there.
        moved = run("books", "move", "--to", "postgresql:///b?host=/none", "--data", data, **UNSET)
        equal(moved.returncode in (1, 2), True)
        equal(os.listdir(data), [])


@test
def of_the_password_of_a_database_nothing_is_shown():
    with folder() as data:
        config(data, "set", "database.password", stdin=KEY)
        shown = config(data, "get", "database.password")
        equal(shown.stdout, "····\n")
        contains(conf(data).read_text(), f"database.password = {KEY}")


test.end()
