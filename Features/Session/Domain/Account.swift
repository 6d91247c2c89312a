/// What is kept about a profile's session, for every running Galbi.
public struct Account: Hashable, Sendable {
  public var profile: Profile
  /// The hash of the PIN; nil without a PIN.
  public var pin: String?
  public var attempts: Attempts
  /// Whether an erasure of everything was confirmed and has not finished.
  public var isErasing: Bool

  public init(
    profile: Profile, pin: String? = nil, attempts: Attempts = Attempts(),
    isErasing: Bool = false
  ) {
    self.profile = profile
    self.pin = pin
    self.attempts = attempts
    self.isErasing = isErasing
  }

  /// The outcome of `beginTry`.
  enum Try: Sendable {
    /// The next try is possible after so many milliseconds.
    case wait(Int64)
    /// The try counts; it is right if the PIN has this hash.
    case check(hash: String, attempts: Attempts)
    case noPIN
  }

  /// Counts a try of the PIN, unless the wait after the last one is not over.
  mutating func beginTry(at now: Int64) -> Try {
    guard let pin else { return .noPIN }
    let wait = attempts.remaining(at: now)
    guard wait == 0 else { return .wait(wait) }
    attempts.begin(at: now)
    return .check(hash: pin, attempts: attempts)
  }
}
