import Expectations
import Geography
import Headless
import Phrases
import Testing

@testable import TerminalUI

/// What a map shows, and how keys move its view.
@MainActor
struct MapMovingTests {
  private let stand = MapFixture()
  private var state: MapState { stand.state }
  private var journal: Journal { stand.journal }
  private var field: MapField { stand.field }

  @Test func `at first everything is shown, also what comes later`() {
    expectEqual(stand.draw([]), [:])
    expectEqual(stand.draw(), ["a": Point(column: 1, row: 1), "b": Point(column: 16, row: 6)])
    let more = stand.marks + [field.mark("c", 32, 4, label: "c")]
    let cells = stand.draw(more)
    #expect(cells.count == 3 && cells["a"] != Point(column: 1, row: 1))
    press(.character("+"), state)
    let moved = stand.draw(more)
    #expect(moved["b"] != nil && stand.draw(more + [field.mark("d", 90, 90)]) == moved)
  }

  @Test func `everything includes lines`() {
    let line = MapLayer.lines([[field.place(0, 16), field.place(35, 16)]], .plain)
    let map = Map("", state, layers: [line, .marks([field.mark("a", 18, 16, label: "a")])])
    expectEqual(Drawing(of: map, 18, 3).lines, ["", " ⠤⠤⠤⠤⠤⠤⠤⠤a⠤⠤⠤⠤⠤⠤⠤"])
  }

  @Test func `a box is shown at any size until the view is moved`() {
    let cells = stand.fitted()
    expectEqual(cells, ["a": Point(column: 2, row: 1), "b": Point(column: 9, row: 4)])
    expectEqual(
      stand.draw(nil, 34, 16), ["a": Point(column: 3, row: 2), "b": Point(column: 17, row: 8)])
    expectEqual(stand.draw(), cells)
    press(.character("l"), state)
    expectEqual(stand.draw(), ["b": Point(column: 5, row: 4)])
  }

  @Test func `after a move the middle and the scale stay, whatever the size`() {
    _ = stand.fitted()
    press(.down, state)
    expectEqual(stand.draw(), ["b": Point(column: 9, row: 2)])
    expectEqual(
      stand.draw(nil, 34, 16), ["a": Point(column: 10, row: 3), "b": Point(column: 17, row: 6)])
    expectEqual(stand.draw(nil, 1, 1), [:])
    expectEqual(stand.draw(nil, 0, 0), [:])
    expectEqual(stand.draw(), ["b": Point(column: 9, row: 2)])
  }

  @Test func `arrows and letters move the view`() {
    let b = stand.fitted()["b"]
    expectEqual(b, Point(column: 9, row: 4))
    let steps: [(Key, Key, column: Int, row: Int)] = [
      (.left, .character("h"), 13, 4), (.right, .character("l"), 5, 4),
      (.up, .character("k"), 9, 6), (.down, .character("j"), 9, 2),
    ]
    for (arrow, letter, column, row) in steps {
      for key in [arrow, letter] {
        _ = stand.fitted()
        #expect(press(key, state))
        expectEqual(stand.draw()["b"], Point(column: column, row: row), "\(key)")
      }
    }
  }

  @Test func `keys zoom about the middle, and show all again`() {
    let cells = stand.fitted()
    for key in [Key.character("+"), .character("=")] {
      press(key, state)
      expectEqual(
        stand.draw(stand.marks + [field.mark("c", 22, 20, label: "c")])["c"],
        Point(column: 13, row: 6))
      press(.character("-"), state)
      expectEqual(stand.draw(), cells)
    }
    press(.character("0"), state)
    expectEqual(stand.draw(), ["a": Point(column: 1, row: 1), "b": Point(column: 16, row: 6)])
  }

  @Test func `keys that cannot move the view are left to others`() {
    _ = stand.fitted()
    func idle() -> [Key] {
      state.bindings(in: Environment(language: .korean)).filter(\.isIdle).compactMap(\.keys.first)
    }
    expectEqual(idle(), [])
    for _ in 0..<30 { press(.character("-"), state) }
    expectEqual(idle(), [.character("-")])
    for _ in 0..<9 { press(.left, state) }
    for _ in 0..<9 { press(.up, state) }
    expectEqual(idle(), [.left, .up, .character("-")])
    for _ in 0..<60 { press(.character("+"), state) }
    expectEqual(idle(), [.left, .up, .character("+")])
  }
}
