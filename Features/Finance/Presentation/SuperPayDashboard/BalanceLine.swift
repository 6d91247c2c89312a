import TerminalUI

/// A figure, with a button beside it, or below it where columns are few.
struct BalanceLine: Widget {
  private let balance: String
  private let button: Button

  /// As many as `20,000,000,000원` takes.
  private static let balanceColumns = 16
  private static let spacing = 3

  init(_ balance: String, _ button: Button) {
    self.balance = balance
    self.button = button
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    content(offered.columns, environment).size(in: offered, environment)
  }

  func draw(on canvas: Canvas) {
    content(canvas.size.columns, canvas.environment).draw(on: canvas)
  }

  func describe(to speech: Speech) {
    speech.say(balance)
    button.describe(to: speech)
  }

  private func content(_ columns: Int, _ environment: Environment) -> any Widget {
    let label = Label(balance, alignment: .trailing)
    let wanted = button.size(in: Size(columns: .max, rows: 1), environment).columns
    guard columns >= Self.balanceColumns + Self.spacing + wanted else {
      return Rows(.fixed(1, Label(balance)), .fixed(1, button))
    }
    return Columns(
      spacing: Self.spacing, .fixed(Self.balanceColumns, label), .intrinsic(button), .gap)
  }
}
