public import Launch
import LedgerDomain
import LedgerFixtures
public import LedgerInterface
import LedgerPresentation
public import Phrases
import StatementsRaft
import TerminalRIBs
public import Time

/// The ledger alone, with invented entries in memory.
public final class LedgerRaft: Raft, Program {
  public init(_ context: LaunchContext) {
    super.init(context, name: "Ledger") { stage, notify in
      Self.builder(
        clock: context.clock, language: context.appearance.language, notify: notify
      ).build(on: stage)
    }
  }

  /// The ledger, for this demo and for those of the features that show it; no file is read or written.
  public static func builder(
    clock: any WallClock, language: Language, notify: @escaping Notify
  ) -> any LedgerBuildable {
    let month = LedgerMonth(of: Day(milliseconds: clock.now))
    let ledger = InMemoryLedger(SampleEntries.rows(upTo: month)).useCases(now: { clock.now })
    // None of the entries belongs to an order.
    return LedgerBuilder(
      ledger: ledger, import: StatementsParts.importBuilder(ledger: ledger), clock: clock,
      language: { language }, notify: notify, notifyChange: { notify($0.withoutOffer) },
      openOrder: { _ in })
  }
}
