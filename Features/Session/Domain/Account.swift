/// What is kept of a profile's session, for all Galbis together.
public struct Account: Hashable, Sendable {
  public var profile: Profile
  /// The hash of the PIN; nil for none.
  public var pin: String?
  public var attempts: Attempts
  public var autoLock: AutoLock
  /// The user has asked for the erasure of everything, and it may not be done yet.
  public var isErasing: Bool

  public init(
    profile: Profile, pin: String? = nil, attempts: Attempts = Attempts(),
    autoLock: AutoLock = .five, isErasing: Bool = false
  ) {
    self.profile = profile
    self.pin = pin
    self.attempts = attempts
    self.autoLock = autoLock
    self.isErasing = isErasing
  }

  /// What comes of asking for a try.
  enum Try: Sendable {
    /// Not before so many milliseconds.
    case wait(Int64)
    /// It counts, and is right if this is its hash; with so many tries left if it is not.
    case check(hash: String, attempts: Attempts)
    /// There is nothing to try.
    case noPIN
  }

  mutating func beginTry(at now: Int64) -> Try {
    guard let pin else { return .noPIN }
    let wait = attempts.remaining(at: now)
    guard wait == 0 else { return .wait(wait) }
    attempts.begin(at: now)
    return .check(hash: pin, attempts: attempts)
  }
}
