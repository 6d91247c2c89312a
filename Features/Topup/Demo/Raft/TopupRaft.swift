public import Launch
public import TerminalRIBs

/// Topping up alone, from a screen with nothing else on it.
public final class TopupRaft: Program {
  private let surroundings: Surroundings

  public init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  public func buildRoot() -> any ViewableRouting {
    DemoRootRouter(name: "Topup", surroundings) { [surroundings] stage, notify in
      let parts = TopupParts(clock: surroundings.clock, notify: notify)
      return TopupStandRouter(parts, on: stage)
    }
  }
}
