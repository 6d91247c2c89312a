import Editing
import PeopleDomain
import Phrases
import Search
import Store
import TerminalRIBs
import TerminalUI

/// The tiles, the list of people under its head, and a notice below it.
final class HomeView: View<Home> {
  /// The views of the tiles; the router sets them.
  var tiles: [AnyView] = [] { didSet { setNeedsDisplay() } }
  private let list = ListState()
  private lazy var search = SearchControls(sender { .list(.search($0)) })

  /// How the people are sorted, by keys, commands and clicks.
  private var sorting: SortControls<PeopleColumn> {
    SortControls(model.listing.list.sort, title: \.phrase, sender { .list(.sort($0)) })
      .offered(if: model.listing.list.count > 0)
  }

  /// The number of lines above the selected row.
  var linesAbove: Int { list.position.linesAbove }

  /// Scrolls the list, as soon as it has rows, until so many lines are above the selected one.
  func comeBack(linesAbove: Int) {
    list.comeBack(to: ListPosition(row: model.listing.list.selection, linesAbove: linesAbove))
  }

  override var title: Phrase { HomeText.home }

  override var status: [Phrase] { model.status }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let keys = bindings(of: Home.commands)
    return model.isRead && !model.isTyping ? keys + sorting.bindings(in: environment) : keys
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    model.listing.list.selected.map { [$0.meta.name] } ?? []
  }

  override func head(in environment: Environment) -> (any Widget)? {
    HomeTiles(tiles: tiles, isReachable: !model.isTyping, under: nil)
  }

  override func foot(in environment: Environment) -> (any Widget)? { model.noticeLine }

  override func bindingsOfFoot(in environment: Environment) -> [KeyBinding] {
    bindings(of: Home.ofNotice)
  }

  override func columnsBesideOther(in environment: Environment) -> ClosedRange<Int>? {
    let listing = model.listing
    let columns = Table.columns(
      of: PeopleTable.columns(of: listing), listing.list.sort, in: environment)
    return min(PeopleTable.leastColumns, columns)...columns
  }

  override func body(in environment: Environment) -> any Widget {
    let head = HomeHead(
      listing: model.listing, isLoading: model.people.isLoading, sorting: sorting,
      hasTitles: hasHeadApart, send: sender { $0 })
    var parts: [LayoutItem] = [.fixed(1, head)]
    if let line = search.line(of: model.listing.list.search) {
      parts.append(.fixed(1, line))
    }
    parts.append(.flexible(content(environment), minimum: 1))
    if !hasHeadApart, let notice = model.noticeLine {
      parts.append(.intrinsic(notice))
    }
    let people = Rows(parts)
    if tiles.isEmpty || hasHeadApart { return people }
    return HomeTiles(tiles: tiles, isReachable: !model.isTyping, under: people)
  }

  private func content(_ environment: Environment) -> any Widget {
    let people = people(environment)
    let list: any Widget = model.isTyping ? Disabled(people) : people
    guard let sentence else { return list }
    var parts: [LayoutItem] = [.intrinsic(EmptyList(list, sentence))]
    if model.people.isLoading, let progress = model.progress {
      parts.insert(.fixed(1, progress.bar()), at: 1)
    }
    return Rows(parts)
  }

  /// It has no `ListControls`: the search's line and the sentence stand apart from the list, which is a table beside
  /// a head of its own and lines below the tiles.
  private func people(_ environment: Environment) -> any Widget {
    let (title, isRead) = (HomeText.title(of: model.listing.scope), model.isRead)
    let (listing, send, open) = (model.listing, sender(Action.list), sender(Action.open))
    if isRead, hasHeadApart {
      return Table(
        title, list, listing.list, columns: PeopleTable.columns(of: listing), environment,
        speaksOrder: false, send: send, open: open)
    }
    let generationColumns = PersonRow.generationColumns(environment)
    return List(
      title, list, isRead ? listing.list : Listing(), sections: isRead ? listing.sections : nil,
      markColumns: 1, send: send, open: open
    ) { row in
      PersonRow(
        row: row, isMarked: listing.list.isMarked(row.id), sortedBy: listing.list.sort.column,
        generationColumns: generationColumns)
    }
  }

  /// The text in place of the list; nil where it has rows.
  ///
  /// It is no `ListStatus`, since a bar may stand below it.
  private var sentence: (any Widget)? {
    switch model.people.phase {
    case .loading: return LoadingText(HomeText.loading)
    case .failed(let error):
      let words = [error.cause] + (error.leavesRetryOpen ? [HomeText.failed] : [])
      return Paragraph(words.joined, Style(.danger))
    case .loaded:
      return model.listing.list.count == 0 ? Paragraph(empty, Style(.dim)) : nil
    }
  }

  private var empty: Phrase {
    if model.listing.list.isSearched, model.listing.total > 0 { return HomeText.nobodyMatches }
    switch model.listing.scope {
    case .everybody: return HomeText.nobody
    // Samples are neither kept nor changed.
    case .recent: return model.origin == .samples ? HomeText.noSampleRecents : HomeText.noRecents
    case .favourites:
      return model.origin == .samples ? HomeText.noSampleFavourites : HomeText.noFavourites
    }
  }
}
