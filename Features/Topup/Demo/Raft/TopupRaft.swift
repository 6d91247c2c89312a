public import Launch

/// Topping up alone, on a screen that shows the balance.
public final class TopupRaft: Raft, Program {
  public init(_ context: LaunchContext) {
    super.init(context, name: "Topup") { stage, notify in
      let parts = TopupParts(clock: context.clock, notify: notify)
      return TopupStandRouter(parts, on: stage)
    }
  }
}
