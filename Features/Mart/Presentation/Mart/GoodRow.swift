import MartDomain
import Phrases
import TerminalUI
import WalletDomain

/// A good in the list: what it is, what is left of it, its price, and how many are in the cart.
struct GoodRow: CompositeWidget {
  let good: Good
  let left: Int
  let quantity: Int
  /// Whether the window is wide.
  let isWide: Bool

  private static let spacing = 2

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let columns = GoodColumns(room: size.columns, isWide: isWide, in: environment)
    let stock = StockNote(left: left)
    let name = Label(good.name, Style(left == 0 ? .dim : .text))
    let unit: any Widget = Label(good.unit, Style(.dim))
    let withUnit =
      environment.columns(of: good.name) + Self.spacing + environment.columns(of: good.unit)
    // Without a column of its own the stock is told only where it is low, in place of the unit.
    // A unit of which only a part has room says nothing.
    let told = withUnit <= columns.name ? unit : Label("")
    let note = columns.hasStock || !stock.isLow ? told : Unsearched(stock.label())
    let unitPrice = good.unitPrice?.figures ?? Phrase("")
    let inCart = quantity > 0 ? quantity.grouped : ""
    return columns.line(
      columns.hasUnit
        ? name : Columns(spacing: Self.spacing, .intrinsic(name), .flexible(note)),
      unit: unit, unitPrice: Label(unitPrice, Style(.dim), alignment: .trailing),
      stock: stock.label(alignment: .trailing),
      price: Label(good.price.figures, alignment: .trailing),
      cart: Label(
        inCart, Style(quantity > left ? .warning : .text, bold: true), alignment: .trailing))
  }

  func describe(to speech: Speech) {
    let stock = StockNote(left: left)
    var words = [
      good.title, good.price.phrase,
      stock.isLow ? stock.phrase : [ShopText.stock, stock.phrase].joined,
    ]
    if quantity > 0 { words.append([ShopText.inCart, Phrase(quantity.grouped)].joined) }
    speech.say(words.joined(separator: ", ").text(speech.environment.language))
  }
}

/// What is left of a good, in a colour and in a word where that is little.
struct StockNote {
  let left: Int

  private static let low = 3

  var isLow: Bool { left <= Self.low }

  var phrase: Phrase { isLow ? ShopText.left(left) : ShopText.pieces(left) }

  @MainActor func label(alignment: Alignment = .leading) -> Label {
    Label(phrase, Style(left == 0 ? .danger : isLow ? .warning : .dim), alignment: alignment)
  }
}
