import RIBs
import Secrets
public import SessionDomain
public import TerminalRIBs
import TerminalUI
public import Time

/// The screen without a session: it asks for the PIN, or says why no session is open.
enum LoggedOut: Riblet {
  struct Model: Equatable {
    enum Content: Equatable {
      case nothing
      case pin
      case waiting(Countdown)
      case signedOut
      case failed(SessionError)
    }

    var content = Content.nothing
    /// What was wrong with the last PIN.
    var error: SessionError?
  }

  enum Action {
    case enter(_ pin: Secret)
    /// Open the session without a PIN, or try again.
    case signIn
  }
}

extension LoggedOut {
  static let commands: [KeyCommand<LoggedOut>] = [
    KeyCommand(.enter, title: LoggedOutText.signIn, sends: .signIn)
      .when { $0.content == .signedOut },
    KeyCommand(.enter, title: FormText.tryAgain, sends: .signIn)
      .when { if case .failed = $0.content { true } else { false } },
  ]
}

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
