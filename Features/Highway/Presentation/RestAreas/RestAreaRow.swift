import HighwayDomain
import Phrases
import TerminalUI

/// A rest area in the list: its name and direction, the fuel prices, and where it is.
struct RestAreaRow: CompositeWidget {
  let row: RestAreaListing.Row
  /// Nil below a heading that names it.
  let road: Phrase?
  let fuel: FuelPrices?
  /// Whether the titles above say the unit of the prices.
  let hasTitles: Bool

  /// The columns of each part, and of a row that has room for it.
  private static let price = (columns: 17, room: 43)
  private static let roomForPrices = 66
  private static let placeColumns = (few: 8, else: 11)
  private static let few = 24
  private static let spacing = 2

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let restArea = row.restArea
    var names: [LayoutItem] = [
      .intrinsic(Label(restArea.name)), .intrinsic(Label(restArea.bound, Style(.dim))),
    ]
    if let road { names.append(.intrinsic(Label(road, Style(.dim)))) }
    var parts: [LayoutItem] = [.flexible(Columns(spacing: Self.spacing, names + [.gap]))]
    let shown = Self.priceCount(in: size.columns)
    let prices = fuel?.prices.prefix(shown) ?? []
    parts += (0..<shown).map { index in
      let price = prices.dropFirst(index).first.map {
        [$0.fuel.phrase, hasTitles ? Phrase($0.won.grouped) : RestAreaText.won($0.won)].joined
      }
      return .fixed(
        Self.price.columns, Label(price ?? Phrase(""), Style(.dim), alignment: .trailing))
    }
    let place = row.metres.map(HighwayText.kilometres) ?? restArea.place
    let columns = size.columns < Self.few ? Self.placeColumns.few : Self.placeColumns.else
    parts.append(.fixed(columns, Label(place, alignment: .trailing)))
    return OneLine(Columns(parts))
  }

  /// How many prices a row has.
  private static func priceCount(in columns: Int) -> Int {
    columns >= roomForPrices ? 2 : columns >= price.room ? 1 : 0
  }

  /// The columns in which no name of the rows is cut, beside both prices and the place.
  static func columns(of rows: some Sequence<RestAreaListing.Row>, in environment: Environment) -> Int {
    let widest = rows.map {
      environment.columns(of: $0.restArea.name) + environment.columns(of: $0.restArea.bound)
    }.max() ?? 0
    return max(widest + spacing + 2 * price.columns + placeColumns.else, roomForPrices)
  }

  /// Titles over the name and the place, and the unit over each price.
  static func titles(_ name: any Widget, _ place: any Widget, in columns: Int) -> Columns {
    let unit = ColumnTitle(RestAreaText.unit, alignment: .trailing)
    let units = (0..<priceCount(in: columns)).map { _ in
      LayoutItem.fixed(price.columns, unit)
    }
    return Columns([.flexible(name)] + units + [.fixed(placeColumns.else, place)])
  }

  func describe(to speech: Speech) {
    let room = Size(columns: Self.roomForPrices, rows: 1)
    RestAreaRow(row: row, road: road, fuel: fuel, hasTitles: false)
      .content(in: room, speech.environment).describe(to: speech)
  }
}

/// Rest areas below the titles of their columns, where there is room for both.
struct TitledRestAreas: CompositeWidget {
  let name: any Widget
  let place: any Widget
  /// The list; with the titles above it its rows leave out the unit of the prices.
  let list: @MainActor (_ hasTitles: Bool) -> any Widget

  private static let rowsWithTitles = 7

  func content(in size: Size, _ environment: Environment) -> any Widget {
    if size.rows < Self.rowsWithTitles { return list(false) }
    let titles = RestAreaRow.titles(name, place, in: size.columns)
    return Rows(.fixed(1, OneLine(titles)), .flexible(list(true)))
  }
}
