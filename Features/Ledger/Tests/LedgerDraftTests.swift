import Expectations
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

struct LedgerDraftTests {
  private func draft() throws -> LedgerDraft {
    LedgerDraft(day: try #require(Day(rawValue: 2026_11_21)))
  }

  @Test func `a new draft lacks amount and text`() throws {
    let draft = try draft()
    expectEqual(draft[.day], "2026-11-21")
    expectEqual(draft.errors, [.amount: .noAmount, .text: .noText])
    expectEqual(draft.entry, nil)
  }

  @Test func `what is typed becomes an entry`() throws {
    var draft = try draft()
    draft[.day] = "2026.11.20"
    draft[.amount] = "12,000원"
    draft[.text] = " 책  두 권 "
    draft[.note] = "선물\n 둘째 줄 "
    draft.category = .shopping
    expectEqual(draft.entry, entry(2026_11_20, -12_000, "책 두 권", .shopping, note: "선물\n 둘째 줄"))
    draft.isReceived = true
    expectEqual(draft.entry?.amount, Won(12_000))
  }

  @Test func `each field says what is wrong`() throws {
    var draft = try draft()
    draft[.day] = "2026-02-30"
    draft[.text] = String(repeating: "a", count: 201)
    draft[.note] = String(repeating: "a", count: LedgerEntry.noteByteLimit + 1)
    for amount in ["0", "-1", "1.5", "1000000000001", "many"] {
      draft[.amount] = amount
      expectEqual(
        draft.errors,
        [
          .day: .impossibleDay, .amount: .noAmount, .text: .tooLong(limit: 200),
          .note: .noteTooLong,
        ])
    }
  }

  @Test func `a day that does not exist is told from a text that is none`() throws {
    for text in ["2025-02-29", "2026.13.1", "2026년 4월 31일", "20261300"] {
      expectEqual(LedgerValidationError(day: text, upTo: try day()), .impossibleDay, "\(text)")
      expectEqual(StatementDraft(day: try day()).errors(with: text), .impossibleDay)
    }
    for text in ["", "29/02/2025", "tomorrow", "2025-2"] {
      expectEqual(LedgerValidationError(day: text, upTo: try day()), .noDay, "\(text)")
      expectEqual(StatementDraft(day: try day()).errors(with: text), .noDay)
    }
    expectEqual(LedgerValidationError(day: "2024-02-29", upTo: try day()), nil)
  }

  @Test(arguments: [
    ("2026.11.20", 2026_11_20), ("11.20", 2026_11_20), ("26.11.20", 2026_11_20),
    ("20 Nov", 2026_11_20), ("20 Nov 2026", 2026_11_20), ("20/11/26", 2026_11_20),
    ("11월 20일", 2026_11_20), ("11.22", 2025_11_22), ("31 Dec", 2025_12_31),
    ("29 Feb", 2024_02_29), ("11.21", 2026_11_21),
  ])
  func `days are read as screens write them, without a year the last one`(
    text: String, day: Int
  ) throws {
    var draft = try draft()
    draft.latestDay = try self.day()
    draft[.day] = text
    expectEqual(draft.errors[.day], nil)
    draft[.amount] = "1"
    draft[.text] = "x"
    expectEqual(draft.entry?.day.rawValue, day)
  }

  @Test(arguments: [
    ("5만", 50_000), ("1.5만원", 15_000), ("3천", 3_000), ("1억", 100_000_000), ("12,000원", 12_000),
    ("5 만", 50_000), ("12천", 12_000), ("1만2천", 12_000), ("3만 5천원", 35_000), ("1억5천만원", 150_000_000),
    ("123만4567", 1_234_567), ("1억5000만", 150_000_000), ("1조", 1_000_000_000_000), ("삼만", 30_000),
    ("삼만 오천원", 35_000), ("1만2,500", 12_500), ("２만５천", 25_000), ("백만원", 1_000_000),
    ("만오천원", 15_000), ("2천3백십오", 2_315), ("이천만", 20_000_000), ("12억 3456만 7890원", 1_234_567_890),
    ("1.5천", 1_500), ("9천9백9십9억", 999_900_000_000),
  ])
  func `amounts are read as queries read them`(text: String, amount: Int64) throws {
    var draft = try draft()
    draft[.amount] = text
    expectEqual(draft.errors[.amount], nil)
    expectEqual(StatementDraft.balance(text), Won(amount))
    expectEqual(StatementDraft.balance("-" + text), Won(-amount))
    expectEqual(AmountText.typed(text), .amount(amount))
    expectEqual(
      QueryRange.amount(text.filter { $0 != " " }), .amount(amount...amount, isReceived: nil))
  }

  @Test(arguments: [
    "만", "만원", "5만만", "1.5.2만", "0.00001만", "five만", "-", "9999999억", "2조", "1만2억", "1만12천",
    "1만20000", "1천1000", "2천3천", "1만+2", "1만-2천", "일이삼", "오", "1만 커피", "0만", "억만", "1.5만2천",
    "99999999999999조", "1000000000000만", "삼사만", "1조1", "만만", "1만,000",
  ])
  func `what is said of no amount is none`(text: String) {
    if case .amount = AmountText.typed(text) { Issue.record("an amount: \(text)") }
  }

  @Test(arguments: ["2026-11", "2026.11", "Nov 2026", "2026년 11월"])
  func `months are read as screens write them`(text: String) {
    expectEqual(DayText.month(typed: text)?.rawValue, 202_611)
    expectEqual(DayText.month(typed: "2026-13"), nil)
    expectEqual(DayText.month(typed: "2026-11-20"), nil)
  }

  private func day() throws -> Day { try #require(Day(rawValue: 2026_11_21)) }
}

extension StatementDraft {
  /// What is wrong with a text for its day.
  fileprivate func errors(with text: String) -> LedgerValidationError? {
    var draft = self
    draft[.day] = text
    return draft.errors[.day]
  }
}
