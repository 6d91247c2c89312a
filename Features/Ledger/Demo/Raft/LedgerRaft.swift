public import Launch
import LedgerPresentation

/// The ledger alone, with entries in memory that nobody has made.
public final class LedgerRaft: Raft, Program {
  public init(_ surroundings: Surroundings) {
    super.init(surroundings, name: "Ledger") { stage, notify in
      let component = LedgerRaftComponent(
        clock: surroundings.clock, language: surroundings.appearance.language, notify: notify)
      return LedgerBuilder(dependency: component).build(on: stage)
    }
  }
}
