import TerminalUI

/// A widget if all of it fits, else a tighter one with the essential parts.
struct RoomyOrTight: Widget {
  let roomy: any Widget
  let tight: any Widget

  /// More rows than any screen has.
  private static let unlimited = 10_000

  func size(in offered: Size, _ environment: Environment) -> Size {
    fitting(in: offered, environment).size(in: offered, environment)
  }

  func draw(on canvas: Canvas) { fitting(in: canvas.size, canvas.environment).draw(on: canvas) }

  func describe(to speech: Speech) { roomy.describe(to: speech) }

  private func fitting(in offered: Size, _ environment: Environment) -> any Widget {
    let room = Size(columns: offered.columns, rows: Self.unlimited)
    return roomy.size(in: room, environment).rows <= offered.rows ? roomy : tight
  }
}
