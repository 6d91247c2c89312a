import Expectations
import Headless
import LedgerDomain
import Phrases
import RIBs
import RIBsTesting
import Store
import TerminalUI
import Testing
import WalletDomain

@testable import LedgerPresentation

/// Accounts by keys.
@MainActor
struct AccountScreenTests {
  private func accounts(_ app: LedgerApp) -> LedgerAccounts {
    app.dependencies.ledger.state.value.settings.accounts
  }

  @Test func `an account is added, edited and removed with its rows`() async throws {
    let app = LedgerApp()
    try await app.press("K a \"우리은행\" Tab C-u \"1,000\" C-s")
    #expect(app.speech.contains("창 계좌 관리"))
    expectEqual(accounts(app).list.last?.phrase.text(.korean), "우리은행")
    expectEqual(accounts(app).list.last?.opening, Won(1_000))
    let id = try #require(accounts(app).ids.last)
    try await app.press("Enter C-u \"국민은행\" C-s")
    expectEqual(accounts(app)[id].phrase.text(.korean), "국민은행")
    try await app.press("Esc Down Down M End Enter")
    expectEqual(app.dependencies.notice, "1건을 국민은행 계좌로 옮겼습니다. u로 되돌릴 수 있습니다.")
    try await app.press("K End")
    #expect(app.speech.contains { $0.contains("국민은행") && $0.contains("-31,400원") })
    try await app.press("d")
    #expect(app.speech.contains("창 ‘국민은행’의 1건을 옮길 계좌"))
    try await app.press("Enter")
    #expect(!accounts(app).contains(id))
    try await expectEqual(app.dependencies.kept()[2].account, .cash)
    try await app.press("Esc u")
    try await expectEqual(app.dependencies.kept()[2].account, id)
    await expectEqual(app.end(), [])
  }

  @Test func `after a removal the account at the same position is selected, else the last`()
    async throws
  {
    let app = LedgerApp()
    func names() -> [String] { accounts(app).list.map { $0.phrase.text(.korean) } }
    try await app.press("K a \"가\" C-s a \"나\" C-s a \"다\" C-s")
    expectEqual(names(), ["슈퍼페이", "현금", "가져온 계좌", "가", "나", "다"])
    // Also where it is asked first where the rows go.
    try await app.press("Esc K Down Down d Enter")
    expectEqual(names(), ["슈퍼페이", "현금", "가", "나", "다"])
    try await app.press("d")
    expectEqual(names(), ["슈퍼페이", "현금", "나", "다"])
    try await app.press("End d")
    expectEqual(names(), ["슈퍼페이", "현금", "나"])
    try await app.press("d")
    expectEqual(names(), ["슈퍼페이", "현금"])
    #expect(app.content.contains { $0.contains("▌ 현금") }, "\(app.content)")
    await expectEqual(app.end(), [])
  }

  @Test func `an account's name says what it is, unless the user does`() async throws {
    let app = LedgerApp()
    try await app.press("K a \"우리카드\" Tab Tab")
    #expect(app.content.contains { $0.contains("종류") && $0.contains("‹ 카드 ›") })
    try await app.press("C-s")
    let id = try #require(accounts(app).ids.last)
    #expect(accounts(app)[id].kind == nil && accounts(app)[id].likelyKind == .card)
    try await app.press("Enter Tab Tab Right C-s")
    expectEqual(accounts(app)[id].kind, .cash)
    #expect(app.content.contains { $0.contains("우리카드") && $0.contains("현금") })
    // Another name leaves what the user has said, and so does another balance.
    try await app.press("Enter C-u \"우리은행\" C-s")
    expectEqual(accounts(app)[id].kind, .cash)
    try await app.press("Esc u u")
    #expect(accounts(app)[id].kind == nil && accounts(app)[id].likelyKind == .card)
    // SuperPay is what it is.
    try await app.press("K Enter")
    #expect(!app.content.contains { $0.contains("종류") })
    await expectEqual(app.end(), [])
  }

