import Geography
import Testing

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
    let places = (0..<24).compactMap { step -> Coordinate? in
      let reach = Double(step + 1) * 0.05
      let (north, east) = [(reach, 0), (0, reach), (-reach, reach / 2), (-reach / 2, -reach)][
        step % 4]
      return Coordinate(latitude: 37.5 + north, longitude: 127 + east)
    }
    let squares = places.map { nearness.square(latitude: $0.latitude, longitude: $0.longitude) }
    let distances = places.map { start.distance(to: $0) }
    let bySquare = places.indices.sorted { squares[$0] < squares[$1] }
    #expect(bySquare == places.indices.sorted { distances[$0] < distances[$1] })
  }
}
