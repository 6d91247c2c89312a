import LedgerDomain
import Phrases

extension InMemoryLedger {
  /// What the members of a ledger share.
  final class Shared {
    var tables: InMemoryTables
    /// Of all members, the latest last.
    var commands: [Command] = []
    var lastCommand = 0

    init(_ rows: [LedgerRow]) { tables = InMemoryTables(rows) }
  }

  struct Command {
    let id: Int
    let member: String?
    let title: Phrase
    var changes: [LedgerChange]
    var isUndone = false
  }
}
