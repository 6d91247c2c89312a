import Expectations
import Geography
import Testing

@testable import HighwayDomain

@Suite struct NetworkSearchTests {
  /// The same numbers for the same seed.
  private struct Draws: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 11 ^ state << 21
    }
  }

  /// Some roads, on which names appear again.
  private func network(_ draws: inout Draws) -> ExpresswayNetwork {
    let roads = (1...Int.random(in: 1...5, using: &draws)).map {
      Road(
        code: "000\($0)", name: "\($0)", englishName: "", start: "A", end: "B",
        speed: Int.random(in: 50...110, using: &draws))
    }
    var points: [RoadPoint] = []
    for road in roads {
      var tenths = 0
      for _ in 0..<Int.random(in: 1...6, using: &draws) {
        tenths += Int.random(in: 0...200, using: &draws)
        points.append(
          RoadPoint(
            id: points.count, road: road.code, tenths: tenths,
            name: "\(Int.random(in: 0...9, using: &draws))",
            kind: [.junction, .interchange, .tollGate][Int.random(in: 0...2, using: &draws)],
            coordinate: place(
              Double.random(in: 36...36.5, using: &draws),
              Double.random(in: 127...127.5, using: &draws))))
      }
    }
    return ExpresswayNetwork(roads: roads, points: points, restAreas: [])
  }

  /// As many rounds over all links as there are points, after Bellman and Ford.
  private func relaxed(
    _ network: ExpresswayNetwork, from entrances: [ExpresswayNetwork.Link]
  ) -> [Int?] {
    var times = [Int?](repeating: nil, count: network.points.count)
    for entrance in entrances {
      times[entrance.to] = min(times[entrance.to] ?? .max, entrance.way.milliseconds)
    }
    for _ in network.points {
      for (from, links) in network.links.enumerated() {
        for link in links {
          guard let time = times[from] else { continue }
          times[link.to] = min(times[link.to] ?? .max, time + link.way.milliseconds)
        }
      }
    }
    return times
  }

  @Test(arguments: 1...200)
  func `the earliest arrivals are those that brute force finds`(seed: UInt64) {
    var draws = Draws(state: seed)
    let network = network(&draws)
    let entrances = (1...2).map { _ in
      ExpresswayNetwork.Link(
        to: Int.random(in: network.points.indices, using: &draws),
        way: .road(metres: Int.random(in: 0...9000, using: &draws), speed: 40))
    }
    let arrivals = network.arrivals(from: entrances)
    expectEqual(arrivals.map { $0?.milliseconds }, relaxed(network, from: entrances))
    for (point, arrival) in arrivals.enumerated() {
      guard let arrival, let previous = arrival.previous else { continue }
      let times = network.links[previous].filter { $0.to == point }.map {
        (arrivals[previous]?.milliseconds ?? 0) + $0.way.milliseconds
      }
      #expect(times.contains(arrival.milliseconds))
    }
  }

  @Test func `links run both ways`() {
    let links = ExpresswayNetwork.bundled.links
    for (from, mine) in links.enumerated() {
      for link in mine {
        #expect(links[link.to].contains(ExpresswayNetwork.Link(to: from, way: link.way)))
      }
    }
  }

  @Test func `a road, a name and the end of a road link points`() throws {
    let network = try ExpresswayNetwork(
      text: """
        R|0001|A|A|a|b|90
        P|0|T|같은이름|36.00000|127.00000|
        P|100|J|만남JC|36.00000|127.10000|
        P|250|I|끝IC|36.00000|127.25000|
        R|0002|B|B|a|b|100
        P|0|T|같은이름|36.00000|127.00000|
        P|10|J|만남JC|36.00000|127.10000|
        P|20|I|가까운IC|36.00000|127.35000|
        P|30|T|끝TG|37.00000|127.25000|
        R|0003|C|C|a|b|100
        P|0|T|가TG|36.00000|127.26000|
        P|10|I|먼IC|36.00000|127.40000|
        P|20|J|홀로JC|36.00000|127.26000|
        """)
    let ends = network.points.map(\.coordinate)
    expectEqual(network.links[0], [.init(to: 1, way: Way(metres: 10_000, milliseconds: 400_000))])
    expectEqual(
      network.links[1],
      [
        .init(to: 0, way: Way(metres: 10_000, milliseconds: 400_000)),
        .init(to: 2, way: Way(metres: 15_000, milliseconds: 600_000)),
        .init(to: 4, way: Way(metres: 0, milliseconds: 60_000)),
      ])
    expectEqual(
      network.links[2],
      [
        .init(to: 1, way: Way(metres: 15_000, milliseconds: 600_000)),
        .init(to: 5, way: .streets(ends[2], ends[5])),
      ])
    expectEqual(network.links[6].map(\.to), [5])
    expectEqual(network.links[7].map(\.to), [8])
    expectEqual(network.links[8].map(\.to), [7, 9])
  }

  @Test func `the end of a road leads to interchanges within 15 km`() throws {
    func links(_ latitude: String) throws -> [Int] {
      try ExpresswayNetwork(
        text: """
          R|0001|A|A|a|b|100
          P|0|I|A|36.00000|127.00000|
          R|0002|B|B|a|b|100
          P|0|I|B|\(latitude)|127.00000|
          """
      ).links[0].map(\.to)
    }
    try expectEqual(links("36.13480"), [1, 1])
    try expectEqual(links("35.86520"), [1, 1])
    #expect(try links("36.13500").isEmpty)
    #expect(try links("35.86500").isEmpty)
  }

  @Test func `of interchanges that are as near the end of a road leads to the first one`() throws {
    let network = try ExpresswayNetwork(
      text: """
        R|0001|A|A|a|b|100
        P|0|I|A|36.00000|127.00000|
        R|0002|B|B|a|b|100
        P|0|I|B|36.05000|127.00000|
        R|0003|C|C|a|b|100
        P|0|I|C|36.05000|127.00000|
        """)
    expectEqual(network.links[0].map(\.to), [1])
  }

  @Test func `the mainland is one network`() {
    let arrivals = ExpresswayNetwork.bundled.arrivals(
      from: [.init(to: 0, way: .road(metres: 0, speed: 40))])
    #expect(arrivals.allSatisfy { $0 != nil })
  }
}
