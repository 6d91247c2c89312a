import Expectations
import Geography
import Testing

@testable import HighwayDomain

/// Where a route enters and leaves the expressways, and which of several it takes.
@Suite struct NetworkEntranceTests {
  @Test func `an entrance is looked for within 80 km`() throws {
    let network = try ExpresswayNetwork(text: ExpresswayNetwork.crossing)
    let far = place(36, 128.88)
    try expectEqual(network.route(from: far, to: place(36, 127)).sections.count, 1)
    #expect(throws: ExpresswayRouteError.noExpressway) {
      try network.route(from: place(36, 128.90), to: place(36, 127))
    }
  }

  /// A road from `west` to `east`, and so many interchanges north of `west` from which none leads.
  private func crowded(by lone: Int) throws -> ExpresswayNetwork {
    let others = (0..<lone).map {
      "R|\(2000 + $0)|Lone|Lone|a|b|100\nP|0|I|Lone\($0)|36.6000\($0 % 10)|127.00000|\n"
    }
    return try ExpresswayNetwork(
      text: """
        R|0001|East|East|a|b|100
        P|0|I|west|36.00000|127.00000|
        P|900|I|east|36.00000|128.00000|

        """ + others.joined())
  }

  @Test func `twelve entrances are tried`() throws {
    let (start, end) = (place(36.5, 127), place(36, 128))
    try expectEqual(crowded(by: 11).route(from: start, to: end).sections.map(\.from.name), ["west"])
    #expect(throws: ExpresswayRouteError.noExpressway) {
      try crowded(by: 12).route(from: start, to: end)
    }
  }

  @Test func `of two roads that take as long the first one is driven`() throws {
    let road =
      "|Road|Road|a|b|100\nP|0|I|from|36.00000|127.00000|\nP|900|I|to|36.00000|128.00000|\n"
    let network = try ExpresswayNetwork(text: ["0001", "0002"].map { "R|\($0)" + road }.joined())
    for (start, end) in [(place(36, 127), place(36, 128)), (place(36, 128), place(36, 127))] {
      try expectEqual(network.route(from: start, to: end).sections.map(\.road.code), ["0001"])
    }
  }

  @Test func `points at one kilometre are passed in their order`() throws {
    let network = try ExpresswayNetwork(
      text: "R|0001|A|A|a|b|100\nP|5|I|A|36.00000|127.00000|\nP|5|I|B|36.00000|127.10000|")
    let there = try network.route(from: place(36, 127), to: place(36, 127.1))
    expectEqual(there.sections.map(\.direction), [.ascending])
    let back = try network.route(from: place(36, 127.1), to: place(36, 127))
    expectEqual(back.sections.map(\.direction), [.descending])
  }

  @Test func `a single interchange on the way makes no expressway`() throws {
    let network = try ExpresswayNetwork(
      text: "R|0001|A|A|a|b|100\nP|0|I|A|36.00000|127.00000|")
    for step in 1...200 {
      let aside = Double(step) * 0.00123
      #expect(throws: ExpresswayRouteError.noExpressway) {
        try network.route(from: place(36 - 0.01 - aside, 127), to: place(36.01 + aside, 127))
      }
    }
  }

  @Test func `seconds are rounded`() throws {
    let network = try ExpresswayNetwork(text: ExpresswayNetwork.crossing)
    for step in 1...40 {
      let start = place(36 + Double(step) * 0.0017, 127)
      let access = Int(1.3 * start.distance(to: network.points[0].coordinate))
      let route = try network.route(from: start, to: place(36, 128))
      expectEqual(route.seconds, Int((Double(access) * 0.09 + 3600).rounded()))
    }
    // 1,050 m of streets take 94.5 s.
    try expectEqual(network.route(from: place(36.0072665, 127), to: place(36, 128)).seconds, 3_695)
  }

  @Test func `a toll gate and a junction are no entrance`() throws {
    let network = try ExpresswayNetwork(text: ExpresswayNetwork.crossing)
    let route = try network.route(from: place(36, 127.2), to: place(36, 128))
    expectEqual(route.sections.map(\.from.name), ["서IC"])
  }
}
