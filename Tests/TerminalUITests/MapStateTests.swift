import Geography
import Headless
import Phrases
import Testing

@testable import TerminalUI

/// What keys, the mouse and the view's owner do to a map.
@MainActor
struct MapStateTests {
  private let state = MapState()
  private let journal = Journal()
  private let field = MapField()

  private var marks: [MapMark] {
    [field.mark("a", 4, 5, label: "a"), field.mark("b", 18, 16, label: "b")]
  }

  private func map(_ marks: [MapMark]? = nil) -> Map {
    Map("", state, layers: [.marks(marks ?? self.marks)])
  }

  private func listen() {
    state.onSelect = { journal.lines.append("select \($0)") }
    state.onActivate = { journal.lines.append("activate \($0)") }
  }

  /// The cell of each mark that is drawn.
  @discardableResult
  private func draw(
    _ marks: [MapMark]? = nil, _ columns: Int = 18, _ rows: Int = 8
  ) -> [String: Point] {
    let lines = Drawing(of: map(marks), columns, rows, focus: state).lines
    var cells: [String: Point] = [:]
    for (row, line) in lines.enumerated() {
      for (column, label) in line.enumerated() where "abcd".contains(label) {
        cells["\(label)"] = Point(column: column, row: row)
      }
    }
    return cells
  }

  private func fitted() -> [String: Point] {
    state.fit(field.box)
    return draw()
  }

  @Test func `at first everything is shown, also what comes later`() {
    #expect(draw([]) == [:])
    #expect(draw() == ["a": Point(column: 1, row: 1), "b": Point(column: 16, row: 6)])
    let more = marks + [field.mark("c", 32, 4, label: "c")]
    let cells = draw(more)
    #expect(cells.count == 3 && cells["a"] != Point(column: 1, row: 1))
    press(.character("+"), state)
    draw(more)
    #expect(draw([marks[1]]).values.allSatisfy { $0.column != 8 })
  }

