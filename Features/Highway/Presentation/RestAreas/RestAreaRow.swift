import HighwayDomain
import Phrases
import TerminalUI

/// A rest area in the list: its name and direction, the fuel prices, and where it is.
struct RestAreaRow: CompositeWidget {
  let row: RestAreaListing.Row
  /// Nil below a heading that names it.
  let road: Phrase?
  let fuel: FuelPrices?
  /// Whether the prices are being asked for, which an ellipsis says.
  var isLoading = false
  /// Whether the titles above say the fuels, and the unit of the prices.
  let hasTitles: Bool
  /// Whether these leave out the unit, which would cut names.
  var isTight = false

  /// The columns of each part, and of a row that has room for it.
  private static let price = (columns: 14, tight: 8, withoutTitle: 17, room: 43)
  /// In fewer columns rows that name their road have tight prices.
  private static let roomForRoad = 100
  private static let roomForPrices = 66
  private static let placeColumns = (few: 9, else: 11)
  private static let few = 24
  private static let spacing = 2

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let restArea = row.restArea
    var names: [LayoutItem] = [
      .intrinsic(Label(restArea.name)), .intrinsic(Label(restArea.bound, Style(.dim))),
    ]
    if let road { names.append(.intrinsic(Unsearched(Label(road, Style(.dim))))) }
    var parts: [LayoutItem] = [.flexible(Columns(spacing: Self.spacing, names + [.gap]))]
    let shown = Self.priceCount(in: size.columns)
    let none = Phrase(isLoading ? String(environment.symbols.ellipsis) : "")
    parts += Self.fuels.prefix(shown).map { each in
      let price = fuel?.prices.first { $0.fuel == each }.map { fuel, won in
        hasTitles ? Phrase(won.grouped) : [fuel, RestAreaText.won(won)].joined
      }
      return .fixed(
        hasTitles ? isTight ? Self.price.tight : Self.price.columns : Self.price.withoutTitle,
        Unsearched(Label(price ?? none, Style(.dim), alignment: .trailing)))
    }
    let place = row.metres.map(HighwayText.kilometres) ?? restArea.place
    let columns = size.columns < Self.few ? Self.placeColumns.few : Self.placeColumns.else
    parts.append(.fixed(columns, Unsearched(Label(place, alignment: .trailing))))
    return OneLine(parts: Columns(parts))
  }

  /// Those whose prices have columns; the page of a rest area has all.
  private static let fuels: [Phrase] = [RestAreaText.petrol, RestAreaText.diesel]

  /// How many prices a row has.
  private static func priceCount(in columns: Int) -> Int {
    columns >= roomForPrices ? 2 : columns >= price.room ? 1 : 0
  }

  /// The columns in which no name of the rows is cut, beside both prices and the place.
  static func columns(of rows: some Sequence<RestAreaListing.Row>, in environment: Environment)
    -> Int
  {
    let widest =
      rows.map {
        environment.columns(of: $0.restArea.name) + environment.columns(of: $0.restArea.bound)
      }.max() ?? 0
    return max(widest + spacing + 2 * price.columns + placeColumns.else, roomForPrices)
  }

  /// Titles over the name and the place, and over each price the fuel with the unit.
  static func titles(
    _ name: any Widget, _ place: any Widget, in columns: Int, isTight: Bool
  ) -> Columns {
    let prices = fuels.prefix(priceCount(in: columns)).map { fuel in
      let title = ColumnTitle(fuel, alignment: .trailing)
      return isTight
        ? LayoutItem.fixed(price.tight, title)
        : .fixed(price.columns, title.counted(in: RestAreaText.unit))
    }
    return Columns([.flexible(name)] + prices + [.fixed(placeColumns.else, place)])
  }

  /// Whether rows that name their road leave out the unit in the titles of the prices.
  static func isTight(in columns: Int) -> Bool { columns < roomForRoad }

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
  /// Whether each row names its road.
  var namesRoad = false
  /// The list; with titles above its rows these leave out the unit of the prices.
  let list: @MainActor (_ titles: LayoutItem?, _ isTight: Bool) -> any Widget

  private static let rowsWithTitles = 7

  func content(in size: Size, _ environment: Environment) -> any Widget {
    if size.rows < Self.rowsWithTitles { return list(nil, false) }
    let isTight = namesRoad && RestAreaRow.isTight(in: size.columns)
    let titles = RestAreaRow.titles(name, place, in: size.columns, isTight: isTight)
    return list(.fixed(1, OneLine(titles)), isTight)
  }
}
