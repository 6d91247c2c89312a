import Phrases
import TerminalUI

/// The columns of the goods, for their rows and for the titles above them.
struct GoodColumns {
  /// The columns of a row.
  let room: Int
  /// Whether the window is wide, in which goods have more columns.
  let isWide: Bool

  private static let (unit, unitPrice, stock, price) = (10, 18, 8, 11)
  /// From so many columns on the stock has one of its own.
  private static let roomForStock = 50
  /// From so many columns on the longest name stands before its unit, beside all the others.
  static let roomForNames = 57
  /// From so many columns on the unit has one of its own.
  static let roomForUnit = 61

  /// Whether the unit has a column of its own, and stands not behind the name.
  var hasUnit: Bool { isWide && room >= Self.roomForUnit }
  var hasUnitPrice: Bool { isWide && room >= 80 }
  /// Whether the stock has a column of its own.
  var hasStock: Bool { room >= Self.roomForStock }
  var hasPrice: Bool { room >= 26 }

  @MainActor func line(
    _ first: any Widget, unit: any Widget, unitPrice: any Widget, stock: any Widget,
    price: any Widget, cart: any Widget
  ) -> Columns {
    var parts: [LayoutItem] = [.flexible(first)]
    if hasUnit { parts.append(.fixed(Self.unit, unit)) }
    if hasUnitPrice { parts.append(.fixed(Self.unitPrice, Unsearched(unitPrice))) }
    if hasStock { parts.append(.fixed(Self.stock, Unsearched(stock))) }
    if hasPrice { parts.append(.fixed(Self.price, Unsearched(price))) }
    parts.append(.fixed(hasStock ? 8 : 7, Unsearched(cart)))
    return Columns(spacing: 1, parts)
  }
}
