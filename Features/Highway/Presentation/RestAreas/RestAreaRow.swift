import HighwayDomain
import Phrases
import TerminalUI

/// A rest area in the list: its name and direction, the fuel prices, and where it is.
struct RestAreaRow: CompositeWidget {
  let row: RestAreaListing.Row
  /// Nil below a heading that names it.
  let road: Phrase?
  let fuel: FuelPrices?

  /// The columns of each part, and of a row that has room for it.
  private static let price = (columns: 17, room: 43)
  private static let prices = (columns: 34, room: 66)
  private static let placeColumns = (few: 8, else: 11)
  private static let few = 24

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let restArea = row.restArea
    var names: [LayoutItem] = [
      .intrinsic(Label(restArea.name)), .intrinsic(Label(restArea.bound, Style(.dim))),
    ]
    if let road { names.append(.intrinsic(Label(road, Style(.dim)))) }
    var parts: [LayoutItem] = [.flexible(Columns(spacing: 2, names + [.gap]))]
    let shown =
      size.columns >= Self.prices.room
      ? (2, Self.prices.columns)
      : size.columns >= Self.price.room ? (1, Self.price.columns) : (0, 0)
    if shown.0 > 0 {
      let prices = fuel?.prices.prefix(shown.0) ?? []
      parts += (0..<shown.0).map { index in
        let price = prices.dropFirst(index).first.map {
          [$0.fuel.phrase, RestAreaText.won($0.won)].joined
        }
        return .fixed(
          shown.1 / shown.0,
          Label(price ?? Phrase(""), Style(.dim), alignment: .trailing))
      }
    }
    let place = row.metres.map(HighwayText.kilometres) ?? restArea.place
    let columns = size.columns < Self.few ? Self.placeColumns.few : Self.placeColumns.else
    parts.append(.fixed(columns, Label(place, alignment: .trailing)))
    return OneLine(Columns(parts))
  }

  /// Titles over the name and the place.
  static func columns(_ name: any Widget, _ place: any Widget) -> [LayoutItem] {
    [.flexible(name), .fixed(placeColumns.else, place)]
  }
}
