import TerminalUI

/// A header, the rows, and which of them is selected.
final class BigListView: AnyView {
  private let list = ListState()
  private let quit: @MainActor () -> Void

  private static let count = 100_000
  private static let words = [
    "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliett",
    "kilo", "lima", "mike", "november", "oscar", "papa",
  ]

  init(quit: @escaping @MainActor () -> Void) {
    self.quit = quit
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [KeyBinding(.character("q"), title: "quit", action: quit)]
  }

  override func body(in environment: Environment) -> any Widget {
    Rows(
      .fixed(1, Label("A list of many rows", Style(bold: true))),
      .flexible(List("rows", list, count: Self.count) { Label(Self.text(of: $0 + 1)) }),
      .fixed(1, Label("\(list.selection + 1)/\(Self.count)  Up Down PgUp PgDn move  q quit")))
  }

  private static func text(of number: Int) -> String {
    let digits = String(number)
    let padded = String(repeating: "0", count: 6 - digits.count) + digits
    let chosen = [number, number / 3, number * 7, number / 16].map { words[$0 % words.count] }
    return "row \(padded) \(chosen.joined(separator: " "))"
  }
}
