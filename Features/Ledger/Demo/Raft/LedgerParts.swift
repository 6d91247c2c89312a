public import LedgerInterface
import LedgerPresentation
public import Phrases
import RIBs
public import Time

/// The ledger with entries in memory, for this demo and for those of the features that show it.
@MainActor
public final class LedgerParts {
  private let component: LedgerRaftComponent

  public init(clock: any WallClock, language: Language, notify: @escaping Notify) {
    component = LedgerRaftComponent(clock: clock, language: language, notify: notify)
  }

  public var ledgerBuilder: any LedgerBuildable { LedgerBuilder(dependency: component) }
}
