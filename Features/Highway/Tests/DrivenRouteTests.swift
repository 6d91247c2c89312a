import Expectations
import Geography
import Testing

@testable import HighwayDomain

/// The expressways and rest areas of a way that a service has found.
struct DrivenRouteTests {
  private func route(
    _ network: ExpresswayNetwork, _ path: [Coordinate], _ expressways: String...
  ) -> ExpresswayRoute {
    network.route(
      along: DrivenRoute(
        seconds: 60, metres: 70, toll: nil, path: path, expressways: expressways))
  }

  @Test func `a way over two roads has a section of each, and their rest areas`() throws {
    let network = try ExpresswayNetwork(text: ExpresswayNetwork.crossing)
    let path = [place(36, 127), place(36, 127.5), place(36.3, 127.5)]
    let there = route(network, path, "East", "없는길", "North")
    #expect((there.seconds, there.metres) == (60, 70))
    expectEqual(there.path, path)
    expectEqual(there.sections.map(\.direction), [.ascending, .ascending])
    expectEqual(there.sections.map(\.from.name), ["서IC", "교차JC"])
    expectEqual(there.sections.map(\.to.name), ["교차JC", "북IC"])
    expectEqual(there.stops.map(\.restArea.name), ["오른", "양", "북향"])
    let kilometres = there.stops.map { Int($0.kilometres) }
    expectEqual(kilometres, [26, 35, 56])
    let back = route(network, path.reversed(), "North", "East")
    expectEqual(back.sections.map(\.direction), [.descending, .descending])
    expectEqual(back.stops.map(\.restArea.name), ["남향", "양", "왼"])
  }

  @Test func `a road may begin five kilometres before the end of the one before`() throws {
    let network = try ExpresswayNetwork(
      text: """
        R|0001|A|A|a|b|100
        P|0|I|A1|36.00000|127.00000|
        P|450|I|A2|36.00000|127.50000|
        R|0002|B|B|a|b|100
        P|0|I|B1|36.00000|127.44000|
        P|10|I|B2|36.00000|127.45000|
        P|500|I|B3|36.00000|128.00000|
        """)
    let found = route(network, [place(36, 127), place(36, 128)], "A", "B")
    expectEqual(found.sections.map(\.from.name), ["A1", "B2"])
    expectEqual(found.sections.map(\.to.name), ["A2", "B3"])
  }

  @Test func `a road of which one point only is passed is not driven`() throws {
    let network = try ExpresswayNetwork(text: ExpresswayNetwork.crossing)
    let found = route(network, [place(36, 127.4), place(36, 127.6)], "East")
    #expect(found.sections == [] && found.stops == [])
  }

  @Test func `of points at one place the one with the lower kilometre counts`() throws {
    let network = try ExpresswayNetwork(
      text: """
        R|0001|A|A|a|b|100
        P|0|I|A1|36.00000|127.00000|
        P|1|I|A2|36.00000|127.00000|
        P|450|I|A3|36.00000|127.50000|
        P|451|I|A4|36.00000|127.50000|
        A|200|>|one|36.00000|127.20000|
        A|200|=|other|36.00000|127.20000|
        """)
    let found = route(network, [place(36, 127), place(36, 127.5)], "A")
    expectEqual(found.sections.map(\.from.name), ["A1"])
    expectEqual(found.sections.map(\.to.name), ["A3"])
    expectEqual(found.stops.map(\.restArea.name), ["one", "other"])
  }

  @Test(arguments: [
    ("영동고속도로", "영동선", true), ("영동 고속도로", "영동", true), ("영동고속국도", "영동선", true),
    ("호남고속도로지선", "호남지선", true), ("호남고속도로지선", "호남선", false),
    ("서울고속화도로", "서울", true), ("중부고속도로", "중부내륙선", false),
  ])
  func `a road is called by its name without what all roads are called`(
    name: String, other: String, isSame: Bool
  ) {
    expectEqual(Road.test("0001", name).isCalled(other), isSame)
  }
}
