import Geography
import Testing

@testable import HighwayDomain

@Suite struct NetworkRouteTests {
  @Test func `bundled text is a network`() throws {
    _ = try ExpresswayNetwork(text: ExpresswayNetwork.bundledText)
  }

  @Test func `rest areas of the direction of travel`() throws {
    let seoul = try #require(Coordinate(latitude: 37.4979, longitude: 127.0276))
    let gangneung = try #require(Coordinate(latitude: 37.7519, longitude: 128.8761))
    let route = try ExpresswayNetwork.bundled.route(from: seoul, to: gangneung)
    #expect(route.stops.map(\.restArea.fullName).contains("횡성(강릉)휴게소"))
  }
}
