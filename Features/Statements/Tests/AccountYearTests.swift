import Expectations
import LedgerDomain
import LedgerFixtures
import Log
import PlatformTesting
import StatementsData
import StatementsDomain
import Storage
import Testing
import Time
import WalletDomain

/// Years of accounts that come in by files of all forms, in any order, with rows that are missing.
@MainActor
struct AccountYearTests {
  private let folder = TemporaryFolder()
  private let kept = InMemoryLedger([])

  /// Imports a file as it is offered, and returns the preview.
  private func bring(_ text: String, _ name: String, _ ledger: LedgerUseCases) async throws
    -> ImportPreview
  {
    TemporaryFolder.write(Array(text.utf8), to: "\(folder.path)/\(name)")
    let statements = StatementUseCases(FileStatements(log: .none), ledger: ledger)
    let preview = try await statements.preview("\(folder.path)/\(name)", nil, .silent)
    if !preview.bringsNothing { _ = try await statements.add(preview) }
    return preview
  }

  private func chain(of id: LedgerAccount.ID, _ ledger: LedgerUseCases) async throws -> BalanceChain
  {
    let first = try #require(Day(year: 1, month: 1, day: 1))
    let last = try #require(Day(year: 9_999, month: 1, day: 1))
    return BalanceChain(try await ledger.balances([id], first...last)[id]?.steps ?? [])
  }

  /// What an account comes to.
  private func balance(of account: LedgerAccount) async throws -> Int64 {
    (account.opening + (try await kept.accountSums()[account.id]?.total.amount ?? .zero)).amount
  }

  @Test(arguments: 0..<12)
  func `a year whose bank numbers its account is exact, and what is missing is named`(seed: Int)
    async throws
  {
    var random = SplitMix(seed: UInt64(seed))
    let year = AccountYear(
      seed: UInt64(seed), opening: Int64.random(in: 0...900_000, using: &random))
    let (rows, hasTimes) = (year.rows, Bool.random(using: &random))
    // Rows that no file has, some days from one another.
    var missing: Set<Int> = []
    var place = 20
    while place + 20 < rows.count, seed % 4 != 0 {
      missing.formUnion(place..<place + Int.random(in: 1...3, using: &random))
      place += Int.random(in: 20...70, using: &random)
    }
    let files = AccountYear.parts(rows.count, &random).map { part in
      AccountYear.file(
        part.filter { !missing.contains($0) }.map { rows[$0] },
        AccountYear.Form.allCases.randomElement(using: &random) ?? .columns, hasTimes: hasTimes,
        header: "국민은행 거래내역\n계좌번호,123456-01-123456\n")
    }
    let ledger = kept.useCases()
    for (number, file) in files.shuffled(using: &random).enumerated() {
      _ = try await bring(file, "\(number % 3).csv", ledger)
    }
    let accounts = try await kept.settings().accounts.list.dropFirst(2)
    let account = try #require(accounts.first)
    expectEqual(accounts.count, 1)
    expectEqual(account.opening, Won(year.opening))
    let left = rows.indices.filter { !missing.contains($0) }
    let lost = missing.reduce(0) { $0 + rows[$1].amount }
    try await expectEqual(balance(of: account), (rows.last?.balance ?? 0) - lost)
    try await expectEqual(kept.summary(of: LedgerQuery()).count, left.count)
    let wanted = zip(left, left.dropFirst()).filter { $0 + 1 < $1 }.map { before, after in
      BalanceChain.Gap(
        after: rows[before].day, before: rows[after].day,
        amount: Won(rows[before + 1..<after].reduce(0) { $0 + $1.amount }))
    }
    let found = try await chain(of: account.id, ledger)
    expectEqual(found.gaps, wanted)
    expectEqual(found.isComplete, missing.isEmpty)
    // All of it again adds nothing.
    for file in files { #expect(try await bring(file, "again.csv", ledger).bringsNothing) }
  }

  @Test(arguments: 0..<12)
  func `files of two accounts without a number go where their balances go on`(seed: Int)
    async throws
  {
    var random = SplitMix(seed: UInt64(seed) + 1_000)
    let years = [
      AccountYear(seed: UInt64(seed) * 2 + 1, opening: 700_000),
      AccountYear(seed: UInt64(seed) * 2 + 2, opening: 5_000_000),
    ]
    // Each account's files from any month on, to both sides.
    var waiting = years.map { year in
      let parts = AccountYear.parts(year.rows.count, &random)
      let middle = Int.random(in: 0..<parts.count, using: &random)
      let (before, after) = (Array(parts[..<middle].reversed()), Array(parts[middle...]))
      return seed % 2 == 0 ? after + before : [after[0]] + before + after.dropFirst()
    }
    let ledger = kept.useCases()
    while waiting.contains(where: { !$0.isEmpty }) {
      let index =
        waiting[0].isEmpty ? 1 : waiting[1].isEmpty ? 0 : Int.random(in: 0...1, using: &random)
      let part = waiting[index].removeFirst()
      let file = AccountYear.file(
        part.map { years[index].rows[$0] },
        AccountYear.Form.allCases.randomElement(using: &random) ?? .columns,
        hasTimes: Bool.random(using: &random))
      let name = ["내역.csv", "거래(2).csv", "a.csv"].randomElement(using: &random) ?? ""
      let preview = try await bring(file, name, ledger)
      expectEqual(preview.chain.gaps, [])
    }
    let accounts = try await kept.settings().accounts.list.dropFirst(2)
    var balances: [Int64] = []
    for account in accounts {
      balances.append(try await balance(of: account))
      #expect(try await chain(of: account.id, ledger).isComplete)
    }
    expectEqual(balances.sorted(), years.compactMap(\.rows.last?.balance).sorted())
    expectEqual(Set(accounts.map(\.openingAmount)), [700_000, 5_000_000])
  }
}
