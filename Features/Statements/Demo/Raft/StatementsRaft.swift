public import Launch
import LedgerDomain
import Phrases
import StatementsInterface

/// The import of a statement alone, into a ledger that knows nothing else.
public final class StatementsRaft: Raft, Program {
  public init(_ surroundings: Surroundings) {
    super.init(surroundings, name: "Statements") { _, notify in
      let ledger = StatementsStand(notify: notify)
      return StatementsParts.importBuilder(unknown: ledger.unknown, add: ledger.add)
        .build(listener: ledger)
    }
  }
}

/// Stands in for the ledger: remembers what was imported, and says how much that was.
private final class StatementsStand: ImportListener {
  private let notify: Notify
  private var known: [EntryFingerprint: Int] = [:]

  init(notify: @escaping Notify) { self.notify = notify }

  func unknown(_ entries: [LedgerEntry]) async throws(LedgerError) -> [LedgerEntry] {
    EntryFingerprint.unknown(entries, known: known)
  }

  func add(_ entries: [LedgerEntry]) async throws(LedgerError) -> Int {
    let new = EntryFingerprint.unknown(entries, known: known)
    for entry in new { known[EntryFingerprint(entry), default: 0] += 1 }
    return new.count
  }

  func importDidEnd(_ count: Int) { notify(Phrase(ko: "\(count)건", en: "\(count) imported")) }

  func importDidClose() {}
}
