import Editing
import Expectations
import Geography
import HighwayDomain
import Testing

@testable import HighwayPresentation

/// The rest areas of a way in groups, with made-up roads.
@MainActor
struct RouteStopsTests {
  /// Four stretches: the second has no rest areas, and the last is of the first one's road again.
  private static let route: ExpresswayRoute = {
    func section(_ code: String, _ from: Int, _ to: Int) -> ExpresswayRoute.Section {
      func point(_ tenths: Int) -> RoadPoint {
        RoadPoint(
          id: tenths, road: code, tenths: tenths, name: "\(tenths)", kind: .interchange,
          coordinate: .at(37, 127))
      }
      return ExpresswayRoute.Section(
        road: .test(code), direction: .ascending, from: point(from), to: point(to))
    }
    let stops = [("A", "1", 10), ("B", "1", 30), ("C", "3", 5), ("D", "1", 50)].map {
      (code: String, road: String, tenths: Int) in
      ExpresswayRoute.Stop(
        restArea: RoadRestArea(
          code: code, name: code, road: road, direction: .ascending, heading: "끝", tenths: tenths,
          coordinate: .at(37, 127)), metres: tenths * 100)
    }
    return ExpresswayRoute(
      seconds: 0, metres: 0,
      sections: [
        section("1", 0, 30), section("2", 0, 9), section("3", 0, 9), section("1", 30, 90),
      ],
      path: [], stops: stops)
  }()

  private func selected(_ stops: RouteStops) -> String? { stops.list.selected?.restArea.name }

  @Test func `are in order of travel, each once, in a group for each stretch`() {
    let stops = RouteStops(Self.route)
    expectEqual(stops.list.rows.map(\.restArea.name), ["A", "B", "C", "D"])
    expectEqual(stops.groups, [0..<2, 2..<2, 2..<3, 3..<4])
    expectEqual(selected(stops), "A")
    expectEqual(stops.group, 0)
  }

  @Test func `a step goes to the next stretch with rest areas, and no further than the ends`() {
    var stops = RouteStops(Self.route)
    let groups = [1, 1, 1, -1, -1, -1].map { step -> Int? in
      stops.step(by: step)
      return stops.group
    }
    expectEqual(groups, [2, 3, 3, 2, 0, 0])
    expectEqual(selected(stops), "A")
  }

  @Test func `a stretch without rest areas leads to the next one on the way`() {
    var stops = RouteStops(Self.route)
    stops.select(group: 1)
    expectEqual(selected(stops), "C")
    stops.select(group: 9)
    expectEqual(selected(stops), "C")
  }

  @Test func `without rest areas there is no group`() {
    var stops = RouteStops()
    stops.step(by: 1)
    stops.select(group: 0)
    expectEqual(stops.group, nil)
    expectEqual(stops.list.count, 0)
  }
}