  @Test func `an empty account is removed at once, and a name is one account's`() async throws {
    let app = LedgerApp()
    try await app.press("K a \"현금\" C-s")
    #expect(app.speech.contains("오류: ‘현금’ 계좌가 이미 있습니다."))
    try await app.press("Tab \"x\" C-s")
    let wrong = LedgerValidationError.noBalance.phrase.text(.korean)
    #expect(app.speech.contains { $0.contains(wrong) })
    try await app.press("C-u BackTab C-u \"국민\" C-s d")
    expectEqual(accounts(app).list.count, 3)
    await expectEqual(app.end(), [])
  }

  @Test func `one account's rows are shown in table, totals and chart`() async throws {
    let app = LedgerApp()
    try await app.press("v Down Down Enter")
    expectEqual(app.content.first?.hasPrefix("  현금  2 "), true)
    expectEqual(app.content.first?.contains("지출 63,000원"), true)
    #expect(app.content.contains { $0.contains("합계") && $0.contains("63,000") })
    #expect(!app.content.contains { $0.contains("택시") })
    try await app.press("m Down Enter")
    expectEqual(app.content.first?.hasPrefix("  현금 · 2026년 11월  1 "), true)
    try await app.press("Esc")
    expectEqual(app.content.first?.hasPrefix("  모든 내역  8"), true)
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases)
  func `an account that differs from its bank's balance is marked, and says by how much`(
    language: Language
  ) async throws {
    let fixture = LedgerFixture()
    let lines = [(2026_11_03, 49_900, 49_900), (2026_11_09, 100, 50_000)].map {
      (day, amount, balance) in
      StatementEntry(
        LedgerEntry(
          day: ScreenEntries.day(day), amount: Won(amount), text: "입금", category: .income,
          bank: BankRecord(balance: balance)))
    }
    _ = try await fixture.ledger.perform(
      .addUnknown(lines, file: "a.csv", to: .new("국민은행")))
    let id = try #require(fixture.ledger.state.value.settings.accounts.account(named: "국민은행")).id
    let typed = LedgerEntry(
      day: ScreenEntries.day(2026_11_04), amount: Won(-2_000), text: "빵집", category: .other)
    _ = try await fixture.ledger.perform(.add(typed, to: id))
    let app = LedgerApp(fixture, Size(columns: 80, rows: 24), language)
    try await app.press("K")
    let sentence =
      language == .korean ? "은행 잔액보다 2,000원 적음 (2026년 11월 9일)" : "less than the bank had on"
    #expect(app.content.contains { $0.contains("! 48,000") }, "\(app.content)")
    #expect(!app.content.contains { $0.contains(sentence) })
    try await app.press("End")
    #expect(app.content.contains { $0.contains(sentence) }, "\(app.content)")
    #expect(app.speech.contains { $0.contains("48,000") && $0.contains(sentence) })
    expectEqual(app.doubleBindings, [])
    await expectEqual(app.end(), [])
  }

  @Test func `SuperPay's rows stay there`() async throws {
    let app = LedgerApp()
    try await app.press("M Enter")
    expectEqual(app.dependencies.notice, LedgerError.walletAccount.phrase.text(.korean))
    await expectEqual(app.end(), [])
  }

  @Test func `rules put locked rows into categories too`() async throws {
    let app = LedgerApp()
    try await app.press("= Right Tab C-u \"2026-11-30\" Tab \"-63,000\" Enter A L Esc")
    try await app.press("r a Tab \"시장\" Tab Tab Tab Tab Tab Tab Right Right Tab Tab Tab Right C-s")
    expectEqual(app.dependencies.notice, "2건의 분류를 바꿨습니다. u로 되돌릴 수 있습니다.")
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [(40, 12), (80, 24), (200, 50)])
  func `the lists and forms fit in every size, in both languages`(
    columns: Int, rows: Int
  ) async throws {
    for language in Language.allCases {
      let app = LedgerApp(
        LedgerFixture(), Size(columns: columns, rows: rows), language)
      for keys in ["K", "a", "Esc Esc v", "Esc Down Down M", "Esc L"] {
        try await app.press(keys)
        #expect(app.sheet != nil)
        expectEqual(app.doubleBindings, [])
      }
      await expectEqual(app.end(), [])
    }
  }
}
