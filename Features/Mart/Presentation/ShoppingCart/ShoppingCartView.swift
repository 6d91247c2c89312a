import MartDomain
import Phrases
import TerminalRIBs
import TerminalUI
import WalletDomain

/// A line for each good of the cart, and below them what they cost.
final class ShoppingCartView: View<ShoppingCart> {
  private let list = ListState(activation: ShopText.toOrder.phrase)
  private lazy var order = button(title: ShopText.toOrder.phrase, sends: .order)

  /// With fewer rows there are only the lines and the total, and with still fewer only the lines.
  private static let (roomyRows, fewRows) = (7, 3)

  override init(_ model: Model) {
    super.init(model)
    list.onSelect = sender(Action.select)
    list.onActivate = { [weak self] _ in self?.send(.order) }
  }

  override func modelDidChange(from old: Model) { list.select(model.selection) }

  override func title(in environment: Environment) -> String {
    ShopText.cart.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    func key(
      _ name: Character, _ title: ShopText, isHinted: Bool = true, _ action: Action
    ) -> KeyBinding {
      self.key(.character(name), title: title.text(language), isHinted: isHinted, sends: action)
    }
    let hasLines = !model.shop.lines.isEmpty
    let quantities = CartEdit.quantityKeys(
      language, hinted: hasLines ? [.more, .less, .remove] : [], send: sender(Action.edit))
    return quantities + [
      key("D", .removeAll, isHinted: hasLines, .removeAll),
      key("n", .toOrder, isHinted: false, .order),
    ] + CartEdit.historyKeys(language, send: sender(Action.edit)) + [
      retryKey(in: environment, isHinted: model.shop.failure != nil, sends: .retry)
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    Adaptive { [self] size, environment in
      let language = environment.language
      var parts = contents(size, language)
      if let notice = model.shop.notice(language) { parts.append(.intrinsic(notice)) }
      return Padding(columns: 1, Rows(parts))
    }
  }

  private func contents(_ size: Size, _ language: Language) -> [Part] {
    let lines = model.shop.lines
    let isRoomy = size.rows >= Self.roomyRows
    var parts: [Part] = isRoomy ? [.fixed(1, head(size, language))] : []
    let list = List(ShopText.cart.text(language), list, count: lines.count) {
      CartRow(line: lines[$0])
    }.keepingBarColumns()
    guard !lines.isEmpty else {
      let text: ShopText = model.isAtFront ? .emptyCartHere : .emptyCart
      let empty = Paragraph(text.text(language), Style(.dim))
      return parts + [.intrinsic(EmptyList(list, model.shop.sentence(language) ?? empty)), .gap]
    }
    if model.isAtFront {
      parts.append(.intrinsic(list))
    } else {
      parts.append(
        .intrinsic(Padding(left: 2, CartLines(lines: lines, center: model.selection))))
    }
    guard size.rows >= Self.fewRows else { return parts }
    if isRoomy { parts.append(.fixed(1, Rule())) }
    parts.append(.fixed(1, total(size, language)))
    if isRoomy, model.isAtFront {
      let button = Button(ShopText.order.text(language), order)
      parts += [.space(1), .fixed(1, Columns(.gap, .intrinsic(button)))]
    }
    return parts + [.gap]
  }

  /// The columns at the right of a line that the scroll bar of the list has.
  private var barColumns: Int { model.isAtFront ? 2 : 0 }

  private func head(_ size: Size, _ language: Language) -> any Widget {
    let cart = ShopText.cart.text(language)
    guard !model.shop.lines.isEmpty else { return Label(cart, Style(bold: true)) }
    let titles = ColumnTitles(title: cart) { [barColumns] name, title in
      CartRow.columns(
        size.columns - barColumns, name, quantity: title(.quantity), amount: title(.amount))
    }
    return Padding(right: barColumns, titles)
  }

  private func total(_ size: Size, _ language: Language) -> any Widget {
    let line = CartRow.columns(
      size.columns - barColumns, Label(ShopText.total.text(language), Style(bold: true)),
      quantity: Label(model.shop.count.grouped, alignment: .trailing),
      amount: Label(model.shop.total.text(language), Style(bold: true), alignment: .trailing),
      isTotal: true)
    return OneLine(Padding(right: barColumns, line))
  }
}
