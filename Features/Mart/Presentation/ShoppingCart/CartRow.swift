import MartDomain
import Phrases
import TerminalUI
import WalletDomain

/// A good in the cart: how many of it, and what they cost.
struct CartRow: CompositeWidget {
  let line: CartLine

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let whole =
      environment.columns(of: line.good.name) + 2 + environment.columns(of: line.good.unit)
    // A unit of which only a part has room says nothing.
    let hasUnit = whole <= Self.name(in: size.columns, environment)
    let unit = Label(hasUnit ? line.good.unit : Phrase(""), Style(.dim))
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
      parts.append(.fixed(self.amount(in: room, environment), amount))
    }
    return Columns(spacing: 1, parts)
  }

  /// The columns of an amount, whose title has a blank more before it than between columns.
  @MainActor private static func amount(in room: Int, _ environment: Environment) -> Int {
    let title = environment.columns(of: ShopText.amount.counted(in: Won.unit)) + 1
    return max(room >= roomForSign ? 13 : 12, title)
  }

  /// The columns of a name with its unit.
  @MainActor private static func name(in room: Int, _ environment: Environment) -> Int {
    let quantity = (room >= roomForSign ? 6 : 4) + 1
    return room - quantity - (room >= roomForBoth ? amount(in: room, environment) + 1 : 0)
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
