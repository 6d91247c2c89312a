public import Launch
import LedgerInterface

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
