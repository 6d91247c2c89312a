import MartDomain
import Phrases
import TerminalUI
import WalletDomain

/// A good in the cart: how many of it, and what they cost.
struct CartRow: CompositeWidget {
  let line: CartLine

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let unit = Label(line.good.unit, Style(.dim))
    return Self.columns(
      size.columns, environment,
      Columns(
        spacing: 2, .intrinsic(Label(line.good.name)),
        .intrinsic(line.isShort ? StockNote(left: line.left).label() : unit), .gap),
      quantity: Label(
        line.quantity.grouped, Style(line.isShort ? .warning : .text), alignment: .trailing),
      amount: Label(line.amount.figures, alignment: .trailing))
  }

  /// In few columns only the first part and one of the others; without a quantity the first part has its columns.
  @MainActor static func columns(
    _ room: Int, _ environment: Environment, _ first: any Widget, quantity: (any Widget)?,
    amount: any Widget,
    isTotal: Bool = false
  ) -> Columns {
    var parts: [LayoutItem] = [.flexible(first)]
    if let quantity, room >= roomForBoth || !isTotal {
      parts.append(.fixed(room >= roomForSign ? 6 : 4, quantity))
    }
    if room >= roomForBoth || isTotal {
      // Its title has a blank more before it than between columns.
      let title = environment.columns(of: ShopText.amount.counted(in: Won.unit)) + 1
      parts.append(.fixed(max(room >= roomForSign ? 13 : 12, title), amount))
    }
    return Columns(spacing: 1, parts)
  }

  private static let roomForBoth = 28
  /// From so many columns on the titles of both have room for the sign of an order.
  private static let roomForSign = 36

  func describe(to speech: Speech) {
    var words = [
      line.good.title, [ShopText.quantity, Phrase(line.quantity.grouped)].joined,
      line.amount.phrase,
    ]
    if line.isShort { words.append(ShopText.left(line.left)) }
    speech.say(words.joined(separator: ", ").text(speech.environment.language))
  }
}
