import Phrases
import TerminalUI
import WalletDomain

/// The columns of the goods, for their rows and for the titles above them.
struct GoodColumns {
  /// The columns of a row.
  let room: Int
  /// Whether the window is wide, in which goods have more columns.
  let isWide: Bool
  /// The columns of the price, whose title has a blank more before it than other columns where there is room, so
  /// that two titles are not read as one.
  private let price: Int

  init(room: Int, isWide: Bool, in environment: Environment) {
    (self.room, self.isWide) = (room, isWide)
    let title = environment.columns(of: ShopText.price.counted(in: Won.unit)) + 1
    price = room >= Self.roomForUnit ? max(Self.leastPrice, title) : Self.leastPrice
  }

  private static let (unit, unitPrice, stock, leastPrice) = (10, 18, 8, 11)
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
    if hasPrice { parts.append(.fixed(self.price, Unsearched(price))) }
    parts.append(.fixed(8, Unsearched(cart)))
    return Columns(spacing: 1, parts)
  }
}
