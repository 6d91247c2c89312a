public import Geography

extension ExpresswayNetwork {
  /// Places within this many metres of each other need no route.
  static let near = 500.0
  /// How far from a place an entrance is looked for, in metres.
  static let reach = 80_000.0
  /// How many entrances are tried at either end.
  static let entrances = 12

  /// The quickest way from a place to another.
  public func route(
    from start: Coordinate, to destination: Coordinate
  ) throws(ExpresswayRouteError) -> ExpresswayRoute {
    guard start.distance(to: destination) >= Self.near else { throw .tooNear }
    guard Island.areJoined(start, destination) else { throw .noExpressway }
    let arrivals = arrivals(from: entrances(near: start))
    var exit: Link?
    var milliseconds = Way.streets(start, destination).milliseconds
    for candidate in entrances(near: destination) {
      guard let arrival = arrivals[candidate.to] else { continue }
      let time = arrival.milliseconds + candidate.way.milliseconds
      if time < milliseconds { (exit, milliseconds) = (candidate, time) }
    }
    guard let exit else { throw .noExpressway }
    let passed = sequence(first: exit.to) { arrivals[$0]?.previous }.reversed().map { points[$0] }
    let access = Way.streets(start, passed[0].coordinate)
    let (sections, stops, metres) = driven(passed, after: access.metres)
    guard !sections.isEmpty else { throw .noExpressway }
    return ExpresswayRoute(
      seconds: (milliseconds + 500) / 1000, metres: metres + exit.way.metres, sections: sections,
      path: [start] + passed.map(\.coordinate) + [destination], stops: stops)
  }

  /// How long the quickest way is, over expressways or other streets alone; nil where no road leads there.
  func metres(from start: Coordinate, to destination: Coordinate) -> Int? {
    guard areJoined(start, destination) else { return nil }
    return (try? route(from: start, to: destination))?.metres
      ?? Way.streets(start, destination).metres
  }

  /// Whether streets lead from a place to another: what is out of reach of all expressways is another land.
  private func areJoined(_ start: Coordinate, _ destination: Coordinate) -> Bool {
    guard Island.areJoined(start, destination) else { return false }
    let isNear = start.distance(to: destination) <= Self.reach
    return isNear || [start, destination].allSatisfy { !entrances(near: $0).isEmpty }
  }

  /// The nearest interchanges, with the way between them and the place over other streets.
  private func entrances(near place: Coordinate) -> [Link] {
    points.filter { $0.kind == .interchange }
      .map { (point: $0, distance: $0.coordinate.distance(to: place)) }
      .filter { $0.distance <= Self.reach }
      .sorted { ($0.distance, $0.point.id) < ($1.distance, $1.point.id) }
      .prefix(Self.entrances)
      .map { Link(to: $0.point.id, way: .streets(place, $0.point.coordinate)) }
  }

  /// The sections and rest areas between the points, and how far the last point is from the start.
  private func driven(
    _ passed: [RoadPoint], after access: Int
  ) -> (sections: [ExpresswayRoute.Section], stops: [ExpresswayRoute.Stop], metres: Int) {
    var sections: [ExpresswayRoute.Section] = []
    var stops: [ExpresswayRoute.Stop] = []
    var metres = access
    var last: RoadPoint?
    for (from, to) in stretches(passed) {
      if let last { metres += links[last.id].first { $0.to == from.id }?.way.metres ?? 0 }
      last = to
      guard from.id != to.id, let road = road(from.road) else { continue }
      let section = ExpresswayRoute.Section(
        road: road, direction: from.id < to.id ? .ascending : .descending, from: from,
        to: to)
      sections.append(section)
      stops += self.stops(on: section, after: metres)
      metres += 100 * section.tenths.count - 100
    }
    return (sections, stops, metres)
  }

  /// The first and the last of the points that follow one another on a road.
  private func stretches(_ passed: [RoadPoint]) -> [(from: RoadPoint, to: RoadPoint)] {
    passed.reduce(into: []) { stretches, point in
      if let last = stretches.last?.to, last.road == point.road, abs(last.id - point.id) == 1 {
        stretches[stretches.count - 1].to = point
      } else {
        stretches.append((point, point))
      }
    }
  }

  /// The rest areas of a section in order of travel.
  private func stops(
    on section: ExpresswayRoute.Section, after metres: Int
  ) -> [ExpresswayRoute.Stop] {
    restAreas(of: section.road, towards: section.direction)
      .filter { section.tenths.contains($0.tenths) }
      .map {
        ExpresswayRoute.Stop(
          restArea: $0, metres: metres + 100 * abs($0.tenths - section.from.tenths))
      }
      .sorted { $0.metres < $1.metres }
  }
}
