public import Launch
import SessionPresentation

/// The lock alone, with a PIN that everybody knows.
public final class SessionRaft: Raft, Program {
  public init(_ surroundings: Surroundings) {
    super.init(surroundings, name: "LoggedOut, PIN 123456") { _, _ in
      let component = SessionRaftComponent(clock: surroundings.clock)
      return LoggedOutBuilder(dependency: component).build()
    }
  }
}
