/// A double that records the calls it gets; a subclass conforms to a listener or routing protocol.
@MainActor open class Spy {
  public private(set) final var calls: [String] = []

  public init() {}

  public final func record(_ call: String) { calls.append(call) }

  /// Returns the calls and clears them.
  public final func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
