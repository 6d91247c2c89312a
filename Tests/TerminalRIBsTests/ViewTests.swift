import Expectations
import Phrases
import RIBs
import Testing

@testable import TerminalRIBs
@testable import TerminalUI

/// What a view shows, and what it sends.
@MainActor
struct ViewTests {
  private enum Counter: Riblet {
    struct Model: Equatable {
      var count = 0
    }

    enum Action: Equatable {
      case add, set(Int)
    }
  }

  private final class CounterView: View<Counter> {
    private(set) var changes: [String] = []

    override func modelDidChange(from old: Model) {
      changes.append("\(old.count) to \(model.count)")
    }

    override func body(in environment: Environment) -> any Widget { Label("\(model.count)") }
  }

  private let view = CounterView(Counter.Model())

  @Test func `a model is shown in the next frame, and an equal one asks for none`() {
    let window = Window(
      root: view, size: Size(columns: 9, rows: 1), environment: Environment(language: .korean))
    expectEqual(window.frame().lines, ["0"])
    view.show(Counter.Model())
    #expect(!window.needsFrame)
    view.show(Counter.Model(count: 1))
    #expect(window.needsFrame)
    expectEqual(window.frame().lines, ["1"])
    expectEqual(view.changes, ["0 to 1"])
  }

  @Test func `the footer names a key, unless something else is said`() {
    #expect(view.key("a", title: "add", sends: .add).isHinted)
    #expect(!view.key("a", title: "add", isHinted: false, sends: .add).isHinted)
  }

  @Test func `actions are sent by functions, keys and buttons while somebody receives them`() {
    var actions: [Counter.Action] = []
    view.onAction = { actions.append($0) }
    let ways: [() -> Void] = [
      { [view] in view.send(.add) }, view.sender(.add),
      { [view] in view.sender(Counter.Action.set)(7) },
      view.key(.character("a"), title: "add", sends: .add).action,
      { [view] in view.button(sends: .add).onPress?() },
    ]
    for way in ways { way() }
    expectEqual(actions, [.add, .add, .set(7), .add, .add])
    view.onAction = nil
    for way in ways { way() }
    expectEqual(actions.count, 5)
  }
}
