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
    let journeys = quickest(from: entrances(near: start))
    let streets = Way.streets(start, destination)
    var (best, milliseconds): (Link?, Int) = (nil, streets.milliseconds)
    for exit in entrances(near: destination) {
      guard let journey = journeys[exit.to] else { continue }
      let time = journey.milliseconds + exit.way.milliseconds
      if time < milliseconds { (best, milliseconds) = (exit, time) }
    }
    guard let best else { throw .noExpressway }
    let passed = passed(journeys, to: best.to)
    let access = Way.streets(start, points[passed[0]].coordinate)
    let (sections, stops, metres) = driven(passed, after: access.metres)
    guard !sections.isEmpty else { throw .noExpressway }
    return ExpresswayRoute(
      seconds: (milliseconds + 500) / 1000, metres: metres + best.way.metres, sections: sections,
      path: [start] + passed.map { points[$0].coordinate } + [destination], stops: stops)
  }

  /// The nearest interchanges, with the way between them and the place over other streets.
  private func entrances(near place: Coordinate) -> [Link] {
    points.filter { $0.kind == .interchange }
      .map { (point: $0.id, distance: $0.coordinate.distance(to: place)) }
      .filter { $0.distance <= Self.reach }
      .sorted { ($0.distance, $0.point) < ($1.distance, $1.point) }
      .prefix(Self.entrances)
      .map { Link(to: $0.point, way: .streets(place, points[$0.point].coordinate)) }
  }

  /// When a point is reached, and from which.
  struct Journey: Hashable {
    var milliseconds: Int
    var previous: Int?
  }

  /// By point, the quickest journey from the start; nil where no road leads.
  ///
  /// See E. W. Dijkstra, "A note on two problems in connexion with graphs" (1959). The nearest
  /// point is found by looking at all: a thousand points need no heap.
  func quickest(from entrances: [Link]) -> [Journey?] {
    var journeys = [Journey?](repeating: nil, count: points.count)
    var open: Set<Int> = []
    func reach(_ point: Int, _ journey: Journey) {
      guard journey.milliseconds < journeys[point]?.milliseconds ?? .max else { return }
      journeys[point] = journey
      open.insert(point)
    }
    for entrance in entrances {
      reach(entrance.to, Journey(milliseconds: entrance.way.milliseconds))
    }
    while let point = open.min(by: { earlier($0, $1, journeys) }) {
      open.remove(point)
      guard let journey = journeys[point] else { continue }
      for link in links[point] {
        reach(
          link.to,
          Journey(milliseconds: journey.milliseconds + link.way.milliseconds, previous: point))
      }
    }
    return journeys
  }

  private func earlier(_ a: Int, _ b: Int, _ journeys: [Journey?]) -> Bool {
    (journeys[a]?.milliseconds ?? .max, a) < (journeys[b]?.milliseconds ?? .max, b)
  }

  /// The points of the journey, in order of travel.
  private func passed(_ journeys: [Journey?], to point: Int) -> [Int] {
    Array(sequence(first: point) { journeys[$0]?.previous }).reversed()
  }

  /// The sections and rest areas between the points, and how far the last point is from the start.
  private func driven(
    _ passed: [Int], after access: Int
  ) -> (sections: [ExpresswayRoute.Section], stops: [ExpresswayRoute.Stop], metres: Int) {
    var sections: [ExpresswayRoute.Section] = []
    var stops: [ExpresswayRoute.Stop] = []
    var metres = access
    var first = points[passed[0]]
    for (id, next) in zip(passed, passed.dropFirst() + [passed[passed.count - 1]]) {
      let point = points[id]
      if abs(next - id) == 1, points[next].road == point.road { continue }
      if first.id != id, let road = road(point.road) {
        let section = ExpresswayRoute.Section(
          road: road, direction: first.tenths < point.tenths ? .ascending : .descending,
          from: first, to: point)
        stops += self.stops(on: section, after: metres)
        sections.append(section)
        metres += 100 * (section.tenths.upperBound - section.tenths.lowerBound)
      }
      metres += links[id].first { $0.to == next }?.way.metres ?? 0
      first = points[next]
    }
    return (sections, stops, metres)
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
