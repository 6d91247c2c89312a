public import Launch

/// Topping up alone, from a screen with nothing else on it.
public final class TopupRaft: Raft, Program {
  public init(_ surroundings: Surroundings) {
    super.init(surroundings, name: "Topup") { stage, notify in
      let parts = TopupParts(clock: surroundings.clock, notify: notify)
      return TopupStandRouter(parts, on: stage)
    }
  }
}
