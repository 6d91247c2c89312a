import TerminalUI

/// Buttons side by side at the right, or one below the other where they do not fit.
struct Answers: Widget {
  private let buttons: [Button]
  private static let spacing = 2

  /// Titles, and what they do; the first has the focus first.
  init(_ answers: [(title: String, state: ButtonState)]) {
    buttons = answers.map { Button($0.title, $0.state) }
  }

  private func naturalColumns(_ environment: Environment) -> Int {
    let room = Size(columns: .max, rows: 1)
    return buttons.reduce(Self.spacing * (buttons.count - 1)) { sum, button in
      sum + button.size(in: room, environment).columns
    }
  }

  func rows(in columns: Int, _ environment: Environment) -> Int {
    naturalColumns(environment) <= columns ? 1 : buttons.count
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(
      columns: min(naturalColumns(environment), offered.columns),
      rows: min(rows(in: offered.columns, environment), offered.rows))
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
