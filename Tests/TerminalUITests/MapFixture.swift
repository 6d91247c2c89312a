import Geography
import Headless

@testable import TerminalUI

/// Two marks on a map, and what is called.
@MainActor
final class MapFixture {
  let state = MapState()
  let journal = Journal()
  let field = MapField()

  var marks: [MapMark] {
    [field.mark("a", 4, 5, label: "a"), field.mark("b", 18, 16, label: "b")]
  }

  func map(_ marks: [MapMark]? = nil) -> Map {
    Map("", state, layers: [.marks(marks ?? self.marks)])
  }

  func listen() {
    state.onSelect = { [journal] in journal.lines.append("select \($0)") }
    state.onActivate = { [journal] in journal.lines.append("activate \($0)") }
  }

  /// The cell of each mark that is drawn.
  @discardableResult
  func draw(
    _ marks: [MapMark]? = nil, _ columns: Int = 18, _ rows: Int = 8
  ) -> [String: Point] {
    // Without the focus, with which the selected mark says its name.
    let lines = Drawing(of: map(marks), columns, rows).lines
    var cells: [String: Point] = [:]
    for (row, line) in lines.enumerated() {
      for (column, label) in line.enumerated() where "abcd".contains(label) {
        cells["\(label)"] = Point(column: column, row: row)
      }
    }
    return cells
  }

  func fitted() -> [String: Point] {
    state.fit(field.box)
    return draw()
  }
}
