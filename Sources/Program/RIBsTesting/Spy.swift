/// A double that records the calls it gets; a subclass conforms to a listener or routing protocol.
@MainActor open class Spy {
  /// What was recorded and not taken yet, the latest last.
  public private(set) final var calls: [String] = []

  /// A double without calls.
  public init() {}

  /// Adds a call, as methods of a subclass do, in a few words, such as `edit Ada`.
  public final func record(_ call: String) { calls.append(call) }

  /// Returns the calls and clears them.
  public final func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
