public import Launch
import LedgerInterface

/// The ledger alone, with invented entries in memory.
public final class LedgerRaft: Raft, Program {
  public init(_ surroundings: Surroundings) {
    super.init(surroundings, name: "Ledger") { stage, notify in
      LedgerParts(
        clock: surroundings.clock, language: surroundings.appearance.language, notify: notify
      ).ledgerBuilder.build(on: stage)
    }
  }
}
