public import RIBs

/// Records the events of a tree, a line each, such as `Home attached`.
@MainActor public final class TreeJournal: TreeObserver {
  /// The events that were not taken yet, the latest last.
  public private(set) var lines: [String] = []

  /// A journal that is empty until it is among the observers of a tree.
  public init() {}

  public func observe(_ event: TreeEvent) { lines.append("\(event.riblet) \(event.kind)") }

  /// Returns the lines and clears them.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
