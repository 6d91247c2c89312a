import Expectations
import Headless
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import Testing

@testable import Launch

@MainActor
struct HeadlessQuitTests {
  private final class FormRouter: ViewableRouter<Interactor, AnyView> {
    var isChanged = false

    override var hasUnsaved: Bool { isChanged }

    override func open(_ segment: Segment) async throws -> AnyRouter {
      segment.name == "form" ? self : try await super.open(segment)
    }
  }

  private final class FormProgram: Program {
    var notices: [Phrase] = []
    var holdsLinks = false

    init() {}

    init(_ context: LaunchContext) {}

    func buildRoot() -> any ViewableRouting {
      FormRouter(interactor: Interactor(), view: AnyView())
    }

    func notify(_ notice: Phrase) { notices.append(notice) }
  }

  private let form = FormRouter(interactor: Interactor(), view: AnyView())
  private let quit = HeadlessQuit()

  private func app() -> Headless {
    let app = Headless(
      form, size: Size(columns: 60, rows: 12), environment: Environment(language: .korean))
    quit.headless = app
    return app
  }

  @Test func `the inspector is not there behind a lock`() {
    let (app, program) = (app(), FormProgram())
    app.window.host(program, app.root, app.tree, clock: app.clock) { _ in [] }
    #expect(app.window.takes(.function(12)))
    program.holdsLinks = true
    #expect(!app.window.takes(.function(12)))
    app.shutDown()
  }

  @Test func `quits at once without unsaved changes`() {
    let app = app()
    quit.request()
    #expect(quit.hasQuit)
    app.shutDown()
  }

  @Test func `asks about unsaved changes, and Enter stays`() async throws {
    let app = app()
    form.isChanged = true
    quit.request()
    expectEqual(
      app.window.speech(),
      [
        "창 종료",
        "저장하지 않은 내용이 있습니다. 종료하면 사라집니다.",
        "> 버튼 취소",
        "버튼 종료",
      ])
    try await app.press("Enter")
    #expect(!quit.hasQuit)
    quit.request()
    try await app.press("Esc")
    #expect(!quit.hasQuit)
    quit.request()
    try await app.press("Tab Enter")
    #expect(quit.hasQuit)
    app.shutDown()
  }

  @Test func `a link to nowhere and an invalid link show a notice`() async throws {
    let app = app()
    let program = FormProgram()
    let commands = program.commands(for: form, clock: app.clock, in: app.tree.activity, on: nil) {
      _ in true
    }
    for link in ["form", "gone/x", "a//b"] { commands.open(.place(link)) }
    await app.settle()
    expectEqual(
      Set(program.notices.map { $0.text(.english) }),
      [
        "“a//b” is not a valid link.",
        "“gone” was not found, so the nearest screen was opened.",
      ])
    expectEqual(commands.destinations(), [])
    app.shutDown()
  }

  @Test func `a place that no longer exists shows a notice`() async throws {
    let app = app()
    let program = FormProgram()
    await program.comeBack(to: try #require(NavigationPath(parsing: "form/gone")), of: form)
    expectEqual(program.notices.map { $0.text(.korean) }, ["‘gone’ 항목을 찾을 수 없어 가장 가까운 화면을 열었습니다."])
    expectEqual(program.lastPlace(), nil)
    app.shutDown()
  }
}
