import Expectations
import Geography
import Testing

@testable import HighwayDomain

@Suite struct NetworkRouteTests {
  private func route(_ from: Place, _ to: Place) throws -> ExpresswayRoute {
    try ExpresswayNetwork.bundled.route(from: from.coordinate, to: to.coordinate)
  }

  @Test func `a route goes over streets, a road, a junction and another road`() throws {
    let network = try ExpresswayNetwork(text: ExpresswayNetwork.crossing)
    let start = place(36.01, 127)
    let end = place(36.31, 127.5)
    let route = try network.route(from: start, to: end)
    let access = Int(1.3 * start.distance(to: network.points[0].coordinate))
    let ramp = Int(network.points[2].coordinate.distance(to: network.points[4].coordinate))
    let exit = Int(1.3 * end.distance(to: network.points[5].coordinate))
    expectEqual(
      route.sections,
      [
        ExpresswayRoute.Section(
          road: network.roads[0], direction: .ascending, from: network.points[0],
          to: network.points[2]),
        ExpresswayRoute.Section(
          road: network.roads[1], direction: .ascending, from: network.points[4],
          to: network.points[5]),
      ])
    expectEqual(route.sections.map(\.heading), ["동쪽", "북쪽"])
    expectEqual(route.sections.map(\.tenths), [0...500, 0...300])
    expectEqual(route.metres, access + 50_000 + ramp + 30_000 + exit)
    expectEqual(route.seconds, Int((Double(access + exit) * 0.09).rounded()) + 1800 + 60 + 2160)
    expectEqual(
      route.path, [start] + [0, 1, 2, 4, 5].map { network.points[$0].coordinate } + [end])
    expectEqual(
      route.stops,
      [
        ExpresswayRoute.Stop(restArea: network.restAreas[0], metres: access + 30_000),
        ExpresswayRoute.Stop(restArea: network.restAreas[2], metres: access + 40_000),
        ExpresswayRoute.Stop(
          restArea: network.restAreas[4], metres: access + 50_000 + ramp + 10_000),
      ])
    expectEqual(route.stops[0].kilometres, Double(access + 30_000) / 1000)
  }

  @Test func `the way back has the rest areas of the other carriageways`() throws {
    let network = try ExpresswayNetwork(text: ExpresswayNetwork.crossing)
    let route = try network.route(from: place(36.31, 127.5), to: place(36.01, 127))
    expectEqual(route.sections.map(\.direction), [.descending, .descending])
    expectEqual(route.sections.map(\.heading), ["남쪽", "서쪽"])
    expectEqual(route.sections.map(\.tenths), [0...300, 0...500])
    expectEqual(route.stops.map(\.restArea.name), ["남향", "양", "왼"])
    expectEqual(route.stops.map(\.metres), route.stops.map(\.metres).sorted())
  }

  @Test(arguments: [
    (Place.seoul, Place.gangneung, 215...240, ["경부고속도로", "영동고속도로"]),
    (.seoul, .busan, 380...430, ["경부고속도로"]),
    (.seoul, .daejeon, 140...175, ["경부고속도로"]),
    (.seoul, .daegu, 270...310, ["경부고속도로"]),
    (.seoul, .gwangju, 270...305, ["호남고속도로", "논산천안고속도로"]),
    (.seoul, .mokpo, 320...360, ["서해안고속도로"]),
    (.seoul, .sokcho, 190...225, ["서울양양고속도로"]),
    (.incheon, .gangneung, 230...255, ["영동고속도로"]),
    (.daegu, .pohang, 75...95, ["대구포항고속도로"]),
    (.gwangju, .daegu, 190...220, ["광주대구고속도로"]),
    (.daejeon, .tongyeong, 200...235, ["통영대전고속도로"]),
    (.chuncheon, .busan, 370...410, ["중앙고속도로"]),
    (.seoul, .jeonju, 190...225, ["호남고속도로"]),
    (.mokpo, .busan, 300...340, ["남해고속도로"]),
  ])
  func `a known way has its length and its roads`(
    from: Place, to: Place, kilometres: ClosedRange<Int>, roads: [String]
  ) throws {
    let route = try route(from, to)
    #expect(kilometres.contains(route.metres / 1000), "\(route.metres)")
    for road in roads { #expect(route.sections.contains { $0.road.name == road }) }
    // Between the speed of streets and the highest limit.
    #expect((40.0...110.0).contains(Double(route.metres) * 3.6 / Double(route.seconds)))
  }

  @Test(arguments: [
    (Place.seoul, Place.gangneung), (.seoul, .busan), (.mokpo, .busan), (.gwangju, .daegu),
    (.sokcho, .tongyeong), (.jeonju, .pohang),
  ])
  func `there and back are as long`(from: Place, to: Place) throws {
    let (there, back) = (try route(from, to), try route(to, from))
    #expect(abs(there.seconds - back.seconds) <= 1)
    #expect(abs(there.metres - back.metres) <= there.metres / 100)
    expectEqual(there.sections.map(\.road), back.sections.reversed().map(\.road))
  }

  @Test func `towards Gangneung are the rest areas towards Gangneung`() throws {
    let stops = try route(.seoul, .gangneung).stops.map(\.restArea.fullName)
    expectEqual(
      stops,
      [
        "서울만남(부산)휴게소", "용인(강릉)휴게소", "덕평자연휴게소", "여주(강릉)휴게소", "문막(강릉)휴게소",
        "횡성(강릉)휴게소", "평창(강릉)휴게소", "강릉대관령(강릉)휴게소",
      ])
  }

  @Test func `from Gangneung are the rest areas of the other direction`() throws {
    let stops = try route(.gangneung, .seoul).stops.map(\.restArea.fullName)
    expectEqual(
      stops,
      [
        "강릉대관령(인천)휴게소", "평창(인천)휴게소", "횡성(인천)휴게소", "문막(인천)휴게소", "여주(인천)휴게소",
        "덕평자연휴게소", "용인(인천)휴게소", "죽전(서울)휴게소",
      ])
  }

  @Test func `stops lie on the sections in order of travel`() throws {
    for to in Place.allCases where to != .seoul && to != .jeju && to != .incheon {
      let route = try route(.seoul, to)
      expectEqual(route.stops.map(\.metres), route.stops.map(\.metres).sorted())
      #expect(route.stops.allSatisfy { (0...route.metres).contains($0.metres) })
      for stop in route.stops {
        #expect(
          route.sections.contains {
            $0.road.code == stop.restArea.road && $0.tenths.contains(stop.restArea.tenths)
              && (stop.restArea.heading == nil || stop.restArea.heading == $0.heading)
          })
      }
      for (section, next) in zip(route.sections, route.sections.dropFirst()) {
        #expect(section.to.coordinate.distance(to: next.from.coordinate) <= 15_000)
      }
    }
  }

