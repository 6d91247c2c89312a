import LedgerDomain
import Testing

extension LedgerRepository {
  func perform(_ command: LedgerCommand) async throws(LedgerError) -> LedgerOutcome {
    try await perform(command, at: 0)
  }

  func add(_ entry: LedgerEntry) async throws -> LedgerRow {
    try #require(try await perform(.add(entry)).row)
  }

  /// The entries of a statement for an account that are not known yet; nil for a new one.
  func unknown(
    _ entries: [LedgerEntry], to account: LedgerAccount.ID? = .cash
  ) async throws -> [LedgerEntry] {
    try await news(of: stated(entries), into: account).new.map(\.entry)
  }

  /// The rows that were added.
  func addUnknown(
    _ entries: [LedgerEntry], to account: LedgerAccount.ID = .cash
  ) async throws -> [LedgerRow] {
    let outcome = try await perform(
      .addUnknown(stated(entries), file: "bank.csv", to: .existing(account)))
    guard case .added(let ids) = try #require(outcome.changes.last) else { return [] }
    return try await rows(ids.ids)
  }
}

/// The entries of a statement that names no accounts.
func stated(_ entries: [LedgerEntry]) -> [StatementEntry] { entries.map { StatementEntry($0) } }
