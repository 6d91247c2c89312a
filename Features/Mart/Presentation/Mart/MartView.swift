import Editing
import MartDomain
import Phrases
import Search
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The goods in sections by group, and below them what the cart comes to, unless it is beside them.
final class MartView: View<Mart> {
  private let goods = ListState(activation: ShopText.add.phrase)
  private lazy var search = SearchControls(sender(Action.search))

  /// With fewer rows there are only the goods.
  private static let roomyRows = 5

  override init(_ model: Model) {
    super.init(model)
    goods.onSelect = sender(Action.select)
    goods.onActivate = sender(Action.add)
  }

  override func modelDidChange(from old: Model) {
    goods.select(model.listing.selection)
    goods.search = model.listing.search.text
  }

  override var title: Phrase { MartText.mart.phrase }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    func key(
      _ name: Character, _ title: ShopText, isHinted: Bool = true, _ action: Action
    ) -> KeyBinding {
      self.key(.character(name), title: title, isHinted: isHinted, sends: action)
    }
    let searching = search.bindings(model.listing.search)
    guard !model.listing.search.isTyping else { return searching }
    var keys: [KeyBinding] = []
    let retry = retryKey(in: environment, isHinted: model.shop.failure != nil, sends: .retry)
    if retry.isHinted { keys.append(retry) }
    let (cart, good) = (model.shop.state.cart, model.listing.selected)
    keys += [
      KeyBinding(
        SearchControls.keys(of: "n", isSearch: !model.listing.search.text.isEmpty),
        title: ShopText.order, isHinted: !cart.isEmpty, action: sender(.order)),
      key("c", .openCart, isHinted: !cart.isEmpty, .openCart),
    ]
    keys += searching
    let isInCart = good.map { cart[$0.id] > 0 } ?? false
    keys += CartEdit.quantityKeys(
      hinted: isInCart ? [.less] : [], send: sender(Action.edit))
    keys += [key("o", .orders, .openOrders), key("f", .group, .showNextGroup)]
    if model.listing.group != nil, model.listing.search.text.isEmpty {
      keys.append(
        self.key(.escape, title: ShopText.showAll, sends: .showAllGroups))
    }
    keys += CartEdit.historyKeys(
      model.shop.state.history, send: sender(Action.edit))
    if !retry.isHinted { keys.append(retry) }
    return keys + sorting.bindings(in: environment)
  }

  override func body(in environment: Environment) -> any Widget {
    Adaptive { [self] size, environment in
      let language = environment.language
      let isRoomy = size.rows >= Self.roomyRows
      let isInGroup = isRoomy && model.hasCartBeside && model.shop.isRead
      var parts: [Part] = []
      if isRoomy, model.shop.isRead {
        parts.append(
          .fixed(1, GoodsHead(listing: model.listing, sorting: sorting, isInGroup: isInGroup)))
      }
      parts.append(.flexible(search.page(content(language), model.listing.search), minimum: 1))
      if isRoomy, let cart { parts.append(.fixed(1, cart)) }
      if let notice = model.shop.notice { parts.append(.intrinsic(notice)) }
      guard isInGroup else { return Padding(columns: 1, Rows(parts)) }
      return Group(
        GoodsHead.title(of: model.listing),
        detail: GoodsHead.count(of: model.listing), Rows(parts))
    }
  }

  /// How the goods are sorted, by keys, commands and clicks.
  private var sorting: SortControls<GoodColumn> {
    SortControls(model.listing.sort, title: \.text.phrase, sender(Action.sort))
  }

  private func content(_ language: Language) -> any Widget {
    let (listing, state, isWide) = (model.listing, model.shop.state, model.hasCartBeside)
    let row = { (index: Int) -> any Widget in
      let good = listing.shown[index]
      return GoodRow(
        good: good, left: state.left(of: good), quantity: state.cart[good.id], isWide: isWide)
    }
    let (title, count) = (ShopText.goods.text(language), listing.shown.count)
    // A single group has its name above the list, and sorted goods are of all groups.
    let list =
      listing.group == nil && listing.sort.column == nil && model.shop.isRead
      ? List(
        title, goods,
        sections: listing.sections.map { .init($0.group.phrase.text(language), count: $0.count) },
        row: row)
      : List(title, goods, count: model.shop.isRead ? count : 0, row: row)
    let empty =
      listing.shown.isEmpty ? Paragraph(ShopText.nothingFound, Style(.dim)) : nil
    guard let sentence = model.shop.sentence ?? empty else {
      return list.keepingBarColumns()
    }
    return EmptyList(list, sentence)
  }

  /// Nil for an empty cart, and for one beside the goods.
  private var cart: (any Widget)? {
    let shop = model.shop
    guard !shop.lines.isEmpty, !model.hasCartBeside else { return nil }
    return OneLine(
      Columns(
        spacing: 2, .intrinsic(Label(ShopText.cart, Style(bold: true))),
        .intrinsic(Label(ShopText.pieces(shop.count), Style(.accent))), .gap,
        .intrinsic(Label(shop.total, Style(bold: true)))))
  }
}
