/// The rows that the user has marked, by their identity.
public struct Selection<ID: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline var ids: Set<ID> = []

  /// Marks no row.
  public init() {}

  /// Whether no row is marked.
  public var isEmpty: Bool { ids.isEmpty }

  /// How many rows are marked, including those that are not listed at the moment.
  public var count: Int { ids.count }

  /// Returns whether the row with this identity is marked.
  @inlinable public func contains(_ id: ID) -> Bool { ids.contains(id) }

  /// Marks a row that is not marked, or unmarks it.
  public mutating func toggle(_ id: ID) {
    if ids.remove(id) == nil { ids.insert(id) }
  }

  /// Unmarks all rows.
  public mutating func clear() { ids = [] }

  /// Unmarks rows that are not in `present`.
  public mutating func restrict(to present: some Sequence<ID>) {
    guard !isEmpty else { return }
    ids.formIntersection(present)
  }
}
