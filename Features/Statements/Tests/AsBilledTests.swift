import Expectations
import LedgerDomain
import Testing
import WalletDomain

@testable import StatementsDomain

/// Purchases over months that a card's bills bring as they are billed, whose switch is the card's.
@MainActor
struct AsBilledTests {
  private static let bill = """
    결제일,2026년 11월 25일
    이용일,이용카드,이용가맹점,이용금액,할부/회차,적립/할인율(%),예상적립/할인,결제원금,결제후잔액,수수료(이자)
    2026년 10월 20일,M 본인,한강서점,,,1,0,30000,0,0
    2026년 10월 25일,M 본인,푸른가전,600000,3/1,1,0,200000,400000,2000
    총 합계,,,,,,,230000,,
    """

  @Test func `the next file of a card is read as the last one was`() async throws {
    let books = HouseholdBooks()
    let name = "현대카드 명세서.csv"
    var mapping = try await books.preview(name, Self.bill).statement.mapping
    #expect(!mapping.isAsBilled)
    mapping.isAsBilled = true
    try await books.bring(name, Self.bill, mapping)
    try await expectEqual(books.sums(), [0, 232_000])
    let again = try await books.preview(name, Self.bill)
    #expect(again.bringsNothing && again.statement.mapping.isAsBilled)
    // Until the user says otherwise.
    mapping.isAsBilled = false
    try await books.bring(name, Self.bill, mapping)
    let last = try await books.preview(name, Self.bill)
    #expect(!last.statement.mapping.isAsBilled)
  }

  @Test(
    arguments: [
      ("출금액", "수수료", [-1_000, -10_000, -500]), ("출금액", "면제수수료", [-1_000, -10_000]),
      ("이체금액", "이체수수료", [-1_000, -10_000, -500]),
    ] as [(String, String, [Int64])])
  func `a fee of an account without balances is an entry of its own`(
    amount: String, fee: String, found: [Int64]
  ) {
    let statement = BankStatement.read([
      ["거래일시", "적요", amount, "입금액", fee], ["2026-10-02 10:00", "CU", "1000", "0", "0"],
      ["2026-10-03 10:00", "이체", "10000", "0", "500"],
    ])
    expectEqual(statement.entries.map(\.entry.amount.amount), found)
  }
}
