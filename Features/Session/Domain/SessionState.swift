/// The session in the state of the app: how far it is, and whose it is.
public struct SessionState: Hashable, Sendable {
  /// How far the session is.
  public enum Stage: Hashable, Sendable {
    /// The account has not been read yet.
    case opening
    case open
    /// It continues after the PIN, as it was if it was open before.
    case locked
    /// It has ended; the next one begins at the first screen, after the PIN if there is one.
    case signedOut
    /// The profile's data are being erased.
    case erasing
    /// It could not be opened.
    case failed(SessionError)
  }

  public var stage = Stage.opening
  /// Nil before the account has been read.
  public var profile: Profile?
  public var hasPIN = false

  public init() {}

  /// The profile's name; empty before the account has been read.
  public var name: String { profile?.name ?? "" }

  public var isOpen: Bool { stage == .open }

  mutating func receive(_ account: Account) {
    profile = account.profile
    hasPIN = account.pin != nil
  }
}
