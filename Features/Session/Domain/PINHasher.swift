/// Hashes PINs, away from the main actor.
public protocol PINHasher: Sendable {
  func hash(_ pin: PIN) async throws(SessionError) -> String

  func matches(_ pin: PIN, _ hash: String) async -> Bool
}
