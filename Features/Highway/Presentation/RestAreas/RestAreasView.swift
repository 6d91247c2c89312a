import Editing
import HighwayDomain
import Phrases
import Search
import Services
import TerminalRIBs
import TerminalUI
import Time

/// The rest areas in sections by road, below the filters.
final class RestAreasView: View<RestAreas> {
  private lazy var list = ListControls<Listing<RestAreaListing.Row>>(
    RestAreaText.restAreas, isSearched: true,
    sortTitles: [(.name, RestAreaText.name), (.place, RestAreaText.place)],
    sender(Action.list), sender(Action.open))
  private let scroll = ScrollState()
  private var switches: [Convenience: ButtonState] = [:]

  override init(_ model: Model) {
    super.init(model)
    list.state.onVisibleRowsChange = sender(Action.visibleRows)
    for convenience in Convenience.allCases {
      switches[convenience] = button(
        title: RestAreaText.switchFilter, sends: .toggle(convenience))
    }
  }

  override func modelDidChange(from old: Model) {
    guard model.front != old.front else { return }
    switch model.front {
    case .list: focus(on: list.state)
    case .filters: if let first = switches[.sleeping] { focus(on: first) }
    }
  }

  override var title: Phrase { RestAreaText.restAreas }

  override var status: [Phrase] {
    let found = model.parts.compactMap(\.found)
    let note = (found.first { $0.origin == .samples } ?? found.first)?.note(model.age)
    return [note, model.isOffline ? HighwayText.offline : nil]
      .compactMap(\.self)
  }

  /// Sorted rows name their road, too.
  override func columnsBesideOther(in environment: Environment) -> ClosedRange<Int>? {
    guard model.listing.list.sort.column == nil else { return nil }
    let columns = RestAreaRow.columns(of: model.listing.list.all, in: environment)
    return columns...columns
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let keys = bindings(of: RestAreas.commands)
    return model.front == .list
      ? list.bindings(of: model.listing.list, keys, in: environment)
      : [KeyBinding(title: RestAreaText.nextFilter, label: "Tab") {}] + keys
  }

  override func body(in environment: Environment) -> any Widget {
    let filters = Convenience.allCases.map { convenience in
      Toggle(
        convenience.text, isOn: model.listing.filters.contains(convenience),
        switches[convenience])
    }
    let page = RestAreasPage(
      filters: filters, isFiltering: model.front == .filters,
      isReachable: !model.listing.list.search.isTyping, scroll: scroll,
      content: rows(environment.language))
    guard let notice = model.failed?.notice ?? model.failed?.sentence else { return page }
    return Adaptive { size, _ in
      if size.rows < Self.rowsWithNotice {
        page
      } else {
        Rows(.flexible(page, minimum: 1), .intrinsic(notice))
      }
    }
  }

  /// With fewer rows of content there is no sentence below them.
  private static let rowsWithNotice = 6

  private func rows(_ language: Language) -> any Widget {
    let shown = model.listing.list
    let isSorted = shown.sort.column != nil
    let text = shown.all.isEmpty ? RestAreaText.noRestAreas : RestAreaText.noneFits
    func rows(titles: LayoutItem?, isTight: Bool) -> any Widget {
      list.list(
        shown, ListStatus(empty: shown.isSearched ? ListText.nothingFoundHere : text),
        titles: titles,
        sections: isSorted
          ? nil : model.listing.sections.map { List.Section(title(of: $0), count: $0.count) }
      ) { [model] row in
        RestAreaRow(
          row: row, road: isSorted ? model.roads[row.restArea.road]?.title : nil,
          fuel: model[fuelOf: row.id].value ?? nil, isLoading: model[fuelOf: row.id].isLoading,
          hasTitles: titles != nil,
          isTight: isTight)
      }
    }
    guard shown.count > 0 || shown.isSearched else { return rows(titles: nil, isTight: false) }
    let sorting = list.sorting(of: shown)
    return TitledRestAreas(
      name: sorting.columnTitle(.name, in: language),
      place: sorting.columnTitle(.place, alignment: .trailing, in: language), namesRoad: isSorted,
      list: rows)
  }

  /// The road, the direction of a route, and with filters whether its conveniences are known.
  private func title(of section: RestAreaListing.Section) -> Phrase {
    let part = model.listing[road: section.road]
    let doubt: Phrase? =
      model.listing.filters.isEmpty || part.found != nil
      ? nil : part.failure == nil ? RestAreaText.checking : RestAreaText.unknown
    return [
      model.roads[section.road]?.title ?? Phrase(section.road),
      section.heading.map(RestAreaText.towards), doubt,
    ].compactMap(\.self).joined(separator: " · ")
  }
}

extension Convenience {
  var text: Phrase {
    switch self {
    case .sleeping: RestAreaText.sleeping
    case .shower: RestAreaText.shower
    case .laundry: RestAreaText.laundry
    case .lounge: RestAreaText.lounge
    case .farmShop: RestAreaText.farmShop
    }
  }
}
