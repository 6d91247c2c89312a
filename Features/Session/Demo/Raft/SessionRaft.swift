public import Launch
public import RIBs
import SessionPresentation
public import TerminalRIBs

/// The lock alone, with a PIN that everybody knows.
public final class SessionRaft: Program {
  private let surroundings: Surroundings
  private let component: SessionRaftComponent

  public init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    component = SessionRaftComponent(clock: surroundings.clock)
  }

  public func show(_ error: LinkError) {}

  public func buildRoot() -> any ViewableRouting {
    DemoRootRouter(name: "LoggedOut, PIN 123456", surroundings) { [component] _, _ in
      LoggedOutBuilder(dependency: component).build()
    }
  }
}
