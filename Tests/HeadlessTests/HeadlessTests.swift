import Expectations
import Phrases
import RIBs
import RIBsTesting
import TerminalRIBs
import TerminalUI
import Testing
import Time

@testable import Headless

@MainActor
struct HeadlessTests {
  private enum Counter: Riblet {
    typealias Model = Int
  }

  /// Shows a number.
  private final class CounterView: View<Counter> {
    var onKey: (Character) -> Void = { _ in }

    override func bindings(in environment: Environment) -> [KeyBinding] {
      ["r", "w", "s"].map { character in
        KeyBinding(.character(character), title: "") { self.onKey(character) }
      }
    }

    override func body(in environment: Environment) -> any Widget {
      Label("\(model)", Style(bold: true))
    }
  }

  private final class CounterInteractor: Interactor {
    private let view: CounterView
    private let clock: ManualClock
    private(set) var gate: CheckedContinuation<Void, Never>?

    init(view: CounterView, clock: ManualClock) {
      self.view = view
      self.clock = clock
      super.init()
      view.onKey = { [weak self] in self?.didPress($0) }
    }

    private func didPress(_ character: Character) {
      switch character {
      case "r":
        request("count") { [self] in
          for _ in 0..<10 { await Task.yield() }
          view.show(view.model + 1)
        }
      case "w":
        whileActive { [self] in
          try? await clock.sleep(for: .seconds(2))
          view.show(view.model + 100)
        }
      default:
        request("stand still") { [self] in await withCheckedContinuation { gate = $0 } }
      }
    }
  }

  private let journal = TreeJournal()
  private let interactor: CounterInteractor
  private let app: Headless

  init() {
    let clock = ManualClock()
    let view = CounterView(0)
    interactor = CounterInteractor(view: view, clock: clock)
    app = Headless(
      ViewableRouter(interactor: interactor, view: view), size: Size(columns: 6, rows: 2),
      environment: Environment(language: .english), clock: clock,
      tree: Tree(observers: [journal]))
  }

  @Test func `a tree runs from the start until it is shut down`() {
    expectEqual(journal.lines, ["Counter activated"])
    expectEqual(app.lines, ["0", ""])
    expectEqual(app.styles, ["T", ""])
    app.shutDown()
    expectEqual(journal.lines, ["Counter activated", "Counter resigned"])
  }

  @Test func `each key finds a settled screen`() async throws {
    try await app.press("r r r")
    expectEqual(app.lines, ["3", ""])
    #expect(app.tree.activity.isIdle)
    #expect(!app.window.needsFrame)
  }

  @Test func `only a wait lets time pass`() async throws {
    try await app.press("w r")
    expectEqual(app.lines, ["1", ""])
    try await app.press("Wait 1999ms")
    expectEqual(app.lines, ["1", ""])
    try await app.press("Wait 1ms")
    expectEqual(app.lines, ["101", ""])
    expectEqual(app.clock.now, 2_000)
  }

  @Test func `a script that cannot be read does nothing`() async {
    await #expect(throws: KeyScript.Fault(word: "down", line: 1, column: 3)) {
      try await app.press("r down")
    }
    expectEqual(app.lines, ["0", ""])
  }

  @Test func `what still runs is named`() async throws {
    expectEqual(app.unsettled.description, "The screen kept changing until the time was up.")
    await app.perform(.key(.character("s")))
    expectEqual(
      app.unsettled.description, "When the time was up, this still ran: Counter (stand still).")
    interactor.gate?.resume()
    await app.settle()
    expectEqual(app.unsettled.running, [])
  }
}
