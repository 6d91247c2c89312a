public import HighwayDomain
public import Time

/// What the services have said, in memory: for demos and tests.
public actor InMemoryHighway: HighwayRepository {
  private var answers: [String: any Sendable] = [:]

  public init() {}

  public func answer<Value: Codable & Hashable & Sendable>(
    _ key: String, as kind: Value.Type
  ) -> Dated<Value>? {
    answers[key] as? Dated<Value>
  }

  public func store<Value: Codable & Hashable & Sendable>(
    _ answer: Dated<Value>, as key: String
  ) {
    answers[key] = answer
  }
}
