public import RIBs

/// Records the events of a tree, a line each, such as `Home attached`.
@MainActor public final class TreeJournal: TreeObserver {
  public private(set) var lines: [String] = []

  public init() {}

  public func observe(_ event: TreeEvent) { lines.append("\(event.riblet) \(event.kind)") }

  /// Returns the lines and clears them.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
