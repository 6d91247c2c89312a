"""The command line: its options and words, what it prints, where its files lie."""

import json
import os
import pathlib
import re
import stat
import subprocess
import xml.dom.minidom

from ..harness.galbi import (
    BINARY, ROOT, Tests, contains, environment, equal, folder, headless, lacks, patient, run)
from ..harness.page import Page
from ..services.people import Service

DRIVES = "Galbi"

test = Tests()
NOW = "2026-11-21T09:00:00Z"
PERSON = "00000000-0000-4000-8000-000000000003"
HOME = """\
AppRoot  active  view
  LoggedIn  active  viewless
    Main  active  view
      Home  active  view
"""
DETAIL = HOME + "        Detail  active  view\n"
SGR = re.compile(r"\x1b\[[0-9;]*m")


def result(run):
    return run.returncode, run.stdout, run.stderr


def tree(*arguments, **more):
    """The result of `galbi tree`, without the tiles of home, to which each feature may add one."""
    status, lines, errors = result(run("tree", *arguments, **more))
    return status, "".join(line for line in lines.splitlines(True) if "Tile " not in line), errors


def demo(*arguments, **more):
    """Home alone on fixed data, headless, small and in English unless the arguments say otherwise."""
    return run("demo", "Home", "--headless", "--size", "40x10", "--lang", "en", *arguments, **more)


# -- words and options ----------------------------------------------------------


@test
def the_version_is_printed():
    version = run("--version")
    equal((version.returncode, version.stderr), (0, ""))
    if not re.fullmatch(r"galbi \d+\.\d+\.\d+\n", version.stdout):
        raise AssertionError(repr(version.stdout))


@test
def help_lists_every_option_in_both_languages():
    for language, first in (("en", "start"), ("ko", "시작")):
        text = run("--help", "--lang", language)
        equal((text.returncode, text.stderr), (0, ""))
        contains(text.stdout.splitlines()[0], first)
        for part in ("galbi [LINK]", "galbi demo [NAME]", "galbi tree [LINK]", "--headless",
                     "--size 80x24", "--keys '", "@", "--format", "--frames", "--timeout 10s",
                     "--now", "--data DIR", "--lang ko|en", "--theme night|", "--offline",
                     "--version", "--help", "--json", "GALBI_PEOPLE_URL", "GALBI_DATA"):
            contains(text.stdout, part)
        for line in text.stdout.splitlines():
            if len(line) > 100:
                raise AssertionError(f"too long: {line}")
        equal(result(run("-h", "--lang", language)), result(text))
        equal(result(run("home", "--help", "--lang", language)), result(text))


@test
def the_language_is_what_the_first_that_is_set_says():
    for argument, environ, korean in (
        ((), {"LANG": "ko_KR.UTF-8"}, True),
        ((), {"LANG": "ko_KR.UTF-8", "LC_ALL": "en_US.UTF-8"}, False),
        ((), {"LANG": "ko_KR.UTF-8", "LC_ALL": ""}, True),
        ((), {"LANG": "en_US.UTF-8", "LC_ALL": "ko_KR.UTF-8"}, True),
        ((), {"LC_ALL": "en_US.UTF-8", "GALBI_LANG": "ko"}, True),
        ((), {"LC_ALL": "ko_KR.UTF-8", "GALBI_LANG": "en"}, False),
        (("--lang", "en"), {"GALBI_LANG": "ko"}, False),
        (("--lang=ko",), {"GALBI_LANG": "en"}, True),
        ((), {"LANG": "fr_FR.UTF-8"}, False),
        ((), {"LANG": "C"}, False),
    ):
        text = run("--help", *argument, **environ).stdout
        if ("시작" in text) != korean:
            raise AssertionError(f"{argument} {environ}: {text.splitlines()[0]}")
        screen = run("demo", "Home", "--headless", *argument, **environ).stdout
        if ("사람" in screen) != korean:
            raise AssertionError(f"{argument} {environ}: {screen.splitlines()[3]}")


JSON = "galbi tree, " + ", ".join(
    f"galbi ledger {word}" for word in ("list", "balance", "add", "import", "links"))
