import Expectations
import Headless
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import Testing

@testable import Launch

/// What F12 shows of a running app.
@MainActor
struct InspectorTests {
  private final class RootInteractor: Interactor {}
  private final class ChildInteractor: Interactor {}

  private final class Watcher: Worker {
    let runsOn = "main actor"
    func didStart(in scope: WorkScope) {}
  }

  private final class RootRouter: ViewableRouter<RootInteractor, AnyView> {}

  private final class ChildRouter: Router<ChildInteractor> {
    override var segment: Segment? { "child" }
  }

  private let interactor = RootInteractor()
  private let root: RootRouter
  private let app: Headless

  init() {
    root = RootRouter(interactor: interactor, view: AnyView())
    app = Headless(
      root, size: Size(columns: 60, rows: 20), environment: Environment(language: .korean))
    let inspector = Inspector(app.tree)
    app.window.hostBindings = { [weak window = app.window] environment in
      window.map { inspector.bindings(in: environment, of: $0) } ?? []
    }
  }

  @Test(arguments: [120, 200])
  func `a wide window has the tree, the selected riblet and the events side by side`(
    columns: Int
  ) async throws {
    app.window.send(.resize(Size(columns: columns, rows: 24)))
    interactor.start(Watcher())
    try await app.press("F12")
    root.attach(ChildRouter(interactor: ChildInteractor()))
    func row(_ texts: String...) -> Bool {
      app.lines.contains { line in texts.allSatisfy(line.contains) }
    }
    #expect(row("리블렛", "상태", "이벤트"))
    #expect(row("▌Root", "활성", "Child activated"))
    #expect(app.lines.contains { $0.contains("워커") && $0.contains("Watcher: 메인 액터") })
    expectEqual(app.lines.count { $0.contains("▌") }, 1)
    let edges = app.lines.first { $0.contains("╭") }?.count { $0 == "─" } ?? 0
    #expect(edges > columns - 20)
    try await app.press("Down")
    #expect(row("▌", "Child /child") && row("화면", "화면 없음") && row("세그먼트", "child"))
    try await app.press("Tab Down")
    expectEqual(app.lines.count { $0.contains("▌") }, 1)
    #expect(row("▌Child attached"))
    app.shutDown()
  }

  /// The rows of the sheet, without its border and blanks.
  private var rows: [String] {
    app.lines.filter { $0.contains("│") }.map { line in
      line.split(separator: "│")[0].split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  @Test func `it shows the tree, what was begun, and who works`() async throws {
    let (waits, wait) = AsyncStream<Void>.makeStream()
    interactor.request("wait for it") { for await _ in waits {} }
    interactor.start(Watcher())
    root.attach(ChildRouter(interactor: ChildInteractor()))
    app.window.send(.key(.function(12)))
    expectEqual(
      rows, ["리블렛 2", "▌Root wait for it, Watcher: 메인 액터", "Child /child 화면 없음", "이벤트 0"])
    wait.finish()
    app.shutDown()
  }

  @Test func `from the first time on it gathers what happens, the newest first`() async throws {
    try await app.press("F12 F12")
    expectEqual(rows, [])
    let child = ChildRouter(interactor: ChildInteractor())
    root.attach(child)
    try await app.press("F12")
    expectEqual(rows.count, 6)
    expectEqual(rows[3], "이벤트 2")
    #expect(rows[4].hasPrefix("Child activated "))
    #expect(rows[5].hasPrefix("Child attached "))
    root.detach(child)
    #expect(rows[3].hasPrefix("Child detached "))
    try await app.press("Esc")
    expectEqual(rows, [])
    app.shutDown()
  }
}
