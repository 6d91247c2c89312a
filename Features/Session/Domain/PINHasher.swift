/// Hashes PINs, away from the main actor.
public protocol PINHasher: Sendable {
  func hash(_ pin: PIN) async throws(SessionError) -> String

  /// Whether it can check PINs with this hash, which another kind of system may have made.
  func knows(_ hash: String) -> Bool

  func matches(_ pin: PIN, _ hash: String) async -> Bool
}
