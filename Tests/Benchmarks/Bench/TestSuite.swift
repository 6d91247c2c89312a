import Headless
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI

/// What one test of a riblet costs.
@MainActor let testSuite = Suite(name: "test") {
  [
    Measure("an interactor: build, launch, act, look, tear down", unit: "us") {
      try time(per: 200) { for _ in 0..<200 { try testInteractor() } } / 1_000
    },
    Measure("a riblet by keys, 80x24: build, launch, press, look, tear down", unit: "us") {
      try await time(per: 20) { for _ in 0..<20 { try await testByKeys() } } / 1_000
    },
  ]
}

private struct Unexpected: Error {}

/// Shows a number, and counts it up.
private final class CounterInteractor: Interactor {
  struct State {
    struct Counter: Equatable {
      var number = 0
    }

    var counter = Counter()
  }

  private let number: Stored<Int>
  private let writer: Writer<State.Counter>
  private let show: @MainActor (Int) -> Void

  init(_ store: Store<State>, show: @escaping @MainActor (Int) -> Void) {
    number = store.stored(\.counter, \.number)
    writer = store.writer(\.counter)
    self.show = show
  }

  override func didBecomeActive() {
    whileActive(number.observe { [weak self] in self?.show($0) })
  }

  func didPressCount() {
    request("count") { [writer] in writer.update { $0.number += 1 } }
  }
}

@MainActor
private func testInteractor() throws {
  var shown: [Int] = []
  let leaks = LeakCheck()
  let isIdle = {
    let interactor = CounterInteractor(Store(.init())) { shown.append($0) }
    let router = Router(interactor: interactor)
    let tree = Tree()
    tree.observe(leaks)
    router.launch(in: tree)
    interactor.didPressCount()
    router.shutDown()
    return tree.activity.isIdle
  }()
  guard shown == [0, 1], leaks.leaks.isEmpty, isIdle else { throw Unexpected() }
}

@MainActor
private func testByKeys() async throws {
  let view = PeopleFrameView(PeopleRows.Model())
  let headless = Headless(
    ViewableRouter(interactor: Interactor(), view: view), size: Size(columns: 80, rows: 24),
    environment: Environment(language: .korean))
  try await headless.press("Down Down Up")
  guard headless.lines.count == 24 else { throw Unexpected() }
  headless.shutDown()
}
