import PeopleDomain
import Phrases
import TerminalUI

/// A line for each thing that is known of a person; scrolls where it does not fit.
struct PersonPage: Widget {
  let card: Person.Card
  let showsCountries: Bool
  let scroll: ScrollState

  /// In fewer columns the second blank after labels and the word beside the heart are left out.
  private static let narrow = 34
  /// What scrolling takes of a value's columns.
  private static let arrowColumns = 2
  private static let mostValueRows = 3
  /// A placeholder for a missing number.
  private static let missingPhone = "000-0000"

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let (size, environment) = (canvas.size, canvas.environment)
    let isNarrow = size.columns < Self.narrow
    let columns = size.columns
    let labelColumns = labelColumns(environment) + (isNarrow ? 1 : 2)
    var lines: [any Widget] = values(labelColumns: labelColumns)
    if card.isFavourite {
      let room = isNarrow ? 0 : columns - labelColumns - Self.arrowColumns
      let mark = favouriteMark(in: room, environment)
      lines[0] = Columns(
        .flexible(lines[0]), .space(1),
        .fixed(environment.columns(of: mark), Label(mark, .plain)))
    }
    Scroll(scroll, Rows(lines.map { .intrinsic($0) })).draw(on: canvas)
  }

  /// With a word beside the heart where both fit beside the name.
  private func favouriteMark(in columns: Int, _ environment: Environment) -> Phrase {
    let symbol = Phrase(String(environment.symbols.favourite))
    let words = [symbol, DetailText.favourite].joined
    let name = ControlCharacters.escaped(card.person.name, environment.symbols)
    let needed = environment.columns(of: name) + 1 + environment.columns(of: words)
    return needed <= columns ? words : symbol
  }

  /// The columns of the longest label.
  private func labelColumns(_ environment: Environment) -> Int {
    let labels: [Phrase] = [
      DetailText.name, DetailText.nick, DetailText.email, DetailText.age, DetailText.region,
      DetailText.phone,
    ]
    return labels.map { environment.columns(of: $0) }.max() ?? 0
  }

  private func values(labelColumns: Int = 0) -> [LabelledValue] {
    let person = card.person
    let age = [Phrase("\(person.age)"), Generation(age: person.age).phrase]
    var values: [(Phrase, any Phrased)] = [
      (DetailText.name, person.name), (DetailText.nick, person.username),
      (DetailText.email, person.email),
      (DetailText.age, age.joined(separator: "  ")),
    ]
    if showsCountries { values.append((DetailText.region, person.country)) }
    values.append((DetailText.phone, person.cellphone ?? Self.missingPhone))
    return values.map {
      LabelledValue(
        $0, $1, labelColumns: labelColumns, mostRows: Self.mostValueRows,
        link: $0 == DetailText.email ? Hyperlink(mail: person.email) : nil)
    }
  }

  func describe(to speech: Speech) {
    let language = speech.environment.language
    for value in values() { value.describe(to: speech) }
    if card.isFavourite { speech.say(DetailText.favourite.text(language)) }
  }
}
