import Editing
import PeopleDomain
import Phrases
import Search
import TerminalRIBs
import TerminalUI

/// The tiles, the list of people under its head, and a notice below it.
final class HomeView: View<Home> {
  /// The views of the tiles; the router sets them.
  var tiles: [AnyView] = [] { didSet { setNeedsDisplay() } }
  /// The blank columns before the list.
  private static let margin = 1
  private let list = ListState(activation: HomeText.open.phrase)
  private let filter = FieldState(limit: 100, submission: HomeText.toList.phrase)

  override init(_ model: Model) {
    super.init(model)
    list.onSelect = sender(Action.select)
    list.onActivate = sender(Action.choose)
    filter.onChange = sender(Action.type)
    filter.onSubmit = { [weak self] _ in self?.send(.endFilter) }
  }

  override func modelDidChange(from old: Model) {
    list.select(model.listing.selection)
    let text = model.listing.query.filter
    list.search = text
    if filter.text != text { filter.set(text) }
  }

  /// How the people are sorted, by keys, commands and clicks.
  var sorting: SortControls<PeopleColumn> {
    SortControls(model.listing.query.sort, title: \.phrase, sender(Action.sort))
  }

  /// The number of lines above the selected row.
  var linesAbove: Int { list.position.linesAbove }

  /// Scrolls the list, as soon as it has rows, until so many lines are above the selected one.
  func comeBack(linesAbove: Int) {
    list.comeBack(to: ListPosition(row: model.listing.selection, linesAbove: linesAbove))
  }

  override var title: Phrase { HomeText.home.phrase }

  override var status: [Phrase] { model.status }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    keys(in: environment)
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    let (rows, selection) = (model.listing.list.rows, model.listing.selection)
    return rows.indices.contains(selection) ? [rows[selection].meta.name] : []
  }

  override func head(in environment: Environment) -> (any Widget)? {
    HomeTiles(tiles: tiles, isReachable: !model.isTyping, under: nil)
  }

  override func columnsBesideOther(in environment: Environment) -> Int? {
    peopleTable(environment).columns + Self.margin
  }

  override func body(in environment: Environment) -> any Widget {
    let head = HomeHead(
      listing: model.listing, sorting: sorting, hasTitles: hasHeadApart, send: sender { $0 })
    var parts: [Part] = [.fixed(1, head)]
    if model.isTyping || !model.listing.query.filter.isEmpty {
      parts.append(.fixed(1, Padding(columns: 1, filterLine)))
    }
    parts.append(.flexible(Padding(left: Self.margin, content(environment)), minimum: 1))
    if let notice = model.noticeLine {
      parts.append(.intrinsic(Padding(columns: 1, notice)))
    }
    let people = Rows(parts)
    if tiles.isEmpty || hasHeadApart { return people }
    return HomeTiles(tiles: tiles, isReachable: !model.isTyping, under: people)
  }

  private var filterLine: any Widget {
    let field = TextField(HomeText.search, filter)
    return model.isTyping ? field : Passive(field)
  }

  private func content(_ environment: Environment) -> any Widget {
    let people = people(environment)
    let list: any Widget = model.isTyping ? Passive(people) : people
    guard let sentence else { return list }
    var parts: [Part] = [.intrinsic(Padding(right: 1, EmptyList(list, sentence)))]
    if case .loading = model.content, let progress = model.progress {
      parts.insert(.fixed(1, Padding(right: 1, progress.bar())), at: 1)
    }
    return Rows(parts)
  }

  private func people(_ environment: Environment) -> any Widget {
    let title = scopeTitle.text(environment.language)
    guard case .people = model.content else {
      return List(title, list, count: 0) { _ in Blank() }
    }
    let listing = model.listing
    if hasHeadApart {
      return peopleTable(environment).table(title, list)
    }
    let row = { (index: Int) -> any Widget in
      let row = listing.list.rows[index]
      return PersonRow(
        row: row, isMarked: listing.marks.contains(row.meta.id),
        sortedBy: listing.query.sort.column)
    }
    guard let sections = listing.list.sections else {
      return List(title, list, count: listing.list.rows.count, markColumns: 1, row: row)
    }
    return List(
      title, list, sections: sections.map { .init($0.country, count: $0.count) }, markColumns: 1,
      row: row)
  }

  private func peopleTable(_ environment: Environment) -> PeopleTable {
    PeopleTable(listing: model.listing, sorting: sorting, environment: environment)
  }

  private var scopeTitle: HomeText { .title(of: model.listing.query.scope) }

  /// The text in place of the list; nil where it has rows.
  private var sentence: (any Widget)? {
    switch model.content {
    case .loading: return Waiting(HomeText.loading)
    case .failed(let error):
      return Paragraph([error.cause, HomeText.failed.phrase].joined, Style(.danger))
    case .people:
      guard model.listing.list.rows.isEmpty else { return nil }
      return Paragraph(empty, Style(.dim))
    }
  }

  private var empty: HomeText {
    if !model.listing.query.filter.isEmpty { return .nobodyMatches }
    switch model.listing.query.scope {
    case .everybody: return .nobody
    // Samples are neither kept nor changed.
    case .recent: return model.origin == .samples ? .noSampleRecents : .noRecents
    case .favourites: return model.origin == .samples ? .noSampleFavourites : .noFavourites
    }
  }
}
