import Services
public import Time

/// What the services have said, by keys such as `road/0010`.
public protocol HighwayRepository: Sendable {
  /// What was stored under a key last; nil if it is of another kind.
  func answer<Value: Codable & Hashable & Sendable>(
    _ key: String, as kind: Value.Type
  ) async throws(HighwayError) -> Dated<Value>?

  /// Stores an answer in the place of the one before.
  func store<Value: Codable & Hashable & Sendable>(
    _ answer: Dated<Value>, as key: String
  ) async throws(HighwayError)
}
