import Expectations
import LedgerDomain
import Phrases
import Testing
import Time
import WalletDomain

@testable import StatementsDomain

/// What was typed into an account before its bank's file came, and what the balances say of it.
@MainActor
struct TypedEntryTests {
  private static let head = "거래일시,적요,출금액,입금액,잔액\n"
  private static let first =
    head + """
      2026-10-03 10:00:00,CU,1400,0,98600
      2026-10-05 10:00:00,이마트,600,0,98000
      """
  private static let second =
    head + """
      2026-10-07 10:00:00,스타벅스,5000,0,93000
      2026-10-09 10:00:00,CU,1000,0,92000
      2026-10-10 10:00:00,CU,1000,0,91000
      """

  private func type(
    _ day: Int, _ amount: Int64, _ text: String, into books: HouseholdBooks
  ) async throws {
    let account = try #require(try await books.accounts().last?.id)
    let entry = LedgerEntry(
      day: try #require(Day(rawValue: day)), amount: Won(amount), text: text, category: .other)
    _ = try await books.ledger.perform(.add(entry, to: account))
  }

  @Test(arguments: [2026_10_07, 2026_10_08])
  func `what was typed is the entry of its amount where the balances have all`(
    day: Int
  ) async throws {
    let books = HouseholdBooks()
    try await books.bring("은행.csv", Self.first)
    try await type(day, -5_000, "커피", into: books)
    try await books.bring("은행.csv", Self.second)
    try await expectEqual(books.balances()["은행"], 91_000)
    try await expectEqual(books.sums(), [0, 9_000])
    try await books.bring("은행.csv", Self.second)
    try await expectEqual(books.balances()["은행"], 91_000)
  }

  @Test func `what no balance has is said, and is no reason to call the period complete`()
    async throws
  {
    let books = HouseholdBooks()
    try await books.bring("은행.csv", Self.first)
    try await books.bring("은행.csv", Self.second)
    try await expectEqual(books.preview("은행.csv", Self.second).isContradicted, false)
    try await type(2026_10_08, -5_500, "책", into: books)
    let preview = try await books.preview("은행.csv", Self.second)
    #expect(preview.isContradicted)
    expectEqual(
      preview.completeness?.text(.korean), "은행 잔액에 없는 내역이 계좌에 1건 있습니다(-5,500원).")
    expectEqual(
      preview.completeness?.text(.english),
      "The account has 1 entry that the bank’s balances don’t have (-5,500 won).")
  }
}
