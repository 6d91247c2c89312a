import Headless
import Phrases
import RIBs
import TerminalUI
import Testing

@testable import Galbi

/// How far rides go between the program's own places, and which have none.
@MainActor
struct RideLengthTests {
  @Test(arguments: [
    ("중구", "해운대역", "‘중구’ 이름의 장소가 여러 곳입니다."), ("서면역", "시청역", "/ 부산 1호선 /"),
    ("부산 중구", "해운대역", "슈퍼택시 · 1"), ("중구 · 부산광역시", "부산 시청역", "슈퍼택시 · 1"),
    ("광주", "서울", "광주광역시 / 경기"), ("경기 광주", "서울", "슈퍼택시 · "),
    ("강남역", "gangnam", "출발지와 도착지가 같습니다."), ("서울", "제주", "갈 수 있는 길이 없습니다."),
    ("부산", "울릉군", "갈 수 있는 길이 없습니다."), ("제주시", "서귀포시", "슈퍼택시 · "),
    ("서울", "거제", "슈퍼택시 · "), ("서울역", "어딘가", "18,000원"),
  ])
  func `a taxi asks which place is meant, and does not cross the sea`(
    origin: String, destination: String, said: String
  ) async throws {
    let app = FinderApp().launch(.korean, Size(columns: 80, rows: 24))
    await app.settle()
    _ = try await app.root.open(Link(parsing: "home/transport"))
    try await app.press("Up Up \"\(origin)\" Down \"\(destination)\"")
    #expect(app.lines.contains { $0.contains(said) }, "\(app.lines.prefix(12))")
    app.shutDown()
  }
}