# What is wrong, and the sentence about it in English and in Korean.
WRONG = [
    (["--haedless"],
     "Unknown option --haedless. Did you mean --headless?",
     "알 수 없는 옵션입니다: --haedless. 혹시 --headless인가요?"),
    (["--sise=80x24"],
     "Unknown option --sise. Did you mean --size?",
     "알 수 없는 옵션입니다: --sise. 혹시 --size인가요?"),
    (["--xyzzy-and-more"],
     "Unknown option --xyzzy-and-more. See --help.",
     "알 수 없는 옵션입니다: --xyzzy-and-more. --help를 확인해 주세요."),
    (["-x"],
     "Unknown option -x. See --help.",
     "알 수 없는 옵션입니다: -x. --help를 확인해 주세요."),
    (["hoem"],
     "There is no “hoem”. Did you mean “home”?",
     "찾을 수 없습니다: hoem. 혹시 ‘home’인가요?"),
    (["hom/17?x=1"],
     "There is no “hom/17?x=1”. Did you mean “home”?",
     "찾을 수 없습니다: hom/17?x=1. 혹시 ‘home’인가요?"),
    (["tre"],
     "There is no “tre”. Did you mean “tree”?",
     "찾을 수 없습니다: tre. 혹시 ‘tree’인가요?"),
    (["dmeo"],
     "There is no “dmeo”. Did you mean “demo”?",
     "찾을 수 없습니다: dmeo. 혹시 ‘demo’인가요?"),
    (["xyzzy"],
     "There is no “xyzzy”. See --help.",
     "찾을 수 없습니다: xyzzy. --help를 확인해 주세요."),
    (["tree", "hoem"],
     "There is no “hoem”. Did you mean “home”?",
     "찾을 수 없습니다: hoem. 혹시 ‘home’인가요?"),
    (["demo", "Hom"],
     "There is no “Hom”. Did you mean “Home”?",
     "찾을 수 없습니다: Hom. 혹시 ‘Home’인가요?"),
    (["demo", "detial"],
     "There is no “detial”. Did you mean “Detail”?",
     "찾을 수 없습니다: detial. 혹시 ‘Detail’인가요?"),
    (["home//1"],
     "There is no “home//1”. Did you mean “home/1”?",
     "찾을 수 없습니다: home//1. 혹시 ‘home/1’인가요?"),
    (["home", "demo"],
     "Unexpected argument “demo”. See --help.",
     "여기에는 쓸 수 없는 값입니다: demo. --help를 확인해 주세요."),
    (["demo", "Home", "Detail"],
     "Unexpected argument “Detail”. See --help.",
     "여기에는 쓸 수 없는 값입니다: Detail. --help를 확인해 주세요."),
    (["--", "--help"],
     "There is no “--help”. See --help.",
     "찾을 수 없습니다: --help. --help를 확인해 주세요."),
    (["--size"],
     "The option --size needs a value, e.g. --size 80x24.",
     "--size 옵션에는 값이 필요합니다. 예: --size 80x24"),
    (["--keys"],
     "The option --keys needs a value, e.g. --keys 'Down Enter'.",
     "--keys 옵션에는 값이 필요합니다. 예: --keys 'Down Enter'"),
    (["--headless=yes"],
     "“yes” is not valid for --headless. Use no value.",
     "--headless 값이 올바르지 않습니다: yes. 사용할 수 있는 값: 없음"),
    (["--keys", "Down"],
     "The option --keys only works with --headless.",
     "--keys 옵션은 다음과 함께 사용해 주세요: --headless"),
    (["demo", "Home", "--frames"],
     "The option --frames only works with --headless.",
     "--frames 옵션은 다음과 함께 사용해 주세요: --headless"),
    (["home", "--headless", "--json"],
     f"The option --json only works with {JSON}.", f"--json 옵션은 다음과 함께 사용해 주세요: {JSON}"),
    (["tree", "--headless", "--keys=Down"],
     "The option --keys doesn’t work with galbi tree.",
     "--keys 옵션은 다음과 함께 사용할 수 없습니다: galbi tree"),
    (["config", "--json"],
     "The option --json doesn’t work with galbi config.",
     "--json 옵션은 다음과 함께 사용할 수 없습니다: galbi config"),
    (["demo", "--size", "80x24"],
     "The option --size doesn’t work with galbi demo.",
     "--size 옵션은 다음과 함께 사용할 수 없습니다: galbi demo"),
    (["--headless", "--keys", "Down Foo"],
     "Unknown key “Foo”. Use names such as Enter or Ctrl-P, single characters, \"text\", or Wait 2s.",
     "알 수 없는 키입니다: Foo. Enter나 Ctrl-P 같은 이름, 글자 하나, \"텍스트\", Wait 2s를 사용해 주세요."),
    (["--headless", "--keys", "Wait soon"],
     "Unknown key “Wait soon”. Use names such as Enter or Ctrl-P, single characters, \"text\", or "
     "Wait 2s.",
     "알 수 없는 키입니다: Wait soon. Enter나 Ctrl-P 같은 이름, 글자 하나, \"텍스트\", Wait 2s를 사용해 주세요."),
    (["--headless", "--keys", 'Down "50'],
     "Unknown key “\"50”. Use names such as Enter or Ctrl-P, single characters, \"text\", or Wait 2s.",
     "알 수 없는 키입니다: \"50. Enter나 Ctrl-P 같은 이름, 글자 하나, \"텍스트\", Wait 2s를 사용해 주세요."),
    (["--headless", "--keys", "@/no/such/file"],
     "The key script /no/such/file can’t be read. Check its name.",
     "키 파일을 읽을 수 없습니다: /no/such/file. 이름을 확인해 주세요."),
]
TAKES = {
    "--size": (["0x0", "80", "80x24x3", "80x-1", "1001x24", "x", "80 x 24", "٨٠x24"],
               "columns x rows, e.g. 80x24", "열x행 (예: 80x24)"),
    "--now": (["yesterday", "2026-13-01T00:00:00Z", "25:00"],
              "a time, e.g. 2026-11-21T09:00:00Z", "시각 (예: 2026-11-21T09:00:00Z)"),
    "--timeout": (["soon", "10", "-1s", "1d"], "a duration, e.g. 10s or 500ms",
                  "시간 (예: 10s, 500ms)"),
    "--format": (["pdf", "SVG"], "text, ansi, svg or plain", "text, ansi, svg, plain"),
    "--theme": (["neon"], "night, day, plain or system", "night, day, plain, system"),
    "--lang": (["fr", "korean"], "ko or en", "ko, en"),
}
for option, (values, english, korean) in TAKES.items():
    for value in values:
        WRONG.append((
            [option, value],
            f"“{value}” is not valid for {option}. Use {english}.",
            f"{option} 값이 올바르지 않습니다: {value}. 사용할 수 있는 값: {korean}"))


