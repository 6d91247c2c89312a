"""The completions of bash, zsh and fish, typed in the real shells, and the manual pages."""

import os
import pathlib
import re
import subprocess

from ..harness.galbi import BINARY, ROOT, Tests, contains, environment, equal, folder, lacks, run
from ..harness.pty_session import Session

DRIVES = "Galbi"

test = Tests()
SHELLS = ROOT / ".build/shells"
LIBRARIES = [str(found) for found in SHELLS.glob("**/lib/*-linux-gnu")]
# Where each shell looks for the completions of a program.
FILES = {
    "bash": "share/bash-completion/completions/galbi",
    "zsh": "share/zsh/site-functions/_galbi",
    "fish": "share/fish/vendor_completions.d/galbi.fish",
}


def shell(name, place, language="en"):
    """A shell with the completions of galbi installed under `place`, in a folder with some files."""
    place = pathlib.Path(place)
    install(name, place)
    (place / "bin").mkdir()
    (place / "bin/galbi").symlink_to(BINARY)
    (place / "here/plain").mkdir(parents=True)
    (place / "here/place list.csv").touch()
    start = place / ".config/fish/config.fish"
    start.parent.mkdir(parents=True)
    start.write_text("set -g fish_greeting\nset -g fish_autosuggestion_enabled 0\n"
                     "function fish_prompt; echo '> '; end\n")
    (place / ".zshenv").write_text(
        f"module_path=({SHELLS}/usr/lib/*/zsh/*(/))\n"
        f"fpath=({place}/share/zsh/site-functions {SHELLS}/usr/share/zsh/functions/**/*(/))\n")
    (place / ".zshrc").write_text("PROMPT='> '\nautoload -Uz compinit\ncompinit -u -D\nbindkey -e\n")
    (place / ".bashrc").write_text(
        f". {SHELLS}/usr/share/bash-completion/bash_completion\nPS1='> '\n")
    argv = {
        "bash": ["bash", "--noprofile", "--rcfile", f"{place}/.bashrc", "-i"],
        "zsh": [f"{SHELLS}/bin/zsh", "-i"],
        "fish": [f"{SHELLS}/usr/bin/fish", "-i"],
    }[name]
    variables = environment(
        PATH=f"{place}/bin:{os.environ['PATH']}", HOME=str(place), ZDOTDIR=str(place),
        XDG_DATA_DIRS=f"{place}/share:/usr/share", XDG_CONFIG_HOME=f"{place}/.config",
        XDG_DATA_HOME=f"{place}/.local", LD_LIBRARY_PATH=":".join(LIBRARIES), GALBI_LANG=language)
    session = Session(argv, columns=100, environment=variables, cwd=place / "here")
    session.wait_for_text("^>$")
    return session


def install(name, place):
    file = place / FILES[name]
    file.parent.mkdir(parents=True)
    file.write_text(generated(name))


def generated(*arguments):
    done = run("generate", *arguments)
    equal((done.returncode, done.stderr), (0, ""))
    return done.stdout


def becomes(session, typed, line):
    """What is typed, with a Tab after it, becomes the line: a mark shows where the caret is then."""
    session.send(typed, "Tab", "@")
    session.wait_for_text(rf"^> {re.escape(line)}@")
    clear(session)


def offers(session, tabs, typed, *words):
    """So many Tabs after it list the words."""
    session.send(typed, *["Tab"] * tabs)
    for word in words:
        session.wait_for_text(rf"(^|[ (]){re.escape(word)}($|[ )])")
    clear(session)


def clear(session):
    """Empties the line and the screen."""
    session.send("C-u", "C-l")
    session.wait_for_text(r"\A>\n*\Z")


def completes(name):
    with folder() as place, shell(name, place) as session:
        for typed, line in (
            ("galbi conf", "galbi config "),
            ("galbi config se", "galbi config set "),
            ("galbi config set the", "galbi config set theme "),
            ("galbi config get highway.u", "galbi config get highway.url "),
            ("galbi config set theme n", "galbi config set theme night "),
            ("galbi --data /tmp config set mouse of", "galbi --data /tmp config set mouse off "),
            ("galbi home/tr", "galbi home/transport "),
            ("galbi tree fin", "galbi tree finance"),
            ("galbi demo Hi", "galbi demo Highway "),
            ("galbi generate z", "galbi generate zsh "),
            ("galbi books members set kim sp", "galbi books members set kim spend "),
            # Nothing follows the right.
            ("galbi books members set kim spend vi", "galbi books members set kim spend vi"),
            ("galbi --la", "galbi --lang "),
            ("galbi --lang k", "galbi --lang ko "),
            ("galbi --lang=k", "galbi --lang=ko "),
            ("galbi --headless --format s", "galbi --headless --format svg "),
            ("galbi tree --js", "galbi tree --json "),
            ("galbi ledger list --cs", "galbi ledger list --csv "),
            ("galbi ledger export x --format h", "galbi ledger export x --format hledger "),
            # An option of another command.
            ("galbi --js", "galbi --js"),
            ("galbi config --fram", "galbi config --fram"),
            ("galbi serve --ss", "galbi serve --ssh "),
            ("galbi serve --ssh che", "galbi serve --ssh check "),
            ("galbi books move --t", "galbi books move --t"),
            ("galbi places import plac", r"galbi places import place\ list.csv "),
            ("galbi serve --ssh add kim plac", r"galbi serve --ssh add kim place\ list.csv "),
            ("galbi --headless --secrets plac", r"galbi --headless --secrets place\ list.csv "),
            # Only folders.
            ("galbi --data pla", "galbi --data plain/"),
        ):
            becomes(session, typed, line)
        tabs = 2 if name == "bash" else 1
        offers(session, tabs, "galbi config set theme ", "system", "night", "day", "plain")
        offers(session, tabs, "galbi config ", "get", "list", "path", "set")
        offers(session, tabs, "galbi generate ", "man", "bash", "zsh", "fish")


@test
def bash_completes():
    completes("bash")


@test
def zsh_completes():
    completes("zsh")


@test
def fish_completes():
    completes("fish")


@test
def zsh_and_fish_say_what_is_offered_in_the_language_of_galbi():
    for name in ("zsh", "fish"):
        for language, text in (("ko", "어둡게"), ("en", "night")):
            with folder() as place, shell(name, place, language) as session:
                session.send("galbi config set theme ", "Tab")
                session.wait_for_text(rf"night .*{text}")


def mandoc(kind, file):
    return subprocess.run(
        [SHELLS / "usr/bin/mandoc", "-T", kind, file], capture_output=True, text=True,
        env=environment(LC_ALL="C.UTF-8"))


@test
def the_manual_pages_are_without_fault():
    with folder() as place:
        for language, title in (("en", "NAME"), ("ko", "이름")):
            file = pathlib.Path(place) / f"galbi.{language}.1"
            file.write_text(generated("man", "--lang", language))
            lint = mandoc("lint", file)
            equal((lint.returncode, lint.stdout, lint.stderr), (0, "", ""))
            page = mandoc("utf8", file)
            equal((page.returncode, page.stderr), (0, ""))
            text = re.sub(".\b", "", page.stdout)
            contains(text, f"\n{title}\n")
            for part in ("galbi config set NAME [VALUE]", "--keys 'Down Enter'", "auto-lock",
                         "home/movies", "GALBI_DATA", "~/.config/galbi/galbi.conf"):
                contains(text, part)
            lacks(text, "\\")



test.end()
