import Editing
import Geography
import HighwayDomain
import Phrases
import Store
import TerminalRIBs
import TerminalUI

/// Start and destination, the expressways between them as a strip, and the rest areas of the chosen
/// one, with the map beside them or in their place.
final class RouteView: View<Route> {
  private lazy var stops = ListControls<Listing<RestAreaListing.Row>>(
    RouteText.restAreas, opens: RouteText.openRestArea, sender(Action.stops), sender(Action.open))
  private let map = MapState(activation: RouteText.openRestArea.phrase)

  /// What the map shows on each side of the route, in degrees.
  private static let margin = 0.05
  /// With fewer rows of content the head is one line.
  private static let fewRows = 12
  /// From so many columns on the map is beside the list.
  private static let wide = 90

  override init(_ model: Model) {
    super.init(model)
    stops.state.onVisibleRowsChange = sender(Action.visibleRows)
    map.onSelect = sender(Action.selectMark)
    map.onActivate = { [weak self] in self?.activate($0) }
  }

  override func modelDidChange(from old: Model) {
    if let path = model.route?.path, path != old.route?.path {
      CoordinateBox(path).map { map.fit($0.expanded(by: Self.margin)) }
    }
    if model.stops.rows != old.stops.rows { stops.state.reportVisibleRowsAgain() }
    if model.front == .list, old.front == .map { focus(on: stops.state) }
    map.select(
      model.stops.selected.map { RouteMark.stop($0.restArea) }
        ?? (model.chosenSection == nil ? nil : RouteMark.section(model.section)))
  }

  /// Opens the rest area of a mark; of any other mark shows those of the chosen expressway.
  private func activate(_ mark: MapMark.ID) {
    if let stop = model.stops.rows.first(where: { RouteMark.stop($0.restArea) == mark }) {
      return send(.open(stop.id))
    }
    send(.show(.list))
    focus(on: stops.state)
  }

  override var title: Phrase { RouteText.route.phrase }

  override var status: [Phrase] {
    let words = [
      model.isSample ? HighwayText.samples.phrase : nil,
      model.isOffline ? HighwayText.offline.phrase : nil,
    ]
    return words.compactMap(\.self)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: Route.commands)
  }

  override func body(in environment: Environment) -> any Widget {
    let parts: [LayoutItem] = [
      .fixed(2, RouteEnds(start: model.start, destination: model.destination))
    ]
    guard let journey = model.journey?.value else {
      let empty = EmptyList(list, sentence)
      return Adaptive { size, _ in
        Rows(parts + [.space(size.rows > 3 ? 1 : 0), .flexible(empty, minimum: 1)])
      }
    }
    let strip = RouteStrip(
      sections: journey.route.sections, chosen: model.section,
      onChoose: sender(Action.choose(section:)))
    let failure = journey.failure.map { failure in
      LayoutItem.intrinsic(
        Notice(text: ([failure.phrase] + failure.retry).joined))
    }
    return Adaptive { [self] size, _ in
      let isLow = size.rows < Self.fewRows
      let head: [LayoutItem] =
        isLow
        ? [.fixed(1, RouteSummary(journey: journey, isShort: true))]
        : parts + [.intrinsic(RouteSummary(journey: journey)), .space(1)]
      let content = content(journey)
      return Rows(
        head + [.fixed(1, strip), .flexible(content, minimum: 1)]
          + [failure].compactMap(\.self))
    }
  }

  private var sentence: any Widget {
    if let name = model.unknownName {
      return Paragraph(RouteText.unknown(name), Style(.warning))
    }
    switch model.journey {
    case .loading: return LoadingText(RouteText.finding)
    case .failed(let error):
      return Paragraph(error.phrase, Style(.danger))
    case .loaded, nil:
      let text: RouteText = model.start == nil ? .noStart : .noDestination
      return Paragraph(text, Style(.dim))
    }
  }

  private func content(_ journey: Journey) -> any Widget {
    let map = RouteMap(
      journey: journey, roads: model.roads, cities: model.cities, incidents: model.incidents,
      state: map)
    if model.front == .map { return map }
    let section = model.chosenSection.map(RouteText.stretch) ?? Phrase("")
    let stops: any Widget =
      Rows([
        .fixed(1, title(section)),
        .flexible(list, minimum: 1),
      ])
    return Adaptive { size, _ in size.columns < Self.wide ? stops : Split(stops, map) }
  }

  /// What the rest areas are of, with the unit over their prices.
  private func title(_ section: Phrase) -> any Widget {
    let label = Label(section, Style(.dim))
    guard model.stops.count > 0 else { return label }
    return Adaptive { size, _ in
      OneLine(RestAreaRow.titles(label, ColumnTitle(""), in: size.columns))
    }
  }

  private var list: any Widget {
    let hasSections = model.route?.sections.isEmpty == false
    let empty = hasSections ? RouteText.noRestAreas.phrase : HighwayError.noExpressway.phrase
    let status = model.route == nil ? nil : ListStatus(empty: empty)
    return stops.list(model.stops, status) { [prices = model.prices] row in
      RestAreaRow(row: row, road: nil, fuel: prices[row.restArea.stationName], hasTitles: true)
    }
  }
}
