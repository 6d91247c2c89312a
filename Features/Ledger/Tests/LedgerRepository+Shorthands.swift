import LedgerDomain
import Testing

extension LedgerRepository {
  func perform(_ command: LedgerCommand) async throws(LedgerError) -> LedgerOutcome {
    try await perform(command, at: 0)
  }

  func add(_ entry: LedgerEntry) async throws -> LedgerRow {
    try #require(try await perform(.add(entry)).row)
  }

  /// The rows that were added.
  func addUnknown(
    _ entries: [LedgerEntry], to account: LedgerAccount.ID = .cash
  ) async throws -> [LedgerRow] {
    let outcome = try await perform(
      .addUnknown(entries, file: "bank.csv", to: .existing(account)))
    guard case .added(let ids) = try #require(outcome.changes.last) else { return [] }
    return try await rows(ids.ids)
  }
}
