import Phrases
import TerminalUI

/// A list of a million rows, of which only those in sight may cost.
@MainActor let listSuite = Suite(name: "list") {
  let size = Size(columns: 80, rows: 24)
  let environment = Environment(language: .korean)
  let model = PeopleRows.Model(count: 1_000_000)
  let root = PeopleFrameView(model)
  let window = Window(root: root, size: size, environment: environment)
  let screen = ShownRows()
  return [
    Measure("1,000,000 rows, 80x24: first frame", unit: "us") {
      time(per: 20) {
        for _ in 0..<20 {
          let window = Window(
            root: PeopleFrameView(model), size: size, environment: environment)
          sink &+= ShownRows().show(window.frame())
        }
      } / 1_000
    },
    Measure("1,000,000 rows, 80x24: a key that scrolls", unit: "us") {
      window.send(.key(.end))
      window.send(.key(.pageUp))
      window.send(.key(.pageUp))
      _ = screen.show(window.frame())
      return time(per: 200) {
        for _ in 0..<200 {
          window.send(.key(.up))
          sink &+= screen.show(window.frame())
        }
      } / 1_000
    },
  ]
}
