import Geography
import HighwayDomain
import Phrases
import PlacesDomain
import TerminalUI

/// Where the route starts and ends; a click on an end chooses another one.
struct RouteEnds: CompositeWidget {
  let ends: [WayEnd: Place]
  let onChoose: @MainActor (WayEnd) -> Void

  func content(in size: Size, _ environment: Environment) -> any Widget {
    func line(_ end: WayEnd) -> LayoutItem {
      let text = [ends[end]?.name, ends[end]?.address].compactMap(\.self).filter { !$0.isEmpty }
      let value = LabelledValue(
        end.text, text.isEmpty ? "–" : text.joined(separator: "  "),
        labelColumns: EndFields.labelColumns, mostRows: 1)
      return .fixed(1, Disabled(value) { [onChoose] in onChoose(end) })
    }
    return Rows(WayEnd.allCases.map(line))
  }
}

/// Time, length and toll, and whether the time knows the traffic.
struct RouteSummary: CompositeWidget {
  let journey: Journey
  /// The names of both ends, which stand before the rest in one line; nil where they stand above it.
  var ends: Phrase?

  private static let spacing = 2

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let text = RouteText.summary(of: journey)
    let summary = Label(text, Style(bold: true))
    if let ends { return line(ends, text, in: size.columns, environment) }
    guard !journey.knowsTraffic else { return summary }
    return Rows(
      .intrinsic(summary),
      .intrinsic(Paragraph(RouteText.noTraffic, Style(.dim))))
  }
}

extension RouteSummary {
  /// In few columns without what is said of the traffic, and then without the ends.
  private func line(
    _ ends: Phrase, _ summary: Phrase, in columns: Int, _ environment: Environment
  ) -> any Widget {
    let notes = journey.knowsTraffic ? [] : [RouteText.noTraffic, RouteText.noTrafficInShort]
    func lengths(_ phrases: [Phrase]) -> Int {
      phrases.reduce(-Self.spacing) { $0 + environment.columns(of: $1) + Self.spacing }
    }
    let whole = [ends, summary]
    let fits = lengths(whole) <= columns
    let first = fits ? whole : [summary]
    let note = notes.first { lengths(first + [$0]) <= columns }
    return Columns(
      spacing: Self.spacing,
      (fits ? [.intrinsic(Label(ends))] : [])
        + [.intrinsic(Label(summary, Style(bold: true)))]
        + (note.map { [.intrinsic(Label($0, Style(.dim)))] } ?? []) + [.gap])
  }
}

/// The expressways on the way in order of travel, with the chosen one in sight.
struct RouteStrip: Widget {
  let sections: [ExpresswayRoute.Section]
  /// The index of the one of the selected rest area; nil without any.
  let chosen: Int?
  let onChoose: @MainActor (Int) -> Void

  private static let spacing = 2

  func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: min(offered.rows, 1))
  }

  func draw(on canvas: Canvas) {
    let environment = canvas.environment
    let titles = titles(environment.language)
    var first = min(chosen ?? 0, titles.count)
    // As many before the chosen one as there is room for.
    var used = first < titles.count ? environment.columns(of: titles[first]) : 0
    while first > 0 {
      let columns = environment.columns(of: titles[first - 1]) + Self.spacing
      guard used + columns <= canvas.size.columns else { break }
      used += columns
      first -= 1
    }
    // Those behind it that have no room are counted.
    var last = first
    var end = -Self.spacing
    while last < titles.count {
      let columns = Self.spacing + environment.columns(of: titles[last])
      let rest = titles.count - last - 1
      let more = rest > 0 ? Self.spacing + environment.columns(of: "+\(rest)") : 0
      guard last == first || end + columns + more <= canvas.size.columns else { break }
      end += columns
      last += 1
    }
    if last < titles.count {
      canvas.write(
        "+\(titles.count - last)", at: Point(column: end + Self.spacing), Style(.dim))
    }
    var column = 0
    for index in first..<last where column < canvas.size.columns {
      let start = column
      column += canvas.write(
        titles[index], at: Point(column: column),
        index == chosen ? Style(bold: true, underlined: true) : Style(.dim),
        columns: canvas.size.columns - column)
      if let point = canvas.click, (start..<column).contains(point.column) {
        canvas.setMouseTarget { [onChoose] in onChoose(index) }
      }
      column += Self.spacing
    }
  }

  private func titles(_ language: Language) -> [String] {
    sections.enumerated().map { "\($0 + 1) \($1.road.title.text(language))" }
  }

  func describe(to speech: Speech) {
    guard let chosen, sections.indices.contains(chosen) else { return }
    let title = RouteText.titles(of: sections[chosen], number: chosen + 1)[0]
    speech.say(
      Phrase(ko: "고속도로", en: "expressway"), title.text(speech.environment.language),
      position: (chosen + 1, sections.count))
  }
}

