import Expectations
import Headless
import Phrases
import RIBs
import RIBsTesting
import Store
import TerminalUI
import Testing
import Time
import TransportDomain
import WalletDomain

@testable import TransportPresentation

/// The taxi in wide windows: the next ride, the sums, and all rides as a table.
@MainActor
struct WideTransportTests {
  private func launch(
    _ size: Size, _ language: Language = .korean, rides: [(Int64, String)] = Self.rides
  ) -> AppHarness<TransportFixture> {
    let fixture = TransportFixture(balance: Won(50_000))
    fixture.language = language
    fixture.receipts = rides.enumerated().map { index, ride in
      Receipt(
        id: Int64(index) + 1, number: index + 1, time: RideSumsTests.noon(ride.0),
        party: "슈퍼전기차 택시",
        amount: Won(18_000), text: ride.1)
    }
    return AppHarness(
      fixture, size, language,
      in: FrameRouter(FrameView("갈비", status: ["김하늘"])) {
        TileHostRouter(.transport(fixture.builder), on: $0)
      })
  }

  /// The time of day of all rides, which has no zero before the hour in some time zones.
  private let noon = Moment(milliseconds: RideSumsTests.noon(0)).twelveHours

  /// The blanks of the column of times that go to the next one where the hour has one digit.
  private var slack: String { noon.text(.english).count == 7 ? " " : "" }

  private static let rides: [(Int64, String)] = [
    (-40, "우리집 → 회사"), (2, "회사 → 서울역"), (19, "우리집 → 회사"),
  ]

