import Expectations
import Geography
import Platform
import Testing

@testable import TerminalUI

struct MapProjectionTests {
  /// The first is the example of IOGP Guidance Note 7-2.
  private static let places: [(latitude: Double, longitude: Double, x: Double, y: Double)] = [
    (24.381786944, -100.333333333, -11_169_055.58, 2_800_000.00),
    (37.5665, 126.978, 14_135_126.30, 4_518_366.51),
    (-33.8688, 151.2093, 16_832_542.28, -4_011_198.65), (0, 0, 0, 0),
    (0, 180, 20_037_508.34, 0), (90, -180, -20_037_508.34, 20_037_508.34),
    (-90, 0, 0, -20_037_508.34), (85.0511287798, 0, 0, 20_037_508.34),
  ]

  @Test func `places are projected as EPSG 3857 says, and the poles to the edge`() {
    for (latitude, longitude, x, y) in Self.places {
      let place = Mercator(.at(latitude, longitude))
      #expect(abs(place.x - x) < 0.1 && abs(place.y - y) < 0.1, "\(latitude) \(longitude)")
    }
  }

  @Test func `a box may reach beyond the earth`() {
    let corner = Mercator(latitude: -91, longitude: 190)
    expectEqual(corner, Mercator(x: Mercator.edge, y: -Mercator.edge))
  }

  @Test func `a metre of the projection is shorter on the ground by the cosine of the latitude`() {
    for (latitude, scale) in [(0.0, 1.0), (60, 0.5), (-60, 0.5), (37.5665, 0.79265)] {
      let place = Mercator(latitude: latitude, longitude: 127)
      #expect(abs(place.scale - scale) < 0.00001)
    }
  }
}
