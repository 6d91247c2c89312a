import Expectations
import Geography
import Headless
import Services
import Testing

@testable import HighwayDomain

/// How cameras are asked for, and what they see.
@MainActor
struct CameraFinderTests {
  private let parts = HighwayFixture()

  private var highway: HighwayUseCases { parts.highway }

  @Test func `cameras are asked for once for all incidents, and anew after a minute`() async throws
  {
    let coordinates = [37.3, 37.4].compactMap { Coordinate(latitude: $0, longitude: 127.6) }
    parts.its.cameras = coordinates.enumerated().map {
      Camera(name: "\($0)", coordinate: $1, address: "http://a.example/\($0)")
    }
    for index in [0, 1, 0] {
      let view = try #require(try await highway.camera(coordinates[index], coordinates, 100))
      #expect(view.camera.name == "\(index)" && view.still != nil)
    }
    expectEqual(parts.its.asked, ["cameras", "still 0", "still 1", "still 0"])
    await parts.clock.advance(by: .milliseconds(59_999))
    _ = try await highway.camera(coordinates[0], coordinates, 100)
    expectEqual(parts.its.asked.count { $0 == "cameras" }, 1)
    await parts.clock.advance(by: .milliseconds(1))
    _ = try await highway.camera(coordinates[0], coordinates, 100)
    expectEqual(parts.its.asked.count { $0 == "cameras" }, 2)
    // For another list there may be other cameras.
    _ = try await highway.camera(coordinates[0], [coordinates[0]], 100)
    expectEqual(parts.its.asked.count { $0 == "cameras" }, 3)
  }

  @Test func `cameras that could not be had are asked for again`() async throws {
    let coordinate = try #require(Coordinate(latitude: 37.3, longitude: 127.6))
    parts.its.failure = .service(.tooSlow)
    for _ in 0..<2 {
      await #expect(throws: HighwayError.service(.tooSlow)) {
        try await highway.cameras([coordinate])
      }
    }
    expectEqual(parts.its.asked, ["cameras", "cameras"])
    try await expectEqual(highway.cameras([]), [])
    expectEqual(parts.its.asked.count, 2)
  }

  @Test func `the first refresh forgets no cameras, and a later one does`() async throws {
    let coordinate = try #require(Coordinate(latitude: 37.3, longitude: 127.6))
    parts.its.cameras = [Camera(name: "a", coordinate: coordinate, address: "http://a.example")]
    for count in [1, 1, 2] {
      _ = try await highway.camera(coordinate, [coordinate], 100)
      expectEqual(parts.its.asked.count { $0 == "cameras" }, count)
      await highway.refresh()
      await parts.clock.advance(by: .seconds(count == 1 ? 5 : 0))
    }
  }

  @Test func `an address that has expired is asked for anew, once`() async throws {
    let coordinate = try #require(Coordinate(latitude: 37.3, longitude: 127.6))
    parts.its.cameras = [Camera(name: "a", coordinate: coordinate, address: "http://a.example")]
    parts.its.pictureFailures = [.service(.refused(status: 401))]
    #expect(try await highway.camera(coordinate, [coordinate], 100)?.still != nil)
    expectEqual(parts.its.asked, ["cameras", "still a", "cameras", "still a"])
    parts.its.pictureFailures = Array(repeating: .service(.refused(status: 401)), count: 3)
    let view = try await highway.camera(coordinate, [coordinate], 100)
    #expect(view?.still == nil && view?.failure == .service(.refused(status: 401)))
    expectEqual(parts.its.pictureFailures.count, 1)
  }

  @Test func `another failure of a picture is told at once, and without a camera there is none`()
    async throws
  {
    let coordinate = try #require(Coordinate(latitude: 37.3, longitude: 127.6))
    try await expectEqual(highway.camera(coordinate, [coordinate], 100), nil)
    parts.its.cameras = [Camera(name: "a", coordinate: coordinate, address: "http://a.example")]
    await parts.clock.advance(by: .seconds(60))
    parts.its.pictureFailures = [.unreadablePicture]
    try await expectEqual(
      highway.camera(coordinate, [coordinate], 100)?.failure, .unreadablePicture)
    parts.hasCameras = false
    await parts.clock.advance(by: .seconds(60))
    await #expect(throws: HighwayError.keyMissing(setting: "its.key")) {
      try await highway.camera(coordinate, [coordinate], 100)
    }
  }
}
