import Expectations
import Headless
import Phrases
import PlatformTesting
import RIBs
import TerminalUI
import Testing
import Time

@testable import Launch

/// What is written down of what the user presses.
@MainActor
struct KeyRecorderTests {
  /// A field for text, one for a secret, and a list that takes keys.
  private final class FormView: AnyView {
    let text = FieldState()
    let pin = SecretState()
    let list = ListState(activation: Phrase(""))

    override func bindings(in environment: Environment) -> [KeyBinding] {
      [KeyBinding(.character("q"), .character("/"), .character("\""), title: "") {}]
    }

    override func body(in environment: Environment) -> any Widget {
      Rows(
        .fixed(1, TextField("", text)), .fixed(1, SecretField("", pin)),
        .fixed(1, List("", list, count: 1) { _ in Label("") }))
    }
  }

  private let folder = TemporaryFolder()
  private let clock = ManualClock(now: 1_000_000)
  private let view = FormView()
  private let window: Window
  private let recorder: KeyRecorder

  init() throws {
    window = Window(
      root: view, size: Size(columns: 9, rows: 3), environment: Environment(language: .korean))
    recorder = try KeyRecorder("\(folder.path)/keys", clock: clock)
  }

  private var recording: String {
    String(decoding: TemporaryFolder.read("\(folder.path)/keys"), as: UTF8.self)
  }

  private func take(_ inputs: Input...) {
    for input in inputs {
      recorder.record(input, in: window)
      window.send(input)
    }
  }

  private func type(_ text: String) {
    for character in text { take(.key(.character(character))) }
  }

  @Test func `text is in quotes, whole at any time, and keys have their names`() throws {
    type("a ")
    expectEqual(recording, #""a ""#)
    type(#""\김"#)
    expectEqual(recording, #""a \"\\김""#)
    take(.key(.left), .key(.character("b")), .key(.control("p")), .key(.escape), .key(.down))
    expectEqual(recording, #""a \"\\김" Left "b" Ctrl-P Esc"# + "\nDown")
    let steps = try KeyScript(recording).steps.map(\.step)
    expectEqual(
      steps,
      "a \"\\김".map { .key(.character($0)) } + [
        .key(.left), .key(.character("b")), .key(.control("p")), .key(.escape), .key(.down),
      ])
  }

  @Test func `of a secret nothing is written but that it was typed`() throws {
    take(.key(.tab))
    type("12")
    take(.key(.backspace), .key(.character("3")), .paste("45"), .key(.tab))
    expectEqual(recording, "Tab <secret> Tab")
    try expectEqual(KeyScript(recording).steps.map(\.step), [.key(.tab), .secret, .key(.tab)])
  }

  @Test func `a secret that is typed slowly is one, and two are two`() async {
    take(.key(.tab), .key(.character("1")))
    await clock.advance(by: .seconds(3))
    take(.key(.character("2")), .key(.tab), .key(.backTab), .key(.character("3")))
    expectEqual(recording, "Tab <secret> Tab Shift-Tab <secret>")
  }

  @Test func `letters outside fields are bare, and a quotation mark is not taken for text`() throws
  {
    take(.key(.tab), .key(.tab))
    type("q/\"")
    expectEqual(recording, #"Tab Tab q / "\"""#)
    try expectEqual(KeyScript(recording).steps.count, 5)
  }

  @Test func `a character that does nothing is not written down, as of a secret without its field`()
    async
  {
    take(.key(.tab), .key(.tab))
    type("4111q")
    await clock.advance(by: .seconds(2))
    type("1")
    await clock.advance(by: .seconds(1))
    take(.key(.down))
    expectEqual(recording, "Tab Tab q Wait 3s Down")
  }

  @Test func `pauses of a second and more are written down`() async {
    take(.key(.down))
    await clock.advance(by: .milliseconds(999))
    take(.key(.down))
    await clock.advance(by: .milliseconds(2_500))
    take(.key(.down))
    expectEqual(recording, "Down Down Wait 2s Down")
  }

  @Test func `a paste is one where text is taken`() throws {
    type("a")
    take(.paste("가\n\"나\" \\"), .key(.tab), .key(.tab), .paste("x"))
    expectEqual(recording, #""a" Paste "가\n\"나\" \\" Tab Tab"#)
    let steps = try KeyScript(recording).steps.map(\.step)
    expectEqual(steps, [.key(.character("a")), .paste("가\n\"나\" \\"), .key(.tab), .key(.tab)])
  }

  @Test func `the place at which the keys begin stands before them`() throws {
    let place = try #require(NavigationPath(parsing: "@Main;tab=home/home;find=a%20b&row=7/홍길동"))
    recorder.begin(at: place)
    type("a")
    take(.key(.tab), .key(.down))
    expectEqual(recording, "Place @Main;tab=home/home;find=a%20b&row=7/홍길동\n\"a\" Tab Down")
    let script = try KeyScript(recording)
    expectEqual(script.place, place)
    expectEqual(script.steps.map(\.step), [.key(.character("a")), .key(.tab), .key(.down)])
  }

  @Test func `the size and the mouse are not keys`() {
    take(.resize(Size(columns: 20, rows: 5)), .mouse(Mouse(.click, at: .zero)))
    expectEqual(recording, "")
  }

  @Test func `a file that is there is left alone, and a folder that is not there is said`() {
    #expect(throws: UsageError.recordingExists("\(folder.path)/keys")) {
      try KeyRecorder("\(folder.path)/keys", clock: clock)
    }
    #expect(throws: UsageError.cannotRecord("\(folder.path)/no/keys")) {
      try KeyRecorder("\(folder.path)/no/keys", clock: clock)
    }
  }

  @Test func `only the user can read it`() {
    expectEqual(TemporaryFolder.permissions(of: "\(folder.path)/keys"), 0o600)
  }
}
