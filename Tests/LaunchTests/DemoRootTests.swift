import Expectations
import Headless
import Log
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import Testing
import Time

@testable import Launch

@MainActor
struct DemoRootTests {
  private final class LineInteractor: Interactor {
    let notify: Notify

    init(_ notify: @escaping Notify) { self.notify = notify }
  }

  private final class LineRaft: Raft, Program {
    init(_ context: LaunchContext) {
      super.init(context, name: "Line") { _, notify in
        ViewableRouter(interactor: LineInteractor(notify), view: LineView())
      }
    }
  }

  private final class LineView: AnyView {
    override var title: Phrase { Phrase("줄") }

    override func body(in environment: Environment) -> any Widget { Label("한 줄") }
  }

  @Test func `a demo is a frame around one riblet, on fixed data, and q leaves it`() async throws {
    var quits = 0
    let clock = ManualClock()
    let context = LaunchContext(
      clock: clock,
      appearance: Appearance(language: .korean, theme: .night, depth: .trueColor, usesMouse: false),
      folders: Folders(folder: "/", environment: { _ in nil }),
      isOffline: true, log: .none, variable: { _ in nil }, quit: { quits += 1 })
    let demo = LineRaft(context)
    let app = Headless(
      demo.buildRoot(), size: Size(columns: 30, rows: 9),
      environment: Environment(language: .korean),
      clock: clock)
    expectEqual(
      app.lines,
      [
        " Line             고정 데이터",
        " 줄",
        "──────────────────────────────",
        " 한 줄",
        "",
        "",
        "",
        "──────────────────────────────",
        " q 종료  ? 도움말",
      ])
    expectEqual(app.doubleBindings, [])
    let line = app.root.children.first as? ViewableRouter<LineInteractor, LineView>
    line?.interactor.notify(Phrase(ko: "알림", en: "notice"))
    expectEqual(app.lines[7], " 알림")
    try await app.press("Wait 2s")
    expectEqual(app.lines[7], "──────────────────────────────")
    try await app.press("q Esc")
    expectEqual(quits, 1)
    await demo.follow(Link(["nowhere"]), of: app.root)
    expectEqual(app.lines[7], " 열었습니다.")
    expectEqual(TreeListing(app.root).lines, ["DemoRoot  active  view", "  Line  active  view"])
    app.shutDown()
  }
}
