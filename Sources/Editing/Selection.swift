/// The rows that the user has marked, by their identity.
public struct Selection<ID: Hashable & Sendable>: Hashable, Sendable {
  private var ids: Set<ID> = []

  public init() {}

  public var isEmpty: Bool { ids.isEmpty }

  public var count: Int { ids.count }

  public func contains(_ id: ID) -> Bool { ids.contains(id) }

  /// Marks a row that is not marked, or unmarks it.
  public mutating func toggle(_ id: ID) {
    if ids.remove(id) == nil { ids.insert(id) }
  }

  public mutating func clear() { ids = [] }

  /// Unmarks rows that are not in `present`.
  public mutating func restrict(to present: some Sequence<ID>) {
    guard !isEmpty else { return }
    ids.formIntersection(present)
  }
}
