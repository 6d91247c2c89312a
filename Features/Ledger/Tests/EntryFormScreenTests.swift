import Expectations
import Headless
import LedgerDomain
import Phrases
import RIBs
import RIBsTesting
import Store
import TerminalUI
import Testing
import Time
import WalletDomain

@testable import LedgerPresentation

/// Entries that are corrected, copied and split by keys.
@MainActor
struct EntryFormScreenTests {
  private func kept(_ app: LedgerApp, _ id: LedgerRow.ID) async throws -> LedgerRow {
    try #require(try await app.dependencies.kept().first { $0.id == id })
  }

  @Test func `e corrects an imported entry, whose statement stays readable`() async throws {
    let app = LedgerApp()
    try await app.press("/ \"김장\" Enter e")
    #expect(app.speech.contains("창 내역 편집"))
    try await app.press("Tab Tab C-u \"30,000\" Tab C-u \"장보기\" Tab \"시장\" C-s")
    let row = try await kept(app, 6)
    #expect((row.amount, row.text, row.name) == (Won(-30_000), "장보기", "시장"))
    #expect((row.note, row.category, row.day) == ("김장", .food, ScreenEntries.rows[5].day))
    expectEqual(app.dependencies.notice, "저장했습니다. u로 되돌릴 수 있습니다.")
    try await app.press("Enter")
    #expect(app.speech.contains { $0.contains("은행 기록") && $0.contains("-32,400원") })
    try await app.press("Esc u")
    try await expectEqual(kept(app, 6), ScreenEntries.rows[5])
    let end = await app.end()
    expectEqual(end, [])
  }

  @Test(
    arguments: [
      ("+5,000", 5_000, "수입"), ("＋5000", 5_000, "수입"), (" + 5000", 5_000, "수입"),
      ("-5,000", -5_000, "지출"), ("−5000", -5_000, "지출"),
      ("5000", -5_000, "지출"),
    ] as [(String, Int64, String)])
  func `a sign before an amount says which way the money went`(
    typed: String, amount: Int64, type: String
  ) async throws {
    for way in ["\"\(typed)\"", "Paste \"\(typed)\""] {
      let app = LedgerApp()
      try await app.press("a Tab Tab \(way)")
      #expect(app.speech.contains { $0.contains(type) }, "\(app.speech)")
      try await app.press("Tab \"부호 시험\" C-s")
      let kept = try await app.dependencies.kept()
      expectEqual(kept.first { $0.text == "부호 시험" }?.amount, Won(amount))
      let end = await app.end()
      expectEqual(end, [])
    }
  }

  @Test func `a sign corrects the way of an entry, too`() async throws {
    let app = LedgerApp()
    try await app.press("/ \"김장\" Enter e Tab Tab C-u \"+7000\" C-s")
    try await expectEqual(kept(app, 6).amount, Won(7_000))
    let end = await app.end()
    expectEqual(end, [])
  }

  @Test(arguments: [("-500", -500), ("500", 500), ("", 0)] as [(String, Int64)])
  func `a new account begins with what is typed`(typed: String, opening: Int64) async throws {
    let app = LedgerApp()
    try await app.press("K a \"새 통장\" Tab \"\(typed)\" C-s")
    let accounts = app.dependencies.ledger.state.value.settings.accounts
    expectEqual(accounts.account(named: "새 통장")?.openingAmount, opening)
    let end = await app.end()
    expectEqual(end, [])
  }

  @Test(arguments: [
    // The answer that was chosen the last time, and then another key after Esc.
    "Esc Tab Esc Tab \"Lunch\" Esc Enter", "Esc Esc Tab Esc Enter",
  ])
  func `what was written is discarded only after a question, each time`(keys: String) async throws {
    let app = LedgerApp()
    try await app.press("a Tab Tab \"18000\" \(keys)")
    #expect(app.speech.contains("창 내역 추가") && app.speech.contains { $0.contains("18000") })
    try await app.press("Esc Esc Esc")
    #expect(app.speech.contains("나가면 입력한 내용이 사라집니다. 나갈까요?"))
    try await app.press("Tab Enter")
    #expect(!app.speech.contains("창 내역 추가"))
    let end = await app.end()
    expectEqual(end, [])
  }

  @Test func `a day without its year that is yet to come says which one is meant`() async throws {
    let app = LedgerApp()
    func says() -> Bool { app.lines.contains { $0.contains("연도가 없으면 2025년 12월 31일로 저장합니다.") } }
    for (day, isSaid) in [
      ("12.31", true), ("31 Dec", true), ("2025-12-31", false), ("11.1", false),
    ] {
      try await app.press("a C-u \"\(day)\"")
      expectEqual(says(), isSaid, "\(day)")
      try await app.press("Esc Tab Enter")
    }
    await expectEqual(app.end(), [])
  }

