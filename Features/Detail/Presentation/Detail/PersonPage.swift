import PeopleDomain
import Phrases
import TerminalUI

/// A line for each thing that is known of a person, and a button; scrolls where it does not fit.
struct PersonPage: Widget {
  private let card: Person.Card
  private let isRegion: Bool
  private let move: Button
  private let scroll: ScrollState

  /// In fewer columns the margins and the words beside symbols are left out.
  private static let narrow = 36
  /// What scrolling takes of a value's columns.
  private static let arrowColumns = 2
  /// How many rows one value may take.
  private static let valueRows = 3
  /// What is shown for a person without one.
  private static let missingPhone = "000-0000"

  init(_ card: Person.Card, isRegion: Bool, move: Button, scroll: ScrollState) {
    self.card = card
    self.isRegion = isRegion
    self.move = move
    self.scroll = scroll
  }

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let (size, environment) = (canvas.size, canvas.environment)
    let isNarrow = size.columns < Self.narrow
    let (left, right) = isNarrow ? (1, 0) : (3, 3)
    let columns = size.columns - left - right
    let labelColumns = isNarrow ? 9 : 10
    let room = isNarrow ? 0 : columns - labelColumns - Self.arrowColumns
    var parts = lines(environment).enumerated().map { index, line in
      let mark = index == 0 ? favourite(beside: line.value, in: room, environment) : ""
      return row(line, mark, labelColumns: labelColumns, columns: columns, environment)
    }
    let rows = Rows(parts).size(in: Size(columns: columns, rows: size.rows), environment).rows
    if rows + 2 <= size.rows { parts.append(.space(1)) }
    parts.append(.fixed(1, move))
    Scroll(scroll, Padding(left: left, right: right, Rows(parts))).draw(on: canvas)
  }

  private func row(
    _ line: (label: String, value: String), _ mark: String, labelColumns: Int, columns: Int,
    _ environment: Environment
  ) -> Part {
    var parts: [Part] = [
      .fixed(labelColumns, Label(line.label, Style(.dim))), .flexible(Paragraph(line.value)),
    ]
    var room = columns - labelColumns - Self.arrowColumns
    if !mark.isEmpty {
      let markColumns = environment.columns(of: mark)
      parts += [.space(1), .fixed(markColumns, Label(mark, Style(.accent)))]
      room -= markColumns + 1
    }
    let rows = Paragraph(line.value)
      .size(in: Size(columns: room, rows: Self.valueRows), environment).rows
    return .fixed(max(rows, 1), Columns(parts))
  }

  /// With a word beside the symbol where both fit beside the name.
  private func favourite(
    beside name: String, in columns: Int, _ environment: Environment
  ) -> String {
    guard card.isFavourite else { return "" }
    let symbol = String(environment.symbols.favourite)
    let words = "\(symbol) \(DetailText.favourite.text(environment.language))"
    let needed = environment.columns(of: name) + 1 + environment.columns(of: words)
    return needed <= columns ? words : symbol
  }

  private func lines(_ environment: Environment) -> [(label: String, value: String)] {
    let person = card.person
    let generation = Generation(age: person.age).phrase.text(environment.language)
    var lines: [(DetailText, String)] = [
      (.name, person.name), (.nick, person.username), (.email, person.email),
      (.age, "\(person.age)  \(generation)"),
    ]
    if isRegion { lines.append((.region, person.country)) }
    lines.append((.phone, person.cellphone ?? Self.missingPhone))
    // A line feed from a service must not begin a line.
    return lines.map {
      ($0.0.text(environment.language), Harmless.text($0.1, environment.symbols))
    }
  }

  func describe(to speech: Speech) {
    for line in lines(speech.environment) { speech.say("\(line.label): \(line.value)") }
    if card.isFavourite { speech.say(DetailText.favourite.text(speech.environment.language)) }
    move.describe(to: speech)
  }
}
