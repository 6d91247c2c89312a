import Crypt
public import SessionDomain

/// Hashes PINs by yescrypt, each with a salt of its own.
public struct YescryptHasher: PINHasher {
  public init() {}

  @concurrent
  public func hash(_ pin: PIN) async throws(SessionError) -> String {
    guard let hash = pin.withBytes({ Yescrypt.hash($0) }) else { throw .cannotHash }
    return hash
  }

  @concurrent
  public func matches(_ pin: PIN, _ hash: String) async -> Bool {
    pin.withBytes { Yescrypt.matches($0, hash) }
  }
}
