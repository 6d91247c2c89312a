import Phrases
import TerminalUI
import WalletDomain

/// The columns of the goods, for their rows and for the titles above them.
struct GoodColumns {
  /// The columns of a row.
  let room: Int
  /// Whether the window is wide, in which goods have more columns.
  let isWide: Bool
  /// The columns of the price, whose title has a blank more before it than other columns, so that two titles are
  /// not read as one.
  private let price: Int
  /// Whether the unit stands for the title of the price, so that names have more.
  let isBrief: Bool
  /// The columns of what is in the cart.
  private let inCart: Int

  init(room: Int, isWide: Bool, in environment: Environment) {
    (self.room, self.isWide) = (room, isWide)
    let title = Self.priceTitle(environment)
    let isNarrow = room < Self.roomForStock
    isBrief = isNarrow && title > Self.mostNarrowPrice
    price = isBrief ? Self.briefPrice : isNarrow ? title : max(Self.leastPrice, title)
    inCart = isBrief ? Self.leastInCart : Self.mostInCart
  }

  private static func priceTitle(_ environment: Environment) -> Int {
    environment.columns(of: ShopText.price.counted(in: Won.unit)) + 1
  }

  private static let (unit, unitPrice, stock, leastPrice) = (10, 18, 8, 11)
  private static let (leastInCart, mostInCart) = (7, 8)
  /// Of a price of six digits, and of the most in which all names have room in 40 columns.
  private static let (briefPrice, mostNarrowPrice) = (7, 9)
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

  /// The columns of a name, with the unit behind it where that has no column of its own.
  var name: Int {
    let others = [
      hasUnit ? Self.unit : 0, hasUnitPrice ? Self.unitPrice : 0, hasStock ? Self.stock : 0,
      hasPrice ? price : 0, inCart,
    ].filter { $0 > 0 }
    return room - others.reduce(0) { $0 + $1 + Self.spacing }
  }

  private static let spacing = 1

  @MainActor func line(
    _ first: any Widget, unit: any Widget, unitPrice: any Widget, stock: any Widget,
    price: any Widget, cart: any Widget
  ) -> Columns {
    var parts: [LayoutItem] = [.flexible(first)]
    if hasUnit { parts.append(.fixed(Self.unit, unit)) }
    if hasUnitPrice { parts.append(.fixed(Self.unitPrice, Unsearched(unitPrice))) }
    if hasStock { parts.append(.fixed(Self.stock, Unsearched(stock))) }
    if hasPrice { parts.append(.fixed(self.price, Unsearched(price))) }
    parts.append(.fixed(inCart, Unsearched(cart)))
    return Columns(spacing: Self.spacing, parts)
  }
}
