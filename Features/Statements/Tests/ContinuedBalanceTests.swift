import Expectations
import LedgerDomain
import StatementsDomain
import Testing
import WalletDomain

/// A file whose first entry goes on from the balance of its account.
@MainActor
struct ContinuedBalanceTests {
  private static let head = "거래일시,거래금액,거래 후 잔액,적요\n"
  private static let first =
    head + "2026.11.01 09:00:00,5000,105000,이자\n2026.11.02 09:00:00,20000,85000,마트\n"

  @Test(arguments: [
    ("8,000", "77,000", -8_000), ("8,000", "93,000", 8_000),
  ])
  func `the balance decides which way the only entry went`(
    amount: String, balance: String, expected: Int64
  ) async throws {
    let books = HouseholdBooks()
    try await books.bring("한강은행.csv", Self.first)
    let next = Self.head + "2026.12.02 09:00:00,\"\(amount)\",\"\(balance)\",빵집\n"
    for name in ["한강은행.csv", "새 파일.csv"] {
      let preview = try await books.preview(name, next)
      expectEqual(preview.question, nil)
      expectEqual(preview.new.map(\.amount.amount), [expected])
    }
  }

  @Test func `what goes on from neither is asked`() async throws {
    let books = HouseholdBooks()
    try await books.bring("한강은행.csv", Self.first)
    let preview = try await books.preview(
      "한강은행.csv", Self.head + "2026.12.02 09:00:00,8000,50000,빵집\n")
    expectEqual(preview.question, .firstEntry)
  }
}
