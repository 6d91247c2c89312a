import TerminalUI

/// Two buttons side by side at the right, or one below the other where they do not fit.
struct TopupButtons: Widget {
  private let buttons: [Button]
  private static let spacing = 2

  init(_ first: Button, _ second: Button) {
    buttons = [first, second]
  }

  func rows(in columns: Int, _ environment: Environment) -> Int {
    let room = Size(columns: .max, rows: 1)
    let natural = buttons.reduce(Self.spacing) { $0 + $1.size(in: room, environment).columns }
    return natural <= columns ? 1 : buttons.count
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(
      columns: offered.columns, rows: min(rows(in: offered.columns, environment), offered.rows))
  }

  func draw(on canvas: Canvas) {
    if rows(in: canvas.size.columns, canvas.environment) > 1 {
      Rows(buttons.map { .fixed(1, $0) }).draw(on: canvas)
    } else {
      Columns(spacing: Self.spacing, [.gap] + buttons.map { .intrinsic($0) }).draw(on: canvas)
    }
  }

  func describe(to speech: Speech) {
    for button in buttons { button.describe(to: speech) }
  }
}
