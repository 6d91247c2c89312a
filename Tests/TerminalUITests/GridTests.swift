import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

@MainActor
struct GridTests {
  private let state = ListState()

  /// Cells that say their index, three columns wide with their gap of one.
  private func grid(_ count: Int, rows: Int = 1, gap: Int = 0) -> Grid {
    Grid("칸", state, count: count, columns: 5, rows: rows, gap: Size(columns: 1, rows: gap)) {
      Label("c\($0)")
    }
  }

  private func lines(_ count: Int, _ columns: Int, _ rows: Int, gap: Int = 0) -> ScreenLines {
    Drawing(of: grid(count, gap: gap), columns, rows, focus: state).lines
  }

  @Test func `as many cells stand side by side as fit, in equal columns`() {
    expectEqual(lines(5, 20, 4), ["▌ c0    c1    c2", "  c3    c4"])
    expectEqual(lines(5, 11, 4), ["▌ c0      ┃", "  c1      ┃", "  c2      ┃", "  c3"])
    expectEqual(lines(5, 4, 2), ["▌  ┃"])
    expectEqual(lines(0, 20, 4), [])
  }

  @Test func `the gap below a cell is not marked`() {
    let grid = Grid(
      "칸", state, count: 2, columns: nil, rows: 2, gap: Size(columns: 0, rows: 1)
    ) { Label("c\($0)") }
    let drawing = Drawing(of: grid, 6, 6, focus: state)
    expectEqual(drawing.lines, ["▌ c0", "", "", "  c1"])
    expectEqual(drawing.styles, ["ssssss", "ssssss"])
  }

  @Test func `arrows go in both directions, and stop at the edges`() {
    _ = lines(8, 20, 4)
    let steps: [(Key, Int)] = [
      (.right, 1), (.down, 4), (.left, 3), (.down, 6), (.down, 6), (.right, 7), (.right, 7),
      (.up, 4), (.down, 7), (.up, 4), (.up, 1), (.up, 1), (.left, 0), (.left, 0), (.end, 7),
      (.home, 0), (.character("l"), 1), (.character("j"), 4), (.character("h"), 3),
      (.character("k"), 0),
    ]
    for (key, selection) in steps {
      press(key, state)
      expectEqual(state.selection, selection, "\(key)")
      _ = lines(8, 20, 4)
    }
  }

  @Test func `below the last whole line Down goes to the last cell`() {
    _ = lines(5, 20, 4)
    state.select(2)
    press(.down, state)
    expectEqual(state.selection, 4)
  }

  @Test func `a page has the lines that are wholly visible`() {
    _ = lines(30, 20, 4)
    press(.pageDown, state)
    expectEqual(state.selection, 12)
    press(.pageUp, state)
    expectEqual(state.selection, 0)
    state.select(29)
    expectEqual(
      lines(30, 20, 3),
      [
        "  c21   c22   c23",
        "  c24   c25   c26",
        "  c27   c28 ▌ c29  ┃",
      ])
  }

  @Test func `cells of which a part is visible are reported`() {
    var reported: [Range<Int>] = []
    state.onVisibleRowsChange = { reported.append($0) }
    let view = ListView { [self] in grid(40, rows: 2, gap: 1) }
    let window = Window(
      root: view, size: Size(columns: 19, rows: 7), environment: Environment(language: .korean))
    _ = window.frame()
    expectEqual(reported, [0..<9])
    for _ in 0..<3 { window.send(.key(.down)) }
    _ = window.frame()
    expectEqual(reported, [0..<9, 6..<15])
  }

  @Test func `a click selects a cell, and a second one opens it`() {
    var opened: [Int] = []
    state.onActivate = { opened.append($0) }
    let view = ListView { [self] in grid(5, rows: 2, gap: 1) }
    let window = Window(
      root: view, size: Size(columns: 20, rows: 9), environment: Environment(language: .korean))
    for _ in 0..<2 {
      _ = window.frame()
      window.send(.mouse(Mouse(.click, at: Point(column: 8, row: 4))))
    }
    expectEqual(state.selection, 4)
    expectEqual(opened, [4])
    window.send(.mouse(Mouse(.click, at: Point(column: 17, row: 4))))
    expectEqual(state.selection, 4)
  }

  @Test func `a click does not move what is in sight, and high lines turn one by one`() {
    let view = ListView { [self] in grid(40, rows: 3, gap: 1) }
    let window = Window(
      root: view, size: Size(columns: 20, rows: 12), environment: Environment(language: .korean))
    _ = window.frame()
    for _ in 0..<5 { window.send(.key(.down)) }
    #expect(window.frame().lines[0].hasPrefix("  c9"))
    window.send(.mouse(Mouse(.click, at: Point(column: 2, row: 0))))
    #expect(window.frame().lines[0].hasPrefix("▌ c9"))
    window.send(.mouse(Mouse(.wheel(1), at: .zero)))
    #expect(window.frame().lines[0].hasPrefix("▌ c12"))
  }

  @Test func `the wheel keeps the column`() {
    let view = ListView { [self] in grid(40) }
    let window = Window(
      root: view, size: Size(columns: 20, rows: 3), environment: Environment(language: .korean))
    state.select(1)
    _ = window.frame()
    window.send(.mouse(Mouse(.wheel(1), at: .zero)))
    _ = window.frame()
    expectEqual(state.selection, 10)
    window.send(.mouse(Mouse(.wheel(-1), at: .zero)))
    _ = window.frame()
    expectEqual(state.selection, 7)
  }

  @Test func `it is spoken as a grid with the selected cell`() {
    _ = lines(5, 20, 4)
    state.select(3)
    expectEqual(words(of: grid(5), focus: state), ["> 그리드 칸, 4 / 5: c3"])
    expectEqual(words(of: grid(0)), ["그리드 칸: 비어 있음"])
  }
}

private final class ListView: AnyView {
  private let content: @MainActor () -> any Widget

  init(_ content: @escaping @MainActor () -> any Widget) {
    self.content = content
  }

  override func body(in environment: Environment) -> any Widget { content() }
}
