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
    let root = DemoRootRouter(name: "Line", quit: { quits += 1 }) { _ in
      ViewableRouter(interactor: Interactor(), view: LineView())
    }
    let app = Headless(
      root, size: Size(columns: 30, rows: 9), environment: Environment(language: .korean))
    let rule = String(repeating: "─", count: 30)
    #expect(
      app.lines == [
        " Line               고정 자료", " 줄", rule, "한 줄", "", "", "", rule,
        " q 끝내기  ? 도움말",
      ])
    #expect(app.window.doubleBindings == [])
    try await app.press("q Esc")
    #expect(quits == 1)
    #expect(TreeListing(root).lines == ["DemoRoot  active  view", "  Riblet  active  view"])
    app.shutDown()
  }
}
