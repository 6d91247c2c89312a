public import Launch
import LedgerFixtures
import Phrases
import StatementsInterface

/// The import of a statement alone, into a ledger that knows nothing else.
public final class StatementsRaft: Raft, Program {
  public init(_ context: LaunchContext) {
    super.init(context, name: "Statements") { _, notify in
      StatementsParts.importBuilder(ledger: InMemoryLedger().useCases())
        .build(listener: StatementsStand(notify: notify))
    }
  }
}

/// Stands in for the ledger, and says how much was imported.
private final class StatementsStand: ImportListener {
  private let notify: Notify

  init(notify: @escaping Notify) { self.notify = notify }

  func importDidEnd(_ count: Int) { notify(Phrase(ko: "\(count)건", en: "\(count) imported")) }

  func importDidClose() {}
}
