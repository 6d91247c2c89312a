/// After how many minutes without a key a session with a PIN is locked.
public enum AutoLock: Int, CaseIterable, Sendable {
  case one = 1
  case five = 5
  case fifteen = 15

  public var duration: Duration { .seconds(rawValue * 60) }
}
