import Expectations
import LedgerFixtures
import Log
import PlatformTesting
import StatementsData
import StatementsDomain
import Storage
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// What a household has earned and spent, by all of its files in any order.
@MainActor
struct HouseholdTests {
  private let folder = TemporaryFolder()
  private let kept = InMemoryLedger([])

  /// Imports a file as it is offered, and takes what is sure.
  private func bring(_ name: String, _ text: String, _ ledger: LedgerUseCases) async throws {
    TemporaryFolder.write(Array(text.utf8), to: "\(folder.path)/\(name)")
    let statements = StatementUseCases(FileStatements(log: .none), ledger: ledger)
    let preview = try await statements.preview("\(folder.path)/\(name)", nil, .silent)
    _ = try await statements.add(preview)
    let days = preview.new.map(\.day)
    let first = try #require(days.min())
    let last = try #require(days.max())
    try await take(try await ledger.proposals(first...last), ledger)
  }

  private func take(_ proposals: [LinkProposal], _ ledger: LedgerUseCases) async throws {
    let sure = proposals.filter(\.isSure)
    if !sure.isEmpty { _ = try await ledger.perform(.link(sure)) }
  }

  private func totals(_ ledger: LedgerUseCases) async throws -> [Int: [Int64]] {
    let totals = try await ledger.sumMonths(LedgerQuery())
    return Dictionary(
      uniqueKeysWithValues: totals.months.map { month in
        let total = totals.total(of: month)
        return (month.rawValue, [total.received.amount, total.spent.amount])
      })
  }

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
    let ledger = kept.useCases()
    for index in order {
      let (name, text) = Self.household[index]
      try await bring(name, text, ledger)
    }
    try await expectEqual(totals(ledger), [202_610: [0, 300_000], 202_611: [0, 0]])
    // The card owes nothing.
    let (settings, sums) = (try await kept.settings(), try await kept.accountSums())
    let card = try #require(settings.accounts.list.first { $0.likelyKind == .card })
    expectEqual(sums[card.id]?.total.amount, .zero)
  }

  @Test func `the bill of a card that is not kept is spending`() async throws {
    let ledger = kept.useCases()
    try await bring(Self.household[0].0, Self.household[0].1, ledger)
    try await expectEqual(totals(ledger), [202_611: [0, 300_000]])
  }

  @Test(arguments: 0..<100)
  func `half a year of a household is right by all that is sure`(seed: Int) async throws {
    var household = Household(seed: UInt64(seed))
    let ledger = kept.useCases()
    for file in household.files() { try await bring(file.name, file.text, ledger) }
    try await take(try await ledger.proposals(nil), ledger)
    let totals = try await totals(ledger)
    for month in Set(household.income.keys).union(household.spending.keys).union(totals.keys)
      .sorted()
    {
      let wanted = [household.income[month] ?? 0, household.spending[month] ?? 0]
      expectEqual(totals[month] ?? [0, 0], wanted, "\(seed) in \(month)")
    }
    try await expectEqual(ledger.proposals(nil).filter(\.isSure), [])
  }
}
