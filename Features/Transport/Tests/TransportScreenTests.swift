import Expectations
import Headless
import Phrases
import RIBs
import RIBsTesting
import Storage
import Store
import TerminalUI
import Testing
import Time
import TopupInterface
import TransportDomain
import WalletDomain

@testable import TransportPresentation

/// The tile and the taxi as the user sees them: keys in, screens out.
@MainActor
struct TransportScreenTests {
  private func launch(
    _ fixture: TransportFixture, _ language: Language = .korean,
    _ size: Size = .normal
  ) -> AppHarness<TransportFixture> {
    fixture.language = language
    return AppHarness(
      fixture, size, language,
      in: FrameRouter(FrameView("갈비", status: ["김하늘"])) {
        TileHostRouter(.transport(fixture.builder), on: $0)
      })
  }

  @Test func `the tile counts the rides of this month, and opens the taxi`() async throws {
    let app = launch(TransportFixture(balance: Won(5_000)))
    await app.settle()
    expectEqual(app.content, ["  ▌ 슈퍼택시", "    우리집 → 회사"])
    try await app.press("Enter")
    expectEqual(app.lines[1], "  홈 › 슈퍼택시")
    expectEqual(
      app.content,
      [
        "  출발    우리집",
        "  도착    회사",
        "  슈퍼택시 · 정액                       18,000원",
        "  잔액                                   5,000원",
        "  충전할 금액                           13,000원",
        "",
        "  [▌슈퍼택시 호출 ]",
        "",
        "  아직 이용 내역이 없습니다. 택시를 호출하면 여기에 표시됩니다.",
      ])
    try await app.press("Esc")
    expectEqual(app.lines[1], "  홈")
    expectEqual(app.content, ["  ▌ 슈퍼택시", "    0회 · 11월"])
    await expectEqual(app.end(), [])
  }

  @Test func `a ride is paid, its receipt shown, and kept in the list`() async throws {
    let fixture = TransportFixture(balance: Won(50_000))
    let app = launch(fixture, .english)
    try await app.press("Enter Up Up \" Station\" Down Down Enter Tab Enter")
    let moment = Moment(milliseconds: 1_763_700_000_000)
    let paid = moment.phrase().text(.english)
    // As wide as the time, in any time zone.
    func line(_ text: String) -> String {
      "│   " + text + String(repeating: " ", count: 15 + paid.count - text.count) + "│"
    }
    let close = String(repeating: " ", count: 3 + paid.count) + "[▌Close ]"
    expectEqual(
      app.lines.sheet.dropFirst().dropLast(),
      [
        // Without blank rows, which would cover the ride.
        line("Number      1"), line("Time        \(paid)"),
        line("Service     SuperTaxi"), line("Route       Station → Office"),
        line("Paid        18,000 won"), line(""), line(close),
      ])
    try await app.press("Enter")
    let day = moment.day.phrase(today: moment.day).text(.english)
    let row = try #require(app.content.last)
    #expect(row.hasPrefix("▌ \(day) "))
    #expect(row.contains("  \(moment.twelveHours.text(.english))  "))
    #expect(row.contains("  Station → Office  ") && row.hasSuffix("  18,000       1"))
    // Holding Enter down does not call another taxi.
    try await app.press("Enter Enter Enter Enter Enter")
    #expect(app.lines.contains { $0.contains("─ Receipt ─") })
    expectEqual(fixture.payments.count, 1)
    try await app.press("Esc Esc")
    expectEqual(app.lines[1], "  홈")
    await expectEqual(app.end(), [])
  }

  @Test func `the ride whose receipt is shown is the one that is marked`() async throws {
    let fixture = TransportFixture(balance: Won(50_000))
    fixture.receipts = ["서울역 → 회사", "회사 → 서울역"].enumerated().map { index, text in
      Receipt(
        id: Int64(index) + 1, number: index + 1, time: 1_763_600_000_000, party: "슈퍼택시",
        amount: Won(18_000), text: text)
    }
    let app = launch(fixture)
    try await app.press("Enter Down Down")
    #expect(app.content.contains { $0.hasPrefix("▌") && $0.contains("서울역 → 회사") })
    try await app.press("S-Tab Enter Tab Enter")
    #expect(app.lines.contains { $0.contains("번호") && $0.contains(" 3 ") })
    try await app.press("Enter")
    #expect(app.content.contains { $0.hasPrefix("▌") && $0.contains("우리집 → 회사") })
    try await app.press("Esc")
    await expectEqual(app.end(), [])
  }