/// The way on the map, its expressways as numbers where they are entered, and the rest areas.
struct RouteMap: CompositeWidget {
  let journey: Journey
  let roads: [[Coordinate]]
  let cities: [City]
  let incidents: [Incident]
  let state: MapState

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let (language, symbols) = (environment.language, environment.symbols)
    let route = journey.route
    var ends: [MapMark] = []
    if let first = route.path.first, let last = route.path.last {
      ends = [
        MapMark(
          RouteMark.start, at: first, label: Self.start(symbols), style: Self.startStyle,
          name: RouteText.startOfRoute.text(language)),
        MapMark(
          RouteMark.destination, at: last, label: Self.destination(symbols),
          style: Self.destinationStyle,
          name: RouteText.endOfRoute.text(language)),
      ]
    }
    let numbers = route.sections.enumerated().map { index, section in
      MapMark(
        RouteMark.section(index), at: section.from.coordinate, label: "\(index + 1)",
        style: Style(bold: true), name: section.road.title.text(language))
    }
    let stops = route.stops.map { stop in
      let length = HighwayText.kilometres(metres: stop.metres)
      return MapMark(
        RouteMark.stop(stop.restArea), at: stop.restArea.coordinate, label: String(symbols.on),
        style: Self.stopStyle,
        name: "\(stop.restArea.title.text(language)) \(length)",
        short: "\(stop.restArea.name) \(length)")
    }
    let hindrances = incidents.compactMap { incident in
      incident.coordinate.map {
        MapMark(
          RouteMark.incident(incident), at: $0, label: Self.incident(symbols),
          style: Style(incident.kind.role),
          name: [incident.kind.phrase, incident.roadText].joined(language))
      }
    }
    return RoadMap(
      state: state, roads: roads, cities: cities,
      layers: [
        .lines([route.path], Style(.tint1, bold: true)), .marks(hindrances), .marks(numbers + ends),
        .marks(stops),
      ],
      legend: [
        .init(
          label: Self.start(symbols), style: Self.startStyle, word: RouteText.startOfRoute),
        .init(
          label: Self.destination(symbols), style: Self.destinationStyle,
          word: RouteText.endOfRoute),
        .init(
          label: String(symbols.on), style: Self.stopStyle, word: RestAreaText.restArea),
        .init(
          label: Self.incident(symbols), style: Style(.danger), word: IncidentText.incident),
      ])
  }

  private static let (startStyle, destinationStyle, stopStyle) = (
    Style(.positive, bold: true), Style(.danger, bold: true), Style(.warning)
  )

  private static func start(_ symbols: Symbols) -> String { symbols.isASCII ? "O" : "◎" }

  private static func destination(_ symbols: Symbols) -> String { symbols.isASCII ? "X" : "◆" }

  private static func incident(_ symbols: Symbols) -> String { symbols.isASCII ? "!" : "▲" }
}

/// What the marks of a route's map are called.
enum RouteMark {
  static let start = "start"
  static let destination = "destination"

  static func incident(_ incident: Incident) -> String { "incident \(incident.id)" }

  static func section(_ index: Int) -> String { "section \(index)" }

  static func stop(_ restArea: RoadRestArea) -> String { "stop \(restArea.id)" }
}