def is_wrong(arguments, english, korean):
    with folder() as data:
        for language, sentence in (("en", english), ("ko", korean)):
            wrong = run(*arguments, GALBI_LANG=language, GALBI_DATA=data)
            equal(result(wrong), (2, "", f"galbi: {sentence}\n"))
        equal(os.listdir(data), [])


for case in WRONG:

    def wrong_use(case=case):
        is_wrong(*case)

    wrong_use.__name__ = f"{' '.join(case[0])}_is_answered_by_a_sentence"
    test(wrong_use)


@test
def a_sentence_about_an_option_is_in_the_language_that_was_asked_for():
    for arguments in (["--lang", "ko", "--bogus"], ["--bogus", "--lang", "ko"],
                      ["--lang=ko", "--size", "0x0"]):
        contains(run(*arguments, GALBI_LANG="en").stderr, "니다")


@test
def a_sentence_about_an_option_is_in_the_language_of_the_settings():
    with folder() as data:
        (pathlib.Path(data) / "galbi.conf").write_text("language = ko\n")
        for arguments, english in ((["--bogus", "--data", data], "Unknown option --bogus."),
                                   ([f"--data={data}", "--size", "0x0"], "is not valid for --size.")):
            contains(run(*arguments, LANG="en_US.UTF-8").stderr, "니다")
            contains(run(*arguments, GALBI_LANG="en").stderr, english)


