/// Buttons side by side at the right, or stacked if they do not fit.
public struct ButtonGroup: CompositeWidget {
  private let buttons: [Button]
  private static let spacing = 2

  /// The buttons from left to right, or from top to bottom where they are stacked.
  public init(_ buttons: Button...) { self.init(buttons) }

  /// The buttons from left to right, or from top to bottom where they are stacked.
  public init(_ buttons: [Button]) { self.buttons = buttons }

  /// The rows needed for a width in columns.
  public func rows(in columns: Int, _ environment: Environment) -> Int {
    naturalColumns(environment) <= columns ? 1 : buttons.count
  }

  private func naturalColumns(_ environment: Environment) -> Int {
    let room = Size(columns: .max, rows: 1)
    return buttons.reduce(Self.spacing * (buttons.count - 1)) { sum, button in
      sum + button.size(in: room, environment).columns
    }
  }

  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: naturalColumns(environment), rows: rows(in: offered.columns, environment))
      .limited(to: offered)
  }

  public func content(in size: Size, _ environment: Environment) -> any Widget {
    rows(in: size.columns, environment) > 1
      ? Rows(buttons.map { .fixed(1, $0) })
      : Columns(spacing: Self.spacing, [.gap] + buttons.map { .intrinsic($0) })
  }
}
