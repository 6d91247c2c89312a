import Log
import RIBs
import RIBsTesting
import ResourceKit
import TerminalRIBs
import TerminalUI
import Testing

@testable import Launch

@MainActor
struct DemoRootTests {
  private final class LineView: AnyView {
    override func title(in environment: Environment) -> String { "줄" }

    override func body(in environment: Environment) -> any Widget { Label("한 줄") }
  }

  @Test func `a demo is a frame around one riblet, on fixed data, and q leaves it`() async throws {
    var quits = 0
    var notify: Notify = { _ in }
    let clock = ManualClock()
    let surroundings = Surroundings(
      clock: clock,
      appearance: Appearance(language: .korean, theme: .night, depth: .trueColor, usesMouse: false),
      folders: Folders(folder: "/", environment: { _ in nil }),
      isOffline: true, log: .none, variable: { _ in nil }, quit: { quits += 1 })
    let root = DemoRootRouter(name: "Line", surroundings) { _, notices in
      notify = notices
      return ViewableRouter(interactor: Interactor(), view: LineView())
    }
    let app = Headless(
      root, size: Size(columns: 30, rows: 9), environment: Environment(language: .korean),
      clock: clock)
    let rule = String(repeating: "─", count: 30)
    #expect(
      app.lines == [
        " Line               고정 자료", " 줄", rule, "한 줄", "", "", "", rule,
        " q 끝내기  ? 도움말",
      ])
    #expect(app.doubleBindings == [])
    notify(Phrase(ko: "알림", en: "notice"))
    #expect(app.lines[6] == " 알림")
    try await app.press("Wait 2s")
    #expect(app.lines[6] == "")
    try await app.press("q Esc")
    #expect(quits == 1)
    #expect(TreeListing(root).lines == ["DemoRoot  active  view", "  Riblet  active  view"])
    app.shutDown()
  }
}