  @Test func `the form and the sums are beside the rides`() async throws {
    let app = launch(Size(columns: 120, rows: 32))
    try await app.press("Enter")
    expectEqual(
      app.content,
      [
        "",
        "  택시 호출                                  이용 내역                                                  3회 · 54,000원",
        "  출발    우리집                             날짜 ▼     시간        구간                           결제 금액(원)  번호",
        "  도착    회사                             ▏ 11월 20일  오후 12:00  우리집 → 회사                         18,000     3",
        "  슈퍼택시 · 정액               18,000원     11월 3일   오후 12:00  회사 → 서울역                         18,000     2",
        "  잔액                          50,000원     9월 22일   오후 12:00  우리집 → 회사                         18,000     1",
        "  결제 후 잔액                  32,000원",
        "",
        "  [▌슈퍼택시 호출 ]",
        "",
        "",
        "",
        "  이번 달                    2025년 11월",
        "  결제 금액       2회      36,000원",
        "  전체 기간       3회      54,000원",
        "                                3.6만",
        "                    1.8만       █████",
        "                    ▄▄▄▄▄       █████",
        "  0     0     0     █████ 0     █████",
        "  6월   7월   8월   9월   10월  11월",
        "",
        "",
        "",
        "  자주 이용한 구간",
        "  우리집 → 회사        2회      36,000원",
        "  회사 → 서울역        1회      18,000원",
      ])
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [19, 20, 21, 22, 23, 24, 25, 26, 30], Language.allCases)
  func `the sums give way to the form, and both groups begin in one row`(
    rows: Int, language: Language
  ) async throws {
    for columns in [96, 100, 120, 146, 200] {
      let app = launch(Size(columns: columns, rows: rows), language)
      try await app.press("Enter")
      let titles = language == .korean ? ["택시 호출", "이용 내역"] : ["New ride", "Rides  "]
      #expect(app.lines.contains { line in titles.allSatisfy { line.contains($0) } })
      #expect(
        app.lines.contains {
          $0.contains(language == .korean ? "[▌슈퍼택시 호출 ]" : "[▌Call SuperTaxi ]")
        })
      await expectEqual(app.end(), [])
    }
  }

  @Test(arguments: Array(stride(from: 92, through: 200, by: 3)), Language.allCases)
  func `no window shows less of a ride than one of 80 columns`(
    columns: Int, language: Language
  ) async throws {
    for rides in [Self.rides, [(-40, "서울대벤처타운역 → 동대구역"), (2, "회사 → 서울역")]] {
      let app = launch(Size(columns: columns, rows: 30), language, rides: rides)
      try await app.press("Enter")
      for text in [rides[0].1, noon.text(language), TransportText.number.text(language)] {
        #expect(app.lines.contains { $0.contains(text) }, "\(text)")
      }
      await expectEqual(app.end(), [])
    }
  }

  @Test func `in few rows the sums of the month stand without bars`() async throws {
    let app = launch(Size(columns: 120, rows: 22), .english)
    try await app.press("Enter")
    #expect(app.lines.contains { $0.contains("All rides   3 rides    54,000 won") })
    #expect(!app.lines.contains { $0.contains("Aug") })
    await expectEqual(app.end(), [])
  }

  @Test func `a very wide window shows the selected ride's receipt too`() async throws {
    let app = launch(Size(columns: 200, rows: 32), .english)
    try await app.press("Enter Tab Down")
    expectEqual(
      app.content,
      [
        "",
        "  New ride                                                   Rides                                                                 3 rides · 54,000 won     Receipt",
        "  From    Home                                               Date ▼  Time      Route                                                 Paid (won)  Number     Number      2",
        "  To      Office                                             20 Nov  12:00 pm  우리집 → 회사                                             18,000       3     Time        3 Nov 2025, 12:00 pm",
        "  SuperTaxi · flat fare                       18,000 won   ▌ 3 Nov   12:00 pm  회사 → 서울역                                             18,000       2     Service     슈퍼전기차 택시",
        "  Balance                                     50,000 won     22 Sep  12:00 pm  우리집 → 회사                                             18,000       1     Route       회사 → 서울역",
        "  Balance after payment                       32,000 won                                                                                                    Paid        18,000 won",
        "",
        "  [ Call SuperTaxi ]",
        "",
        "",
        "",
        "  This month                                    Nov 2025",
        "  Paid        2 rides    36,000 won",
        "  All rides   3 rides    54,000 won",
        "                                          36K",
        "                          18K             ███████",
        "                          ▄▄▄▄▄▄▄         ███████",
        "  0       0       0       ███████ 0       ███████",
        "  Jun     Jul     Aug     Sep     Oct     Nov",
        "",
        "",
        "",
        "  Frequent routes",
        "  우리집 → 회사                    2 rides    36,000 won",
        "  회사 → 서울역                     1 ride    18,000 won",
      ])
    // Tab reaches the rides first, and then the places.
    try await app.press("Tab \"x\"")
    expectEqual(app.dependencies.route, "x → 회사")
    await expectEqual(app.end(), [])
  }

  @Test func `titles of columns sort the rides, and Enter opens the receipt`() async throws {
    let app = launch(Size(columns: 120, rows: 32))
    try await app.press("Enter Tab")
    await app.click(on: "구간  ")
    #expect(app.lines.contains { $0.contains("구간 ▲") })
    try await app.press("Home Enter")
    #expect(app.lines.sheet.contains { $0.contains("우리집 → 회사") })
    try await app.press("Esc")
    await expectEqual(app.end(), [])
  }

  @Test func `without rides there is a sentence, and no sums`() async throws {
    let app = launch(Size(columns: 120, rows: 32), .english, rides: [])
    try await app.press("Enter")
    expectEqual(
      app.content,
      [
        "",
        "  New ride                                   Rides",
        "  From    Home                               No rides yet.",
        "  To      Office",
        "  SuperTaxi · flat fare       18,000 won",
        "  Balance                     50,000 won",
        "  Balance after payment       32,000 won",
        "",
        "  [▌Call SuperTaxi ]",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `with too little money it says how much is missing`() async throws {
    let app = launch(Size(columns: 120, rows: 32))
    app.dependencies.put(Won(5_000))
    try await app.press("Enter")
    #expect(app.content.contains { $0.hasPrefix("  충전할 금액                   13,000원") })
    await expectEqual(app.end(), [])
  }
}