  @Test func `everything includes lines`() {
    let line = MapLayer.lines([[field.place(0, 16), field.place(35, 16)]], .plain)
    let map = Map("", state, layers: [line, .marks([field.mark("a", 18, 16, label: "a")])])
    #expect(
      Drawing(of: map, 18, 3).lines == ["", " ⠤⠤⠤⠤⠤⠤⠤⠤a⠤⠤⠤⠤⠤⠤⠤"])
  }

  @Test func `a box is shown at any size until the view is moved`() {
    let cells = fitted()
    #expect(cells == ["a": Point(column: 2, row: 1), "b": Point(column: 9, row: 4)])
    #expect(draw(nil, 34, 16) == ["a": Point(column: 3, row: 2), "b": Point(column: 17, row: 8)])
    #expect(draw() == cells)
    press(.character("l"), state)
    #expect(draw() == ["b": Point(column: 5, row: 4)])
  }

  @Test func `after a move the middle and the scale stay, whatever the size`() {
    _ = fitted()
    press(.down, state)
    #expect(draw() == ["b": Point(column: 9, row: 2)])
    #expect(draw(nil, 34, 16) == ["a": Point(column: 10, row: 3), "b": Point(column: 17, row: 6)])
    #expect(draw(nil, 1, 1) == [:])
    #expect(draw(nil, 0, 0) == [:])
    #expect(draw() == ["b": Point(column: 9, row: 2)])
  }

  @Test func `arrows and letters move the view`() {
    let b = fitted()["b"]
    #expect(b == Point(column: 9, row: 4))
    let steps: [(Key, Key, column: Int, row: Int)] = [
      (.left, .character("h"), 13, 4), (.right, .character("l"), 5, 4),
      (.up, .character("k"), 9, 6), (.down, .character("j"), 9, 2),
    ]
    for (arrow, letter, column, row) in steps {
      for key in [arrow, letter] {
        _ = fitted()
        #expect(press(key, state))
        #expect(draw()["b"] == Point(column: column, row: row), "\(key)")
      }
    }
  }

  @Test func `keys zoom about the middle, and show everything again`() {
    let cells = fitted()
    for key in [Key.character("+"), .character("=")] {
      press(key, state)
      #expect(draw(marks + [field.mark("c", 22, 20, label: "c")])["c"] == Point(column: 13, row: 6))
      press(.character("-"), state)
      #expect(draw() == cells)
    }
    press(.character("0"), state)
    #expect(draw() == ["a": Point(column: 1, row: 1), "b": Point(column: 16, row: 6)])
  }

  @Test func `keys that cannot move the view are left to others`() {
    _ = fitted()
    func idle() -> [Key] {
      state.bindings(in: Environment(language: .korean)).filter(\.isIdle).compactMap(\.keys.first)
    }
    #expect(idle() == [])
    for _ in 0..<30 { press(.character("-"), state) }
    #expect(idle() == [.character("-")])
    for _ in 0..<9 { press(.left, state) }
    for _ in 0..<9 { press(.up, state) }
    #expect(idle() == [.left, .up, .character("-")])
    for _ in 0..<60 { press(.character("+"), state) }
    #expect(idle() == [.left, .up, .character("+")])
  }

  @Test func `keys select the marks in their order, the topmost layer first`() {
    listen()
    let map = Map(
      "", state,
      layers: [
        .marks([field.mark("d", 20, 20)]), .marks(marks), .lines([[field.place(0, 0)]], .plain),
      ])
    _ = Drawing(of: map, 18, 8)
    for key in "nnnnpppp" { press(.character(key), state) }
    #expect(
      journal.lines == ["select a", "select b", "select d", "select b", "select a"])
    state.select(nil)
    press(.character("p"), state)
    #expect(state.selection == "d")
    state.select("stranger")
    press(.character("n"), state)
    #expect(state.selection == "a")
  }

  @Test func `a map without marks has no keys for them`() {
    listen()
    state.select("a")
    _ = Drawing(of: Map("", state, layers: [.lines([[field.place(0, 0)]], .plain)]), 18, 8)
    #expect(!press(.character("n"), state) && !press(.enter, state))
    #expect(state.bindings(in: Environment(language: .korean)).filter(\.isHinted).count == 2)
    draw()
    #expect(state.bindings(in: Environment(language: .korean)).filter(\.isHinted).count == 4)
  }

  @Test func `enter activates the selected mark, where that does something`() {
    draw()
    state.select("b")
    #expect(!press(.enter, state))
    listen()
    #expect(press(.enter, state))
    #expect(journal.lines == ["activate b"])
    state.select("stranger")
    #expect(!press(.enter, state))
    state.select(nil)
    #expect(!press(.enter, state))
    let other = MapState(activation: Phrase(ko: "보기", en: "look"))
    other.onActivate = { _ in }
    other.select("a")
    _ = Drawing(of: Map("", other, layers: [.marks(marks)]), 18, 8)
    let bindings = other.bindings(in: Environment(language: .english))
    #expect(bindings.filter(\.isHinted).map(\.title) == ["move", "zoom", "next mark", "look"])
  }

  @Test func `a selection from outside comes into view, and tells no one`() {
    listen()
    let far = marks + [field.mark("c", 50, 3, label: "c")]
    state.fit(field.box)
    #expect(draw(far)["c"] == nil)
    state.select("c")
    #expect(draw(far) == ["b": Point(column: 0, row: 4), "c": Point(column: 16, row: 0)])
    press(.right, state)
    press(.right, state)
    #expect(draw(far)["c"] == Point(column: 8, row: 0))
    state.select("a")
    state.select("c")
    #expect(draw(far)["c"] == Point(column: 8, row: 0))
    #expect(journal.lines == [])
  }

  @Test func `what is selected already does not move the view again`() {
    _ = fitted()
    state.select("a")
    draw()
    press(.right, state)
    #expect(draw()["a"] == nil)
    state.select("a")
    #expect(draw()["a"] == nil)
  }

  @Test func `a mark that comes later than its selection is shown when it comes`() {
    state.fit(field.box)
    state.select("c")
    draw()
    let far = marks + [field.mark("c", 50, 3, label: "c")]
    #expect(draw(far)["c"] == Point(column: 16, row: 0))
    state.fit(field.box)
    #expect(draw(far)["c"] == nil)
    state.select("d")
    press(.left, state)
    draw(far)
    #expect(draw(far + [field.mark("d", 90, 3, label: "d")])["d"] == nil)
  }

  @Test func `a key that selects what is out of view brings it there`() {
    listen()
    state.onSelect = { [state] in
      journal.lines.append("select \($0)")
      // As a view does when its model changes.
      state.select($0)
    }
    state.fit(field.box)
    let far = [field.mark("c", -7, 99, label: "c")]
    draw(far)
    press(.character("n"), state)
    #expect(draw(far) == ["c": Point(column: 1, row: 6)])
    #expect(journal.lines == ["select c"])
  }

  @Test func `a click selects the mark on a cell or the nearest around it`() {
    listen()
    state.fit(field.box)
    let near = [
      field.mark("a", 8, 8, label: "12"), field.mark("b", 15, 10, label: "b"),
      field.mark("c", 13, 15, label: "c"),
    ]
    let window = Window(Panel(map(near)), 18, 8)
    _ = window.frame()
    for (column, row) in [
      (4, 2), (7, 2), (3, 2), (6, 3), (5, 2), (2, 2), (8, 4), (7, 3), (5, 4), (6, 2),
    ] {
      state.select(nil)
      let count = journal.lines.count
      window.click(column, row)
      if journal.lines.count == count { journal.lines.append("-") }
    }
    #expect(
      journal.lines == [
        "select a", "select b", "select a", "select c", "select a", "select a", "-", "select c",
        "select c", "select b",
      ])
  }

  @Test func `a second click activates, but not the one that gives the focus`() {
    listen()
    let knob = Knob("knob")
    let window = Window(
      Panel(Rows(.fixed(1, Dial(knob)), .flexible(map([field.mark("a", 9, 9, label: "a")])))), 18, 8
    )
    state.select("a")
    _ = window.frame()
    window.click(9, 4)
    #expect(journal.lines == [])
    window.click(9, 4)
    #expect(journal.lines == ["activate a"])
    window.click(0, 1)
    #expect(state.selection == "a" && journal.lines.count == 1)
  }

  @Test func `a click beside all marks gives the focus only`() {
    listen()
    let window = Window(
      Panel(Rows(.fixed(1, Dial(Knob("knob"))), .flexible(map()))), 18, 9)
    #expect(window.lines[0] == "knob*")
    window.click(17, 1)
    #expect(window.lines[0] == "knob" && journal.lines == [] && state.selection == nil)
  }

  @Test func `the wheel zooms about the place under the mouse`() {
    state.fit(field.box)
    let window = Window(Panel(map()), 18, 8)
    #expect(window.lines == ["", "  a", "", "", "         b"])
    func wheel(_ notches: Int, _ column: Int, _ row: Int) {
      window.send(.mouse(Mouse(.wheel(notches), at: Point(column: column, row: row))))
    }
    wheel(-1, 2, 1)
    #expect(window.lines == ["", "  a", "", "", "", "            b"])
    wheel(1, 2, 1)
    #expect(window.lines == ["", "  a", "", "", "         b"])
    wheel(2, 9, 4)
    #expect(window.lines == ["", "", "     a", "", "         b"])
    wheel(-1, 9, 4)
    wheel(-1, 9, 4)
    #expect(window.lines == ["", "  a", "", "", "         b"])
  }

  @Test func `the mouse does nothing to a map under a sheet`() {
    listen()
    let window = Window(
      Panel(Sheet(title: "", content: Label("x"), over: map([field.mark("a", 9, 9)]))), 18, 8)
    window.click(9, 4)
    #expect(journal.lines == [])
  }
}
