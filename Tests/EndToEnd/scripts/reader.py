"""What Fenrir, a screen reader for terminals, says of Galbi: one utterance a key, the focus first."""

import configparser
import re

from ..harness.galbi import BINARY, ROOT, Tests, equal, folder, lacks
from ..harness.pty_session import PORTABLE, Session

DRIVES = "Galbi"

test = Tests()
READER = ROOT / ".build/fenrir"
UTTERANCE = re.compile(rb"Speech Debug Driver: Speak:(.*?)\r?\nSpeech Debug Driver: -", re.S)


def settings(command):
    """Its own for terminals, with a voice that prints what it says."""
    settings = configparser.ConfigParser(interpolation=None)
    settings.optionxform = str
    settings.read(READER / "etc/fenrirscreenreader/settings/settings-pty.conf")
    settings["sound"]["enabled"] = settings["remote"]["enable"] = "False"
    settings["speech"]["driver"] = "debugDriver"
    settings["screen"]["driver"] = settings["keyboard"]["driver"] = "ptyDriver"
    settings["general"]["shell"] = command
    settings["general"]["punctuationLevel"] = "none"
    settings["general"]["autoSpellCheck"] = settings["general"]["hasAttributes"] = "False"
    return settings


class Reader(Session):
    """Galbi in the terminal of Fenrir."""

    def __init__(self, data, *arguments):
        command = [BINARY, "--offline", "--data", f"{data}/data", *arguments]
        with open(f"{data}/settings", "w") as file:
            settings(" ".join(command)).write(file)
        super().__init__(
            [str(READER / "usr/bin/fenrir"), "-e", "-s", file.name], term="linux", environment={
                "PYTHONPATH": str(READER / "usr/lib/python3/dist-packages"), "USER": "tester",
                "XDG_RUNTIME_DIR": data, "GALBI_PEOPLE_URL": "http://127.0.0.1:9/api/",
                # The portable variant cannot look for a reader.
                **({"GALBI_READER": "on"} if PORTABLE else {})})

    def heard(self):
        """What was said, without punctuation."""
        said = (match.decode() for match in UTTERANCE.findall(bytes(self.raw)))
        return [" ".join(re.findall(r"\w+", text)).casefold() for text in said]

    def hear(self, words):
        """Waits until an utterance begins with the words; returns how many there were until then."""
        self.wait_until(
            lambda: self.heard() and self.heard()[-1].startswith(words.casefold()), repr(words))
        return len(self.heard())


# A key, and how what is said then begins; at the end a key whose utterance ends the last wait.
WALK = {
    "ko": [
        ("Down", "목록 사람 2 12"), ("Down", "목록 사람 3 12"), ("Up", "목록 사람 2 12"),
        ("2", "버튼 충전하기"), ("3", "목록 프로필 1"),
        ("Down", "목록 프로필 2"), ("1", "목록 사람 2 12"), ("2", "버튼 충전하기"),
    ],
    "en": [
        ("Down", "list People 2 12"), ("Down", "list People 3 12"), ("Up", "list People 2 12"),
        ("2", "button top up"), ("3", "list Profile 1"),
        ("Down", "list Profile 2"), ("1", "list People 2 12"), ("2", "button top up"),
    ],
}


def walk(language, *arguments):
    first = {"ko": "목록 사람 1 12", "en": "list People 1 12"}[language]
    with folder() as data, Reader(data, "--lang", language, *arguments) as reader:
        reader.hear(first)
        # The first screen comes to the reader in pieces, each with an utterance, and all before the next one.
        reader.send("End")
        reader.hear(first.replace("1", "12", 1))
        reader.send("Home")
        reader.hear(first)
        # What a screen opens on the first visit may take so long that the reader is first told of a part.
        for key, words in ("2", dict(WALK[language])["2"]), ("3", dict(WALK[language])["3"]), ("1", first):
            reader.send(key)
            reader.hear(words)
        count = begin = len(reader.heard())
        for key, words in WALK[language]:
            reader.send(key)
            count += 1
            equal((key, reader.hear(words), reader.heard()[count:]), (key, count, []))
        said = " ".join(reader.heard()[begin:])
        for word in ("불러오는 중", "진행 중", "loading"):
            lacks(said, word)
        reader.send("q")
        reader.wait_for_exit()


@test
def of_plain_a_key_has_one_utterance_that_begins_with_the_focus():
    for language in WALK:
        walk(language, "--plain")


@test
def of_the_cells_a_key_has_one_utterance_that_begins_with_the_focus():
    for language in WALK:
        walk(language)


@test
def it_is_read_without_being_asked_only_on_its_own_terminal():
    with folder() as data, Session(
            [BINARY, "--offline", "--lang", "ko", "--data", data], term="linux",
            environment={"GALBI_READER": "off"}) as plain:
        plain.wait_for_text("▌")
        plain.interrupt()
    with folder() as data, Session(
            [BINARY, "--offline", "--lang", "ko", "--data", data],
            environment={"GALBI_READER": "on"}) as read:
        read.wait_for_text("^목록 사람, 1 / 12: ")
        lacks(read.screen.text(), "▌")
        # Where the terminal's cursor is, a reader reads.
        equal(read.screen.modes[25], False)
        read.send("Down")
        read.wait_for_text("^목록 사람, 2 / 12: ")
        # The name stands before the country, the section in which it is.
        name = read.screen.lines()[0].split(", ")[-2].split()[-1]
        assert name in read.screen.lines()[read.screen.row], read.screen.row
        read.interrupt()


test.end()
