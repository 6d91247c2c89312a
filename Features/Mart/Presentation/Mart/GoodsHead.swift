import Editing
import MartDomain
import Phrases
import Search
import TerminalUI
import WalletDomain

/// What is listed, and the titles of the columns, of which some sort by a click.
struct GoodsHead: CompositeWidget {
  let listing: GoodListing
  let sorting: SortControls<GoodColumn>
  /// Whether it stands in a group.
  let isInGroup: Bool
  /// Whether it says what is listed, which else stands above it.
  let hasTitle: Bool

  @MainActor static func title(of listing: GoodListing) -> Phrase {
    listing.group?.phrase ?? ShopText.goods
  }

  static func count(of listing: GoodListing) -> String {
    let (shown, total) = (listing.list.count.grouped, listing.total.grouped)
    return shown == total ? total : "\(shown) / \(total)"
  }

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let language = environment.language
    let columns = GoodColumns(room: size.columns, isWide: isInGroup, in: environment)
    let price =
      columns.isBrief
      ? ColumnTitle(Won.unit, alignment: .trailing, order: sorting.order(of: .price)) {
        sorting.choose(.price, in: language)
      }
      : sorting.columnTitle(.price, alignment: .trailing, in: language).counted(in: Won.unit)
    return ColumnTitles(
      title: hasTitle ? Self.title(of: listing) : nil,
      count: hasTitle ? Self.count(of: listing) : "",
      order: sorting.spokenOrder(in: language), word: word(columns, environment)
    ) { name, _ in
      columns.line(
        name, unit: ColumnTitle(ShopText.unit),
        unitPrice: sorting.columnTitle(.unitPrice, alignment: .trailing, in: language)
          .counted(in: Won.unit),
        stock: sorting.columnTitle(.stock, alignment: .trailing, in: language),
        price: Columns(.space(1), .flexible(price)),
        cart: sorting.columnTitle(.inCart, alignment: .trailing, in: language))
    }
  }

  /// The column by which the goods are sorted, if it has no title of its own; else the first one, so
  /// that a click sorts by it.
  private func word(_ columns: GoodColumns, _ environment: Environment) -> WordRow? {
    let titled = [
      columns.hasUnitPrice ? GoodColumn.unitPrice : nil, columns.hasStock ? .stock : nil,
      columns.hasPrice ? .price : nil, .inCart,
    ]
    let sorted = listing.list.sort.column
    let column = sorted.flatMap { titled.contains($0) ? nil : $0 } ?? .name
    return WordRow([sorting.word(for: column, in: environment)])
  }
}

/// What is listed, and how many there are of it, in a line above the search.
struct GoodsHeading: CompositeWidget {
  let listing: GoodListing

  func content(in size: Size, _ environment: Environment) -> any Widget {
    Columns(
      spacing: 2, .intrinsic(Label(GoodsHead.title(of: listing), Style(bold: true))),
      .intrinsic(Label(GoodsHead.count(of: listing), Style(.dim))), .gap)
  }

  func describe(to speech: Speech) {
    let title = GoodsHead.title(of: listing).text(speech.environment.language)
    speech.say("\(title) \(GoodsHead.count(of: listing))")
  }
}
