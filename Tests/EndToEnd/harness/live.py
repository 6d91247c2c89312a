"""A live demo: `outside.py` calls this with its package, of which it changes a copy's sources."""

import os
import signal
import sys

from .galbi import ROOT, equal
from .pty_session import Failure, Session

# A note with a field, in place of the project's.
NOTE = """
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

enum Note: Riblet {
  struct Model: Equatable {
    let name: String
    var found = ""
  }

  enum Action {
    case find(String)
  }
}

struct NoteBuilder {
  @MainActor func build(_ name: String) -> any ViewableRouting {
    let view = NoteView(Note.Model(name: name))
    return ViewableRouter(interactor: NoteInteractor(on: view), view: view)
  }
}

final class NoteInteractor: PresentableInteractor<Note> {
  override func didReceive(_ action: Action) {
    switch action {
    case .find(let text): model.found = "found " + text
    }
  }
}

final class NoteView: View<Note> {
  private let field = FieldState()

  override init(_ model: Model) {
    super.init(model)
    field.onChange = sender(Action.find)
  }

  override var title: Phrase { Phrase(model.name) }

  override func body(in environment: Environment) -> any Widget {
    Rows(.fixed(1, TextField("Street", field)), .fixed(1, Label(model.found)))
  }
}
"""


class Live:
    """A session of the supervisor, and the sources that it follows."""

    def __init__(self, package, data):
        self.file = package / "Sources/Notes/Note.swift"
        self.save("")
        self.session = Session(
            [sys.executable, str(ROOT / "Sources/App/Live/live.py"), "notes", "--lang", "en",
             "--data", str(data)],
            cwd=package)

    def save(self, old, new=""):
        """As an editor that writes another file and renames it."""
        text = self.file.read_text().replace(old, new) if old else NOTE
        beside = self.file.with_suffix(".new")
        beside.write_text(text)
        beside.rename(self.file)

    def __enter__(self):
        try:
            # The first build takes longer than the others.
            self.session.wait_for_text("Third|to build again", 300)
            self.session.wait_for_text("Third", 1)
        except Failure:
            self.session.close()
            raise
        return self

    def __exit__(self, *_):
        self.session.close()

    def wait_for_text(self, pattern):
        self.session.wait_for_text(pattern, 120)

    def programs(self):
        """The processes of the session's job and its builds, and their folders."""
        found = []
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{name}/environ") as file:
                    variables = file.read()
                with open(f"/proc/{name}/cmdline") as file:
                    command = file.read()
            except (OSError, UnicodeDecodeError):
                continue
            package = str(self.file.parents[2])
            if "notes" in command and (f"PWD={package}\0" in variables or package in command):
                found.append(int(name))
        return found

    def ends(self, status):
        equal(self.session.wait_for_exit(60), status)
        equal(self.session.left_behind(), [])
        equal(self.programs(), [])


def check(test, package, data):
    @test
    def a_live_program_goes_on_at_its_place_with_its_text():
        with Live(package, data) as live:
            live.session.send("Down", "Enter")
            live.wait_for_text("Street")
            live.session.send("Haeundae", "Left", "Left")
            live.wait_for_text("found Haeundae")
            live.save("Street", "Avenue")
            live.wait_for_text("Avenue.*Haeundae")
            live.wait_for_text("found Haeundae")
            live.session.send("X")
            live.wait_for_text("found HaeundXae")

            # Several saves in a row, the last of which counts.
            live.save("Avenue", "Lane")
            live.save("Lane", "Alley")
            live.wait_for_text("Alley.*HaeundXae")
            live.session.send("q")
            live.wait_for_text("found HaeundXqae")
            live.session.interrupt()
            live.ends(130)

    @test
    def a_live_program_shows_what_does_not_compile_and_runs_on():
        with Live(package, data) as live:
            live.session.send("Enter")
            live.wait_for_text("Street")
            live.save("Label(model.found)", "Lable(model.found)")
            live.wait_for_text(r"Note.swift:\d+:\d+.*Lable")
            live.session.send("Jongno")
            live.wait_for_text("found Jongno")
            live.session.resize(20, 5)
            live.wait_for_text("1 build error")
            live.session.send("F4")
            live.wait_for_text("Build errors")
            live.session.send("Esc")
            live.session.resize(80, 24)
            live.save("Lable(model.found)", 'Label("now " + model.found)')
            live.wait_for_text("now found Jongno")
            if "build error" in live.session.screen.text():
                raise Failure("the error is still shown")
            live.session.send("Esc", "q")
            live.ends(0)

    @test
    def a_live_program_that_crashes_comes_back_with_the_next_build():
        with Live(package, data) as live:
            live.session.send("Enter")
            live.wait_for_text("Street")
            live.save('model.found = "found " + text', "preconditionFailure(text)")
            live.save('Label(model.found)', 'Label("ready " + model.found)')
            live.wait_for_text("ready")
            live.session.send("x")
            live.wait_for_text(r"has crashed \((SIGILL|SIGTRAP)\)")
            equal(live.session.screen.left_behind(), [])
            live.save("preconditionFailure(text)", 'model.found = "well " + text')
            live.wait_for_text("Street")
            live.session.signal(signal.SIGTERM)
            live.ends(128 + signal.SIGTERM)

    @test
    def a_live_program_stops_and_goes_on():
        with Live(package, data) as live:
            live.session.send("C-z")
            live.session.wait_for_stop()
            equal(live.session.left_behind(), [])
            live.session.foreground()
            live.session.send("Enter")
            live.wait_for_text("Street")
            live.session.hang_up()
            equal(live.session.wait_for_exit(60, reading=False), 128 + signal.SIGHUP)
            equal(live.programs(), [])
