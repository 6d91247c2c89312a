/// How passwords are hashed: by the way of the system.
///
/// Each hash takes from 15 to some 200 ms by design, so do not compute them on the main actor.
#if os(Linux) && !Portable
  public typealias PasswordHash = Yescrypt
#else
  public typealias PasswordHash = PBKDF2
#endif

/// Whether two texts are the same; compares all bytes, so that the time taken does not reveal where they
/// differ.
func isSame(_ one: String, _ other: String) -> Bool {
  let (one, other) = (Array(one.utf8), Array(other.utf8))
  return one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}
