import RIBs
public import SessionDomain
public import TerminalRIBs
public import Time

/// Builds the screen that asks for the PIN, or says why no session is open.
@MainActor public struct LoggedOutBuilder {
  private let session: SessionUseCases
  private let clock: any WallClock

  public init(session: SessionUseCases, clock: any WallClock) {
    self.session = session
    self.clock = clock
  }

  public func build() -> any ViewableRouting {
    let view = LoggedOutView(LoggedOut.Model())
    let interactor = LoggedOutInteractor(session: session, clock: clock, on: view)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
