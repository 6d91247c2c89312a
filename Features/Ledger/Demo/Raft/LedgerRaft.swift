public import Launch
public import LedgerDomain
import LedgerFixtures
public import LedgerInterface
public import LedgerPresentation
public import Phrases
import RIBs
public import StatementsInterface
import StatementsRaft
public import TerminalRIBs
public import Time

/// The ledger with invented entries in memory, for this demo and for those of the features that show
/// it; no file is read or written.
@MainActor
public final class LedgerParts: LedgerDependency {
  public let clock: any WallClock
  public let language: Language
  public let notify: Notify
  public let ledger: LedgerUseCases
  public let importBuilder: any ImportBuildable
  /// Has no effect: none of the entries belongs to an order.
  public let openOrder: @MainActor (Int64) -> Void = { _ in }

  public init(clock: any WallClock, language: Language, notify: @escaping Notify) {
    self.clock = clock
    self.language = language
    self.notify = notify
    let month = LedgerMonth(of: Day(milliseconds: clock.now))
    ledger = InMemoryLedger(SampleEntries.rows(upTo: month)).useCases(now: { clock.now })
    importBuilder = StatementsParts.importBuilder(ledger: ledger)
  }

  public var notifyChange: NotifyChange { { [notify] in notify($0.phrase) } }

  public var ledgerBuilder: any LedgerBuildable { LedgerBuilder(self) }
}

/// The ledger alone, with invented entries in memory.
public final class LedgerRaft: Raft, Program {
  public init(_ context: LaunchContext) {
    super.init(context, name: "Ledger") { stage, notify in
      LedgerParts(
        clock: context.clock, language: context.appearance.language, notify: notify
      ).ledgerBuilder.build(on: stage)
    }
  }
}
