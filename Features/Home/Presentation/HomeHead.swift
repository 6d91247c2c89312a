import Editing
import PeopleDomain
import Phrases
import TerminalUI

/// The title and size of the list, and at the right the region and the other lists.
struct HomeHead: Widget {
  let listing: HomeListing
  private static let spacing = 3

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: min(1, offered.rows))
  }

  func draw(on canvas: Canvas) {
    let environment = canvas.environment
    var column =
      1 + canvas.write(title(environment), at: Point(column: 1, row: 0), Style(bold: true))
    column += 2
    column += canvas.write(count, at: Point(column: column, row: 0), Style(.dim))
    if !listing.marks.isEmpty {
      let marks = "\(environment.symbols.mark) \(listing.marks.count.grouped)"
      column += 2
      column += canvas.write(marks, at: Point(column: column, row: 0), Style(.accent))
    }
    let words = words(within: canvas.size.columns - column - 3, environment)
    canvas.write(
      words, at: Point(column: column + 1, row: 0), Style(.dim),
      columns: canvas.size.columns - column - 2, alignment: .trailing)
  }

  private func title(_ environment: Environment) -> String {
    HomeText.title(of: listing.query.scope).text(environment.language)
  }

  private var count: String {
    let shown = listing.list.rows.count
    return listing.query.filter.isEmpty
      ? shown.grouped : "\(shown.grouped) / \(listing.total.grouped)"
  }

  /// The region and the other lists, if there is room for them.
  private func words(within columns: Int, _ environment: Environment) -> String {
    let symbols = environment.symbols
    let mark = listing.query.isByRegion ? symbols.on : symbols.off
    let region = "\(HomeText.region.text(environment.language)) \(mark)"
    let others = PeopleQuery.Scope.allCases.filter { $0 != listing.query.scope }
    let words = [region] + others.map { HomeText.title(of: $0).text(environment.language) }
    for spacing in [Self.spacing, Self.spacing - 1] {
      let text = words.joined(separator: String(repeating: " ", count: spacing))
      if environment.columns(of: text) <= columns { return text }
    }
    return environment.columns(of: region) <= columns ? region : ""
  }

  func describe(to speech: Speech) {
    let environment = speech.environment
    speech.say("\(title(environment)) \(count)")
    Toggle(HomeText.region.text(environment.language), isOn: listing.query.isByRegion)
      .describe(to: speech)
  }
}
