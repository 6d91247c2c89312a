import Phrases
import TerminalUI

/// The columns of the goods, for their rows and for the titles above them.
struct GoodColumns {
  /// The columns of a row.
  let room: Int

  private static let (stock, price, cart) = (9, 11, 5)

  /// Whether the stock has a column of its own.
  var hasStock: Bool { room >= 50 }
  var hasPrice: Bool { room >= 26 }

  @MainActor func line(
    _ first: any Widget, stock: any Widget, price: any Widget, cart: any Widget
  ) -> Columns {
    var parts: [Part] = [.flexible(first)]
    if hasStock { parts.append(.fixed(Self.stock, stock)) }
    if hasPrice { parts.append(.fixed(Self.price, price)) }
    parts.append(.fixed(Self.cart, cart))
    return Columns(spacing: 1, parts)
  }
}