  @Test func `while it calls, the button keeps the focus and the places stay`() async throws {
    let fixture = TransportFixture(balance: Won(50_000))
    let checkpoint = Checkpoint()
    fixture.checkpoint = checkpoint
    let app = launch(fixture)
    try await app.press("Enter Enter Tab")
    app.begin(.enter)
    await checkpoint.reached()
    #expect(!app.lines.contains { $0.contains("택시를 부르는 중입니다.") })
    await app.clock.advance(by: .milliseconds(200))
    #expect(app.lines.contains { $0.contains("택시를 부르는 중입니다.") })
    app.begin(.enter, .character("x"))
    expectEqual(fixture.route, "우리집 → 회사")
    checkpoint.open()
    await app.settle()
    expectEqual(fixture.payments.count, 1)
    #expect(app.lines.contains { $0.contains("─ 영수증 ─") })
    try await app.press("Esc Esc")
    await expectEqual(app.end(), [])
  }

  @Test func `places are typed in their fields, and an empty one is the preset place`() async throws
  {
    let fixture = TransportFixture()
    let app = launch(fixture)
    try await app.press("Enter Up \"서울역\"")
    expectEqual(fixture.route, "우리집 → 서울역")
    try await app.press("Up \"q1\"")
    expectEqual(fixture.route, "q1 → 서울역")
    try await app.press("Esc Enter Up C-u")
    expectEqual(fixture.route, "q1 → 회사")
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [Size.small, .smallest])
  func `in a small window the button stays visible`(size: Size) async throws {
    let app = launch(TransportFixture(balance: Won(20_000)), .korean, size)
    try await app.press("Enter")
    #expect(app.lines.contains { $0.contains("호출") })
    try await app.press("Enter")
    let words = ["구간", "취소"] + (size == .smallest ? [] : ["18,000원", "2,000원"])
    for word in words {
      #expect(app.lines.contains { $0.contains(word) })
    }
    try await app.press("Tab Enter Esc")
    if size.columns == 40 {
      #expect(app.lines.contains { $0.contains("  우리집 → 회사  ") && $0.contains("  18,000") })
    }
    try await app.press("Esc")
    #expect(app.lines.contains { $0.contains("슈퍼택시") })
    await expectEqual(app.end(), [])
  }

  @Test func `a link fills the top-up in, and coming back finds the same place`() async throws {
    let fixture = TransportFixture()
    let app = launch(fixture)
    _ = try await app.root.open(Link(parsing: "transport/topup?amount=7000"))
    expectEqual(fixture.topup.amounts, [Won(7_000)])
    expectEqual(fixture.topup.reasons, [nil])
    _ = try await app.root.open(Link(parsing: "transport/topup?amount=9000"))
    expectEqual(fixture.topup.built?.filled, [Won(9_000)])
    #expect(app.root.navigationPath.description.hasPrefix("transport"))
    fixture.topup.listener?.topupDidClose()
    await app.settle()
    expectEqual(app.lines[1], "  홈 › 슈퍼택시")
    await expectEqual(app.end(), [])
  }

  @Test func `a link that is not understood opens no top-up or an empty one`() async throws {
    let fixture = TransportFixture()
    let app = launch(fixture)
    for link in ["transport?x=1", "transport/nowhere"] {
      await #expect(throws: LinkError.self) { try await app.root.open(Link(parsing: link)) }
    }
    expectEqual(fixture.topup.amounts, [])
    let misspelt = "transport/topup?amuont=5"
    await #expect(throws: LinkError.self) { try await app.root.open(Link(parsing: misspelt)) }
    expectEqual(fixture.topup.amounts, [nil])
    fixture.topup.listener?.topupDidClose()
    await app.settle()
    _ = try await app.root.open(Link(parsing: "transport/topup?amount=abc"))
    expectEqual(fixture.topup.amounts, [nil, nil])
    expectEqual(fixture.topup.faults, [.notANumber("abc")])
    fixture.topup.listener?.topupDidClose()
    await app.settle()
    await expectEqual(app.end(), [])
  }

  @Test func `a link to the taxi closes the receipt over it`() async throws {
    let app = launch(TransportFixture(balance: Won(20_000)))
    try await app.press("Enter Enter Tab Enter")
    #expect(app.lines.contains { $0.contains("─ 영수증 ─") })
    _ = try await app.root.open(Link(parsing: "transport"))
    await app.settle()
    #expect(!app.lines.contains { $0.contains("─ 영수증 ─") })
    await expectEqual(app.end(), [])
  }

