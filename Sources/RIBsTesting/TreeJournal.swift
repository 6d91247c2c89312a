public import RIBs

/// Writes down what happens in a tree, one line an event, such as `Home attached`.
@MainActor public final class TreeJournal: TreeObserver {
  public private(set) var lines: [String] = []

  public init() {}

  public func observe(_ event: TreeEvent) { lines.append("\(event.riblet) \(event.kind)") }

  /// Returns the lines and begins anew.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
