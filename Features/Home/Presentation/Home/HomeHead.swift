import Editing
import PeopleDomain
import Phrases
import TerminalUI

/// The title and size of the list, and at the right the region and the other lists, which take clicks.
struct HomeHead: Widget {
  let listing: HomeListing
  /// Whether it is not known yet how many there are.
  let isLoading: Bool
  let sorting: SortControls<PeopleColumn>
  /// Whether the columns below have titles, which say by what they are sorted.
  let hasTitles: Bool
  let send: @MainActor (Home.Action) -> Void
  private static let spacing = 3

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: min(1, offered.rows))
  }

  func draw(on canvas: Canvas) {
    let environment = canvas.environment
    var column = canvas.write(title(environment), Style(bold: true))
    column += 2
    column += canvas.write(count, at: Point(column: column, row: 0), Style(.dim))
    if let marks = marks(environment) {
      column += 2
      column += canvas.write(marks, at: Point(column: column, row: 0), Style(bold: true))
    }
    let room = Rect(column: column + 1, columns: canvas.size.columns - column - 1, rows: 1)
    words(within: room.size.columns - 1, environment)?.draw(atEndOf: canvas.region(room))
  }

  /// How many people are marked, and how many of them the list does not show.
  private func marks(_ environment: Environment) -> String? {
    guard !listing.list.marks.isEmpty else { return nil }
    let words = [
      Phrase(markedCount.grouped), ListText.hidden(listing.list.hiddenMarkCount, counter: "명"),
    ].compactMap(\.self).joined
    return "\(environment.symbols.mark) \(words.text(environment.language))"
  }

  /// How many of the people in the list are marked.
  private var markedCount: Int { listing.list.marks.count - listing.list.hiddenMarkCount }

  /// The marks without their sign; nil without marks.
  private var spokenMarks: Phrase? {
    guard !listing.list.marks.isEmpty else { return nil }
    let hidden = ListText.hidden(listing.list.hiddenMarkCount, counter: "명")
    return [HomeText.marked(markedCount), hidden].compactMap(\.self).joined
  }

  private func title(_ environment: Environment) -> String {
    HomeText.title(of: listing.scope).text(environment.language)
  }

  private var count: String {
    if isLoading { return "" }
    let shown = listing.list.count.grouped
    return listing.list.isSearched ? "\(shown) / \(listing.total.grouped)" : shown
  }

  /// By what the people are sorted, the region and the other lists, as far as there is room for them.
  private func words(within columns: Int, _ environment: Environment) -> WordRow? {
    let symbols = environment.symbols
    let mark = listing.isByRegion ? symbols.on : symbols.off
    let region = WordRow.Word([HomeText.country, Phrase("\(mark)")].joined) { [send] in
      send(.toggleRegion)
    }
    let others = People.Scope.allCases.filter { $0 != listing.scope }.map { scope in
      WordRow.Word(HomeText.title(of: scope)) { [send] in
        send(.show(scope))
      }
    }
    let sort = hasTitles ? [] : sorting.word(in: environment).map { [$0] } ?? []
    let rows = [
      WordRow(sort + [region] + others, spacing: Self.spacing),
      WordRow(sort + [region] + others, spacing: Self.spacing - 1),
      WordRow(sort + [region], spacing: Self.spacing - 1),
      WordRow(sort.isEmpty ? [region] : sort),
    ]
    return rows.first { $0.columns(environment) <= columns }
  }

  func describe(to speech: Speech) {
    let environment = speech.environment
    let head = isLoading ? title(environment) : "\(title(environment)) \(count)"
    let marks = spokenMarks?.text(environment.language)
    speech.say([head, marks].compactMap(\.self).joined(separator: ", "))
    speech.say(sorting.spokenOrder(in: environment.language))
    Toggle(HomeText.country, isOn: listing.isByRegion)
      .describe(to: speech)
  }
}
