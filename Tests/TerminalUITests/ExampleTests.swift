import Expectations
import Headless
import Phrases
import TerminalUI
import Testing

/// The examples in the comments of `KeyBinding` and `Table`.
@MainActor struct ExampleTests {
  private func window(_ view: AnyView) -> Window {
    Window(
      root: view, size: Size(columns: 30, rows: 4), environment: Environment(language: .english))
  }

  @Test func `keys count up and down`() {
    let window = window(CounterView())
    for key in [Key.character("+"), .right, .left] { window.send(.key(key)) }
    expectEqual(ScreenLines(window.frame().lines).trimmed, ["1"])
  }

  @Test func `visits stand in columns`() {
    let visits = [
      Visit(day: "21 Nov", city: "Busan", won: 59_800), Visit(day: "3 Nov", city: "Seoul", won: 0),
    ]
    expectEqual(
      ScreenLines(window(VisitsView(visits)).frame().lines).trimmed,
      [
        "  Day ▼   City             Won",
        "▌ 21 Nov  Busan         59,800",
        "  3 Nov   Seoul              0",
      ])
  }
}

final class CounterView: AnyView {
  private var count = 0

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [
      KeyBinding(.character("+"), .right, title: "add one") { [weak self] in self?.add(1) },
      KeyBinding(.character("-"), .left, title: "subtract one") { [weak self] in self?.add(-1) },
    ]
  }

  override func body(in environment: Environment) -> any Widget { Label("\(count)") }

  private func add(_ number: Int) {
    count += number
    setNeedsDisplay(.content)
  }
}

struct Visit {
  let day: String
  let city: String
  let won: Int
}

final class VisitsView: AnyView {
  private let list = ListState()
  private let visits: [Visit]

  init(_ visits: [Visit]) { self.visits = visits }

  override func body(in environment: Environment) -> any Widget {
    Table(
      "Visits", list,
      columns: [
        TableColumn("Day", .fixed(6), order: .descending),
        TableColumn("City", .flexible(minimum: 8)),
        TableColumn("Won", .fixed(8), alignment: .trailing),
      ],
      count: visits.count
    ) { [visits] row in
      let visit = visits[row]
      return TableRow([.init(visit.day), .init(visit.city), .init(visit.won.grouped)])
    }
  }
}
