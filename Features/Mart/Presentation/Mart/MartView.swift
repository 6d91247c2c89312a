import Editing
import MartDomain
import Phrases
import Search
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The goods in sections by group, and below them what the cart comes to, unless it is beside them.
final class MartView: View<Mart> {
  private lazy var goods = ListControls<Listing<GoodListing.Row>>(
    ShopText.goods, opens: ShopText.more, isSearched: true,
    sortTitles: GoodColumn.allCases.map { ($0, $0.text) }, sender(Action.list),
    sender(Action.add))

  /// With fewer rows there are only the goods.
  private static let roomyRows = 5

  override var title: Phrase { MartText.mart }

  override func columnsBesideOther(in environment: Environment) -> ClosedRange<Int>? {
    GoodColumns.roomForNames...GoodColumns.roomForUnit
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    goods.bindings(
      of: model.listing.list, first: bindings(of: Mart.ofOrder), bindings(of: Mart.ofGoods),
      in: environment)
  }

  override func body(in environment: Environment) -> any Widget {
    Adaptive { [self] size, environment in
      let isRoomy = size.rows >= Self.roomyRows
      let isInGroup = isRoomy && model.shop.isWide && model.shop.isRead
      var parts: [LayoutItem] = []
      var titles: LayoutItem?
      if isRoomy, model.shop.isRead {
        let hasHeading = !isInGroup && size.rows >= ColumnTitles.rowsWithTitles
        if hasHeading { parts.append(.fixed(1, GoodsHeading(listing: model.listing))) }
        titles = .fixed(
          1,
          GoodsHead(
            listing: model.listing, sorting: sorting, isInGroup: isInGroup,
            hasTitle: !isInGroup && !hasHeading))
      }
      parts.append(.flexible(content(below: titles), minimum: 1))
      if isRoomy, let cart { parts.append(.fixed(1, cart)) }
      if let notice = model.shop.notice { parts.append(.intrinsic(notice)) }
      guard isInGroup else { return Rows(parts) }
      return Group(
        GoodsHead.title(of: model.listing),
        detail: GoodsHead.count(of: model.listing), Rows(parts))
    }
  }

  /// How the goods are sorted, by keys, commands and clicks.
  private var sorting: SortControls<GoodColumn> {
    goods.sorting(of: model.listing.list)
  }

  private func content(below titles: LayoutItem?) -> any Widget {
    let (listing, state, isWide) = (model.listing, model.shop.state, model.shop.isWide)
    // A single group has its name above the list, and sorted goods are of all groups.
    let hasSections = listing.group == nil && listing.list.sort.column == nil
    let sections = listing.sections.map { List.Section($0.group.phrase, count: $0.count) }
    let isRead = model.shop.isRead
    return goods.list(
      isRead ? listing.list : Listing(),
      isRead ? ListStatus(empty: ListText.nothingFoundHere) : model.shop.status, titles: titles,
      sections: hasSections && isRead ? sections : nil, keepsBarColumns: true
    ) { row in
      GoodRow(
        good: row.good, left: state.left(of: row.good), quantity: state.cart[row.id],
        isWide: isWide)
    }
  }

  /// Nil for an empty cart, and for one beside the goods.
  private var cart: (any Widget)? {
    let shop = model.shop
    guard !shop.lines.isEmpty, !model.shop.isWide else { return nil }
    return OneLine(
      parts: Columns(
        spacing: 2, .intrinsic(Label(ShopText.cart, Style(bold: true))),
        .intrinsic(Label(ShopText.pieces(shop.count), Style(bold: true))), .gap,
        .intrinsic(Label(shop.total, Style(bold: true)))))
  }
}
