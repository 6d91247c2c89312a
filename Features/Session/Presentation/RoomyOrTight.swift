import TerminalUI

/// A widget if all of it fits, else a tighter one with the essential parts.
struct RoomyOrTight: CompositeWidget {
  let roomy: any Widget
  let tight: any Widget

  /// More rows than any screen has.
  private static let unlimited = 10_000

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let room = Size(columns: size.columns, rows: Self.unlimited)
    return roomy.size(in: room, environment).rows <= size.rows ? roomy : tight
  }

  func describe(to speech: Speech) { roomy.describe(to: speech) }
}
