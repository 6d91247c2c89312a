import HighwayDomain
import Phrases
import Search
import Services
import TerminalRIBs
import TerminalUI
import Time

/// The rest areas in sections by road, below the filters.
final class RestAreasView: View<RestAreas> {
  private let list = ListState(activation: HighwayText.open.phrase)
  private let scroll = ScrollState()
  private var switches: [Convenience: ButtonState] = [:]

  override init(_ model: Model) {
    super.init(model)
    list.onSelect = sender(Action.select)
    list.onActivate = sender(Action.open)
    list.onVisibleRowsChange = sender(Action.visibleRows)
    for convenience in Convenience.allCases {
      switches[convenience] = button(sends: .toggle(convenience))
    }
  }

  override func modelDidChange(from old: Model) {
    list.select(model.listing.selection)
    guard model.front != old.front else { return }
    switch model.front {
    case .list: focus(on: list)
    case .filters: if let first = switches[.sleeping] { focus(on: first) }
    }
  }

  override var title: Phrase { RestAreaText.restAreas.phrase }

  override var status: [Phrase] {
    let found = parts.compactMap(\.found)
    let note = (found.first { $0.origin == .samples } ?? found.first)?.note(model.age)
    return [note, model.isOffline ? HighwayText.offline.phrase : nil]
      .compactMap(\.self)
  }

  /// How the rest areas are sorted, by keys, commands and clicks.
  private var sorting: SortControls<RestAreaColumn> {
    SortControls(model.listing.sort, title: \.text.phrase, sender(Action.sort))
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let retry = key(
      .character("R"), title: HighwayText.retry, isHinted: failed != nil,
      sends: .retry)
    switch model.front {
    case .list:
      return sorting.bindings(in: environment) + [
        key(.character("f"), title: HighwayText.filter, sends: .go(to: .filters)),
        retry,
      ]
    case .filters:
      return [
        key(
          .escape, .character("f"), title: RestAreaText.toList,
          sends: .go(to: .list)), retry,
      ]
    }
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    let listing = model.listing
    let filters = Convenience.allCases.map { convenience in
      Toggle(
        convenience.text, isOn: listing.filters.contains(convenience),
        switches[convenience])
    }
    let page = RestAreasPage(
      filters: filters, isFiltering: model.front == .filters, scroll: scroll,
      content: rows(language))
    guard let notice = failed?.notice ?? failed?.sentence else { return page }
    return Adaptive { size, _ in
      if size.rows < Self.rowsWithNotice {
        page
      } else {
        Rows(.flexible(page, minimum: 1), .intrinsic(Padding(columns: 1, notice)))
      }
    }
  }

  /// With fewer rows of content there is no sentence below them.
  private static let rowsWithNotice = 6

  private func rows(_ language: Language) -> any Widget {
    let listing = model.listing
    let title = RestAreaText.restAreas.text(language)
    let row = { [model] (index: Int) -> any Widget in
      let row = listing.shown[index]
      let road = listing.sort.column == nil ? nil : model.roads[row.restArea.road]?.title
      return RestAreaRow(
        row: row, road: road, entry: listing.entry(of: row),
        fuel: model[fuelOf: row.restArea.id].value ?? nil)
    }
    let list =
      listing.sort.column != nil
      ? List(title, list, count: listing.shown.count, row: row)
      : List(
        title, list,
        sections: listing.sections.map {
          List.Section(self.title(of: $0).text(language), count: $0.count)
        }, row: row)
    guard listing.shown.isEmpty else { return Padding(left: 1, titled(list, language)) }
    let text: RestAreaText = listing.all.isEmpty ? .noRestAreas : .noneFits
    return Padding(columns: 1, EmptyList(list, Paragraph(text, Style(.dim))))
  }

  /// The list below the titles of its columns, where there is room for both.
  private func titled(_ list: any Widget, _ language: Language) -> any Widget {
    let titles = RestAreaRow.columns(
      sorting.columnTitle(.name, in: language),
      sorting.columnTitle(.place, alignment: .trailing, in: language))
    return Adaptive { size, _ in
      if size.rows < Self.rowsWithTitles { return list }
      let head = Padding(left: Self.markColumns, right: Self.barColumns, Columns(titles))
      return Rows(.fixed(1, head), .flexible(list))
    }
  }

  private static let rowsWithTitles = 10
  /// The columns of the mark of the selection, and of the scroll bar.
  private static let (markColumns, barColumns) = (2, 2)

  /// The road, the direction of a route, and with filters whether its conveniences are known.
  private func title(of section: RestAreaListing.Section) -> Phrase {
    let part = model.listing[road: section.road]
    let doubt: RestAreaText? =
      model.listing.filters.isEmpty || part.found != nil
      ? nil : part.failure == nil ? .checking : .unknown
    return [
      model.roads[section.road]?.title ?? Phrase(section.road),
      section.heading.map(RestAreaText.towards), doubt?.phrase,
    ].compactMap(\.self).joined(separator: " · ")
  }

  private var parts: [Fetched<[RestAreaEntry]>] {
    let listing = model.listing
    return listing.roads(of: listing.all).map { listing[road: $0] }
  }

  /// The first of the roads that could not be had.
  private var failed: Fetched<[RestAreaEntry]>? { parts.first { $0.failure != nil } }
}

extension Convenience {
  var text: RestAreaText {
    switch self {
    case .sleeping: .sleeping
    case .shower: .shower
    case .laundry: .laundry
    case .lounge: .lounge
    case .farmShop: .farmShop
    }
  }
}
