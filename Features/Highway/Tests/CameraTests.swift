import Expectations
import Geography
import HighwayDomain
import Testing

struct CameraTests {
  private func camera(_ name: String, _ latitude: Double, _ longitude: Double) throws -> Camera {
    Camera(
      name: name, coordinate: try #require(Coordinate(latitude: latitude, longitude: longitude)),
      address: "https://camera.example/?token=secret")
  }

  @Test func `the nearest camera within a kilometre is chosen`() throws {
    let incident = try #require(Coordinate(latitude: 37, longitude: 127))
    let far = try camera("far", 37.0091, 127)
    let near = try camera("near", 37.0089, 127)
    let nearer = try camera("nearer", 37, 127.002)
    expectEqual([far].nearest(to: incident), nil)
    expectEqual([far, near].nearest(to: incident), near)
    expectEqual([near, nearer, far].nearest(to: incident), nearer)
    let same = try camera("same", 37, 127.002)
    expectEqual([nearer, same].nearest(to: incident), nearer)
    // Half a metre less than a kilometre, and half a metre more.
    #expect([try camera("within", 37.0089887, 127)].nearest(to: incident) != nil)
    expectEqual([try camera("beyond", 37.0089977, 127)].nearest(to: incident), nil)
    expectEqual([Camera]().nearest(to: incident), nil)
  }

  @Test func `the address of a camera is in no description`() throws {
    let camera = try camera("[영동선] 예시교", 37, 127)
    var dumped = ""
    dump(camera, to: &dumped)
    expectEqual("\(camera)", "[영동선] 예시교")
    #expect(!(dumped + String(reflecting: camera)).contains("secret"))
  }
}
