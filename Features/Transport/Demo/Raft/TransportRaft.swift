public import Launch
import TransportPresentation

/// The taxi alone: its wallet is empty and in memory, and three cards can top it up.
public final class TransportRaft: Raft, Program {
  public init(_ surroundings: Surroundings) {
    super.init(surroundings, name: "Transport") { stage, notify in
      let component = TransportRaftComponent(surroundings, notify: notify)
      return TransportHomeBuilder(dependency: component).build(on: stage)
    }
  }
}
