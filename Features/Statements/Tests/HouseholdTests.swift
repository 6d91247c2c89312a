import Expectations
import LedgerDomain
import Testing

/// What a household has earned and spent, by all of its files in any order.
@MainActor
struct HouseholdTests {
  private static let household = [
    (
      "household-bank.csv",
      """
      거래일시,보낸분/받는분,출금액,입금액,잔액
      2026.11.01 10:00:00,카카오뱅크 본인,500000,0,1500000
      2026.11.15 06:00:00,신한카드,300000,0,1200000
      """
    ),
    (
      "household-second.csv",
      """
      거래일시,보낸분/받는분,출금액,입금액,잔액
      2026.11.01 10:00:02,국민은행 본인,0,500000,500000
      """
    ),
    (
      "household-card.csv",
      """
      이용일자,가맹점명,이용금액
      2026-10-20,이마트,300000
      """
    ),
  ]

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `three files in any order come to the same`(order: [Int]) async throws {
    let books = HouseholdBooks()
    for index in order {
      try await books.bring(Self.household[index].0, Self.household[index].1)
    }
    try await expectEqual(books.totals(), [202_610: [0, 300_000], 202_611: [0, 0]])
    // The card owes nothing.
    try await expectEqual(books.balances()["household-card"], 0)
  }

  @Test func `the bill of a card that is not kept is spending`() async throws {
    let books = HouseholdBooks()
    try await books.bring(Self.household[0].0, Self.household[0].1)
    try await expectEqual(books.totals(), [202_611: [0, 300_000]])
  }

  @Test(arguments: 0..<40)
  func `half a year of a household is right by all that is sure`(seed: Int) async throws {
    var household = Household(seed: UInt64(seed))
    let books = HouseholdBooks()
    for file in household.files() { try await books.bring(file.name, file.text) }
    try await books.takeSure()
    let totals = try await books.totals()
    for month in Set(household.income.keys).union(household.spending.keys).union(totals.keys)
      .sorted()
    {
      let wanted = [household.income[month] ?? 0, household.spending[month] ?? 0]
      expectEqual(totals[month] ?? [0, 0], wanted, "\(seed) in \(month)")
    }
    try await expectEqual(books.ledger.proposals(nil).filter(\.isSure), [])
  }
}