  /// The road alone, every point of it an entrance.
  private func alone(_ road: Road) -> ExpresswayNetwork {
    let network = ExpresswayNetwork.bundled
    let points = network.points(of: road).enumerated().map { id, point in
      RoadPoint(
        id: id, road: road.code, tenths: point.tenths, name: "\(id)", kind: .interchange,
        coordinate: point.coordinate)
    }
    return ExpresswayNetwork(
      roads: [road], points: points, restAreas: network.restAreas(of: road))
  }

  // The ring ends where it begins.
  @Test(arguments: ExpresswayNetwork.bundled.roads.filter { $0.code != "1000" })
  func `every rest area of a road is passed in its direction`(road: Road) throws {
    let network = alone(road)
    let first = network.points[0].coordinate
    let last = network.points[network.points.count - 1].coordinate
    let there = try network.route(from: first, to: last).stops.map(\.restArea)
    expectEqual(there, network.restAreas.filter { $0.heading == nil || $0.heading == road.end })
    let back = try network.route(from: last, to: first).stops.map(\.restArea)
    expectEqual(
      Set(back), Set(network.restAreas.filter { $0.heading == nil || $0.heading == road.start }))
    expectEqual(back.map(\.tenths), back.map(\.tenths).sorted(by: >))
  }

  @Test func `places within half a kilometre need no route`() throws {
    let network = ExpresswayNetwork.bundled
    let start = Place.seoul.coordinate
    #expect(throws: ExpresswayRouteError.tooNear) { try network.route(from: start, to: start) }
    #expect(throws: ExpresswayRouteError.tooNear) {
      try network.route(from: start, to: place(start.latitude + 0.00449, start.longitude))
    }
    #expect(throws: ExpresswayRouteError.noExpressway) {
      try network.route(from: start, to: place(start.latitude + 0.00451, start.longitude))
    }
  }

  @Test func `streets that are as quick need no expressway`() throws {
    let start = Place.seoul.coordinate
    #expect(throws: ExpresswayRouteError.noExpressway) {
      try ExpresswayNetwork.bundled.route(
        from: start, to: place(start.latitude + 0.03, start.longitude))
    }
  }

  @Test(arguments: [
    ("제주", 33.4996, 126.5312), ("울릉도", 37.4845, 130.9057), ("백령도", 37.967, 124.716),
    ("청산도", 34.180, 126.890), ("우도", 33.505, 126.955), ("도쿄", 35.681, 139.767),
  ])
  func `no road leads to an island without a bridge`(
    name: String, latitude: Double, longitude: Double
  ) {
    let (network, island) = (ExpresswayNetwork.bundled, place(latitude, longitude))
    for place in [Place.seoul, .mokpo] {
      expectEqual(network.metres(from: place.coordinate, to: island), nil, "\(name)")
      expectEqual(network.metres(from: island, to: place.coordinate), nil, "\(name)")
      #expect(throws: ExpresswayRouteError.noExpressway) {
        try network.route(from: place.coordinate, to: island)
      }
    }
    let near = place(latitude + 0.004, longitude)
    #expect((network.metres(from: island, to: near) ?? .max) < 1_000, "\(name)")
  }

  @Test(arguments: [
    ("거제", 34.8138, 128.7056), ("남해", 34.8271, 127.8986), ("진도", 34.4918, 126.2466),
    ("완도", 34.3345, 126.7081), ("강화", 37.7472, 126.4856), ("인천국제공항", 37.4602, 126.4407),
    ("안면도", 36.526, 126.330), ("신안 암태도", 34.845, 126.130), ("영흥도", 37.255, 126.465),
    ("돌산도 향일암", 34.593, 127.803), ("석모도", 37.700, 126.320), ("통영 미륵도", 34.800, 128.400),
    ("원산도", 36.375, 126.420), ("거금도", 34.450, 127.160), ("신지도", 34.335, 126.830),
  ])
  func `an island with a bridge is driven to`(name: String, latitude: Double, longitude: Double) {
    let metres = ExpresswayNetwork.bundled.metres(
      from: Place.seoul.coordinate, to: place(latitude, longitude))
    #expect((metres ?? 0) > 40_000, "\(name)")
  }

  @Test func `on Jeju there are roads`() {
    let metres = ExpresswayNetwork.bundled.metres(
      from: Place.jeju.coordinate, to: place(33.2811, 126.5073))
    #expect((25_000..<45_000).contains(metres ?? 0))
  }

  @Test func `no expressway leads to Jeju`() {
    for (from, to) in [(Place.jeju, Place.seoul), (.mokpo, .jeju)] {
      #expect(throws: ExpresswayRouteError.noExpressway) { try route(from, to) }
    }
  }
}