@test
def hostile_arguments_are_visible_marks():
    hostile = "\x1b]0;PWNED\x07\x9b31m\u202e"
    for arguments in ([hostile], [f"--{hostile}"], ["--size", hostile], ["demo", hostile],
                      ["--headless", "--keys", hostile], ["--headless", "--keys", f"@{hostile}"]):
        wrong = run(*arguments)
        equal(wrong.returncode, 2)
        contains(wrong.stderr, "PWNED")
        for mark in ("\x1b", "\x07", "\x9b", "\u202e"):
            lacks(wrong.stderr, mark)


@test
def without_a_terminal_a_sentence_names_what_works():
    for language, sentence in (
        ("en", "This is not a terminal. Use --headless or --plain."),
        ("ko", "터미널이 아니어서 화면을 표시할 수 없습니다. --headless나 --plain을 사용해 주세요."),
    ):
        with folder() as data:
            for words in ([], ["home"], ["demo", "Home"]):
                none = run(*words, "--lang", language, "--data", data)
                equal(result(none), (2, "", f"galbi: {sentence}\n"))
            equal(os.listdir(data), [])


# -- demos ----------------------------------------------------------------------


@test
def demos_are_listed_each_that_there_is():
    rafts = sorted(file.stem for file in ROOT.glob("Features/*/Demo/Raft/*Raft.swift"))
    equal(result(run("demo")), (0, "".join(f"{raft.removesuffix('Raft')}\n" for raft in rafts), ""))


@test
def a_demo_runs_on_fixed_data_and_asks_nobody():
    with Service() as service, folder() as data:
        home = demo("--keys", "Down", "--data", data, url=service.url)
        equal(result(home), (0, """\
 Home                        fixed data
 Home
────────────────────────────────────────
  Demo tile 1         Demo tile 2
 People  12                   Country ●
 DE  2                                 ┃
  Young adult Lukas Weber
▌ Middle-aged Mia Schäfer
────────────────────────────────────────
 ↑↓  Enter  /  r  R  f  v  ? help
""", ""))
        equal((service.requests, os.listdir(data)), ([], []))


@test
def a_demo_of_its_own_says_how_it_is_called_and_goes_to_a_link():
    def home(*arguments):
        return run(*arguments, "--lang", "en", program=str(pathlib.Path(BINARY).with_name("HomeDemo")))

    for options in (["--help"], ["home", "--help"]):
        told = home(*options)
        equal((told.returncode, told.stderr), (0, ""))
        contains(told.stdout, "HomeDemo [LINK]")
        contains(told.stdout, "--headless")
    contains(home("home/sample003", "--headless").stdout, "Home › ")
    equal(home("tree", "home/sample003").stdout.splitlines()[:2], ["DemoRoot  active  view", "  Home  active  view"])
    for words, sentence in (
        (["--version"], "The option --version doesn’t work with HomeDemo."),
        (["home", "tree"], "Unexpected argument “tree”."), (["home//"], "There is no “home//”."),
    ):
        wrong = home(*words)
        equal((wrong.returncode, wrong.stdout), (2, ""))
        contains(wrong.stderr, sentence)


@test
def a_demo_has_its_name_in_any_case():
    for name in ("home", "HOME"):
        equal(run("demo", name, "--headless").stdout, run("demo", "Home", "--headless").stdout)
    contains(run("demo", "detail", "--headless").stdout, "sample003@example.org")


@test
def a_demo_speaks_and_looks_as_the_settings_say():
    with folder() as data:
        file = pathlib.Path(data) / "galbi.conf"
        file.write_text("language = ko\ntheme = day\n")
        shown = run("demo", "Home", "--headless", "--format", "ansi", "--data", data)
        contains(SGR.sub("", shown.stdout), "사람")
        file.write_text("language = ko\n")
        if shown.stdout == run("demo", "Home", "--headless", "--format", "ansi", "--data", data).stdout:
            raise AssertionError("the day looks like the night")
        contains(run("demo", "Home", "--headless", "--data", data, "--lang", "en").stdout, "People")


# -- the tree ---------------------------------------------------------------------


