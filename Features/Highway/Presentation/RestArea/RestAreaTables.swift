import HighwayDomain
import Phrases
import TerminalUI

extension Environment {
  /// The columns in which none of some texts is cut.
  @MainActor fileprivate func widest(_ texts: [Phrase]) -> Int {
    texts.map { columns(of: $0) }.max() ?? 0
  }
}

/// The dishes with their prices; the specialties are named as such.
struct DishTable: CompositeWidget {
  let title: Phrase
  let dishes: [Dish]
  let state: ListState

  /// In fewer columns prices get only what they need, since every column shows more of a dish.
  private static let roomForTitle = 46

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let hasNotes = dishes.contains { !$0.note.isEmpty }
    let prices = dishes.map { $0.price.map(\.grouped) ?? "" }
    let price = RestAreaText.price
    let unit = RestAreaText.unit
    let heading = size.columns < Self.roomForTitle ? unit : price.counted(in: unit)
    let priceColumns =
      (prices.map { Phrase($0) } + [heading]).map { environment.columns(of: $0) }.max() ?? 0
    let names = environment.widest(dishes.map { ServiceWords.phrase($0.name) })
    var columns = [
      TableColumn(
        RestAreaText.dish,
        .flexible(minimum: 8, preferred: min(names, 20), maximum: max(names, 8))),
      TableColumn("", .fixed(environment.columns(of: RestAreaText.specialty.phrase)), rank: 1),
      TableColumn(price, .fixed(priceColumns), alignment: .trailing)
        .counted(in: unit),
    ]
    if hasNotes {
      let notes = environment.widest(dishes.map { ServiceWords.phrase($0.note) })
      columns.insert(
        TableColumn(
          RestAreaText.note,
          .flexible(minimum: 16, preferred: min(max(notes, 16), 24), maximum: max(notes, 16)),
          rank: 2), at: 1)
    }
    return Table(title, state, columns: columns, count: dishes.count) { index in
      let dish = dishes[index]
      var cells = [
        TableRow.Cell(ServiceWords.phrase(dish.name)),
        TableRow.Cell(
          dish.isSpecialty ? RestAreaText.specialty : Phrase(""), Style(bold: true)),
        TableRow.Cell(prices[index], spoken: dish.price.map(RestAreaText.won)),
      ]
      if hasNotes {
        cells.insert(TableRow.Cell(ServiceWords.phrase(dish.note), Style(.dim)), at: 1)
      }
      return TableRow(cells)
    }
  }
}

/// Facilities or shops with their hours.
struct FacilityTable: CompositeWidget {
  let title: Phrase
  /// The title of the first column.
  let kind: Phrase
  let facilities: [Facility]
  let state: ListState

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let names = environment.widest(facilities.map { ServiceWords.phrase($0.name) })
    let notes = environment.widest(facilities.map { ServiceWords.phrase($0.note) })
    let columns = [
      TableColumn(
        kind, .flexible(minimum: 8, preferred: min(max(names, 8), 16), maximum: max(names, 8))),
      TableColumn(
        RestAreaText.note,
        .flexible(minimum: 12, preferred: min(max(notes, 12), 24), maximum: max(notes, 12)), rank: 2
      ),
      TableColumn(RestAreaText.hours, .fixed(13), alignment: .trailing, rank: 1),
    ]
    return Table(title, state, columns: columns, count: facilities.count) { index in
      let facility = facilities[index]
      return TableRow([
        TableRow.Cell(ServiceWords.phrase(facility.name)),
        TableRow.Cell(ServiceWords.phrase(facility.note), Style(.dim)),
        TableRow.Cell(facility.hours),
      ])
    }
  }
}

/// The prices of a filling station, one below the other.
struct FuelPage: CompositeWidget {
  let prices: FuelPrices?

  private static let columns = (label: 12, price: 12)

  func content(in size: Size, _ environment: Environment) -> any Widget {
    guard let prices else { return Blank() }
    var lines: [any Widget] = prices.prices.map { fuel, won in
      OneLine(
        Columns(
          .fixed(Self.columns.label, Label(fuel, Style(.dim))),
          .fixed(
            Self.columns.price,
            Label(RestAreaText.won(won), Style(bold: true), alignment: .trailing))))
    }
    let others = [
      (RestAreaText.company, ServiceWords.phrase(prices.company)),
      (RestAreaText.telephone, Phrase(prices.telephone)),
    ]
    lines += others.filter { $0.1 != Phrase("") }.map { text, value in
      OneLine(
        Columns(
          .fixed(Self.columns.label, Label(text, Style(.dim))),
          .fixed(Self.columns.price, Label(value, alignment: .trailing))))
    }
    return Rows(lines.map { .fixed(1, $0) })
  }
}
