import Editing
import MartDomain
import Phrases
import Search
import TerminalRIBs
import TerminalUI
import WalletDomain

/// A line for each good of the cart, and below them what they cost.
final class ShoppingCartView: View<ShoppingCart> {
  private lazy var list = ListControls<Listing<CartLine>>(
    ShopText.cart, opens: ShopText.order,
    sortTitles: CartColumn.allCases.map { ($0, $0.text) }, sender(Action.list),
    sender { _ in .order })
  private lazy var order = button(title: ShopText.order, sends: .order)

  /// With fewer rows there are only the lines and the total, and with still fewer only the lines.
  private static let (roomyRows, fewRows) = (7, 3)
  /// With fewer rows it is not said what is in the wallet.
  private static let rowsWithMoney = 9
  /// The rows of the title of a group and of the blanks around its content.
  private static let groupRows = 3
  /// With so many rows the newest orders are below, which have at least these.
  private static let (rowsWithOrders, orderRows) = (18, 5)

  override var title: Phrase { ShopText.cart }

  override var isMadeOfGroups: Bool { true }

  /// How the lines are sorted, by keys, commands and clicks.
  private var sorting: SortControls<CartColumn> { list.sorting(of: model.list) }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: ShoppingCart.ofLine) + sorting.bindings(in: environment)
      + bindings(of: ShoppingCart.ofCart)
  }

  override func body(in environment: Environment) -> any Widget {
    Adaptive { [self] size, _ in
      let notice = model.shop.notice.map { LayoutItem.intrinsic($0) }
      let hasLines = !model.shop.lines.isEmpty
      guard model.isWide, size.rows >= Self.roomyRows else {
        return Rows(contents(size) + [notice].compactMap(\.self))
      }
      let cart = Group(
        ShopText.cart,
        detail: hasLines ? ShopText.pieces(model.shop.count) : nil,
        Rows(contents(Size(columns: size.columns, rows: size.rows - Self.groupRows))))
      guard model.shop.isRead, size.rows >= Self.rowsWithOrders else {
        return Rows([.flexible(cart, minimum: 1)] + [notice].compactMap(\.self))
      }
      let orders = RecentOrdersGroup(
        orders: model.shop.orders, key: model.isAtFront ? nil : "o")
      return Rows(
        spacing: 1,
        [.intrinsic(cart), .flexible(orders, minimum: Self.orderRows)]
          + [notice].compactMap(\.self))
    }
  }

  private func contents(_ size: Size) -> [LayoutItem] {
    let isRoomy = size.rows >= Self.roomyRows
    let list = list.list(model.list, keepsBarColumns: true) { CartRow(line: $0) }
    guard model.list.count > 0 else {
      let title: [LayoutItem] =
        isRoomy && !model.isWide
        ? [.fixed(1, Label(ShopText.cart, Style(bold: true)))] : []
      return title + [.intrinsic(empty(list)), .gap]
    }
    let headRows = !model.isWide && size.rows >= ColumnTitles.rowsWithTitles ? 2 : 1
    var parts: [LayoutItem] = isRoomy ? [.fixed(headRows, head(size))] : []
    // Beside the goods it is only looked at, and follows what is changed there.
    parts.append(.intrinsic(model.isAtFront ? list : Disabled(list)))
    guard size.rows >= Self.fewRows else { return parts }
    if isRoomy { parts.append(.fixed(1, Rule())) }
    parts.append(.fixed(1, sum(ShopText.total, model.shop.total, Style(bold: true), size)))
    if size.rows >= Self.rowsWithMoney { parts += money(size) }
    if isRoomy, model.isAtFront {
      let button = Button(ShopText.order, order)
      parts += [.space(1), .fixed(1, Columns(.gap, .intrinsic(button)))]
    }
    return parts + [.gap]
  }

  /// What stands in the place of the lines of an empty cart.
  private func empty(_ list: any Widget) -> any Widget {
    let text = model.isAtFront ? ShopText.emptyCartHere : ShopText.emptyCart
    let sentence =
      model.shop.sentence ?? Paragraph(text, Style(.dim))
    return model.isAtFront ? EmptyList(list, sentence) : sentence
  }

  /// The titles of the columns; a click on one sorts by it.
  private func head(_ size: Size) -> any Widget {
    let sorting = sorting
    return Adaptive { [isWide = model.isWide] _, environment in
      let language = environment.language
      return ColumnTitles(
        title: isWide ? nil : ShopText.cart,
        order: sorting.spokenOrder(in: language),
        word: WordRow([sorting.word(for: .name, in: environment)])
      ) { name, _ in
        CartRow.columns(
          size.columns, environment, name,
          quantity: sorting.columnTitle(.quantity, alignment: .trailing, in: language),
          amount: sorting.columnTitle(.amount, alignment: .trailing, in: language)
            .counted(in: Won.unit))
      }
    }
  }

  /// What is in the wallet, and what is left of it after the order.
  private func money(_ size: Size) -> [LayoutItem] {
    guard let balance = model.shop.balance else { return [] }
    let rest = balance - model.shop.total
    let last =
      rest < .zero
      ? sum(ShopText.missing, -rest, Style(.warning), size)
      : sum(ShopText.balanceAfter, rest, .plain, size)
    return [.fixed(1, sum(ShopText.balance, balance, .plain, size)), .fixed(1, last)]
  }

  private func sum(
    _ text: Phrase, _ amount: Won, _ style: Style, _ size: Size
  ) -> any Widget {
    let isTotal = text == ShopText.total
    let count =
      isTotal
      ? Label(
        model.shop.count.grouped, alignment: .trailing, spoken: ShopText.pieces(model.shop.count))
      : nil
    return OneLine(
      Adaptive { _, environment in
        CartRow.columns(
          size.columns, environment,
          Label(text, isTotal ? style : Style(.dim)),
          quantity: count,
          amount: Label(
            // The title of the column says the unit.
            size.rows >= Self.roomyRows ? amount.figures : amount.phrase, style,
            alignment: .trailing, spoken: amount),
          isTotal: true)
      })
  }
}
