/// What the whole app knows about who is at the terminal, as one group of its state.
public struct SessionState: Hashable, Sendable {
  /// How far the session is.
  public enum Stage: Hashable, Sendable {
    /// Nothing is known yet.
    case opening
    case open
    /// It goes on where it was, after the PIN.
    case locked
    /// It has ended; whoever comes begins anew, after the PIN if there is one.
    case signedOut
    /// Everything of the profile is being erased.
    case erasing
    /// It could not be opened.
    case failed(SessionError)
  }

  public var stage = Stage.opening
  /// Nil before it is known.
  public var profile: Profile?
  public var hasPIN = false
  public var autoLock = AutoLock.five

  public init() {}

  /// The profile's name; empty before it is known.
  public var name: String { profile?.name ?? "" }

  public var isOpen: Bool { stage == .open }

  public var isLocked: Bool { stage == .locked }

  mutating func take(_ account: Account) {
    profile = account.profile
    hasPIN = account.pin != nil
    autoLock = account.autoLock
  }
}
