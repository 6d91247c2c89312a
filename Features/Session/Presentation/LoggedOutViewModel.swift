import SessionDomain

/// All that the screen without a session shows.
struct LoggedOutViewModel: Equatable {
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
