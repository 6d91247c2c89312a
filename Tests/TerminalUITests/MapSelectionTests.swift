import Expectations
import Geography
import Headless
import Phrases
import Testing

@testable import TerminalUI

/// The selection of a map, by keys and from outside.
@MainActor
struct MapSelectionTests {
  private let stand = MapFixture()
  private var state: MapState { stand.state }
  private var journal: Journal { stand.journal }
  private var field: MapField { stand.field }

  @Test func `keys select the marks in their order, the topmost layer first`() {
    stand.listen()
    let map = Map(
      "", state,
      layers: [
        .marks([field.mark("d", 20, 20)]), .marks(stand.marks),
        .lines([[field.place(0, 0)]], .plain),
      ])
    _ = Drawing(of: map, 18, 8)
    for key in "nnnnpppp" { press(.character(key), state) }
    expectEqual(journal.lines, ["select a", "select b", "select d", "select b", "select a"])
    state.select(nil)
    press(.character("p"), state)
    expectEqual(state.selection, "d")
    state.select("stranger")
    press(.character("n"), state)
    expectEqual(state.selection, "a")
  }

  @Test func `a mark that was left out of view is shown again on demand, and not by itself`() {
    _ = stand.fitted()
    state.select("b")
    stand.draw()
    for key in "hhhhhhhhhhhh" { press(.character(key), state) }
    expectEqual(stand.draw()["b"], nil)
    expectEqual(stand.draw(nil, 10, 6)["b"], nil)
    state.showSelection()
    #expect(stand.draw(nil, 10, 6)["b"] != nil)
  }

  @Test func `zooming keeps the selected mark in view`() {
    _ = stand.fitted()
    state.select("b")
    for key in "++++++------+++" {
      press(.character(key), state)
      #expect(stand.draw()["b"] != nil, "\(key)")
    }
  }

  @Test func `a map without marks has no keys for them`() {
    stand.listen()
    state.select("a")
    _ = Drawing(of: Map("", state, layers: [.lines([[field.place(0, 0)]], .plain)]), 18, 8)
    #expect(!press(.character("n"), state) && !press(.enter, state))
    expectEqual(state.bindings(in: Environment(language: .korean)).filter(\.isHinted).count, 2)
    stand.draw()
    expectEqual(state.bindings(in: Environment(language: .korean)).filter(\.isHinted).count, 4)
  }

  @Test func `enter activates the selected mark, where that does something`() {
    stand.draw()
    state.select("b")
    #expect(!press(.enter, state))
    stand.listen()
    #expect(press(.enter, state))
    expectEqual(journal.lines, ["activate b"])
    state.select("stranger")
    #expect(!press(.enter, state))
    state.select(nil)
    #expect(!press(.enter, state))
    let other = MapState(activation: Phrase(ko: "보기", en: "look"))
    other.onActivate = { _ in }
    other.select("a")
    _ = Drawing(of: Map("", other, layers: [.marks(stand.marks)]), 18, 8)
    let bindings = other.bindings(in: Environment(language: .english))
    expectEqual(
      bindings.filter(\.isHinted).map { $0.title.text(.english) },
      [
        "move", "zoom", "next marker", "look",
      ])
  }

  @Test func `a selection from outside comes into view, without a callback`() {
    stand.listen()
    let far = stand.marks + [field.mark("c", 50, 3, label: "c")]
    state.fit(field.box)
    expectEqual(stand.draw(far)["c"], nil)
    state.select("c")
    expectEqual(stand.draw(far), ["b": Point(column: 0, row: 4), "c": Point(column: 16, row: 0)])
    expectEqual(stand.draw(far)["c"], Point(column: 16, row: 0))
    press(.right, state)
    press(.right, state)
    expectEqual(stand.draw(far)["c"], Point(column: 8, row: 0))
    state.select("a")
    state.select("c")
    expectEqual(stand.draw(far)["c"], Point(column: 8, row: 0))
    expectEqual(journal.lines, [])
  }

  @Test func `what is selected already does not move the view again`() {
    _ = stand.fitted()
    state.select("a")
    stand.draw()
    press(.right, state)
    expectEqual(stand.draw()["a"], nil)
    state.select("a")
    expectEqual(stand.draw()["a"], nil)
  }

  @Test func `a mark that comes later than its selection is shown when it comes`() {
    state.fit(field.box)
    state.select("c")
    stand.draw()
    let far = stand.marks + [field.mark("c", 50, 3, label: "c")]
    expectEqual(stand.draw(far)["c"], Point(column: 16, row: 0))
    state.fit(field.box)
    expectEqual(stand.draw(far)["c"], nil)
    state.select("d")
    press(.left, state)
    stand.draw(far)
    expectEqual(stand.draw(far + [field.mark("d", 90, 3, label: "d")])["d"], nil)
  }

  @Test func `a key that selects what is out of view brings it there`() {
    stand.listen()
    state.onSelect = { [state] in
      journal.lines.append("select \($0)")
      // As a view does when its model changes.
      state.select($0)
    }
    state.fit(field.box)
    let far = [field.mark("c", -7, 99, label: "c")]
    stand.draw(far)
    press(.character("n"), state)
    expectEqual(stand.draw(far), ["c": Point(column: 1, row: 6)])
    expectEqual(journal.lines, ["select c"])
  }

  @Test func `keys of the view change the map only, those of marks what the view says`() {
    func others() -> [Key] {
      state.bindings(in: Environment(language: .korean)).filter { !$0.isConfined }
        .compactMap(\.keys.first)
    }
    stand.draw()
    expectEqual(others(), [])
    stand.listen()
    expectEqual(others(), [.character("n"), .character("p")])
  }
}