@test
def the_tree_is_a_riblet_a_line():
    with folder() as data, Service() as service:
        for words, shown in (([], HOME), (["home"], HOME), ([f"home/{PERSON}"], DETAIL)):
            equal(tree(*words, "--data", data, url=service.url), (0, shown, ""))


def without_tiles(riblet):
    """The same for the JSON of a riblet, or anything else."""
    if children := riblet.get("children"):
        riblet["children"] = [child for child in children if not child["name"].endswith("Tile")]
    return riblet


@test
def the_tree_is_json_on_request():
    with folder() as data, Service() as service:
        shown = run("tree", f"home/{PERSON}", "--json", "--data", data, url=service.url)
        equal((shown.returncode, shown.stderr), (0, ""))

        def riblet(name, segment, state, has_view, *children):
            return {"name": name, "segment": segment, "restorationState": state, "isActive": True,
                    "isViewable": has_view, "children": list(children)}

        home = riblet(
            "Home", "home", {"id": PERSON}, True, riblet("Detail", PERSON, None, True))
        main = riblet("Main", None, {"tab": "home"}, True, home)
        session = riblet("LoggedIn", None, None, False, main)
        shown = json.loads(shown.stdout, object_hook=without_tiles)
        equal(shown, riblet("AppRoot", None, None, True, session))


@test
def a_link_that_leads_nowhere_is_said_at_the_nearest_place():
    english = "“x” was not found, so the nearest screen was opened."
    korean = "‘x’ 항목을 찾을 수 없어 가장 가까운 화면을 열었습니다."
    with folder() as data, Service() as service:
        for language, sentence in (("en", english), ("ko", korean)):
            arguments = [f"home/{PERSON}/x", "--lang", language, "--data", data]
            equal(tree(*arguments, url=service.url),
                  (1, DETAIL, f"galbi: {sentence}\n"))
            shown = run(*arguments, "--headless", url=service.url)
            equal((shown.returncode, shown.stderr), (0, ""))
            contains(shown.stdout, sentence)
            contains(shown.stdout, "user003")
            gone = run(*arguments, "--headless", "--keys", "Wait 10s", url=service.url)
            lacks(gone.stdout, sentence)
        for link in ("home/x/가 나", "home/x/%EA%B0%80%20%EB%82%98"):
            contains(run("tree", link, "--lang", "en", "--data", data).stderr, "“가 나” was not found, so the nearest screen was opened.")


@test
def a_link_opens_a_person():
    with folder() as data, Service() as service:
        for _ in ("downloaded", "stored"):
            detail = headless(data, f"home/{PERSON}", "--now", NOW, url=service.url,
                              USER="tester")
            equal((detail.returncode, detail.stderr), (0, ""))
            lines = detail.stdout.splitlines()
            equal(Page(lines).place, "Olivia Brown")
            equal(lines[3:9], [
                "▌ 이름         Olivia Brown",
                "  사용자 이름  user003",
                "  이메일       p3@example.org",
                "  나이         8  어린이",
                "  국가         FR",
                "  전화         010-0003-0000",
            ])
        back = headless(data, f"home/{PERSON}", "--keys", "Esc", url=service.url)
        equal(back.stdout.splitlines()[1], " ▏1 홈   2 슈퍼페이   3 프로필")
        nobody = headless(data, "home/nobody", url=service.url)
        equal(nobody.returncode, 0)
        contains(nobody.stdout, "사람을 찾을 수 없습니다.")


# -- headless ---------------------------------------------------------------------


@test
def keys_come_from_an_argument_a_file_or_standard_input():
    script = 'Down "jk"\n Down\t'
    shown = demo("--keys", script)
    contains(shown.stdout, "▌ Older adult Émile Laurent")
    with folder() as data:
        file = pathlib.Path(data) / "keys"
        file.write_text(script)
        equal(result(demo("--keys", f"@{file}")), result(shown))
    equal(result(demo("--keys", "-", stdin=script)), result(shown))
    equal(result(demo("--keys", "-", stdin="")), result(demo()))
    every = ('Home g End G PageUp PageDown Left Right C-d C-U Up Tab BackTab F5 F12 Space Backspace '
             'Delete ㅁ 한 👍 "\\"\\\\ \'" Wait 300ms Wait 1.5s Wait 1m')
    equal(demo("--keys", every).returncode, 0)


