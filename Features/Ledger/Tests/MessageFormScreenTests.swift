import Expectations
import Headless
import LedgerDomain
import Phrases
import RIBs
import RIBsTesting
import TerminalUI
import Testing
import Time
import WalletDomain

@testable import LedgerPresentation

/// Text messages that are pasted into the form of a new entry.
@MainActor
struct MessageFormScreenTests {
  /// The two that were added last, the last one first.
  private func newest(_ app: LedgerApp) async throws -> [LedgerRow] {
    Array(try await app.dependencies.kept().sorted { $0.id > $1.id }.prefix(2))
  }

  private static let messages =
    "[Web발신]\\nKB국민 견*본 6,200원 일시불 11/09 18:49 한강서점 누적1,234,567원\\n\\n"
    + "[Web발신] 신한카드(1234)승인취소 견*본 7,000원(3개월)11/10 08:01 푸른가전 "
    + "[Web발신] 광고입니다. [Web발신] 어떤 안내 500원"

  @Test(arguments: Language.allCases)
  func `messages that are pasted fill the form one after another`(_ language: Language) async throws
  {
    let app = LedgerApp(LedgerFixture(), .normal, language)
    try await app.press("a Paste \"\(Self.messages)\"")
    func says(_ phrase: Phrase) -> Bool {
      app.speech.contains { $0.contains(phrase.text(language)) }
    }
    #expect(says(LedgerText.moreMessages(3)))
    try await app.press("C-s")
    #expect(says(LedgerText.moreMessages(2)))
    try await app.press("C-s")
    func skips() -> Bool {
      app.window.bindings.contains { $0.title == LedgerText.skipMessage }
    }
    #expect(says(LedgerText.moreMessages(1)) && skips())
    try await app.press("C-n")
    #expect(!skips())
    // What is not understood is a note, and wants a text.
    try await app.press("C-s")
    #expect(says(FormText.faulty))
    let rows = try await newest(app).reversed()
    expectEqual(rows.map(\.text), ["한강서점", "푸른가전"])
    expectEqual(rows.map(\.amount), [Won(-6_200), Won(7_000)])
    expectEqual(rows.map(\.day.day), [9, 10])
    expectEqual(rows.map { $0.entry.bank?.second }, [67_740, 28_860])
    expectEqual(rows.map { $0.entry.bank?.instalment?.months }, [nil, 3])
    #expect(app.content.contains { $0.contains("어떤 안내 500원") })
    try await app.press("\"안내\" C-s")
    let last = try #require(try await newest(app).first)
    #expect((last.text, last.note, last.amount) == ("안내", "어떤 안내 500원", Won(-500)))
    await expectEqual(app.end(), [])
  }

  @Test func `a message of what is there already says so, until the amount is another one`()
    async throws
  {
    let app = LedgerApp()
    let message = #"a Paste "[Web발신]\n[KB]11/09 18:49\n*123\n책\n출금\n6,200\n잔액1,000""#
    let hint = LedgerText.alreadyThere.text(.korean)
    func says() -> Bool { app.speech.contains { $0.contains(hint) } }
    try await app.press(message)
    #expect(!says())
    try await app.press("C-s")
    try await app.press(message)
    #expect(says())
    try await app.press("Tab Tab C-u \"6300\"")
    #expect(!says())
    try await app.press("Esc Tab Enter")
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases)
  func `of messages that are too many the form says how many it has left out`(
    _ language: Language
  ) async throws {
    let app = LedgerApp(LedgerFixture(), .normal, language)
    let message = "[Web발신] KB국민 견*본 6,200원 일시불 11/09 18:49 한강서점\n"
    func says(_ phrase: Phrase) -> Bool {
      app.speech.contains { $0.contains(phrase.text(language)) }
    }
    try await app.press("a")
    app.window.send(.paste(String(repeating: message, count: 400)))
    #expect(says(LedgerText.moreMessages(399)))
    app.window.send(.paste(String(repeating: message, count: BankMessage.most + 7)))
    #expect(says(LedgerText.moreMessages(BankMessage.most - 1)))
    #expect(says(LedgerText.messagesLeftOut(7)))
    try await app.press("C-n")
    #expect(says(LedgerText.moreMessages(BankMessage.most - 2)))
    #expect(says(LedgerText.messagesLeftOut(7)))
    let before = app.content
    // None of it comes into the field that has the focus.
    app.window.send(.paste(String(repeating: message, count: 8_000)))
    await app.settle()
    #expect(says(LedgerText.tooManyMessages))
    expectEqual(app.content.prefix(before.count / 2), before.prefix(before.count / 2))
    let unmarked = message.replacing("[Web발신] ", with: "") + "\n"
    app.window.send(.paste(String(repeating: unmarked, count: 8_000)))
    expectEqual(app.content.prefix(before.count / 2), before.prefix(before.count / 2))
    try await app.press("Esc Tab Enter")
    await expectEqual(app.end(), [])
  }

  @Test func `messages that wait are there after a restart`() async throws {
    let app = LedgerApp()
    try await app.press("a Paste \"\(Self.messages)\"")
    try await app.relaunch(at: app.root.navigationPath)
    #expect(app.speech.contains { $0.contains(LedgerText.moreMessages(3).text(.korean)) })
    try await app.press("C-s C-n C-n")
    let row = try #require(try await newest(app).first)
    #expect((row.text, row.amount) == ("한강서점", Won(-6_200)))
    expectEqual(row.entry.bank?.second, 67_740)
    #expect(app.content.contains { $0.contains("어떤 안내 500원") })
    try await app.press("Esc Tab Enter")
    await expectEqual(app.end(), [])
  }

  @Test func `another currency asks for the won, and typed or other text is no message`()
    async throws
  {
    let app = LedgerApp()
    try await app.press(#"a Paste "[국외발신]\nUSD 12.99 승인 삼성1234\n11/09 18:49 CLOUD BOOKS""#)
    #expect(app.speech.contains { $0.contains(LedgerText.foreign("USD 12.99").text(.korean)) })
    try await app.press("Tab Tab \"18,210\" C-s")
    let row = try #require(try await newest(app).first)
    #expect((row.text, row.amount) == ("CLOUD BOOKS", Won(-18_210)))
    expectEqual(row.entry.bank?.foreign, "USD 12.99")
    try await app.press(#"a Tab Tab Tab Paste "우유\n빵" Tab Tab "[Web발신] KB국민 6,200원 11/09 18:49""#)
    #expect(app.speech.contains { $0.contains("우유 빵") })
    #expect(app.speech.contains { $0.contains("[Web발신] KB국민 6,200원") })
    try await app.press("Esc Tab Enter")
    await expectEqual(app.end(), [])
  }
}
