import Geography
import Testing

@testable import HighwayDomain

@Suite struct NetworkRouteTests {
  @Test func show() throws {
    for (a, b) in [("서울", "강릉"), ("강릉","서울"), ("서울", "부산"), ("부산","서울"), ("서울", "목포"), ("서울", "대전"), ("서울", "대구"), ("서울", "광주"), ("서울", "속초"), ("목포", "부산"), ("대구", "포항"), ("인천", "강릉"), ("광주","대구"),("대전","통영"),("춘천","부산"),("서울","영덕"),("서울","전주"),("인천공항","서울")] {
      let clock = ContinuousClock()
      var route: ExpresswayRoute?
      let t = try clock.measure { route = try ExpresswayNetwork.bundled.route(from: Self.place(a), to: Self.place(b)) }
      let r = route!
      print(a, b, r.seconds / 60, r.metres / 1000, r.sections.map { "\($0.road.code) \($0.from.name)-\($0.to.name) >\($0.heading)" }.joined(separator: "; "))
      print("   ", r.stops.map { "\($0.restArea.fullName) \($0.metres / 1000)" }.joined(separator: " "), t)
    }
  }
  static func place(_ n: String) -> Coordinate {
    let p: [String: (Double, Double)] = ["서울": (37.5665, 126.9780), "강릉": (37.7519, 128.8761), "부산": (35.1796, 129.0756), "목포": (34.8118, 126.3922), "대전": (36.3504, 127.3845), "대구": (35.8714, 128.6014), "광주": (35.1595, 126.8526), "속초": (38.2070, 128.5918), "포항": (36.0190, 129.3435), "인천": (37.4563, 126.7052), "통영": (34.8544, 128.4331), "춘천": (37.8813, 127.7298), "영덕": (36.4150, 129.3650), "전주": (35.8242, 127.1480), "인천공항": (37.4602, 126.4407)]
    return Coordinate(latitude: p[n]!.0, longitude: p[n]!.1)!
  }
}
