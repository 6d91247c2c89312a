import Expectations
import Headless
import Phrases
import RIBs
import RIBsTesting
import TerminalRIBs
import TerminalUI
import Testing

@testable import Launch

/// A command of another screen that Ctrl-P finds.
@MainActor
struct CommandElsewhereTests {
  /// A screen that takes its time to open, and counts what its command does.
  private final class House: AnyView {
    var count = 0

    override func bindings(in environment: Environment) -> [KeyBinding] {
      [KeyBinding(.character("x"), title: "paint") { [weak self] in self?.count += 1 }]
    }
  }

  private final class HouseRouter: ViewableRouter<Interactor, House> {
    let way = Checkpoint()

    override func open(_ segment: Segment) async throws -> AnyRouter {
      await way.pass()
      return self
    }
  }

  private final class HouseProgram: Program {
    let house = House()
    private(set) lazy var router = HouseRouter(interactor: Interactor(), view: house)

    func buildRoot() -> any ViewableRouting { router }

    var destinations: [Destination] {
      let decorate = ScreenCommand("x", Phrase(ko: "꾸미기", en: "decorate"))
      return [Destination(Phrase(ko: "집", en: "House"), link: "house", commands: [decorate])]
    }
  }

  @Test func `is work until it has run`() async throws {
    let program = HouseProgram()
    let app = Headless(
      program.buildRoot(), size: Size(columns: 60, rows: 20),
      environment: Environment(language: .english))
    app.window.host(program, program.router, app.tree, clock: app.clock) { _ in [] }
    try await app.press("C-p \"decorate\"")
    app.window.send(.key(.enter))
    await program.router.way.reached()
    expectEqual(app.tree.activity.running.map(\.what), ["go"])
    program.router.way.open()
    await app.settle()
    expectEqual(program.house.count, 1)
    app.shutDown()
  }
}
