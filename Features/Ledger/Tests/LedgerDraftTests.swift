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
    draft[.note] = "선물"
    draft.category = .shopping
    expectEqual(draft.entry, entry(2026_11_20, -12_000, "책 두 권", .shopping, note: "선물"))
    draft.isReceived = true
    expectEqual(draft.entry?.amount, Won(12_000))
  }

  @Test func `each field says what is wrong`() throws {
    var draft = try draft()
    draft[.day] = "2026-02-30"
    draft[.text] = String(repeating: "a", count: 201)
    draft[.note] = String(repeating: "a", count: 201)
    for amount in ["0", "-1", "1.5", "1000000000001", "many"] {
      draft[.amount] = amount
      expectEqual(
        draft.errors, [.day: .impossibleDay, .amount: .noAmount, .text: .tooLong, .note: .tooLong])
    }
  }

  @Test func `a day that does not exist is told from a text that is none`() throws {
    for text in ["2025-02-29", "2026.13.1", "2026년 4월 31일", "20261300"] {
      expectEqual(LedgerValidationError(day: text), .impossibleDay, "\(text)")
      expectEqual(StatementDraft(day: try day()).errors(with: text), .impossibleDay)
    }
    for text in ["", "29/02/2025", "tomorrow", "2025-2"] {
      expectEqual(LedgerValidationError(day: text), .noDay, "\(text)")
      expectEqual(StatementDraft(day: try day()).errors(with: text), .noDay)
    }
    expectEqual(LedgerValidationError(day: "2024-02-29"), nil)
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
