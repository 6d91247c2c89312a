public import Launch
public import TerminalRIBs
import TransportPresentation

/// The taxi alone: its wallet is empty and in memory, and three cards can top it up.
public final class TransportRaft: Program {
  private let surroundings: Surroundings

  public init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  public func buildRoot() -> any ViewableRouting {
    DemoRootRouter(name: "Transport", surroundings) { [surroundings] stage, notify in
      let component = TransportRaftComponent(surroundings, notify: notify)
      return TransportHomeBuilder(dependency: component).build(on: stage)
    }
  }
}
