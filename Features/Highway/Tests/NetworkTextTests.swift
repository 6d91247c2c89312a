import Expectations
import Geography
import Testing

@testable import HighwayDomain

@Suite struct NetworkTextTests {
  @Test func `a line is a road, a point or a rest area`() throws {
    let network = try ExpresswayNetwork(text: ExpresswayNetwork.crossing)
    let east = Road(
      code: "0001", name: "East", englishName: "East Road", start: "서쪽", end: "동쪽", speed: 100)
    let north = Road(
      code: "0002", name: "North", englishName: "North Road", start: "남쪽", end: "북쪽", speed: 50)
    expectEqual(network.roads, [east, north])
    expectEqual(network.road("0002"), north)
    expectEqual(network.road("0003"), nil)
    expectEqual(
      network.points,
      [
        RoadPoint(
          id: 0, road: "0001", tenths: 0, name: "서IC", kind: .interchange,
          coordinate: place(36, 127)),
        RoadPoint(
          id: 1, road: "0001", tenths: 200, name: "중간TG", kind: .tollGate,
          coordinate: place(36, 127.2), unitCode: "101"),
        RoadPoint(
          id: 2, road: "0001", tenths: 500, name: "교차JC", kind: .junction,
          coordinate: place(36, 127.5)),
        RoadPoint(
          id: 3, road: "0001", tenths: 1000, name: "동IC", kind: .interchange,
          coordinate: place(36, 128)),
        RoadPoint(
          id: 4, road: "0002", tenths: 0, name: "교차JC", kind: .junction,
          coordinate: place(36, 127.501)),
        RoadPoint(
          id: 5, road: "0002", tenths: 300, name: "북IC", kind: .interchange,
          coordinate: place(36.3, 127.5)),
      ])
    expectEqual(network.points(of: north), Array(network.points.suffix(2)))
    expectEqual(
      network.restAreas(of: east).prefix(3),
      [
        RoadRestArea(
          code: "000010", name: "오른", road: "0001", direction: .ascending, heading: "동쪽",
          tenths: 300, coordinate: place(36, 127.3)),
        RoadRestArea(
          code: nil, name: "왼", road: "0001", direction: .descending, heading: "서쪽", tenths: 300,
          coordinate: place(36, 127.3)),
        RoadRestArea(
          code: nil, name: "양", road: "0001", direction: nil, heading: nil, tenths: 400,
          coordinate: place(36, 127.4)),
      ])
    expectEqual(network.points[1].kilometre, 20)
    expectEqual(network.restAreas[0].kilometre, 30)
    expectEqual(network.restAreas.map(\.fullName).prefix(3), ["오른(동쪽)휴게소", "왼(서쪽)휴게소", "양휴게소"])
  }

  @Test func `the rest areas of a direction are on its carriageway or on both`() throws {
    let network = try ExpresswayNetwork(text: ExpresswayNetwork.crossing)
    let east = try #require(network.road("0001"))
    expectEqual(network.restAreas(of: east, towards: .ascending).map(\.name), ["오른", "양", "먼"])
    expectEqual(network.restAreas(of: east, towards: .descending).map(\.name), ["왼", "양"])
    expectEqual(network.restAreas(of: east).map(\.name), ["오른", "왼", "양", "먼"])
  }

  @Test(arguments: [
    "P|0|I|A|36|127|",
    "A|0|>|A|36|127|",
    "R|0001|A|B|C|D|100\nX|0|I|A|36|127|",
    "R|001|A|B|C|D|100",
    "R|0001||B|C|D|100",
    "R|0001|A|B|C||100",
    "R|0001|A|B|/|D|100",
    "R|0001|A|B|C|/|100",
    "R|0001|A|B|C|D|",
    "R|0001|A|B|C|D|0",
    "R|0001|A|B|C|D",
    "R|0001|A|B|C|D|100|",
    "R|0001|A|B|C|D|100\nR|0001|A|B|C|D|100",
    "R|0001|A|B|C|D|100\nP|x|I|A|36|127|",
    "R|0001|A|B|C|D|100\nP|-1|I|A|36|127|",
    "R|0001|A|B|C|D|100\nP|0|K|A|36|127|",
    "R|0001|A|B|C|D|100\nP|0|I||36|127|",
    "R|0001|A|B|C|D|100\nP|0|I|A|96|127|",
    "R|0001|A|B|C|D|100\nP|0|I|A|36||",
    "R|0001|A|B|C|D|100\nP|0|I|A|36|127",
    "R|0001|A|B|C|D|100\nA|x|>|A|36|127|",
    "R|0001|A|B|C|D|100\nC||A|B|36|127|",
    "R|0001|A|B|C|D|100\nC|A|B||36|127|",
    "R|0001|A|B|C|D|100\nC|A|B|C|x|127|",
    "R|0001|A|B|C|D|100\nC|A|B|C|36|181|",
    "R|0001|A|B|C|D|100\nA|0|^|A|36|127|",
    "R|0001|A|B|C|D|100\nA|0|>||36|127|",
    "R|0001|A|B|C|D|100\nA|0|>|A|x|127|",
  ])
  func `the number of the first malformed line is thrown`(text: String) {
    let line = text.split(separator: "\n").count
    #expect(throws: ExpresswayNetworkError.malformed(line: line)) {
      try ExpresswayNetwork(text: text)
    }
  }

  @Test func `a road has ends that may be named otherwise, and a speed`() throws {
    let network = try ExpresswayNetwork(text: "R|0001|A|B|춘천/부산|서울/대구|1")
    expectEqual(
      network.roads,
      [
        Road(
          code: "0001", name: "A", englishName: "B", start: "춘천", end: "서울", first: "부산",
          last: "대구", speed: 1)
      ])
  }

  @Test func `the kilometres of a road do not fall, and start again on the next`() throws {
    let head = "R|0001|A|B|C|D|100\nP|20|I|A|36|127|"
    #expect(throws: ExpresswayNetworkError.malformed(line: 3)) {
      try ExpresswayNetwork(text: head + "\nP|19|I|B|36|127|")
    }
    let same = try ExpresswayNetwork(text: head + "\nP|20|I|B|36|127|")
    expectEqual(same.points.count, 2)
    let two = try ExpresswayNetwork(text: head + "\nR|0002|A|B|C|D|100\nP|0|I|B|36|127|")
    expectEqual(two.points.map(\.road), ["0001", "0002"])
  }

  @Test func `the bundled text has the expressways of the mainland`() throws {
    let network = try ExpresswayNetwork(text: ExpresswayNetwork.bundledText)
    expectEqual(network.roads.count, 56)
    expectEqual(network.points.count, 775)
    expectEqual(network.restAreas.count, 234)
    expectEqual(network.cities.count, 110)
    expectEqual(
      network.cities.first,
      City(
        name: "서울", englishName: "Seoul", province: "서울", coordinate: place(37.566, 126.9784)))
    expectEqual(network.points.map(\.id), Array(network.points.indices))
    expectEqual(network.road("0500")?.heading(.ascending), "강릉")
    expectEqual(network.road("0500")?.heading(.descending), "인천")
    expectEqual(ExpresswayNetwork.bundled.points, network.points)
  }
}