  @Test func `it asks before it calls, beginning with the way back`() async throws {
    let fixture = TransportFixture(balance: Won(50_000))
    let app = launch(fixture)
    try await app.press("Enter Enter")
    expectEqual(
      app.lines.sheet,
      [
        "╭─ 슈퍼택시 호출 ─────────────────╮",
        "│                                 │",
        "│   구간          우리집 → 회사   │",
        "│   요금          18,000원        │",
        "│   결제 후 잔액  32,000원        │",
        "│                                 │",
        "│   슈퍼택시를 호출할까요?        │",
        "│                                 │",
        "│   [▌취소 ]  [ 슈퍼택시 호출 ]   │",
        "│                                 │",
        "╰─────────────────────────────────╯",
      ])
    // Held down, it asks and goes back.
    for count in 1...5 {
      try await app.press("Enter")
      expectEqual(app.lines.sheet.isEmpty, count % 2 == 1)
    }
    expectEqual(fixture.payments, [])
    try await app.press("Enter Esc Enter Tab Enter")
    #expect(app.lines.contains { $0.contains("─ 영수증 ─") })
    expectEqual(fixture.payments.count, 1)
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [
    (Language.korean, "충전할 금액  13,000원", "충전하고 슈퍼택시를 호출할까요?"),
    (.english, "Top-up amount  13,000 won", "Top up and call SuperTaxi?"),
  ])
  func `the question says that the top-up comes first`(
    language: Language, missing: String, question: String
  ) async throws {
    let app = launch(TransportFixture(balance: Won(5_000)), language)
    try await app.press("Enter Enter")
    #expect(app.lines.sheet.contains { $0.contains(missing) })
    #expect(app.lines.sheet.contains { $0.contains(question) })
    await expectEqual(app.end(), [])
  }

  @Test func `what has changed under the question is shown before it is agreed to`() async throws {
    let fixture = TransportFixture(balance: Won(50_000))
    let app = launch(fixture, .english)
    try await app.press("Enter Enter")
    fixture.put(Won(20_000))
    try await app.press("Tab Enter")
    #expect(app.lines.sheet.contains { $0.contains("This has changed. Check it again.") })
    #expect(app.lines.sheet.contains { $0.contains("Balance after payment  2,000 won") })
    #expect(app.lines.sheet.contains { $0.contains("[▌Cancel ]") })
    expectEqual(fixture.payments, [])
    try await app.press("Tab Enter")
    expectEqual(fixture.payments.count, 1)
    await expectEqual(app.end(), [])
  }

  @Test func `a failure after the question keeps the screen`() async throws {
    let fixture = TransportFixture(balance: Won(50_000))
    fixture.failure = .storage(.diskFull)
    let app = launch(fixture)
    try await app.press("Enter Enter Tab Enter")
    expectEqual(app.lines[1], "  홈 › 슈퍼택시")
    #expect(app.content.contains("  [▌슈퍼택시 호출 ]"))
    #expect(app.content.contains { $0.contains("디스크가 가득 차서") })
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [
    (Language.korean, " 출발지와 도착지가 같습니다. 하나를 바꿔 주세요."),
    (.english, " Start and destination are the same. Change one of them."),
  ])
  func `a ride to where it begins is refused with a sentence`(
    language: Language, sentence: String
  ) async throws {
    let fixture = TransportFixture(balance: Won(20_000))
    let app = launch(fixture, language)
    try await app.press(
      "Enter Up Up \"\(RouteEnd.destination.preset.text(language))\" Down Down Enter")
    #expect(app.content.contains { $0.hasSuffix(sentence) })
    #expect(fixture.payments.isEmpty)
    await expectEqual(app.end(), [])
  }

  @Test func `a name of several places says so and lists them in place of a fare`() async throws {
    let fixture = TransportFixture(balance: Won(20_000))
    let places = ["서울특별시", "부산광역시", "대구광역시", "인천광역시", "대전광역시", "울산광역시"]
    fixture.faults["중구 → 서울역"] = .unclear(.origin, places)
    let app = launch(fixture)
    try await app.press("Enter Up Up \"중구\" Down \"서울역\"")
    expectEqual(
      app.content.prefix(8),
      [
        "  출발    중구", "  도착   ▌서울역", "  슈퍼택시                                     –",
        "  잔액                                  20,000원", "", "  [ 슈퍼택시 호출 ]",
        "  ‘중구’ 이름의 장소가 여러 곳입니다. 지역이나 노선을 함께 입력해 주세요:",
        "  서울특별시 / 부산광역시 / 대구광역시 / 인천광역시 / 대전광역시 / 울산광역시.",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a ride that waits for money is called after the top-up`() async throws {
    let fixture = TransportFixture()
    let app = launch(fixture)
    try await app.press("Enter Enter Tab Enter")
    expectEqual(fixture.topup.amounts, [Won(18_000)])
    expectEqual(fixture.topup.reasons, [TransportText.reason(missing: Won(18_000))])
    fixture.put(Won(18_000))
    fixture.topup.listener?.topupDidFinish()
    await app.settle()
    #expect(app.lines.contains { $0.contains("─ 영수증 ─") })
    expectEqual(fixture.wallet.value.balance, .zero)
    await expectEqual(app.end(), [])
  }
}