@test
def a_word_of_a_file_that_is_no_key_is_not_printed():
    sentence = ("galbi: Unknown key at character 4 of line 3 of the key script. Use names such as "
                "Enter or Ctrl-P, single characters, \"text\", or Wait 2s.\n")
    with folder() as data:
        file = pathlib.Path(data) / "keys"
        for bad in ("s3cret", '"s3cret', '"s3cret\\n"'):
            script = f'Down "a b"\n\nUp {bad} Down\n'
            file.write_text(script)
            for wrong in (demo("--keys", f"@{file}"), demo("--keys", "-", stdin=script)):
                equal(result(wrong), (2, "", sentence))


@test
def frames_are_headed_by_their_keys():
    frames = demo("--frames", "--size", "40x8", "--keys", 'Down "r\\"" Wait 1.5s C-x Enter Esc q Up')
    equal((frames.returncode, frames.stderr), (0, ""))
    head, *parts = re.split(r"^--- (\d+ .+)\n", frames.stdout, flags=re.MULTILINE)
    equal(head, "")
    equal(parts[::2],
          ["1 Down", "2 r", '3 "', "4 Wait 1.5s", "5 C-x", "6 Enter", "7 Esc", "8 q"])
    for frame in parts[1::2]:
        equal(len(frame.splitlines()), 8)
    contains(parts[1], "▌ Middle-aged Mia Schäfer")
    contains(parts[1], "Country ●")
    contains(parts[3], "Country ○")
    equal([parts[3]] * 3, parts[5:10:2])
    contains(parts[11], "▌Name ")
    equal(parts[13], parts[3])
    equal(demo("--frames").stdout, demo().stdout)


@test
def what_cannot_be_printed_whole_is_said():
    sentence = "galbi: The output couldn’t be written completely. Check the disk space and try again.\n"
    with folder() as data, open("/dev/full", "w") as full:
        for words in (["--headless", "--frames", "--keys", "Down"], ["tree"], ["config"], ["--help"]):
            cut = subprocess.run(
                [BINARY, *words, "--lang", "en", "--data", data], env=environment(), stdout=full,
                stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, timeout=60)
            equal((cut.returncode, cut.stderr), (1, sentence))


@test
def ctrl_c_ends_a_run_without_a_terminal_too():
    shown = demo("--keys", "Down C-c Down")
    equal((shown.returncode, shown.stdout), (130, demo("--keys", "Down").stdout))
    frames = demo("--keys", "Down C-c Down", "--frames")
    equal((frames.returncode, frames.stdout), (130, demo("--keys", "Down", "--frames").stdout))
    equal(demo("--keys", "q C-c").returncode, 0)


@test
def standard_files_that_are_closed_do_no_harm():
    with folder() as data:
        for closed, status in ((">&-", 1), ("2>&-", 0), ("<&-", 0), ("<&- 2>&-", 0)):
            shown = subprocess.run(
                ["sh", "-c", f'"$0" --headless --lang en --data "$1" {closed}', BINARY, data],
                env=environment(), capture_output=True, text=True, timeout=60)
            equal(shown.returncode, status)
            for file in pathlib.Path(data).rglob("*"):
                if file.is_file():
                    lacks(file.read_bytes(), b"People  ")


@test
def the_screen_has_the_size_that_was_asked_for():
    for size, lines in (("200x50", 50), ("20x5", 5), ("1x1", 1)):
        equal(len(demo("--size", size).stdout.splitlines()), lines)
    equal(demo("--size", "19x5").stdout, "Make the window\nlarger (20×5)\n\n\n\n")


@test
def ansi_is_the_text_with_colours_only():
    text, ansi = demo().stdout, demo("--format", "ansi").stdout
    contains(ansi, "\x1b[")
    plain = SGR.sub("", ansi)
    lacks(plain, "\x1b")
    equal([line.rstrip() for line in plain.splitlines()], text.splitlines())
    for line in ansi.splitlines():
        equal((SGR.findall(line) or ["\x1b[0m"])[-1], "\x1b[0m")


