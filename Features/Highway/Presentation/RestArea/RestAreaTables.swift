import HighwayDomain
import Phrases
import TerminalUI

/// The dishes with their prices; the specialties are named as such.
struct DishTable: CompositeWidget {
  let title: String
  let dishes: [Dish]
  let state: ListState

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let language = environment.language
    let hasNotes = dishes.contains { !$0.note.isEmpty }
    let prices = dishes.map { $0.price.map { RestAreaText.won($0).text(language) } ?? "" }
    let price = RestAreaText.price.text(language)
    let priceColumns = (prices + [price]).map(environment.columns).max() ?? 0
    var columns = [
      TableColumn(RestAreaText.dish.text(language), .flexible(minimum: 8, preferred: 20)),
      TableColumn("", .fixed(language == .korean ? 4 : 9), rank: 1),
      TableColumn(price, .fixed(priceColumns), alignment: .trailing),
    ]
    if hasNotes {
      columns.insert(
        TableColumn(
          RestAreaText.note.text(language), .flexible(minimum: 16, preferred: 24), rank: 2), at: 1)
    }
    return Table(title, state, columns: columns, count: dishes.count) { index in
      let dish = dishes[index]
      var cells = [
        TableRow.Cell(ServiceWords.text(dish.name, language)),
        TableRow.Cell(
          dish.isSpecialty ? RestAreaText.specialty.text(language) : "", Style(.accent)),
        TableRow.Cell(prices[index]),
      ]
      if hasNotes {
        cells.insert(TableRow.Cell(ServiceWords.text(dish.note, language), Style(.dim)), at: 1)
      }
      return TableRow(cells)
    }
  }
}

/// Facilities or shops with their hours.
struct FacilityTable: CompositeWidget {
  let title: String
  /// The title of the first column.
  let kind: RestAreaText
  let facilities: [Facility]
  let state: ListState

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let language = environment.language
    let columns = [
      TableColumn(kind.text(language), .flexible(minimum: 8, preferred: 16)),
      TableColumn(RestAreaText.note.text(language), .flexible(minimum: 12, preferred: 24), rank: 2),
      TableColumn(RestAreaText.hours.text(language), .fixed(13), alignment: .trailing, rank: 1),
    ]
    return Table(title, state, columns: columns, count: facilities.count) { index in
      let facility = facilities[index]
      return TableRow([
        TableRow.Cell(ServiceWords.text(facility.name, language)),
        TableRow.Cell(ServiceWords.text(facility.note, language), Style(.dim)),
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
    let language = environment.language
    guard let prices else { return Blank() }
    var lines: [any Widget] = prices.prices.map { fuel, won in
      OneLine(
        Columns(
          .fixed(Self.columns.label, Label(fuel.text(language), Style(.dim))),
          .fixed(
            Self.columns.price,
            Label(RestAreaText.won(won).text(language), Style(bold: true), alignment: .trailing))))
    }
    let others = [
      (RestAreaText.company, ServiceWords.text(prices.company, language)),
      (.telephone, prices.telephone),
    ]
    lines += others.filter { !$0.1.isEmpty }.map { text, value in
      OneLine(
        Columns(
          .fixed(Self.columns.label, Label(text.text(language), Style(.dim))),
          .fixed(Self.columns.price, Label(value, alignment: .trailing))))
    }
    return Rows(lines.map { .fixed(1, $0) })
  }
}
