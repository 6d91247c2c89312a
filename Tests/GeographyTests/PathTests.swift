import Expectations
import Geography
import Testing

@Suite("Paths")
struct PathTests {
  private func path(_ places: [(Double, Double)]) -> Path {
    Path(places.compactMap { Coordinate(latitude: $0.0, longitude: $0.1) })
  }

  @Test("the length is the sum of the steps")
  func length() {
    expectEqual(path([]).length, 0)
    expectEqual(path([(37, 127)]).length, 0)
    let north = path([(37, 127), (37.5, 127), (37.25, 127)])
    #expect(abs(north.length - 0.75 * 111_195) < 50)
  }

  @Test(
    "a coordinate has the position of the nearest point of the path",
    arguments: [
      // Beside the middle of a step, whose ends are far away.
      (0.25, 0.005, 27_799.0), (0.25, -0.005, 27_799), (0.25, 0, 27_799),
      // Before the beginning, and at the corner.
      (-0.005, 0, 0), (0.505, -0.005, 55_597),
      // Along the second step.
      (0.495, 0.25, 83_396),
    ])
  func position(latitude: Double, longitude: Double, metres: Double) throws {
    let corner = path([(0, 0), (0.5, 0), (0.5, 0.5)])
    let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let position = try #require(corner.position(of: coordinate, within: 1_000))
    #expect(abs(position - metres) < 20)
  }

  @Test("what is too far from the path has no position")
  func far() throws {
    let line = path([(0, 0), (0, 1)])
    let near = try #require(Coordinate(latitude: 0.0089, longitude: 0.5))
    let far = try #require(Coordinate(latitude: 0.0091, longitude: 0.5))
    #expect(line.position(of: near, within: 1_000) != nil)
    expectEqual(line.position(of: far, within: 1_000), nil)
    expectEqual(path([]).position(of: near, within: 1_000), nil)
    expectEqual(path([(0.0089, 0.5)]).position(of: near, within: 10), 0)
  }

  @Test("where the path comes by twice, the nearer time counts")
  func twice() throws {
    let loop = path([(0, 0), (0, 0.1), (0.002, 0.1), (0.002, 0)])
    let near = try #require(Coordinate(latitude: 0.0019, longitude: 0.05))
    let position = try #require(loop.position(of: near, within: 1_000))
    #expect(position > 11_120 + 200 + 5_000)
  }

  @Test("where the path comes by twice as near, the first time counts")
  func tie() throws {
    let there = path([(0, -0.25), (0, 0.25), (0, -0.25)])
    let middle = try #require(Coordinate(latitude: 0, longitude: 0))
    let position = try #require(there.position(of: middle, within: 1_000))
    #expect(abs(position - 0.25 * 111_195) < 20)
  }

  @Test(
    "what is as far as the radius has a position",
    arguments: [
      ([(-0.25, 0.0), (0.25, 0)], 0.0, 0.007_812_5), ([(0, -0.25), (0, 0.25)], 0.007_812_5, 0),
    ])
  func edge(places: [(Double, Double)], latitude: Double, longitude: Double) throws {
    let line = path(places)
    let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let radius = 111_195 * 0.007_812_5
    #expect(line.position(of: coordinate, within: radius) != nil)
    expectEqual(line.position(of: coordinate, within: radius - 0.01), nil)
  }

  @Test(
    "in the north a degree of longitude is shorter", arguments: [(996.0, true), (1_004, false)])
  func north(metres: Double, isNear: Bool) throws {
    let line = path([(59.75, 10), (60.25, 10)])
    let longitude = 10 + metres / (111_195 * 0.5)
    let coordinate = try #require(Coordinate(latitude: 60, longitude: longitude))
    expectEqual((line.position(of: coordinate, within: 1_000) != nil), isNear)
  }

  @Test("a path may lead in any direction", arguments: [(0.3, 0.4), (-0.3, 0.4), (0.4, -0.3)])
  func diagonal(latitude: Double, longitude: Double) throws {
    let line = path([(0, 0), (latitude, longitude)])
    // A quarter of the way, and some metres aside.
    let aside = try #require(
      Coordinate(
        latitude: latitude / 4 + longitude * 0.01, longitude: longitude / 4 - latitude * 0.01))
    let position = try #require(line.position(of: aside, within: 1_000))
    #expect(abs(position - 0.125 * 111_195) < 30)
  }
}