@test
def nobody_who_wants_no_colour_is_shown_one():
    ansi = demo("--format", "ansi", NO_COLOR="1").stdout
    equal(SGR.sub("", ansi), SGR.sub("", demo("--format", "ansi").stdout))
    lacks(ansi, "38;2;")


@test
def themes_have_colours_of_their_own():
    screens = {demo("--format", "ansi", "--theme", name).stdout
               for name in ("night", "day", "plain")}
    equal(len(screens), 3)
    # A theme that was chosen is painted to the end of each line; without one the terminal's own ground stays.
    screens.add(demo("--format", "ansi").stdout)
    plain = {tuple(map(str.rstrip, SGR.sub("", screen).splitlines())) for screen in screens}
    equal(len(plain), 1)


def words(picture):
    """The text of an SVG picture; its blanks are no-break ones."""
    texts = ("".join(part.data for part in node.childNodes)
             for node in picture.getElementsByTagName("text"))
    return "\n".join(texts).replace("\u00a0", " ")


@test
def svg_is_well_formed_and_holds_the_text():
    picture = xml.dom.minidom.parseString(demo("--format", "svg").stdout)
    equal(picture.documentElement.tagName, "svg")
    shown = words(picture)
    for text in ("Home", "fixed data", "People", "Lukas Weber", "Country"):
        contains(shown, text)


@test
def svg_escapes_what_xml_would_read():
    with folder() as data, Service(names=["<b>&\"' ]]>"]) as service:
        svg = headless(data, "home/00000000-0000-4000-8000-000000000000", "--format", "svg",
                       url=service.url)
        picture = xml.dom.minidom.parseString(svg.stdout)
        contains(words(picture), "<b>&\"' ]]>")


@test
def plain_is_a_line_for_each_thing():
    equal(demo("--format", "plain", "--keys", "Down").stdout, """\
Home
fixed data
button Demo tile 1: opens a demo
button Demo tile 2: opens a demo
People 12
Sort: default order
switch Country: on
> list People, 2 / 12: Middle-aged, Mia Schäfer, DE
keys: ↑↓ move, Enter open, / search, r country, R refresh, f favourite, v switch list, Space select, \
C clear downloads, q quit, Ctrl-P search all, ? help
""")


@test
def what_still_runs_when_the_time_is_up_is_named():
    sentences = {
        "en": "galbi: When the time was up, this still ran: Home (open people).\n",
        "ko": "galbi: 기다리는 한도가 지났지만 아직 끝나지 않았습니다: Home (open people).\n",
    }
    for language, sentence in sentences.items():
        with folder() as data, Service("silent") as service:
            late = run("--headless", "--size", "40x8", "--lang", language, "--data", data,
                       "--timeout", "3s", "--keys", "Down", url=service.url)
            equal((late.returncode, late.stderr), (1, sentence))
            equal(len(late.stdout.splitlines()), 8)
            late = tree("--lang", language, "--data", data, "--timeout", "3s", url=service.url)
            equal(late, (1, HOME, sentence))


@test
def the_time_is_what_now_says():
    with folder() as data, Service() as service:
        ages = {
            "2026-11-21T09:00:00Z": "방금 전", "2026-11-21T09:59:59Z": "59분 전",
            "2026-11-21T19:00:00+09:00": "1시간 전", "2026-11-23": "1일 전",
            "2026-11-20T00:00:00Z": "방금 전",
        }
        for now, age in ages.items():
            contains(Page(headless(data, "--now", now, url=service.url).stdout).head, age)
        waited = headless(data, "--now", "2026-11-21T09:00:00Z", "--keys", "Wait 15m",
                          url=service.url)
        contains(Page(waited.stdout).head, "15분 전")


@test
def offline_asks_nobody():
    with folder() as data, Service() as service:
        offline = headless(data, "--offline", "--keys", "R", url=service.url)
        equal((offline.returncode, offline.stderr), (0, ""))
        contains(Page(offline.stdout).head, "오프라인")
        contains(offline.stdout, "샘플 데이터")
        headless(data, url=service.url)
        equal(len(service.requests), 1)
        offline = headless(data, "--offline", "--keys", "R", url=service.url)
        contains(offline.stdout, "Olivia Brown")
        contains(Page(offline.stdout).head, "오프라인")
        equal(len(service.requests), 1)


