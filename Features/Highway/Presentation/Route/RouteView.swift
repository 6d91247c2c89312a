import Editing
import Geography
import HighwayDomain
import Phrases
import PlacesDomain
import Store
import TerminalRIBs
import TerminalUI

/// The fields of both ends with places below them; or the expressways between them as a strip and the
/// rest areas in one list, with the map beside it or in its place.
final class RouteView: View<Route> {
  private lazy var fields = EndFields(
    placeholder: PlaceText.name, submission: PlaceText.choose,
    type: { [weak self] in self?.send(.type($0, in: $1)) }, submit: sender(Action.submit),
    go: { [weak self] in self?.send(.go(to: .field($0))) })
  private let places = ListState(activation: PlaceText.choose)
  private lazy var stops = ListControls<Listing<RestAreaListing.Row>>(
    RouteText.restAreas, opens: RouteText.openRestArea, sender(Action.stops), sender(Action.open))
  private let map = MapState(activation: RouteText.openRestArea)

  /// What the map shows on each side of the route, in degrees.
  private static let margin = 0.05
  /// With fewer rows of content the head is one line.
  private static let fewRows = 12

  override init(_ model: Model) {
    super.init(model)
    stops.state.onVisibleRowsChange = sender(Action.visibleRows)
    map.onSelect = sender(Action.selectMark)
    map.onActivate = { [weak self] in self?.activate($0) }
  }

  override func modelDidChange(from old: Model) {
    fields.show(model.texts, entered: model.front.end == old.front.end ? nil : model.front.end)
    if let path = model.route?.path, path != old.route?.path {
      CoordinateBox(path).map { map.fit($0.expanded(by: Self.margin)) }
    }
    let (list, former) = (model.stops.list, old.stops.list)
    if list.rows != former.rows { stops.state.reportVisibleRowsAgain() }
    if model.front == .list, old.front != .list { focus(on: stops.state) }
    if model.front != old.front { map.showSelection() }
    // A mark of the map that is no rest area stays selected there.
    if list.selected != former.selected {
      map.select(list.selected.map { RouteMark.stop($0.restArea) })
    }
  }

  /// Opens the rest area of a mark; of any other mark shows the list.
  private func activate(_ mark: MapMark.ID) {
    if let row = model.stops.list.rows.first(where: { RouteMark.stop($0.restArea) == mark }) {
      return send(.open(row.id))
    }
    send(.go(to: .list))
    focus(on: stops.state)
  }

  override var title: Phrase { RouteText.route }

  override var status: [Phrase] {
    let words = [
      model.isSample ? HighwayText.samples : nil,
      model.isOffline ? HighwayText.offline : nil,
    ]
    return words.compactMap(\.self)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: Route.commands)
  }

  override func body(in environment: Environment) -> any Widget {
    if let end = model.front.end { return search(for: end) }
    let ends = RouteEnds(ends: model.ends) { [weak self] in self?.send(.go(to: .field($0))) }
    let parts: [LayoutItem] = [.fixed(2, ends)]
    guard let journey = model.journey?.value else {
      let empty = EmptyList(stops.list(model.stops.list) { _ in Blank() }, sentence)
      return Adaptive { size, _ in
        Rows(parts + [.space(size.rows > 3 ? 1 : 0), .flexible(empty, minimum: 1)])
      }
    }
    let strip = RouteStrip(
      sections: journey.route.sections, chosen: model.stops.group,
      onChoose: sender(Action.goToSection))
    let failure = journey.failure.map { failure in
      LayoutItem.intrinsic(Notice([failure.phrase] + failure.retry))
    }
    return Adaptive { [self] size, _ in
      let isLow = size.rows < Self.fewRows
      let head: [LayoutItem] =
        isLow
        ? [.fixed(1, RouteSummary(journey: journey, ends: endNames))]
        : parts + [.intrinsic(RouteSummary(journey: journey)), .space(1)]
      let content = content(journey)
      return Rows(
        head + [.fixed(1, strip), .flexible(content, minimum: 1)]
          + [failure].compactMap(\.self))
    }
  }

  private var endNames: Phrase {
    Phrase(WayEnd.allCases.compactMap { model.ends[$0]?.name }.joined(separator: " → "))
  }

  /// Both fields, and the places below them.
  private func search(for end: WayEnd) -> any Widget {
    let hasKeys = model.suggestions.hasKeys
    let list = PlaceSuggestionList(
      suggestions: model.suggestions, state: places, send: sender(Action.suggestions),
      open: sender(Action.choose))
    let below: any Widget =
      hasKeys ? list : Disabled(list) { [weak self] in self?.send(.go(to: .places(end))) }
    let lines = WayEnd.allCases.map { each in
      LayoutItem.fixed(1, fields.field(each, hasKeys: each == end && !hasKeys))
    }
    return Adaptive { size, _ in
      Rows(lines + [.space(size.rows < Self.fewRows ? 0 : 1), .flexible(below, minimum: 1)])
    }
  }

  private var sentence: any Widget {
    if let error = model.journey?.failure { return Paragraph(error.phrase, Style(.danger)) }
    return LoadingText(RouteText.finding)
  }

  private func content(_ journey: Journey) -> any Widget {
    let map = RouteMap(
      journey: journey, roads: model.roads, cities: model.cities, incidents: model.incidents,
      state: map)
    if model.front == .map { return map }
    let stops = restAreas(of: journey.route)
    return Adaptive { [rows = model.stops.list.rows] _, environment in
      let columns = RestAreaRow.columns(of: rows, in: environment)
      let titles = journey.route.sections.enumerated().compactMap { index, section in
        RouteText.titles(of: section, number: index + 1).first.map { environment.columns(of: $0) }
      }
      let wanted = max(columns, (titles.max() ?? 0) + Self.countColumns)
      // What a title has in a window of 80 columns it has beside the map, too.
      return Split(
        list: stops, columns: columns...max(columns, min(wanted, Split.pageColumns)), beside: map)
    }
  }

  /// The rest areas, below the road and the stretch of each group.
  private func restAreas(of route: ExpresswayRoute) -> any Widget {
    let empty =
      route.sections.isEmpty ? HighwayError.noExpressway.phrase : RouteText.noRestAreas
    let shown = model.stops
    func list(titles: LayoutItem?) -> any Widget {
      Adaptive { [self] size, environment in
        let sections = zip(route.sections, shown.groups).enumerated().map { index, each in
          let names = RouteText.titles(of: each.0, number: index + 1)
          let room = size.columns - Self.countColumns
          let title = names.first {
            environment.columns(of: $0.text(environment.language)) <= room
          }
          return List.Section(title ?? each.0.road.title, count: each.1.count)
        }
        return stops.list(
          shown.list, ListStatus(empty: empty), titles: titles, sections: sections
        ) { row in
          RestAreaRow(
            row: row, road: nil, fuel: self.model.prices[row.restArea.stationName],
            hasTitles: titles != nil)
        }
      }
    }
    guard shown.list.count > 0 else { return list(titles: nil) }
    return TitledRestAreas(
      name: ColumnTitle(RestAreaText.name),
      place: ColumnTitle(RestAreaText.place, alignment: .trailing)
    ) { titles, _ in list(titles: titles) }
  }

  /// The columns of a group's number of rest areas, and of the scroll bar.
  private static let countColumns = 6
}
