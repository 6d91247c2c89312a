import Platform
public import SessionDomain

/// Hashes PINs by the way of the system, each with a salt of its own.
public struct SystemPINHasher: PINHasher {
  public init() {}

  @concurrent
  public func hash(_ pin: PIN) async throws(SessionError) -> String {
    guard let hash = pin.withBytes({ PasswordHash.hash($0) }) else { throw .cannotHash }
    return hash
  }

  public func knows(_ hash: String) -> Bool { PasswordHash.knows(hash) }

  @concurrent
  public func matches(_ pin: PIN, _ hash: String) async -> Bool {
    pin.withBytes { PasswordHash.matches($0, hash) }
  }
}