@test
def an_address_that_is_none_is_said():
    for address in ("nonsense", "ftp://127.0.0.1/", "http://"):
        with folder() as data:
            bad = headless(data, "--offline", url=address)
            equal((bad.returncode, bad.stderr), (0, ""))
            contains(bad.stdout, "환경 변수 GALBI_PEOPLE_URL의 값이 올바르지 않아 무시합니다.")


# -- files ------------------------------------------------------------------------


def modes(path):
    """Each file and folder below `path` with its permissions."""
    path = pathlib.Path(path)
    return {
        str(each.relative_to(path)): stat.S_IMODE(each.stat().st_mode)
        for each in path.rglob("*")
    }


DATABASE = "profiles/default/galbi.sqlite"


@test
def files_are_for_the_user_alone():
    with folder() as parent:
        data = f"{parent}/new/deep"
        headless(data, umask=0)
        found = modes(parent)
        for name in ("new", "new/deep", "new/deep/profiles", f"new/deep/{DATABASE}",
                     "new/deep/galbi.log"):
            contains(found, name)
        for name, mode in found.items():
            wanted = 0o700 if (pathlib.Path(parent) / name).is_dir() else 0o600
            equal((name, oct(mode)), (name, oct(wanted)))


@test
def files_lie_in_the_data_folder_or_where_xdg_says():
    with folder() as home:
        places = dict(HOME=home)
        run("--headless", **places)
        found = modes(home)
        contains(found, f".local/share/galbi/{DATABASE}")
        contains(found, ".local/state/galbi/galbi.log")
    with folder() as home:
        places = dict(HOME=f"{home}/none", XDG_DATA_HOME=f"{home}/d", XDG_STATE_HOME=f"{home}/s",
                      XDG_CONFIG_HOME=f"{home}/c")
        run("--headless", **places)
        found = modes(home)
        contains(found, f"d/galbi/{DATABASE}")
        contains(found, "s/galbi/galbi.log")
        lacks(found, "none")
        before = found
        run("--headless", **places, GALBI_DATA=f"{home}/g")
        found = modes(home)
        contains(found, f"g/{DATABASE}")
        contains(found, "g/galbi.log")
        run("--headless", "--data", f"{home}/o", **places, GALBI_DATA=f"{home}/g2")
        found = modes(home)
        contains(found, f"o/{DATABASE}")
        equal({name for name in found if name.split("/")[0] not in "go"}, set(before))


@test
def a_data_folder_may_be_relative():
    with folder() as here, Service() as service:
        subprocess.run(
            [BINARY, *patient(["--headless", "--data", "mine"])], cwd=here, env=environment(service.url),
            check=True, capture_output=True)
        contains(modes(here), f"mine/{DATABASE}")


@test
def the_log_keeps_what_failed_and_no_controls():
    with folder() as parent:
        data = f"{parent}/\x1b]0;PWNED\x07\x9b31m\u202e"
        os.mkdir(data)
        os.makedirs(f"{data}/{DATABASE}")
        headless(data)
        log = (pathlib.Path(data) / "galbi.log").read_text()
        contains(log, "PWNED")
        for mark in ("\x1b", "\x07", "\x9b", "\u202e"):
            lacks(log, mark)
        for line in log.splitlines():
            if not re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (info|warning|error) \w+ ",
                            line):
                raise AssertionError(repr(line))


@test
def several_at_once_share_a_data_folder():
    with folder() as data, Service() as service:
        arguments = [
            BINARY, *patient(["--headless", "--size", "80x24", "--data", data, "--keys", "R"])]
        several = [
            subprocess.Popen(arguments, env=environment(service.url), stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True)
            for _ in range(6)
        ]
        for each in several:
            out, complaint = each.communicate(timeout=60)
            equal((each.returncode, complaint), (0, ""))
            contains(out, "Olivia Brown")
            lacks(out, "샘플")
        service.stop()
        again = headless(data, url=service.url)
        equal(Page(again.stdout).count, 100)


test.end()