  @Test func `of an entry of SuperPay the form has category and note, and says so`() async throws {
    let app = LedgerApp()
    try await app.press("e")
    #expect(app.speech.contains { $0.contains(LedgerText.walletFixed.text(.korean)) })
    try await app.press("Right Tab \"회사\" C-s")
    let row = try await kept(app, 8)
    expectEqual(row.note, "회사")
    #expect(row.category != .transport)
    expectEqual(row.entry.facts, ScreenEntries.rows[7].entry.facts)
    let end = await app.end()
    expectEqual(end, [])
  }

  @Test func `D begins an entry of today with the values of another one`() async throws {
    let app = LedgerApp()
    try await app.press("/ \"칼국수\" Enter D")
    #expect(app.speech.contains("창 내역 추가"))
    try await app.press("C-s")
    let row = try #require(try await app.dependencies.kept().max { $0.id < $1.id })
    #expect((row.text, row.amount, row.day) == ("칼국수", Won(-21_000), ScreenEntries.today))
    expectEqual(row.origin, .hand)
    let end = await app.end()
    expectEqual(end, [])
  }

  /// The two that were added last, the last one first.
  private func newest(_ app: LedgerApp) async throws -> [LedgerRow] {
    Array(try await app.dependencies.kept().sorted { $0.id > $1.id }.prefix(2))
  }

  @Test func `a text that is too long is kept and not saved, and says so at once`() async throws {
    let app = LedgerApp()
    try await app.press("a Tab Tab \"5000\" Tab")
    app.window.send(.paste(String(repeating: "x", count: 201)))
    let limit = LedgerValidationError.tooLong(limit: LedgerEntry.textLimit).phrase.text(.korean)
    #expect(app.speech.contains { $0.contains(limit) })
    let before = try await newest(app).first?.id
    app.window.send(.paste(String(repeating: "x", count: 3_000)))
    try await app.press("C-s")
    #expect(app.speech.contains { $0.contains(limit) })
    try await expectEqual(newest(app).first?.id, before)
    try await app.press("C-u \"점심\" C-s")
    try await expectEqual(newest(app).first?.text, "점심")
    await expectEqual(app.end(), [])
  }

  @Test func `E splits an entry to the won, and joins it again`() async throws {
    let app = LedgerApp()
    try await app.press("/ \"칼국수\" Enter E")
    #expect(app.speech.contains("창 ‘칼국수’ 21,000원 나누기"))
    try await app.press("\"8,000\" Tab Right Tab \"간식\" Tab \"3,000\" C-s")
    expectEqual(app.dependencies.notice, "3건으로 나눴습니다. u로 되돌릴 수 있습니다.")
    let parts = try await app.dependencies.kept().filter { $0.text == "칼국수" }
      .sorted { $0.id < $1.id }
    expectEqual(parts.map(\.amount.amount), [-10_000, -8_000, -3_000])
    expectEqual(parts.map(\.note), ["", "간식", ""])
    #expect(parts[1].category != .food)
    try await app.press("Enter")
    #expect(app.speech.contains { $0.contains("21,000원을 3건으로 나눈") })
    try await app.press("Esc E C-u Tab Tab C-u Tab C-u C-s")
    expectEqual(app.dependencies.notice, "다시 합쳤습니다. u로 되돌릴 수 있습니다.")
    try await expectEqual(kept(app, 5), ScreenEntries.rows[4])
    let end = await app.end()
    expectEqual(end, [])
  }

  @Test func `a part that is no amount, or leaves nothing, is marked`() async throws {
    let app = LedgerApp()
    try await app.press("/ \"칼국수\" Enter E \"x\" C-s")
    #expect(app.speech.contains { $0.contains(FormText.faulty.text(.korean)) })
    // Neither what is all of it nor what is more leaves anything to the first part.
    try await app.press("C-u \"22,000\"")
    #expect(app.speech.contains { $0.contains("-1,000원") })
    #expect(
      app.speech.contains {
        $0.contains(LedgerValidationError.nothingLeft.phrase.text(.korean))
      })
    try await app.press("C-u \"2,000\"")
    #expect(app.speech.contains { $0.contains("19,000원") })
    try await app.press("C-u \"21,000\" C-s")
    #expect(
      app.speech.contains {
        $0.contains(LedgerValidationError.nothingLeft.phrase.text(.korean))
      })
    try await expectEqual(kept(app, 5), ScreenEntries.rows[4])
    try await app.press("Esc Esc")
    let end = await app.end()
    expectEqual(end, [])
  }
}
