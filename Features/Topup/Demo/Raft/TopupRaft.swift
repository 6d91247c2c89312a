public import Launch

/// Topping up alone, on a screen that shows the balance.
public final class TopupRaft: Raft, Program {
  public init(_ surroundings: Surroundings) {
    super.init(surroundings, name: "Topup") { stage, notify in
      let parts = TopupParts(clock: surroundings.clock, notify: notify)
      return TopupStandRouter(parts, on: stage)
    }
  }
}
