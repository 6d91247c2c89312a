import Geography

extension ExpresswayNetwork {
  /// The expressways and rest areas of a way that a service has found.
  public func route(along driven: DrivenRoute) -> ExpresswayRoute {
    let path = Path(driven.path)
    var sections: [ExpresswayRoute.Section] = []
    var stops: [ExpresswayRoute.Stop] = []
    // What was driven before the road, in metres.
    var drivenMetres = 0.0
    for name in driven.expressways {
      guard let road = road(named: name),
        let ends = ends(of: road, on: path, after: drivenMetres)
      else { continue }
      let section = ExpresswayRoute.Section(
        road: road,
        direction: ends.from.tenths < ends.to.tenths ? .ascending : .descending,
        from: ends.from, to: ends.to)
      sections.append(section)
      stops += self.stops(of: section, on: path)
      drivenMetres = ends.metres
    }
    return ExpresswayRoute(
      seconds: driven.seconds, metres: driven.metres, sections: sections, path: driven.path,
      stops: stops.sorted { $0.metres < $1.metres })
  }

  /// The road that a service calls so, such as `영동고속도로`, `영동선` or `서울 양양 고속도로`.
  public func road(named name: String) -> Road? {
    roads.first { $0.isCalled(name) }
  }

  /// The first and the last point of a road on a path, and how far the last one is.
  private func ends(
    of road: Road, on path: Path, after metres: Double
  ) -> (from: RoadPoint, to: RoadPoint, metres: Double)? {
    let passed = points(of: road).compactMap { point in
      path.position(of: point.coordinate, within: Self.pathReach).map { (point: point, metres: $0) }
    }.filter { $0.metres >= metres - Self.overlap }
    guard let first = passed.min(by: { $0.metres < $1.metres }),
      let last = passed.max(by: { $0.metres < $1.metres }),
      first.point.tenths != last.point.tenths
    else { return nil }
    return (first.point, last.point, last.metres)
  }

  private func stops(
    of section: ExpresswayRoute.Section, on path: Path
  ) -> [ExpresswayRoute.Stop] {
    restAreas(of: section.road, towards: section.direction)
      .filter { section.tenths.contains($0.tenths) }
      .compactMap { restArea in
        path.position(of: restArea.coordinate, within: Self.pathReach)
          .map { ExpresswayRoute.Stop(restArea: restArea, metres: Int($0)) }
      }
  }

  /// How far a place of a road may be from the path that goes by it, in metres: ramps and toll gates
  /// lie aside.
  private static let pathReach = 1_000.0
  /// How far a road may begin before the end of the one before, in metres.
  private static let overlap = 5_000.0
}

extension Road {
  /// Whether a service means this road by a name.
  public func isCalled(_ name: String) -> Bool { Self.core(of: name) == Self.core(of: self.name) }

  /// A name without blanks and without what all roads are called.
  public static func core(of name: String) -> String {
    var core = String(name.filter { !$0.isWhitespace })
    for ending in ["고속도로지선", "지선"] where core.hasSuffix(ending) {
      return core.dropLast(ending.count) + "지선"
    }
    for ending in ["고속도로", "고속화도로", "고속국도", "선"] where core.hasSuffix(ending) {
      core.removeLast(ending.count)
      return core
    }
    return core
  }
}
