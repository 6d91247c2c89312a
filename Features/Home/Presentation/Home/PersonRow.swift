import PeopleDomain
import Phrases
import TerminalUI

/// A row of the list: a mark, the generation, the name, and at the right what the list is sorted by and
/// a favourite's heart.
struct PersonRow: Widget {
  let row: People.Row
  let isMarked: Bool
  /// Nil for a list in its own order.
  let sortedBy: PeopleColumn?
  /// Those of all rows, measured once for a frame.
  let generationColumns: Int

  private static let heartColumns = 2

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: min(1, offered.rows))
  }

  func draw(on canvas: Canvas) {
    let columns = canvas.size.columns
    let symbols = canvas.environment.symbols
    if isMarked { canvas.write(String(symbols.mark), Style(bold: true), columns: 1) }
    canvas.write(
      generation(canvas.environment), at: Point(column: 1, row: 0), Style(.dim),
      columns: generationColumns)
    let start = 1 + generationColumns
    // Only names are searched.
    canvas.unsearched(Rect(columns: start, rows: 1))
    let end = columns - (sorted.isEmpty && !row.isFavourite ? 0 : Self.heartColumns) - 1
    let sortedColumns = sorted.isEmpty ? 0 : canvas.environment.columns(of: sorted) + 1
    canvas.write(
      name(canvas.environment), at: Point(column: start, row: 0),
      row.meta.name.isEmpty ? Style(.dim) : Style(), columns: end - start - sortedColumns)
    canvas.unsearched(
      Rect(column: end - sortedColumns, columns: columns - end + sortedColumns, rows: 1))
    if end - start >= 2 * sortedColumns {
      canvas.write(sorted, at: Point(column: end - sortedColumns + 1), Style(.dim))
    }
    if row.isFavourite {
      let place = Point(column: columns - Self.heartColumns, row: 0)
      canvas.write(String(symbols.favourite), at: place, .plain, columns: 1)
    }
  }

  /// What the row has in the column by which the list is sorted, unless the row shows it anyway.
  private var sorted: String {
    switch sortedBy {
    case nil, .name: ""
    case .age: "\(row.meta.age)"
    case .country: row.meta.country
    case .email: row.meta.email
    }
  }

  /// A placeholder for a missing name.
  private func name(_ environment: Environment) -> String {
    row.meta.name.isEmpty ? HomeText.nameless.text(environment.language) : row.meta.name
  }

  /// The columns of the widest generation and a blank.
  static func generationColumns(_ environment: Environment) -> Int {
    (Generation.allCases.map { environment.columns(of: $0.phrase) }.max() ?? 0) + 1
  }

  private func generation(_ environment: Environment) -> String {
    Generation(age: row.meta.age).phrase.text(environment.language)
  }

  func describe(to speech: Speech) {
    let language = speech.environment.language
    var words = [generation(speech.environment), name(speech.environment), sorted]
      .filter { !$0.isEmpty }
    let marks: [Phrase?] = [
      row.isFavourite ? HomeText.favourites : nil, isMarked ? HomeText.marked : nil,
    ]
    words += marks.compactMap { $0?.text(language) }
    speech.say(words.joined(separator: ", "))
  }
}
