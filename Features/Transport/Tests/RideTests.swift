import Expectations
import Testing
import WalletDomain

@testable import TransportDomain

struct RideTests {
  @Test(arguments: [
    (nil, 18_000), (0, 4_800), (1_600, 4_800), (1_730, 4_800), (1_731, 4_900), (9_980, 11_100),
    (325_000, 251_600),
  ])
  func `a fare has a base for 1.6 km and as much for each 131 m more`(metres: Int?, fare: Int64) {
    expectEqual(Ride(Route(), metres: metres).fare, Won(fare))
  }

  @Test func `a route has names if both ends are typed`() {
    var route = Route()
    #expect(route.names == nil)
    route[.origin] = " 서울역 "
    #expect(route.names == nil)
    route[.destination] = "강남역"
    #expect(route.names ?? ("", "") == ("서울역", "강남역"))
  }
}
