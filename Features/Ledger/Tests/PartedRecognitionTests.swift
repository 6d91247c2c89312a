import Expectations
import PostgreSQLTesting
import Testing
import WalletDomain

@testable import LedgerDomain

/// What one file has in several lines and another source of the same account in one amount.
@MainActor
struct PartedRecognitionTests {
  private let fixture = LedgerFileFixture()

  private func line(
    _ day: Int, _ amount: Int64, _ text: String, at second: Int?, _ balance: Int64
  ) -> StatementEntry {
    let plain = entry(day, amount, text)
    return StatementEntry(
      LedgerEntry(
        day: plain.day, amount: plain.amount, text: text, category: .other,
        bank: BankRecord(second: second, balance: balance)))
  }

  /// Imports a file, and returns what all rows come to.
  private func bring(
    _ entries: [StatementEntry], _ work: any LedgerRepository
  ) async throws -> [Int64] {
    let known = try await work.settings().accounts.account(named: "국민은행")?.id
    // Nothing new throws.
    _ = try? await work.perform(
      .addUnknown(entries, file: "a.csv", to: known.map(AccountChoice.existing) ?? .new("국민은행")))
    return try await work.rows(Array(1...40)).map(\.amount.amount)
  }

  /// A payment and its fee, and what came after.
  private func parted(at second: Int?) -> [StatementEntry] {
    [
      line(2026_11_25, -50_000, "김철수", at: second, 50_000),
      line(2026_11_25, -500, "김철수 수수료", at: second, 49_500),
      line(2026_11_26, -1_000, "CU", at: second, 48_500),
    ]
  }

  @Test(arguments: RepositoryKind.allCases, [true, false])
  func `an amount with its fee is known in two lines`(
    _ kind: RepositoryKind, isNewestFirst: Bool
  ) async throws {
    for second in [nil, 48_161] {
      let work = try LedgerFileFixture().ledger(kind)
      _ = try await bring(
        [
          line(2026_11_24, 100_000, "입금", at: second, 100_000),
          line(2026_11_25, -50_500, "김철수", at: second.map { $0 / 60 * 60 }, 49_500),
        ], work)
      let lines = isNewestFirst ? parted(at: second).reversed() : parted(at: second)
      for _ in 0..<2 {
        try await expectEqual(bring(lines, work), [100_000, -50_500, -1_000])
      }
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `equal sums of other balances and moments are other movements`(
    _ kind: RepositoryKind
  ) async throws {
    for (balance, second) in [(49_400, 48_161), (49_500, 48_300)] as [(Int64, Int)] {
      let work = try LedgerFileFixture().ledger(kind)
      _ = try await bring([line(2026_11_25, -50_500, "김철수", at: second, balance)], work)
      try await expectEqual(
        bring(parted(at: 48_161), work), [-50_500, -50_000, -500, -1_000])
    }
  }

  @Test func `a file goes on from a balance before a payment and its fee`() {
    func steps(_ entries: [StatementEntry]) -> [BalanceStep] {
      entries.map { BalanceStep($0.entry) }
    }
    let known = [
      line(2026_11_24, 100_000, "입금", at: 36_000, 100_000),
      line(2026_11_25, -50_500, "김철수", at: 48_120, 49_500),
    ]
    let balances = AccountBalances(steps(known))
    for lines in [parted(at: 48_161), parted(at: 48_161).reversed()] {
      expectEqual(balances.continuity(of: steps(lines)), .joined)
      let chain = balances.joined(with: steps(lines))
      expectEqual(chain.gaps, [])
      expectEqual(chain.count, 3)
      expectEqual(chain.closing, Won(48_500))
    }
    // Another movement of the moment is none of it.
    expectEqual(
      balances.continuity(of: steps([line(2026_11_25, -50_000, "김철수", at: 48_161, 20_000)])),
      .apart)
  }
}
