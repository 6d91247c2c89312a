import LedgerDomain
import LedgerFixtures
import Log
import Phrases
import PlatformTesting
import StatementsData
import StatementsDomain
import Storage
import Testing
import Time
import WalletDomain

/// Books into which the files of a household come one after another.
@MainActor
struct HouseholdBooks {
  private let folder = TemporaryFolder()
  private let kept = InMemoryLedger([])
  let ledger: LedgerUseCases

  init() { ledger = kept.useCases() }

  /// Imports a file as it is offered, and takes what is sure of its days.
  func bring(_ name: String, _ text: String, _ mapping: ColumnMapping? = nil) async throws {
    try await bring(try await preview(name, text, mapping))
  }

  /// Imports what a preview shows, into another account than the one that is offered if there is one.
  func bring(_ preview: ImportPreview, into account: AccountChoice? = nil) async throws {
    let preview = try await statements.direct(preview, account ?? preview.account)
    guard !preview.bringsNothing else { return }
    _ = try await statements.add(preview)
    if let days = preview.days { try await take(try await ledger.proposals(days)) }
  }

  /// What a preview would do in another account.
  func direct(_ preview: ImportPreview, to account: AccountChoice) async throws -> ImportPreview {
    try await statements.direct(preview, account)
  }

  /// What a file would do.
  func preview(
    _ name: String, _ text: String, _ mapping: ColumnMapping? = nil
  ) async throws -> ImportPreview {
    TemporaryFolder.write(Array(text.utf8), to: "\(folder.path)/\(name)")
    return try await statements.preview("\(folder.path)/\(name)", mapping, .silent)
  }

  private var statements: StatementUseCases {
    StatementUseCases(FileStatements(log: .none), ledger: ledger)
  }

  /// Takes what is sure of all days.
  func takeSure() async throws { try await take(try await ledger.proposals(nil)) }

  private func take(_ proposals: [LinkProposal]) async throws {
    let sure = proposals.filter(\.isSure)
    if !sure.isEmpty { _ = try await ledger.perform(.link(sure)) }
  }

  /// What was received and spent, by months as 202611.
  func totals() async throws -> [Int: [Int64]] {
    let totals = try await ledger.sumMonths(LedgerQuery())
    return Dictionary(
      uniqueKeysWithValues: totals.months.map { month in
        let total = totals.total(of: month)
        return (month.rawValue, [total.received.amount, total.spent.amount])
      })
  }

  /// The same of all months.
  func sums() async throws -> [Int64] {
    try await totals().values.reduce([0, 0]) { [$0[0] + $1[0], $0[1] + $1[1]] }
  }

  func accounts() async throws -> [LedgerAccount] { try await kept.settings().accounts.list }

  /// What accounts have, by their names.
  func balances() async throws -> [String: Int64] {
    let (settings, sums) = (try await kept.settings(), try await kept.accountSums())
    return Dictionary(
      uniqueKeysWithValues: settings.accounts.list.map { account in
        let sum = sums[account.id]?.total.amount ?? .zero
        return (account.phrase.text(.korean), (account.opening + sum).amount)
      })
  }
}
