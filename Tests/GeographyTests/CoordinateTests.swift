import Expectations
import FoundationEssentials
import Geography
import Testing

@Suite("Coordinates")
struct CoordinateTests {
  @Test("a coordinate has a latitude and a longitude of the earth")
  func range() {
    #expect(Coordinate(latitude: 90, longitude: -180) != nil)
    for (latitude, longitude) in [(90.1, 0), (0, 180.1), (.nan, 0), (0, .nan), (0, .infinity)] {
      expectEqual(Coordinate(latitude: latitude, longitude: longitude), nil)
    }
  }

  @Test(
    "the distance is the shortest over the earth",
    arguments: [
      (0.0, 0.0, 0.0, 0.0, 0.0), (0, 0, 0, 90, 10_007_557), (90, 0, -90, 0, 20_015_115),
      // Across the date line.
      (0, 179.5, 0, -179.5, 111_195),
      // Across a pole.
      (89.5, 0, 89.5, 180, 111_195),
    ])
  func distance(
    latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double,
    metres: Double
  ) throws {
    let one = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let other = try #require(Coordinate(latitude: otherLatitude, longitude: otherLongitude))
    #expect(abs(one.distance(to: other) - metres) < 2)
    #expect(abs(other.distance(to: one) - metres) < 2)
  }

  @Test("a box has all of its coordinates, those on its edge too")
  func box() throws {
    let corners = [(37.5, 127.0), (35.1, 129.0), (36.0, 126.0)].compactMap(Coordinate.init)
    let box = try #require(CoordinateBox(corners))
    expectEqual(box, CoordinateBox(latitudes: 35.1...37.5, longitudes: 126...129))
    #expect(corners.allSatisfy(box.contains))
    let outside = try #require(Coordinate(latitude: 37.6, longitude: 127))
    #expect(!box.contains(outside))
    #expect(box.expanded(by: 0.2).contains(outside))
    expectEqual(CoordinateBox([]), nil)
  }

  @Test("a box grows by so many degrees on each side")
  func growth() {
    let box = CoordinateBox(latitudes: 36...37, longitudes: 127...129)
    expectEqual(
      box.expanded(by: 0.5), CoordinateBox(latitudes: 35.5...37.5, longitudes: 126.5...129.5))
  }

  @Test("a coordinate is kept as its latitude and its longitude")
  func coding() throws {
    let coordinate = try #require(Coordinate(latitude: 37.5, longitude: 127.25))
    let json = try JSONEncoder().encode([coordinate])
    expectEqual(String(decoding: json, as: UTF8.self), "[[37.5,127.25]]")
    try expectEqual(JSONDecoder().decode([Coordinate].self, from: json), [coordinate])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Coordinate].self, from: Data("[[91,0]]".utf8))
    }
  }
}

@Suite("Nearness")
struct NearnessTests {
  private func nearness(to latitude: Double, _ longitude: Double) throws -> Nearness {
    Nearness(to: try #require(Coordinate(latitude: latitude, longitude: longitude)))
  }

  @Test(
    "it is the square of the distance in degrees of latitude",
    arguments: [(61.0, 10.0, 1.0), (58, 10, 4), (60, 11, 0.25), (60, 8, 1), (61, 12, 2)])
  func square(latitude: Double, longitude: Double, square: Double) throws {
    let nearness = try nearness(to: 60, 10)
    #expect(abs(nearness.square(latitude: latitude, longitude: longitude) - square) < 0.000_1)
  }

  @Test("what is nearer over the earth has less, in all directions")
  func order() throws {
    let start = try #require(Coordinate(latitude: 37.5, longitude: 127))
    let nearness = Nearness(to: start)
    let directions = [(1.0, 0.0), (0, 1), (-1, 0.5), (-0.5, -1)]
    let places = (1...24).compactMap { step in
      let (north, east) = directions[step % 4]
      let reach = Double(step) * 0.05
      return Coordinate(latitude: 37.5 + north * reach, longitude: 127 + east * reach)
    }
    let squares = places.map { nearness.square(latitude: $0.latitude, longitude: $0.longitude) }
    let distances = places.map { start.distance(to: $0) }
    let bySquare = places.indices.sorted { squares[$0] < squares[$1] }
    expectEqual(bySquare, places.indices.sorted { distances[$0] < distances[$1] })
  }
}
